// The checkout's form as a browser sends it: which button was pressed, and what was typed.
import { ACTION_FIELD, CHECKOUT_ACTIONS, type CheckoutAction } from '#contract/checkout-page.ts';
import { type CheckoutUpdate, MAX_GIFT_MESSAGE_LENGTH } from '#contract/checkout.ts';
import { emptyFieldsOf } from '#commerce/addresses/addresses.ts';
import { CUSTOMER_FIELDS, type CustomerInfo, MAX_CUSTOMER_LENGTHS } from '#contract/customer-info.ts';

export interface CheckoutForm {
  readonly action: CheckoutAction;
  /** What the button is for, such as a code; empty where it is for the whole form. */
  readonly target: string;
  readonly update: CheckoutUpdate;
  readonly discountCode: string;
  readonly giftCard: string;
  readonly agreement: string;
  readonly pageKey: string;
  readonly hasTried: boolean;
  /** The article chosen for the offer that is to be added. */
  readonly articleId: string;
}

const MAX_METHOD_LENGTH = 120;
const MAX_CODE_LENGTH = 60;
const MAX_KEY_LENGTH = 60;

/** Everything that is typed is taken, cut to what fits: what is wrong with it the checkout says. */
export function checkoutFormOf(body: string): CheckoutForm {
  // No text of the shop has a NUL, and PostgreSQL takes none.
  const fields = new URLSearchParams(body.replaceAll('%00', '').replaceAll('\0', ''));
  const text = (name: string, maxLength: number) => (fields.get(name) ?? '').trim().slice(0, maxLength);
  const [pressed = '', ...rest] = (fields.get(ACTION_FIELD) ?? '').split(':');
  const named = CHECKOUT_ACTIONS.find((known) => known === pressed) ?? 'save';
  const discountCode = text('discountCode', MAX_CODE_LENGTH);
  const giftCard = text('giftCard', MAX_CODE_LENGTH);
  const target = rest.join(':');
  return {
    // Enter in a field of a code means that code.
    action:
      named !== 'save' ? named : discountCode !== '' ? 'use-code' : giftCard !== '' ? 'use-card' : 'save',
    target,
    update: updateOf(fields),
    discountCode,
    giftCard,
    agreement: text('agreement', 100),
    pageKey: text('pageKey', MAX_KEY_LENGTH),
    hasTried: fields.get('tried') === '1',
    articleId: text(`offer.${target}`, 120),
  };
}

function updateOf(fields: URLSearchParams): CheckoutUpdate {
  if (!fields.has('delivery.country')) return {};
  const methodId = fields.get('methodId')?.slice(0, MAX_METHOD_LENGTH);
  return {
    delivery: customerInfo(fields, 'delivery'),
    billing: fields.has('billing.same') ? null : customerInfo(fields, 'billing'),
    giftMessage: (fields.get('giftMessage') ?? '').replaceAll('\r\n', '\n').slice(0, MAX_GIFT_MESSAGE_LENGTH),
    hasAcceptedTerms: fields.has('terms'),
    ...(methodId === undefined ? {} : { methodId }),
  };
}

/** The browser's form may still have fields of the country that was chosen before: those are left out. */
function customerInfo(fields: URLSearchParams, part: string): Partial<CustomerInfo> {
  const notAsked = emptyFieldsOf(fields.get(`${part}.country`) ?? '');
  const present = CUSTOMER_FIELDS.filter((field) => fields.has(`${part}.${field}`) && !(field in notAsked));
  return Object.fromEntries(
    present.map((field) => [
      field,
      (fields.get(`${part}.${field}`) ?? '').slice(0, MAX_CUSTOMER_LENGTHS[field]),
    ]),
  );
}

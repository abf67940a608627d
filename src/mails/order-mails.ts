// The mails about an order: placed, sent in part or whole, cancelled, refunded.
import type { CustomerInfo } from '#contract/customer-info.ts';
import type { MailDocs } from '#contract/mails.ts';
import type { Currency, PageMarket } from '#contract/market.ts';
import type { Order, OrderedRow, PostalState } from '#contract/orders.ts';
import type { MailAmount, MailBody, MailPart } from '#src/mails/mail-body.ts';
import type { MailTexts } from '#src/mails/mail-texts.ts';
import { addressLines } from '#src/i18n/address-lines.ts';
import { percentText } from '#src/i18n/percent.ts';
import { variantText } from '#src/i18n/variant-text.ts';
import { countryName, mailAmount, mailDay } from '#src/mails/notation.ts';

export interface MailContext {
  readonly market: PageMarket;
  readonly shopName: string;
  /** `https://shop.example`; null: not known. */
  readonly origin: string | null;
  readonly texts: MailTexts;
}
type OrderMailBody = Omit<MailBody, 'why'>;

export function orderMail({ order }: MailDocs['order'], context: MailContext): OrderMailBody {
  const { texts } = context;
  const { intro, ...own } = texts.order;
  const write = amountWriter(order, context);
  const rows = [
    ...order.rows.map((row) => placedRow(row, order, context)),
    ...order.giftCardsBought.map(({ value, recipientEmail }) => ({
      title: texts.boughtGiftCard,
      details: recipientEmail,
      amount: write(value),
    })),
  ];
  return {
    ...own,
    subject: own.subject(context.shopName, order.number),
    parts: [
      { kind: 'paragraph', text: intro },
      factsOf(order, context),
      ...linkTo(order, context),
      { kind: 'rows', title: texts.rows, rows },
      { kind: 'amounts', amounts: totalsOf(order, context) },
      ...deliveryOf(order, context),
      ...billingOf(order, context),
      ...(order.giftMessage === ''
        ? []
        : [{ kind: 'quote' as const, title: texts.giftMessage, text: order.giftMessage }]),
    ],
  };
}

export function shippedMail(
  { order, carrier, trackingNumber, rows: sent }: MailDocs['shipped'],
  context: MailContext,
): OrderMailBody {
  const { texts } = context;
  const { intro, more, contents, ...own } = texts.shipped;
  const facts = [
    { label: own.carrier, value: carrier },
    { label: own.trackingNumber, value: trackingNumber },
  ].filter(({ value }) => value !== '');
  const hasMore = order.rows.some((row) => row.quantity > row.shippedQuantity + row.cancelledQuantity);
  return {
    ...own,
    subject: own.subject(context.shopName, order.number),
    parts: [
      { kind: 'paragraph', text: hasMore ? `${intro} ${more}` : intro },
      { kind: 'facts', facts: [{ label: texts.number, value: order.number }, ...facts] },
      ...linkTo(order, context),
      { kind: 'rows', title: contents, rows: piecesOf(order, sent, texts) },
      ...deliveryOf(order, context),
    ],
  };
}

export function cancelledMail(
  { order, refunded }: MailDocs['cancelled'],
  context: MailContext,
): OrderMailBody {
  const { intro, nothingPaid, ...own } = context.texts.cancelled;
  const isPaid = refunded.paymentValue > 0 || refunded.giftCards.length > 0;
  // Nothing comes back either where all that was paid for has been spent, or given back before.
  const rest = order.totals.totalValue === 0 ? ` ${nothingPaid}` : '';
  const paragraph = isPaid ? `${intro} ${refundIntro(refunded, context)}` : intro + rest;
  return {
    ...own,
    subject: own.subject(context.shopName, order.number),
    parts: [
      { kind: 'paragraph', text: paragraph },
      factsOf(order, context),
      ...linkTo(order, context),
      ...(isPaid ? [refundedPart(order, refunded, context)] : []),
    ],
  };
}

export function partCancelledMail(
  { order, rows, giftCards, refunded }: MailDocs['cancelled-part'],
  context: MailContext,
): OrderMailBody {
  const { texts } = context;
  const { intro, contents, ...own } = texts.cancelledPart;
  const isPaid = refunded.paymentValue > 0 || refunded.giftCards.length > 0;
  const write = amountWriter(order, context);
  const cards = giftCards.map(({ value, recipientEmail }) => ({
    title: `${texts.boughtGiftCard} ${write(value)}`,
    details: recipientEmail,
    amount: '',
  }));
  return {
    ...own,
    subject: own.subject(context.shopName, order.number),
    parts: [
      { kind: 'paragraph', text: isPaid ? `${intro} ${refundIntro(refunded, context)}` : intro },
      factsOf(order, context),
      ...linkTo(order, context),
      { kind: 'rows', title: contents, rows: [...piecesOf(order, rows, texts), ...cards] },
      ...(isPaid ? [refundedPart(order, refunded, context)] : []),
    ],
  };
}

export function refundMail({ order, refunded }: MailDocs['refund'], context: MailContext): OrderMailBody {
  const { subject, preview, title } = context.texts.refund;
  return {
    title,
    preview,
    subject: subject(context.shopName, order.number),
    parts: [
      { kind: 'paragraph', text: refundIntro(refunded, context) },
      factsOf(order, context),
      ...linkTo(order, context),
      refundedPart(order, refunded, context),
    ],
  };
}

type Refunded = MailDocs['refund']['refunded'];

function refundIntro({ paymentValue, giftCards }: Refunded, { texts }: MailContext): string {
  const { intro, introGiftCard } = texts.refund;
  const sentences = [...(paymentValue > 0 ? [intro] : []), ...(giftCards.length > 0 ? [introGiftCard] : [])];
  return sentences.join(' ');
}

function refundedPart(order: Order, { paymentValue, giftCards }: Refunded, context: MailContext): MailPart {
  const { toGiftCard, toPayment, total } = context.texts.refund;
  const write = amountWriter(order, context);
  const all = giftCards.reduce((sum, { value }) => sum + value, paymentValue);
  return {
    kind: 'amounts',
    amounts: [
      ...giftCards.map(({ hint, value }) => ({ label: toGiftCard(hint), amount: write(value) })),
      ...(paymentValue > 0 ? [{ label: toPayment, amount: write(paymentValue) }] : []),
      { label: total, amount: write(all), isStrong: true },
    ],
  };
}

/** Whoever opens it elsewhere than where the order was placed is asked for the e-mail address. */
function linkTo({ number }: Order, { texts, market, origin }: MailContext): MailPart[] {
  const path = `/${market.code}/confirm?order=${encodeURIComponent(number)}`;
  return origin === null ? [] : [{ kind: 'link', label: texts.seeOrder, url: `${origin}${path}` }];
}

function factsOf({ number, placedAt }: Order, { texts, market }: MailContext): MailPart {
  return {
    kind: 'facts',
    facts: [
      { label: texts.number, value: number },
      { label: texts.placedAt, value: mailDay(placedAt, market) },
    ],
  };
}

/** Without amounts. */
function piecesOf(order: Order, pieces: MailDocs['shipped']['rows'], texts: MailTexts) {
  return pieces.flatMap(({ orderRowId, quantity }) => {
    const row = order.rows.find((one) => one.orderRowId === orderRowId);
    return row === undefined ? [] : [{ ...namedRow(row, quantity, texts), amount: '' }];
  });
}

function namedRow({ product }: OrderedRow, quantity: number, { quantity: label }: MailTexts) {
  const details = [variantText(product), `${label}: ${quantity}`];
  return {
    title: product.title.startsWith(product.brand) ? product.title : `${product.brand} ${product.title}`,
    details: details.filter((detail) => detail !== '').join(' · '),
  };
}

function placedRow(row: OrderedRow, order: Order, context: MailContext) {
  const write = amountWriter(order, context);
  const { title, details } = namedRow(row, row.quantity, context.texts);
  const unit = row.quantity > 1 ? `\u00a0×\u00a0${write(row.unitValue)}` : '';
  const saved = row.discountValue > 0 ? ` · ${context.texts.saved(write(row.discountValue))}` : '';
  return { title, details: details + unit + saved, amount: write(row.chargedValue) };
}

function totalsOf(order: Order, context: MailContext): MailAmount[] {
  const { texts, market } = context;
  const { totals, giftCards, payment, shipping } = order;
  const write = amountWriter(order, context);
  const less = (value: number) => `−${write(value)}`;
  const taxes = totals.taxes
    .filter(({ taxValue }) => taxValue > 0)
    .map(({ ratePercent, taxValue }) => ({
      rate: percentText(ratePercent, market.language),
      amount: write(taxValue),
    }));
  const total: MailAmount = { label: texts.total, amount: write(totals.totalValue), isStrong: true };
  const isShipped = shipping.kind !== 'none';
  return [
    { label: texts.subtotal, amount: write(totals.subtotalValue) },
    ...(totals.discountValue > 0 ? [{ label: texts.discount, amount: less(totals.discountValue) }] : []),
    ...(isShipped
      ? [
          {
            label: texts.shipping,
            amount: totals.shippingValue === 0 ? texts.free : write(totals.shippingValue),
          },
        ]
      : []),
    ...(totals.isTaxIncluded
      ? [total, ...taxes.map(({ rate, amount }) => ({ label: texts.taxIncluded(rate), amount }))]
      : [...taxes.map(({ rate, amount }) => ({ label: texts.taxAdded(rate), amount })), total]),
    ...giftCards.map(({ hint, usedValue }) => ({ label: texts.usedGiftCard(hint), amount: less(usedValue) })),
    ...(payment === null ? [] : [{ label: texts.paid(payment.title), amount: write(payment.paidValue) }]),
  ];
}

function deliveryOf(order: Order, { texts, market }: MailContext): MailPart[] {
  const { kind, title, place, earliest, latest } = order.shipping;
  if (kind === 'none') return [];
  const way = {
    label: kind === 'pick-up' ? texts.pickUp : texts.delivery,
    value: place === null ? title : `${title}, ${place}`,
  };
  const [first, last] = [earliest ?? latest, latest ?? earliest];
  const expected =
    first === null || last === null ? [] : [{ label: texts.expected, value: mailDay(first, market, last) }];
  return [
    { kind: 'facts', facts: [way, ...expected] },
    addressPart(texts.deliveryAddress, order.deliveryCustomerInfo, order.deliveryState, market),
  ];
}

/** Where the bill goes elsewhere than the goods. */
function billingOf(order: Order, { texts, market }: MailContext): MailPart[] {
  const { shipping, deliveryCustomerInfo: delivery, billingCustomerInfo: billing } = order;
  const isSame = shipping.kind !== 'none' && JSON.stringify(delivery) === JSON.stringify(billing);
  return isSame ? [] : [addressPart(texts.billingAddress, billing, order.billingState, market)];
}

function addressPart(
  title: string,
  info: CustomerInfo,
  state: PostalState | undefined,
  { language }: PageMarket,
): MailPart {
  const country = countryName(info.country, language);
  return { kind: 'address', title, lines: addressLines(info, { country, state, language }) };
}

function amountWriter({ currency }: Order, { market }: MailContext): (value: number) => string {
  return (value) => mailAmount(value, currency as Currency, market);
}

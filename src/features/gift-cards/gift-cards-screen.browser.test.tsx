// The page of gift cards as a shopper uses it, and its state, with what the server may answer.
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cart } from '#contract/cart.ts';
import { shopError } from '#contract/errors.ts';
import {
  ERROR_ADD_TO_CART,
  ERROR_GIFT_CARD_CHECK,
  LOADING_GIFT_CARD_CHECK,
  SUCCESS_GIFT_CARD_CHECK,
} from '#contract/gift-card-terms.ts';
import type { GiftCardSettings } from '#contract/gift-cards.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { addGiftCard, checkGiftCard, type GiftCardServices } from '#src/features/gift-cards/actions.ts';
import { GiftCardsScreen } from '#src/features/gift-cards/gift-cards-screen.tsx';
import { createGiftCardState } from '#src/features/gift-cards/state.ts';
import { texts } from '#src/i18n/gift-cards/en.ts';
import { hasTypedInput } from '#src/platform/typed-input.ts';
import { type ShopPage, renderInShop } from '#tests/fixtures/shop-page.tsx';

const SETTINGS: GiftCardSettings = {
  currency: 'EUR',
  amounts: [25, 50],
  validForMonths: null,
  maxMessageLength: 300,
  maxDaysAhead: 365,
};
const BALANCE = {
  hint: 'GHJK',
  currency: 'EUR',
  balanceValue: 37.95,
  expiresAt: Date.parse('2028-12-25T00:00:00Z'),
};
const CODE = '0123-4567-89AB-CDEF-GHJK';
type Added = Parameters<GiftCardServices['endpoints']['cartAddGiftCard']>[0];

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

function endpointsThat(answers: {
  add?: Result<Cart>;
  check?: Promise<Result<typeof BALANCE>> | Result<typeof BALANCE>;
}) {
  const added: Added[] = [];
  const codes: string[] = [];
  return {
    added,
    codes,
    endpoints: {
      cartAddGiftCard: async (parts: Added) => {
        added.push(parts);
        return answers.add ?? ok({} as Cart);
      },
      giftCardValidate: async ({ body }: { body: { code: string } }) => {
        codes.push(body.code);
        return (await answers.check) ?? fail(shopError('not_found', { field: 'code' }));
      },
    },
  };
}
async function show(answers: Parameters<typeof endpointsThat>[0] = {}, settings = SETTINGS) {
  const server = endpointsThat(answers);
  let additions = 0;
  shop = await renderInShop((services) => {
    Object.assign(services, { endpoints: server.endpoints });
    return <GiftCardsScreen settings={settings} texts={texts} onAdded={() => (additions += 1)} />;
  });
  return { ...server, additions: () => additions };
}
const recipient = () => page.getByRole('textbox', { name: 'E-mail address of the recipient' });
const codeField = () => page.getByRole('textbox', { name: 'Code of the gift card' });
const add = () => page.getByRole('button', { name: 'Add to bag' });
const check = () => page.getByRole('button', { name: 'Check the balance' });

describe('the slice of gift cards', () => {
  const services = (answers: Parameters<typeof endpointsThat>[0]) => ({
    ...endpointsThat(answers),
    market: { code: 'en-eu' },
  });

  test('GC-01a GC-01b GC-01c GC-01d GC-01g GC-01h has status, settings, error and payload of a check', async () => {
    const state = createGiftCardState(SETTINGS);
    expect(state).toEqual({ status: null, settings: SETTINGS, error: null, payload: null });
    const answer = Promise.withResolvers<Result<typeof BALANCE>>();
    const checking = checkGiftCard(state, services({ check: answer.promise }), CODE);
    expect(state.status).toBe(LOADING_GIFT_CARD_CHECK);
    answer.resolve(ok(BALANCE));
    await checking;
    expect(state).toMatchObject({ status: SUCCESS_GIFT_CARD_CHECK, payload: BALANCE, error: null });
  });

  test('GC-01e GC-01f keeps the error of a check and of a purchase that failed, until the next', async () => {
    const state = createGiftCardState(SETTINGS);
    await checkGiftCard(state, services({}), CODE);
    expect(state).toMatchObject({
      status: ERROR_GIFT_CARD_CHECK,
      payload: null,
      error: { code: 'not_found' },
    });
    const body = { value: 25, recipientEmail: 'anna@example.com' };
    expect(await addGiftCard(state, services({ add: fail(shopError('conflict')) }), body)).toBe(false);
    expect(state).toMatchObject({ status: ERROR_ADD_TO_CART, error: { code: 'conflict' } });
    expect(await addGiftCard(state, services({}), body)).toBe(true);
    expect(state).toMatchObject({ status: null, error: null });
  });
});

describe('giving a gift card', () => {
  test('what is missing is told at its field, and the first of them has the focus', async () => {
    const { added } = await show();
    await add().click();
    await expect.element(page.getByText('Choose an amount.')).toBeVisible();
    await expect.element(page.getByRole('radio', { name: '€25.00' })).toHaveFocus();
    await page.getByRole('radio', { name: '€25.00' }).click();
    await recipient().fill('anna');
    await add().click();
    await expect.element(recipient()).toHaveFocus();
    await expect.element(recipient()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(recipient()).toHaveAccessibleDescription(texts.emailMissing);
    await recipient().fill('anna@example.com');
    await page.getByLabelText('Day of delivery (optional)').fill('2020-01-01');
    await add().click();
    await expect.element(page.getByText(texts.dayWrong)).toBeVisible();
    expect(added).toEqual([]);
  });

  test('a day that is only half typed is no missing day: nothing is bought', async () => {
    const { added } = await show();
    const day = page.getByLabelText('Day of delivery (optional)');
    await page.getByRole('radio', { name: '€25.00' }).click();
    await recipient().fill('anna@example.com');
    (day.element() as HTMLInputElement).focus();
    await userEvent.keyboard('12');
    await add().click();
    await expect.element(page.getByText(texts.dayWrong)).toBeVisible();
    await expect.element(day).toHaveFocus();
    expect(added).toEqual([]);
  });

  test('by keyboard alone it goes into the bag, and the form is empty again', async () => {
    const { added, additions } = await show();
    await page.getByRole('radio', { name: '€25.00' }).click();
    await userEvent.keyboard('{ArrowRight}{Tab}anna@example.com{Tab}Bo{Tab}Happy birthday!{Enter}Bo');
    await add().click();
    await expect.element(page.getByText('The gift card is in your bag.')).toBeVisible();
    expect(added).toEqual([
      {
        query: { market: 'en-eu' },
        body: {
          value: 50,
          recipientEmail: 'anna@example.com',
          senderName: 'Bo',
          message: 'Happy birthday!\nBo',
          deliverOn: null,
        },
      },
    ]);
    expect(additions()).toBe(1);
    await expect.element(recipient()).toHaveValue('');
    expect(hasTypedInput()).toBe(false);
  });

  test('a failure is told, and what was typed stays', async () => {
    const { additions } = await show({ add: fail(shopError('offline')) });
    await page.getByRole('radio', { name: '€50.00' }).click();
    await recipient().fill('anna@example.com');
    await add().click();
    await expect.element(page.getByRole('alert').getByText(texts.offline)).toBeVisible();
    await expect.element(recipient()).toHaveValue('anna@example.com');
    expect(additions()).toBe(0);
    expect(hasTypedInput()).toBe(true);
  });

  test('says for how long it is valid, of one month too', async () => {
    await show({}, { ...SETTINGS, validForMonths: 24 });
    await expect.element(page.getByText('Valid for 24 months.')).toBeVisible();
    shop?.remove();
    await show({}, { ...SETTINGS, validForMonths: 1 });
    await expect.element(page.getByText('Valid for one month.')).toBeVisible();
  });

  test('where none are sold there is no form, but a balance can be looked up', async () => {
    await show({}, { ...SETTINGS, amounts: [] });
    await expect.element(page.getByText(texts.notSold)).toBeVisible();
    await expect.element(add()).not.toBeInTheDocument();
    await expect.element(check()).toBeVisible();
  });
});

describe('looking up a balance', () => {
  test('says what is left and until when', async () => {
    const { codes } = await show({ check: ok(BALANCE) });
    await codeField().fill(CODE);
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByText('€37.95 left on the card that ends in GHJK. Valid until 24 December 2028.'))
      .toBeVisible();
    expect(codes).toEqual([CODE]);
    expect(hasTypedInput()).toBe(false);
  });

  test('a code that is missing, wrong, or one too many is told at the field', async () => {
    const { codes } = await show();
    await check().click();
    await expect.element(codeField()).toHaveAccessibleDescription(`${texts.codeHint} ${texts.codeMissing}`);
    await codeField().fill('x');
    await check().click();
    await expect.element(codeField()).toHaveAccessibleDescription(`${texts.codeHint} ${texts.notFound}`);
    expect(codes).toEqual(['x']);
    expect(hasTypedInput()).toBe(true);
    shop?.remove();
    await show({ check: fail(shopError('too_many_requests')) });
    await codeField().fill('x');
    await check().click();
    await expect.element(page.getByRole('status').getByText(texts.tooManyTries)).toBeInTheDocument();
  });

  test('a fault is written once, and stands without the balance of another card', async () => {
    await show({ check: ok(BALANCE) });
    await codeField().fill(CODE);
    await check().click();
    const balance = page.getByText('€37.95 left', { exact: false });
    await expect.element(balance).toBeVisible();
    await codeField().fill('');
    await check().click();
    await expect.element(balance).not.toBeInTheDocument();
    await expect.element(page.getByText(texts.codeMissing)).toBeVisible();
    await expect.element(page.getByRole('status').getByText(texts.codeMissing)).not.toBeInTheDocument();
  });
});

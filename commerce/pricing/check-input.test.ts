// A broken question is refused with the name of the field; the largest whole one is answered exactly.
import { expect, test } from 'vitest';
import { MAX_GROSS } from '#commerce/pricing/check-input.ts';
import { type QuoteInput, quote } from '#commerce/pricing/pricing.ts';
import { pricingExamples } from '#tests/pricing/examples.ts';

const EXAMPLES = pricingExamples();
const example = (title: string) => {
  const found = EXAMPLES.find((one) => one.title.startsWith(title));
  if (found === undefined) throw new Error(`no example ${title}`);
  return found.question;
};
const TENT = example('Two tents');
const [LINE] = TENT.lines;
const line = (change: object): Partial<QuoteInput> => ({ lines: [{ ...LINE!, ...change }] });
const terms = (change: object): Partial<QuoteInput> => {
  const [code] = example('A percent').codes;
  return { codes: [{ code: 'X', terms: { ...code!.terms!, ...change } }] };
};
const campaign = (campaignId: string) => ({ ...example('Where it saves less').campaigns[0]!, campaignId });
const rates = (standard: number, categories = {}): Partial<QuoteInput> => ({
  market: { ...TENT.market, tax: { ...TENT.market.tax, rates: { standard, categories } } },
});
const card = (change: object): Partial<QuoteInput> => ({
  giftCards: [{ cardId: 'c', currency: 'SEK', balance: 1, expiresAt: null, ...change }],
});
const fees = (fee: number, freeFrom: number | null): Partial<QuoteInput> => ({
  shippingMethods: [
    {
      methodId: 'm',
      kind: 'delivery',
      fees: { parcel: { fee, freeFrom } },
      taxCategory: null,
      taxedAt: null,
    },
  ],
});

test.each<[string, Partial<QuoteInput>]>([
  ['now', { now: Number.NaN }],
  ['lines[0].unitPrice', line({ unitPrice: -1 })],
  ['lines[0].unitPrice', line({ unitPrice: 0.5 })],
  ['lines[0].listPrice', line({ listPrice: Number.POSITIVE_INFINITY })],
  ['lines[0].quantity', line({ quantity: 0 })],
  ['lines[0].quantity', line({ quantity: 1.5 })],
  ['lines: lineId', { lines: [LINE!, LINE!] }],
  ['lines: cost more', line({ quantity: 1, unitPrice: MAX_GROSS - 29_899 })],
  ['lines: cost more', line({ quantity: 2 ** 53 - 1, unitPrice: 2 ** 53 - 1 })],
  ['market.tax.rates.standard', rates(1_000_001)],
  ['market.tax.rates.categories.books', rates(0, { books: -1 })],
  [
    'market.tax.regions[0].rates.standard',
    {
      market: {
        ...TENT.market,
        tax: {
          ...TENT.market.tax,
          regions: [{ country: 'SE', state: null, rates: { standard: 0.1, categories: {} } }],
        },
      },
    },
  ],
  ['shippingMethods[0].fees.parcel.fee', fees(-1, null)],
  ['shippingMethods[0].fees.parcel.freeFrom', fees(1, 0.5)],
  ['shippingMethods: methodId', { shippingMethods: [TENT.shippingMethods[0]!, TENT.shippingMethods[0]!] }],
  ['campaigns: campaignId', { campaigns: [campaign('c'), campaign('c')] }],
  ['campaigns[0].minimum', { campaigns: [{ ...campaign('c'), minimum: -1 }] }],
  ['codes[0].terms.effect.basisPoints', terms({ effect: { kind: 'percent', basisPoints: 10_001 } })],
  ['codes[0].terms.effect.amount', terms({ effect: { kind: 'amount', amount: -1 } })],
  ['codes[0].terms.from', terms({ from: 0.5 })],
  ['codes[0].terms.until', terms({ until: 0.5 })],
  ['codes[0].terms.usesLeft', terms({ usesLeft: -1 })],
  ['codes[0].terms.customerUsesLeft', terms({ customerUsesLeft: -1 })],
  ['giftCards[0].balance', card({ balance: -1 })],
  ['giftCards[0].expiresAt', card({ expiresAt: 0.5 })],
])('%s', (field, change) => {
  const ask = () => quote({ ...TENT, ...change });
  expect(ask).toThrow(RangeError);
  expect(ask).toThrow(field);
});

test('the largest order that is answered is exact', () => {
  const whole = quote({
    ...TENT,
    ...line({ quantity: 1, unitPrice: MAX_GROSS - 29_900, shippingClass: 'bulky' }),
  });
  expect(whole.totals).toMatchObject({
    tax: 800_000_000_000_000,
    net: 3_200_000_000_000_000,
    total: MAX_GROSS,
  });
});

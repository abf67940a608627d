// What docs/pricing.md says always holds, over random questions.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum } from '#commerce/pricing/arithmetic.ts';
import { type Quote, type QuoteInput, quote } from '#commerce/pricing/pricing.ts';

const RUNS = { numRuns: 1500 };
const CLASSES = ['parcel', 'bulky'];
const CATEGORIES = ['tents', 'caps', 'lamps'];
const price = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 200_000 }));
const rate = fc.constantFrom(0, 60_000, 66_250, 88_750, 250_000);
const threshold = fc.option(price, { nil: null });
const time = fc.option(fc.integer({ min: 998, max: 1003 }), { nil: null });
const target = fc.record({
  categoryIds: fc.subarray(CATEGORIES, { maxLength: 2 }),
  productIds: fc.subarray(['l0', 'l1'], { maxLength: 1 }),
  excludesReduced: fc.boolean(),
});
const effect: fc.Arbitrary<QuoteInput['campaigns'][number]['effect']> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.integer({ min: 0, max: 10_000 }) }),
  fc.record({ kind: fc.constant('amount' as const), amount: price }),
  fc.record({
    kind: fc.constant('free-shipping' as const),
    methodIds: fc.option(fc.subarray(['m0', 'm1']), { nil: null }),
  }),
);
const terms = fc.record({
  effect,
  target,
  markets: fc.constantFrom(null, null, ['sv-se'], ['de-de']),
  from: time,
  until: time,
  minimum: threshold,
  isStackable: fc.boolean(),
});
const uses = fc.constantFrom(null, 0, 1);
const rates = fc.record({
  standard: rate,
  categories: fc.record({ books: rate, food: rate }, { requiredKeys: [] }),
});
const line = fc.record({
  kind: fc.constantFrom('article' as const, 'article' as const, 'article' as const, 'gift-card' as const),
  categoryIds: fc.subarray(CATEGORIES),
  unitPrice: price,
  markdown: fc.constantFrom(0, 0, 10),
  quantity: fc.integer({ min: 1, max: 9 }),
  taxCategory: fc.constantFrom(null, 'books', 'food', 'other'),
  shippingClass: fc.constantFrom('parcel', 'parcel', 'bulky', null),
});
const method = fc.record({
  kind: fc.constantFrom('delivery' as const, 'delivery' as const, 'pick-up' as const),
  fees: fc.dictionary(fc.constantFrom(...CLASSES), fc.record({ fee: price, freeFrom: threshold })),
  taxCategory: fc.constantFrom(null, 'books'),
  taxedAt: fc.constantFrom(null, null, { country: 'US', state: 'NJ' }, { country: 'SE', state: null }),
});
const numbered = <T, K extends string>(list: fc.Arbitrary<readonly T[]>, key: K, prefix: string) =>
  list.map((all) => all.map((one, at) => ({ ...one, [key]: `${prefix}${at}` }) as T & Record<K, string>));

const question: fc.Arbitrary<QuoteInput> = fc.record({
  now: fc.constant(1000),
  market: fc.record({
    code: fc.constant('sv-se'),
    currency: fc.constant('SEK' as const),
    tax: fc.record({
      isIncluded: fc.boolean(),
      rates,
      regions: fc.array(
        fc.record({ country: fc.constantFrom('SE', 'US'), state: fc.constantFrom(null, 'NJ'), rates }),
        { maxLength: 3 },
      ),
    }),
  }),
  address: fc.constantFrom(null, { country: 'US', state: 'NJ' }, { country: 'SE', state: null }),
  lines: numbered(fc.array(line, { maxLength: 6 }), 'lineId', 'l').map((all) =>
    all.map(({ markdown, ...one }) => ({
      ...one,
      productId: one.lineId,
      listPrice: one.unitPrice + markdown,
    })),
  ),
  shippingMethods: numbered(fc.array(method, { maxLength: 3 }), 'methodId', 'm'),
  chosenMethodId: fc.constantFrom(null, 'm0', 'm1', 'm9'),
  campaigns: numbered(fc.array(terms, { maxLength: 3 }), 'campaignId', 'c'),
  codes: numbered(
    fc.array(
      fc.record({
        terms: fc.option(
          fc.tuple(terms, uses, uses).map(([one, usesLeft, customerUsesLeft]) => ({
            ...one,
            usesLeft,
            customerUsesLeft,
          })),
          { nil: null },
        ),
      }),
      { maxLength: 4 },
    ),
    'code',
    'C',
  ),
  giftCards: numbered(
    fc.array(
      fc.record({
        currency: fc.constantFrom('SEK' as const, 'SEK' as const, 'EUR' as const),
        balance: price,
        expiresAt: time,
      }),
      { maxLength: 4 },
    ),
    'cardId',
    'g',
  ),
});

/** Goods and shipping before added tax. */
const charged = ({ totals }: Quote) => totals.subtotal - totals.discount + totals.shipping;
/** What rounding may cost where several amounts share lines. */
function slackOf({ campaigns, codes, lines }: QuoteInput): number {
  const all = [...campaigns, ...codes.map((code) => code.terms)];
  const amounts = all.filter((one) => one?.effect.kind === 'amount').length;
  return amounts < 2 ? 0 : amounts * lines.length;
}
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}
const check = (property: (input: QuoteInput, answer: Quote) => void) =>
  fc.assert(
    fc.property(question, (input) => property(input, quote(input))),
    RUNS,
  );

test('all amounts are safe integers and not negative', () => {
  check((_, answer) => {
    expect(numbersIn(answer).filter((number) => !Number.isSafeInteger(number) || number < 0)).toEqual([]);
  });
});

describe('amounts add up', () => {
  test('within each line and within shipping', () => {
    check(({ market }, { lines, shipping }) => {
      for (const one of [...lines, shipping]) {
        expect(one.net + one.tax).toBe(one.total);
        expect(market.tax.isIncluded ? one.total : one.net).toBe(one.charged);
        expect(sum(one.taxes.map(({ tax }) => tax))).toBe(one.tax);
        if (one.taxes.length > 0) expect(sum(one.taxes.map(({ net }) => net))).toBe(one.net);
      }
      for (const { gross, unitPrice, quantity, discounts, charged: rest } of lines) {
        expect(gross).toBe(unitPrice * quantity);
        expect(gross - sum(discounts.map(({ amount }) => amount))).toBe(rest);
      }
    });
  });

  test('from lines and shipping to the totals', () => {
    check((input, { lines, shipping, discounts, totals }) => {
      const all = [...lines, shipping];
      expect(sum(lines.map(({ gross }) => gross))).toBe(totals.subtotal);
      expect(sum(lines.flatMap((one) => one.discounts.map(({ amount }) => amount)))).toBe(totals.discount);
      const waived = discounts.filter(({ kind }) => kind === 'free-shipping');
      expect(sum(discounts.map(({ saved }) => saved)) - sum(waived.map(({ saved }) => saved))).toBe(
        totals.discount,
      );
      for (const key of ['net', 'tax', 'total'] as const)
        expect(sum(all.map((one) => one[key]))).toBe(totals[key]);
      expect(totals.total).toBe(
        totals.subtotal - totals.discount + totals.shipping + (input.market.tax.isIncluded ? 0 : totals.tax),
      );
      const parts = all.flatMap(({ taxes }) => taxes);
      for (const { rate: one, net, tax } of totals.taxes) {
        const same = parts.filter((part) => part.rate === one);
        expect([sum(same.map((part) => part.net)), sum(same.map((part) => part.tax))]).toEqual([net, tax]);
      }
      expect(sum(totals.taxes.map(({ tax }) => tax))).toBe(totals.tax);
      expect(totals.taxes.map((one) => one.rate)).toEqual(
        [...new Set(parts.map((one) => one.rate))].toSorted((a, b) => b - a),
      );
    });
  });
});

test('gift cards pay no more than their balance, the order, or goods that are no gift cards', () => {
  check((input, { lines, giftCards, totals }) => {
    for (const [at, { used, left, refusal }] of giftCards.entries()) {
      expect(used + left).toBe(input.giftCards[at]?.balance);
      expect(used === 0).toBe(refusal !== null);
    }
    expect(sum(giftCards.map(({ used }) => used))).toBe(totals.giftCards);
    expect(totals.giftCards + totals.toPay).toBe(totals.total);
    const bought = lines.filter((_, at) => input.lines[at]?.kind === 'gift-card');
    expect(totals.toPay).toBeGreaterThanOrEqual(sum(bought.map(({ total }) => total)));
    const isUnused = giftCards.some(
      ({ left, refusal }) => left > 0 && (refusal === null || refusal === 'not-needed'),
    );
    if (isUnused) expect(totals.toPay).toBe(sum(bought.map(({ total }) => total)));
  });
});

test('each code has its verdict, and what is applied is what saved', () => {
  check((input, { codes, discounts }) => {
    expect(codes.map(({ code }) => code)).toEqual(input.codes.map(({ code }) => code));
    const applied = codes.flatMap((one) => (one.state === 'applied' ? [[one.code, one.saved] as const] : []));
    const saving = discounts.flatMap((one) => (one.source === 'code' ? [[one.id, one.saved] as const] : []));
    expect(new Map(applied)).toEqual(new Map(saving));
    expect(applied.length).toBe(saving.length);
    const alone = [
      ...input.campaigns.map((one) => ({ id: one.campaignId, ...one })),
      ...input.codes.map(({ code, terms: its }) => ({ id: code, ...its })),
    ].filter(({ id, isStackable }) => isStackable === false && discounts.some((one) => one.id === id));
    if (alone.length > 0) expect(discounts).toHaveLength(1);
  });
});

test('the order of codes, campaigns, methods of payment and the clock’s past do not matter', () => {
  check((input, answer) => {
    const turned = quote({
      ...input,
      codes: input.codes.toReversed(),
      campaigns: input.campaigns.toReversed(),
      giftCards: input.giftCards.toReversed(),
    });
    expect({ ...turned, codes: turned.codes.toReversed(), giftCards: turned.giftCards.toReversed() }).toEqual(
      answer,
    );
  });
});

test('another code or campaign never makes goods and shipping dearer', () => {
  check((input, answer) => {
    for (const less of [
      { ...input, codes: input.codes.slice(1) },
      { ...input, campaigns: input.campaigns.slice(1) },
      { ...input, codes: [], campaigns: [] },
    ])
      expect(charged(answer)).toBeLessThanOrEqual(charged(quote(less)) + slackOf(input));
  });
});

test('another unit never makes goods and shipping cheaper where no threshold can be reached', () => {
  check((input) => {
    const withoutThreshold = <T extends { readonly minimum: number | null }>(one: T) => ({
      ...one,
      minimum: null,
    });
    const flat: QuoteInput = {
      ...input,
      campaigns: input.campaigns.map(withoutThreshold),
      codes: input.codes.map((one) => ({ ...one, terms: one.terms && withoutThreshold(one.terms) })),
      shippingMethods: input.shippingMethods.map((one) => ({
        ...one,
        fees: Object.fromEntries(
          Object.entries(one.fees).map(([key, { fee }]) => [key, { fee, freeFrom: null }]),
        ),
      })),
    };
    const before = charged(quote(flat));
    for (const at of flat.lines.keys()) {
      const lines = flat.lines.map((one, index) =>
        index === at ? { ...one, quantity: one.quantity + 1 } : one,
      );
      expect(charged(quote({ ...flat, lines }))).toBeGreaterThanOrEqual(before - slackOf(flat));
    }
  });
});

test('with one rate and no discount, tax is that of goods and shipping together', () => {
  check((input) => {
    const { isIncluded, rates: its } = input.market.tax;
    const lines = input.lines.filter(({ kind }) => kind === 'article');
    const tax = { isIncluded, rates: { standard: its.standard, categories: {} }, regions: [] };
    const { totals } = quote({ ...input, lines, campaigns: [], codes: [], market: { ...input.market, tax } });
    const whole = BigInt(totals.subtotal + totals.shipping);
    const [above, below] = [
      whole * BigInt(its.standard),
      BigInt(1_000_000 + (isIncluded ? its.standard : 0)),
    ];
    expect(totals.tax).toBe(Number((2n * above + below) / (2n * below)));
  });
});

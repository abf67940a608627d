// Random questions about what an order costs, dense around what decides: equal amounts, thresholds, moments, names.
import * as fc from 'fast-check';
import type {
  DiscountEffect,
  EnteredGiftCard,
  QuoteInput,
  QuoteLineInput,
  QuoteMarket,
  ShippingMethod,
  TaxRates,
} from '#commerce/pricing/quote-input.ts';

const NOW = 1_000;
/** The highest gross of a line, by cart: rounding shows in small amounts, lost digits in huge ones. */
const SCALES = [20, 3_000, 300_000, 500_000_000_000_000];
/** Names that an object has without being given them, and names that sort otherwise by code point. */
const TAX_CATEGORIES = ['books', 'food', 'constructor'];
const SHIPPING_CLASSES = ['parcel', 'bulky', 'toString'];
const IDS = ['A', 'B', 'a', 'Ä', '10', '9', '\u{1F525}', '\uFF5E'];
const CATEGORIES = ['c1', 'c2', 'c3'];
const PRODUCTS = ['p1', 'p2', 'p3'];
const METHODS = ['post', 'express', 'store'];
const MARKETS: readonly Pick<QuoteMarket, 'code' | 'currency'>[] = [
  { code: 'sv-se', currency: 'SEK' },
  { code: 'en-eu', currency: 'EUR' },
  { code: 'en-us', currency: 'USD' },
  { code: 'ko-kr', currency: 'KRW' },
];

/** An amount, or one next to what the cart comes to, so that thresholds are met and missed by one. */
type Near =
  | { readonly by: 'itself'; readonly amount: number }
  | { readonly by: 'goods' | 'line'; readonly amount: number; readonly line: number };

/** One time in `freq`. */
const oftenNull = <T>(arbitrary: fc.Arbitrary<T>, freq = 3) => fc.option(arbitrary, { nil: null, freq });
const mostly = <T>(usual: T, arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: fc.constant(usual), weight: 8 }, { arbitrary, weight: 1 });
/** Seldom none. */
const listOf = <T>(arbitrary: fc.Arbitrary<T>, maxLength: number) =>
  fc.oneof(
    { arbitrary: fc.array(arbitrary, { minLength: 1, maxLength, size: 'max' }), weight: 15 },
    { arbitrary: fc.constant<T[]>([]), weight: 1 },
  );
const moment = fc.constantFrom(NOW - 1, NOW, NOW + 1, NOW + 2);

function near(scale: number): fc.Arbitrary<Near> {
  return fc.oneof(
    fc.nat(scale).map((amount): Near => ({ by: 'itself', amount })),
    fc
      .record({
        by: fc.constantFrom('goods', 'line'),
        amount: fc.integer({ min: -1, max: 1 }),
        line: fc.nat(3),
      })
      .map((written): Near => written),
  );
}

const basisPoints = fc.oneof(
  fc.constantFrom(0, 1, 333, 1_000, 1_500, 2_500, 5_000, 9_999, 10_000),
  fc.nat(10_000),
);
const rate = fc.oneof(
  { arbitrary: fc.constantFrom(0, 60_000, 66_250, 100_000, 200_000, 250_000, 1_000_000), weight: 4 },
  { arbitrary: fc.nat(1_000_000), weight: 1 },
);
const rates: fc.Arbitrary<TaxRates> = fc
  .record({ standard: rate, own: fc.array(rate, { maxLength: TAX_CATEGORIES.length }) })
  .map(({ standard, own }) => ({
    standard,
    categories: Object.fromEntries(own.map((value, index) => [TAX_CATEGORIES[index]!, value])),
  }));
const REGIONS = [
  { country: 'US', state: 'NJ' },
  { country: 'US', state: null },
  { country: 'CA', state: 'QC' },
];
const regions = fc
  .tuple(fc.shuffledSubarray(REGIONS), fc.tuple(rates, rates, rates))
  .map(([places, all]) => places.map((place, index) => ({ ...place, rates: all[index]! })));
const address = fc.record({
  country: fc.constantFrom('US', 'CA', 'SE'),
  state: oftenNull(fc.constantFrom('NJ', 'QC')),
});

function lineOf(scale: number) {
  return fc
    .record({
      kind: mostly<QuoteLineInput['kind']>('article', fc.constant('gift-card')),
      productId: fc.constantFrom(...PRODUCTS),
      categoryIds: fc.subarray(CATEGORIES),
      price: fc.oneof({ arbitrary: fc.nat(scale), weight: 4 }, { arbitrary: fc.nat(9), weight: 1 }),
      markdown: fc.constantFrom(-1, 0, 0, 1),
      quantity: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 7 })),
      taxCategory: oftenNull(fc.constantFrom(...TAX_CATEGORIES, 'other')),
      shippingClass: mostly<string | null>('parcel', oftenNull(fc.constantFrom(...SHIPPING_CLASSES))),
    })
    .map(({ price, markdown, ...line }) => {
      const unitPrice = Math.floor(price / line.quantity);
      return { ...line, unitPrice, listPrice: Math.max(0, unitPrice + markdown) };
    });
}

function methodOf(scale: number) {
  const fee = fc.record({
    fee: fc.oneof({ arbitrary: fc.nat(scale), weight: 8 }, { arbitrary: fc.constant(0), weight: 1 }),
    freeFrom: oftenNull(
      fc.oneof(
        near(scale),
        fc.nat(scale).map((more): Near => ({ by: 'goods', amount: more, line: 0 })),
      ),
    ),
  });
  return fc.record({
    kind: mostly<ShippingMethod['kind']>('delivery', fc.constant('pick-up')),
    fees: fc
      .tuple(fc.subarray(SHIPPING_CLASSES), fee, fee, fee, mostly(true, fc.constant(false)))
      .map(([names, a, b, c, takesParcels]) => {
        const taken = new Set([...(takesParcels ? ['parcel'] : []), ...names]);
        return [...taken].map((name, index) => [name, [a, b, c][index]!] as const);
      }),
    taxCategory: mostly<string | null>(null, fc.constantFrom(...TAX_CATEGORIES)),
    taxedAt: mostly<QuoteInput['address']>(null, address),
  });
}

type WrittenEffect =
  | Exclude<DiscountEffect, { kind: 'amount' }>
  | { readonly kind: 'amount'; readonly amount: Near };
function termsOf(scale: number) {
  const effect: fc.Arbitrary<WrittenEffect> = fc.oneof(
    basisPoints.map((points): WrittenEffect => ({ kind: 'percent', basisPoints: points })),
    near(scale).map((amount): WrittenEffect => ({ kind: 'amount', amount })),
    oftenNull(fc.subarray(METHODS)).map((methodIds): WrittenEffect => ({ kind: 'free-shipping', methodIds })),
  );
  return fc.record({
    effect,
    target: fc.record({
      categoryIds: mostly<string[]>([], fc.subarray(CATEGORIES)),
      productIds: mostly<string[]>([], fc.subarray(PRODUCTS)),
      excludesReduced: mostly(false, fc.constant(true)),
    }),
    markets: mostly<string[] | null>(null, fc.subarray(['sv-se', 'en-us', 'ko-kr'])),
    from: mostly<number | null>(null, moment),
    until: mostly<number | null>(null, moment),
    minimum: mostly<Near | null>(null, near(scale)),
    isStackable: fc.oneof(
      { arbitrary: fc.constant(true), weight: 2 },
      { arbitrary: fc.boolean(), weight: 1 },
    ),
  });
}
function codeOf(scale: number) {
  const uses = mostly<number | null>(null, fc.nat(1));
  const limits = fc.record({ usesLeft: uses, customerUsesLeft: uses });
  return fc.record({
    code: fc.constantFrom(...IDS),
    terms: fc
      .tuple(termsOf(scale), limits, fc.nat(9))
      .map(([terms, limit, unknown]) => (unknown === 0 ? null : { ...terms, ...limit })),
  });
}
function cardOf(scale: number) {
  return fc.record({
    cardId: fc.constantFrom(...IDS),
    isForeign: mostly(false, fc.constant(true)),
    balance: fc.oneof(near(scale), fc.constant<Near>({ by: 'itself', amount: 0 })),
    expiresAt: oftenNull(fc.constantFrom(NOW - 1, NOW, NOW + 1, NOW + 1, NOW + 2, NOW + 2)),
  });
}

function cartOf(scale: number): fc.Arbitrary<QuoteInput> {
  return fc
    .record({
      market: fc.record({ of: fc.constantFrom(...MARKETS), isIncluded: fc.boolean(), rates, regions }),
      address: oftenNull(address, 4),
      lines: listOf(lineOf(scale), 5),
      methods: listOf(methodOf(scale), METHODS.length),
      chosenMethodId: oftenNull(fc.constantFrom(...METHODS, 'post', 'gone')),
      campaigns: fc.array(termsOf(scale), { maxLength: 3, size: 'max' }),
      codes: fc.array(codeOf(scale), { maxLength: 4, size: 'max' }),
      giftCards: fc.array(cardOf(scale), { maxLength: 4, size: 'max' }),
      ids: fc.shuffledSubarray(IDS, { minLength: IDS.length }),
    })
    .map(({ market, address: to, lines, methods, chosenMethodId, campaigns, codes, giftCards, ids }) => {
      const grosses = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
      const goods = lines.reduce((all, { kind }, i) => all + (kind === 'article' ? grosses[i]! : 0), 0);
      const amountOf = (one: Near) =>
        one.by === 'itself'
          ? one.amount
          : Math.max(0, one.amount + (one.by === 'goods' ? goods : (grosses[one.line] ?? goods)));
      const perhaps = (one: Near | null) => (one === null ? null : amountOf(one));
      const effectOf = (effect: WrittenEffect): DiscountEffect =>
        effect.kind === 'amount' ? { kind: 'amount', amount: amountOf(effect.amount) } : effect;
      const termed = <T extends { effect: WrittenEffect; minimum: Near | null }>(terms: T) => ({
        ...terms,
        effect: effectOf(terms.effect),
        minimum: perhaps(terms.minimum),
      });
      const { of, isIncluded } = market;
      return {
        now: NOW,
        market: { ...of, tax: { isIncluded, rates: market.rates, regions: market.regions } },
        address: to,
        lines: lines.map((line, index): QuoteLineInput => ({ ...line, lineId: ids[index]! })),
        shippingMethods: methods.map(({ fees, ...method }, index) => ({
          ...method,
          methodId: METHODS[index]!,
          fees: Object.fromEntries(
            fees.map(([name, { fee, freeFrom }]) => [name, { fee, freeFrom: perhaps(freeFrom) }]),
          ),
        })),
        chosenMethodId,
        campaigns: campaigns.map((terms, index) => ({ ...termed(terms), campaignId: ids.at(-1 - index)! })),
        codes: codes.map(({ code, terms }) => ({ code, terms: terms === null ? null : termed(terms) })),
        giftCards: giftCards.map(({ cardId, isForeign, balance, expiresAt }): EnteredGiftCard => {
          const currency = isForeign ? (of.currency === 'EUR' ? 'SEK' : 'EUR') : of.currency;
          return { cardId, currency, balance: amountOf(balance), expiresAt };
        }),
      };
    });
}

export const randomCart: fc.Arbitrary<QuoteInput> = fc.oneof(...SCALES.map(cartOf));

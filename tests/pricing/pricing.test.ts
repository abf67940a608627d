// The price of an order is computed twice, by the product and by a reference written from docs/pricing.md alone: the answers are equal.
import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quote } from '#commerce/pricing/pricing.ts';
import type { QuoteInput } from '#commerce/pricing/quote-input.ts';
import { pricingExamples } from '#tests/pricing/examples.ts';
import { randomCart } from '#tests/pricing/random-carts.ts';
import {
  beforeTax,
  expectSums,
  numbersOf,
  roundingOf,
  VERDICTS,
  verdictsOf,
} from '#tests/pricing/quote-promises.ts';
import { referenceQuote } from '#tests/pricing/reference.ts';

/** The seed printed by an earlier run repeats its carts. */
const SEED = wholeFrom(
  'CAIRN_PRICING_SEED',
  process.env['CAIRN_PRICING_SEED'],
  Math.floor(Math.random() * 2 ** 31),
);
const CARTS = wholeFrom('CAIRN_PRICING_CARTS', process.env['CAIRN_PRICING_CARTS'], 20_000);
/** Generous: a machine with other work takes many times as long. */
const TIME_LIMIT_MS = 60_000 + CARTS * 10;

function wholeFrom(name: string, text: string | undefined, usual: number): number {
  const number = Number(text ?? usual);
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`${name} must be a whole number`);
  return number;
}
function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFrozen);
  return value;
}
/** Each code and card once: of doubles the one that is entered first counts. */
function withoutDoubles(cart: QuoteInput): QuoteInput {
  const isFirst = (names: readonly string[]) => (_: unknown, index: number) =>
    names.indexOf(names[index]!) === index;
  return {
    ...cart,
    codes: cart.codes.filter(isFirst(cart.codes.map(({ code }) => code))),
    giftCards: cart.giftCards.filter(isFirst(cart.giftCards.map(({ cardId }) => cardId))),
  };
}
function withoutThresholds(cart: QuoteInput): QuoteInput {
  return {
    ...cart,
    shippingMethods: cart.shippingMethods.map((method) => ({
      ...method,
      fees: Object.fromEntries(
        Object.entries(method.fees).map(([name, { fee }]) => [name, { fee, freeFrom: null }]),
      ),
    })),
    campaigns: cart.campaigns.map((campaign) => ({ ...campaign, minimum: null })),
    codes: cart.codes.map(({ code, terms }) => ({ code, terms: terms && { ...terms, minimum: null } })),
  };
}
function forCarts(share: number, check: (cart: QuoteInput) => void): void {
  const numRuns = Math.max(1, Math.floor(CARTS * share));
  fc.assert(fc.property(randomCart, check), { seed: SEED, numRuns });
}

test.each(pricingExamples())('the reference answers the example "$title"', ({ question, answer }) => {
  expect(referenceQuote(question)).toMatchObject(answer);
});

describe('random carts', { timeout: TIME_LIMIT_MS }, () => {
  test(`${CARTS} are quoted as the reference does, every number and verdict`, () => {
    console.log(`pricing: CAIRN_PRICING_SEED=${SEED}`);
    forCarts(1, (cart) => {
      const actual = quote(deepFrozen(cart));
      const expected = referenceQuote(cart);
      if (!isDeepStrictEqual(actual, expected)) expect(actual).toStrictEqual(expected);
    });
  });

  test('hold every verdict and reason often', () => {
    const seen = new Map<string, number>();
    for (const cart of fc.sample(randomCart, { seed: SEED, numRuns: 4_000 }))
      for (const what of new Set(verdictsOf(referenceQuote(cart)))) seen.set(what, (seen.get(what) ?? 0) + 1);
    const rare = VERDICTS.filter((what) => (seen.get(what) ?? 0) < 20);
    expect(rare, JSON.stringify(Object.fromEntries(seen))).toEqual([]);
  });

  test('have lines and shipping that add up to the totals, and no amount that is negative or not safe', () => {
    forCarts(0.25, (cart) => {
      const answer = quote(cart);
      for (const amount of numbersOf(answer)) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
      expectSums(cart, answer);
    });
  });

  test('cost the same however their codes, campaigns and gift cards are ordered', () => {
    forCarts(0.1, (cart) => {
      const plain = withoutDoubles(cart);
      const reversed = {
        ...plain,
        campaigns: plain.campaigns.toReversed(),
        codes: plain.codes.toReversed(),
        giftCards: plain.giftCards.toReversed(),
      };
      expect(quote(reversed).totals).toEqual(quote(plain).totals);
    });
  });

  test('cost the same, but for rounding, however their lines are ordered', () => {
    forCarts(0.1, (cart) => {
      const reversed = { ...cart, lines: cart.lines.toReversed() };
      const difference = Math.abs(beforeTax(quote(reversed)) - beforeTax(quote(cart)));
      expect(difference).toBeLessThanOrEqual(roundingOf(cart));
    });
  });

  test('cost no more with one more code', () => {
    forCarts(0.1, (cart) => {
      const plain = withoutDoubles(cart);
      const fewer = { ...plain, codes: plain.codes.slice(0, -1) };
      expect(beforeTax(quote(plain))).toBeLessThanOrEqual(beforeTax(quote(fewer)) + roundingOf(plain));
    });
  });

  test('cost no less with one more unit, where no threshold is reached', () => {
    forCarts(0.1, (cart) => {
      const plain = withoutThresholds(cart);
      const [first, ...others] = plain.lines;
      if (first === undefined) return;
      const more = { ...plain, lines: [{ ...first, quantity: first.quantity + 1 }, ...others] };
      expect(beforeTax(quote(more)) + roundingOf(plain)).toBeGreaterThanOrEqual(beforeTax(quote(plain)));
    });
  });
});

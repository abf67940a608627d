// Rounding and distribution against exact arithmetic in BigInt, up to the largest amounts.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { distribute, roundedFraction, sum } from '#commerce/pricing/arithmetic.ts';

const amount = fc.oneof(
  fc.integer({ min: 0, max: 1000 }),
  fc.integer({ min: 0, max: 4_000_000_000_000_000 }),
);

test('a fraction is rounded to the nearest integer, half up', () => {
  expect([roundedFraction(125, 2500, 12_500), roundedFraction(42_000, 1000, 11_000)]).toEqual([25, 3818]);
  expect([
    roundedFraction(2, 2500, 10_000),
    roundedFraction(1, 2499, 5000),
    roundedFraction(0, 5, 7),
  ]).toEqual([1, 0, 0]);
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 1_000_000 }), (value, rate) => {
      const [a, b, c] = [BigInt(value), BigInt(rate), BigInt(1_000_000 + rate)];
      expect(roundedFraction(value, rate, 1_000_000 + rate)).toBe(Number((2n * a * b + c) / (2n * c)));
    }),
  );
});

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [101, [1, 1, 1], [34, 34, 33]],
  [5900, [50_000, 20_000], [4214, 1686]],
  [10, [0, 3, 0], [0, 10, 0]],
  [0, [5, 6], [0, 0]],
  [0, [0, 0], [0, 0]],
  [7, [], []],
])('%i over %j is %j', (whole, weights, shares) => {
  expect(distribute(whole, weights)).toEqual(shares);
});

test('shares add up, are the exact share rounded up or down, and go up where most is left', () => {
  fc.assert(
    fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 8 }), (wanted, drawn) => {
      const weights = drawn.map((weight) => Math.floor(weight / 8));
      const whole = sum(weights);
      fc.pre(whole > 0);
      const shares = distribute(wanted, weights);
      expect(sum(shares)).toBe(wanted);
      const parts = weights.map((weight, at) => {
        const exact = BigInt(wanted) * BigInt(weight);
        const isUp = BigInt(shares[at] ?? -1) - exact / BigInt(whole);
        expect([0n, 1n]).toContain(isUp);
        return { isUp: isUp === 1n, remainder: exact % BigInt(whole), at };
      });
      for (const up of parts.filter(({ isUp }) => isUp)) {
        expect(up.remainder).not.toBe(0n);
        for (const down of parts.filter(({ isUp }) => !isUp)) {
          const isAhead =
            up.remainder > down.remainder || (up.remainder === down.remainder && up.at < down.at);
          expect(isAhead).toBe(true);
        }
      }
    }),
  );
});

// Amounts between the wire and the sums: no öre is lost, and halves go where they should.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCIES, currencyFormat } from '#contract/market.ts';
import { toDecimal, toMinor } from '#contract/money.ts';

test('every amount of every currency is the same after the wire', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
      fc.constantFrom(...CURRENCIES),
      (minor, currency) => toMinor(toDecimal(minor, currency), currency) === minor,
    ),
  );
});

test.each([
  [1.15, 'EUR', 115],
  [8.2, 'USD', 820],
  [199.95, 'SEK', 19_995],
  [0.125, 'EUR', 13],
  [-0.125, 'EUR', -13],
  [39_000, 'KRW', 39_000],
  [0.5, 'JPY', 1],
  [-0.5, 'JPY', -1],
] as const)('%f %s are %i minor units', (decimal, currency, minor) => {
  expect(toMinor(decimal, currency)).toBe(minor);
});

test('yen and won have no minor units, all others two digits', () => {
  const whole = CURRENCIES.filter((currency) => currencyFormat(currency).minorDigits === 0);
  expect(whole).toEqual(['JPY', 'KRW']);
  expect([toDecimal(19_950, 'SEK'), toDecimal(39_000, 'KRW')]).toEqual([199.5, 39_000]);
  expect(CURRENCIES.every((currency) => [0, 2].includes(currencyFormat(currency).minorDigits))).toBe(true);
});

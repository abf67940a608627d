// The engine's own logarithm: right to the last digits, and the same bits everywhere.
import { expect, test } from 'vitest';
import { logarithm } from '#engine/logarithm.ts';

test('is the natural logarithm, up to the last bits', () => {
  const numbers = [1, 1 + Number.EPSILON, 1.5, 1.999_999, 2, 2.000_001, 3, 10, 100_001, 2 ** 31, 1e300];
  for (let number = 1; number < 2000; number += 1) numbers.push(number, 1 + number / 7, 1 + 1 / number);
  for (const number of numbers) {
    const difference = Math.abs(logarithm(number) - Math.log(number));
    expect(difference, String(number)).toBeLessThanOrEqual(
      4 * Number.EPSILON * Math.max(1, Math.log(number)),
    );
  }
});

test('has the same bits as computed elsewhere', () => {
  expect([1, 4 / 3, 3, 10].map((number) => logarithm(number))).toEqual([
    0, 0.287_682_072_451_780_9, 1.098_612_288_668_109_6, 2.302_585_092_994_045_5,
  ]);
});

test('grows with its number, also between the halves of the series', () => {
  let last = -1;
  for (let number = 1; number < 5000; number += 0.25) {
    const next = logarithm(number);
    expect(next).toBeGreaterThan(last);
    last = next;
  }
});

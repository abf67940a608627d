// Costs of slips: which are likelier than others.
import { expect, test } from 'vitest';
import { beginningOf, slipCosts, spellingOf } from '#engine/text/slip-cost.ts';

const ANY = Number.POSITIVE_INFINITY;
const whole = (typed: string, meant: string, limit = ANY) =>
  slipCosts(spellingOf(typed), spellingOf(meant), limit).whole;
const beginning = (typed: string, meant: string) =>
  slipCosts(spellingOf(typed), spellingOf(meant), ANY).beginning;

test('slips of the fingers and ears are likelier than others', () => {
  expect(whole('jacket', 'jacket')).toBe(0);
  const byLikelihood = [
    whole('jaccket', 'jacket'),
    whole('jakcet', 'jacket'),
    whole('jackt', 'jacket'),
    whole('gift', 'lift'),
  ];
  expect(byLikelihood).toEqual(byLikelihood.toSorted((a, b) => a - b));
  expect(new Set(byLikelihood).size).toBe(4);
  expect(whole('hat', 'hst')).toBeLessThan(whole('hat', 'hkt'));
  expect(whole('jecket', 'jacket')).toBeLessThan(whole('jatket', 'jacket'));
});

test('a slip in the first letter is unlikely', () => {
  expect(whole('kacket', 'jacket')).toBeGreaterThan(whole('jaclet', 'jacket'));
  expect(whole('ajcket', 'jacket')).toBeGreaterThan(whole('jakcet', 'jacket'));
  expect(whole('acket', 'jacket')).toBeGreaterThan(whole('jackt', 'jacket'));
  expect(whole('xjacket', 'jacket')).toBeGreaterThan(whole('jackext', 'jacket'));
});

test('Korean slips are compared in jamo: sounds alike cost less', () => {
  expect(whole('베낭', '배낭')).toBe(1);
  expect(whole('텐드', '텐트')).toBe(1);
  expect(whole('배낟', '배낭')).toBe(1.5);
  expect(whole('하이킹ᄋ', '하이킹')).toBeLessThan(whole('하이킹다', '하이킹'));
});

test('an unfinished word is compared with the beginnings of a longer one', () => {
  expect(beginning('bakcp', 'backpack')).toBe(whole('bakc', 'back'));
  expect(whole('bakcp', 'backpack')).toBeGreaterThan(3);
  expect(beginning('tent', 'jacket')).toBeGreaterThan(1);
});

test('above the limit a cost is above it, below it exact', () => {
  expect(whole('flashlight', 'jacket', 1)).toBeGreaterThan(1);
  expect(whole('jakcet', 'jacket', 1)).toBe(whole('jakcet', 'jacket'));
});

test('words begin alike with their first letter, in Korean with their first sound', () => {
  expect(beginningOf('jacket')).toBe(beginningOf('jumper'));
  expect(beginningOf('선글라스')).toBe(beginningOf('썬글라스'));
  expect(beginningOf('선글라스')).not.toBe(beginningOf('장갑'));
});

// What the texts of discovery do to the titles and counts that they are handed.
import { describe, expect, test } from 'vitest';
import { de } from '#src/discovery/texts/de.ts';
import { en } from '#src/discovery/texts/en.ts';
import { ko } from '#src/discovery/texts/ko.ts';
import { sv } from '#src/discovery/texts/sv.ts';

describe('the title of a filter', () => {
  test.each([
    ['en', en, 'Search GORE-TEX'],
    ['sv', sv, 'Sök i GORE-TEX'],
    ['de', de, 'In GORE-TEX suchen'],
    ['ko', ko, 'GORE-TEX에서 찾기'],
  ])('stands in %s as it is written: it may be a name', (_language, texts, expected) => {
    expect(texts.filters.searchIn('GORE-TEX')).toBe(expected);
  });
});

test.each([
  ['en', en, 'View the result'],
  ['sv', sv, 'Visa träffen'],
  ['de', de, 'Den Treffer ansehen'],
  ['ko', ko, '결과 1개 보기'],
])('of one result not all are offered, in %s', (_language, { search }, expected) => {
  expect(search.viewAll(1)).toBe(expected);
});

describe('a count of a thousand or more', () => {
  test.each([
    ['en', en, '1,234 products', '24 of 1,234', 'View all 12,345 results', '1,234'],
    ['sv', sv, '1\u00a0234 produkter', '24 av 1\u00a0234', 'Visa alla 12\u00a0345 träffar', '1\u00a0234'],
    ['de', de, '1.234 Produkte', '24 von 1.234', 'Alle 12.345 Treffer ansehen', '1.234'],
    ['ko', ko, '상품 1,234개', '1,234개 중 24개', '결과 12,345개 모두 보기', '1,234'],
  ])('is grouped as in %s', (_language, { listing, search, filters }, products, shown, all, count) => {
    expect(listing.count(1234)).toBe(products);
    expect(listing.shown(24, 1234)).toBe(shown);
    expect(search.viewAll(12_345)).toBe(all);
    expect(filters.count(1234)).toBe(count);
    expect(filters.count(999)).toBe('999');
  });
});

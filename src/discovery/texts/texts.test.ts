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

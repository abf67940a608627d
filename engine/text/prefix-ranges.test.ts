import { array, assert, integer, property, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { normalise } from '#engine/text/fold.ts';
import { prefixRanges } from '#engine/text/prefix-ranges.ts';

const begins = (typed: string, word: string) =>
  prefixRanges(normalise(typed)).some(([from, to]) => word >= from && word < to);

test('exactly the words with the prefix are in the range', () => {
  expect(prefixRanges('jack')).toEqual([['jack', 'jack\uffff']]);
  expect(begins('jack', 'jack')).toBe(true);
  expect(begins('jack', 'jackets')).toBe(true);
  expect(begins('jack', 'jacob')).toBe(false);
  assert(
    property(stringMatching(/^[a-zåäö]{1,8}$/u), stringMatching(/^[a-zåäö]{0,8}$/u), (typed, rest) =>
      begins(typed, typed + rest),
    ),
  );
});

test.each([
  ['ㅈ', '자켓'],
  ['자', '자켓'],
  ['자ㅋ', '자켓'],
  ['자케', '자켓'],
  ['자켓', '자켓'],
  ['자켓', '자켓을'],
  // The final consonant may belong to the next syllable.
  ['잨', '자켓'],
  ['등사', '등산화'],
  ['등산ㅎ', '등산화'],
  ['등산호', '등산화'],
  ['발갉', '발갈고리'],
  ['닭', '달걀'],
])('typing 자켓 jamo by jamo: "%s" is a prefix of %s', (typed, word) => {
  expect(begins(typed, word)).toBe(true);
});

test.each([
  ['자ㅌ', '자켓'],
  ['자코', '자켓'],
  ['자켄', '자켓'],
  ['저', '자켓'],
])('"%s" is not a prefix of %s', (typed, word) => {
  expect(begins(typed, word)).toBe(false);
});

test('every step of typing a Korean word matches it', () => {
  const syllables = array(integer({ min: 0, max: 11171 }), { minLength: 1, maxLength: 4 });
  assert(
    property(syllables, (numbers) => {
      const word = String.fromCharCode(...numbers.map((number) => 0xac00 + number));
      const previousSyllables = word.slice(0, -1);
      const lastSyllable = numbers.at(-1)!;
      const initial = String.fromCharCode(0x1100 + Math.floor(lastSyllable / 588));
      const open = String.fromCharCode(0xac00 + lastSyllable - (lastSyllable % 28));
      for (const typed of [previousSyllables + initial, previousSyllables + open, word])
        expect(begins(typed, word)).toBe(true);
    }),
  );
});

test('ranges are ascending and disjoint', () => {
  assert(
    property(stringMatching(/^[가-힣ᄀ-ᄒa-z]{1,4}$/u), (word) => {
      const ends = prefixRanges(word).flat();
      expect(ends.length).toBeGreaterThan(0);
      expect(ends.every((end, at) => at === 0 || ends[at - 1]! < end)).toBe(true);
    }),
  );
});

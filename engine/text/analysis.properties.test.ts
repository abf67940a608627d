import { array, assert, constantFrom, integer, oneof, property, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/market.ts';
import { analyserOf } from '#engine/text/analyser.ts';
import { fold, normalise } from '#engine/text/fold.ts';
import { canonicalSize, sizesInQuery } from '#engine/text/sizes.ts';
import { MAX_TOKEN_LENGTH, tokenize } from '#engine/text/tokenizer.ts';

/** Texts of all of Unicode, and of typical catalogue texts and queries. */
const PIECES =
  'jacket Gore-Tex® men’s 10 l 2 1/2 in. 3/8" 4 x 8 1.234,5 ½ größe ＪＡＣＫＥＴ ｼﾞｬｹｯﾄ 자켓을 자ㅋ 防水 W32/L34 - / . , × °C 𠮷 İ ß ẞ ﬁ ㎏ ⒈ ㍻';
const piece = constantFrom(...PIECES.split(' '), '\u030a', '\u00ad', '\u200b', ' ', '\ud83d');
const text = oneof(
  string({ unit: 'binary', maxLength: 30 }),
  string({ unit: 'grapheme', maxLength: 20 }),
  array(oneof(piece, integer({ min: 0, max: 20_000 }).map(String)), { maxLength: 12 }).map((all) =>
    all.join(''),
  ),
  array(piece, { maxLength: 8 }).map((all) => all.join(' ')),
);
const RUNS = { numRuns: 400 };

test('normalise and fold are idempotent', () => {
  assert(
    property(text, (input) => {
      expect(normalise(normalise(input))).toBe(normalise(input));
      expect(fold(fold(input))).toBe(fold(input));
    }),
    RUNS,
  );
});

test('words are not empty, within the text and in its order', () => {
  assert(
    property(text, (input) => {
      let previousEnd = 0;
      let start = -1;
      for (const word of tokenize(input)) {
        expect(word.text.length).toBeGreaterThan(0);
        expect(word.text.length).toBeLessThanOrEqual(MAX_TOKEN_LENGTH);
        expect(word.end).toBeGreaterThan(word.start);
        expect(word.end).toBeLessThanOrEqual(input.length);
        // Words of one normalised character share its offsets; no others overlap.
        if (word.start !== start) expect(word.start).toBeGreaterThanOrEqual(previousEnd);
        start = word.start;
        previousEnd = word.end;
      }
    }),
    RUNS,
  );
});

test('a token is tokenized to itself', () => {
  assert(
    property(text, (input) => {
      for (const word of tokenize(input))
        expect(tokenize(word.text).map((again) => again.text)).toEqual([word.text]);
    }),
    RUNS,
  );
});

test('every word and every spelling variant of a text finds the text', () => {
  assert(
    property(constantFrom(...LANGUAGES), text, (language, input) => {
      const analyser = analyserOf(language);
      const words = tokenize(input);
      for (const { text: word } of words) {
        const forms = analyser.forms(word);
        expect(forms[0]).toEqual({ text: word, exactness: 0 });
        expect(new Set(forms.map((form) => form.text)).size).toBe(forms.length);
        expect(forms.every((form) => form.text !== '')).toBe(true);
        // The indexed forms of a word include all its forms in a query.
        const indexed = new Set([word, ...analyser.aliases(word, () => false).map((form) => form.text)]);
        expect(forms.filter((form) => !indexed.has(form.text))).toEqual([]);
      }
      for (const { from, to, words: variant } of analyser.spellingVariants(input, words)) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(words.length);
        expect(variant.length).toBeGreaterThan(0);
        expect(variant.every((word) => word !== '' && word.length <= MAX_TOKEN_LENGTH)).toBe(true);
      }
    }),
    RUNS,
  );
});

test('a split covers the word from beginning to end', () => {
  const fragments = array(constantFrom('a', 's', 'jack', 'regn', 'ä', '자', '켓'), { maxLength: 9 });
  assert(
    property(
      constantFrom(...LANGUAGES),
      fragments,
      integer({ min: 1, max: 6 }),
      (language, all, minLength) => {
        const word = all.join('');
        const parts = analyserOf(language).split(word, (part) => part.length >= minLength);
        if (parts === undefined) return;
        expect(parts.length).toBeGreaterThan(1);
        expect(word.startsWith(parts[0]!)).toBe(true);
        expect(word.endsWith(parts.at(-1)!)).toBe(true);
      },
    ),
    RUNS,
  );
});

test('size mentions and synonyms are in order and within the query; canonicalSize always returns a name', () => {
  assert(
    property(tuple(text, text), ([one, other]) => {
      const words = tokenize(`${one} size ${other}`).map((word) => word.text);
      let previousEnd = 0;
      for (const { from, to, ids } of sizesInQuery(words)) {
        expect(from).toBeGreaterThanOrEqual(previousEnd);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(words.length);
        expect(ids.length).toBeGreaterThan(0);
        previousEnd = to;
      }
      expect(typeof canonicalSize(one)).toBe('string');
      for (const { from, to, words: name } of analyserOf('en').synonyms(words)) {
        expect(from >= 0 && to > from && to <= words.length).toBe(true);
        expect(name.length).toBeGreaterThan(0);
      }
    }),
    RUNS,
  );
});

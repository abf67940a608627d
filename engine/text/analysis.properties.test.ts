import { array, assert, constantFrom, integer, oneof, property, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/market.ts';
import { analyserOf } from '#engine/text/analyser.ts';
import { fold, normalise } from '#engine/text/fold.ts';
import { canonicalSize, sizesInQuery } from '#engine/text/sizes.ts';
import { MAX_TOKEN_LENGTH, tokenize } from '#engine/text/tokenizer.ts';

/** Texts of all of Unicode, and of what catalogues and shoppers write. */
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

test('comparing what is already comparable changes nothing', () => {
  assert(
    property(text, (written) => {
      expect(normalise(normalise(written))).toBe(normalise(written));
      expect(fold(fold(written))).toBe(fold(written));
    }),
    RUNS,
  );
});

test('words are not empty, lie inside the text and come in its order', () => {
  assert(
    property(text, (written) => {
      let before = 0;
      let start = -1;
      for (const word of tokenize(written)) {
        expect(word.text.length).toBeGreaterThan(0);
        expect(word.text.length).toBeLessThanOrEqual(MAX_TOKEN_LENGTH);
        expect(word.end).toBeGreaterThan(word.start);
        expect(word.end).toBeLessThanOrEqual(written.length);
        // Words that one sign opens into share its place; no others overlap.
        if (word.start !== start) expect(word.start).toBeGreaterThanOrEqual(before);
        start = word.start;
        before = word.end;
      }
    }),
    RUNS,
  );
});

test('a word of a text is one word, the same one', () => {
  assert(
    property(text, (written) => {
      for (const word of tokenize(written))
        expect(tokenize(word.text).map((again) => again.text)).toEqual([word.text]);
    }),
    RUNS,
  );
});

test('every word of a text finds that text, and so does each way to write it in one', () => {
  assert(
    property(constantFrom(...LANGUAGES), text, (language, written) => {
      const analyser = analyserOf(language);
      const words = tokenize(written);
      for (const { text: word } of words) {
        const forms = analyser.forms(word);
        expect(forms[0]).toEqual({ text: word, exactness: 0 });
        expect(new Set(forms.map((form) => form.text)).size).toBe(forms.length);
        expect(forms.every((form) => form.text !== '')).toBe(true);
        // What a document's word is kept under covers every form of the same word in a query.
        const kept = new Set([word, ...analyser.aliases(word, () => false).map((form) => form.text)]);
        expect(forms.filter((form) => !kept.has(form.text))).toEqual([]);
      }
      for (const { from, to, words: read } of analyser.spellingVariants(written, words)) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(words.length);
        expect(read.length).toBeGreaterThan(0);
        expect(read.every((word) => word !== '' && word.length <= MAX_TOKEN_LENGTH)).toBe(true);
      }
    }),
    RUNS,
  );
});

test('whatever is asked, a split covers the word from its beginning to its end', () => {
  const letters = array(constantFrom('a', 's', 'jack', 'regn', 'ä', '자', '켓'), { maxLength: 9 });
  assert(
    property(constantFrom(...LANGUAGES), letters, integer({ min: 1, max: 6 }), (language, all, least) => {
      const word = all.join('');
      const parts = analyserOf(language).split(word, (part) => part.length >= least);
      if (parts === undefined) return;
      expect(parts.length).toBeGreaterThan(1);
      expect(word.startsWith(parts[0]!)).toBe(true);
      expect(word.endsWith(parts.at(-1)!)).toBe(true);
    }),
    RUNS,
  );
});

test('sizes are found in any query, in order and inside it; a size has one name', () => {
  assert(
    property(tuple(text, text), ([one, other]) => {
      const words = tokenize(`${one} size ${other}`).map((word) => word.text);
      let before = 0;
      for (const { from, to, ids } of sizesInQuery(words)) {
        expect(from).toBeGreaterThanOrEqual(before);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(words.length);
        expect(ids.length).toBeGreaterThan(0);
        before = to;
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

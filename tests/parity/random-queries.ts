// Random queries: catalogue words in full, as prefixes or misspelt, other scripts, very long and empty texts.
import * as fc from 'fast-check';
import type { EngineSynonym, TextSource } from '#engine/engine.ts';

/** Words of many scripts, and characters that platforms treat differently. */
const ODD_TEXTS = [
  '방수 자켓',
  '자켓을',
  'ㅈㅏㅋㅔㅅ',
  '防水ジャケット',
  'ｼﾞｬｹｯﾄ',
  '冲锋衣',
  'куртка',
  'ΑΔΙΆΒΡΟΧΟΣ',
  'سترة',
  'מעיל',
  'เสื้อกันฝน',
  'İSTANBUL ıslak',
  'STRASSE straße ẞ',
  'ﬁeld ﬂeece ½ liter Ⅳ ㎏',
  'dz ǆ ǅ',
  '👩🏽‍🚒 🧥 ❄️',
  '🇸🇪 jacka',
  'e\u0301\u0327 n\u0303',
  '\u0301\u0301\u0301',
  'a\u200db\u200cc\u00ad',
  '\ud83d',
  '\udc00 jacka',
  '\u0000\u0001',
  '   \t\n\u00a0\u3000 ',
  '<b>jacket</b> &amp; "x" \\',
  'constructor __proto__ toString',
  '10l 20 l 0,5l 65-l',
  'a b c d e f g h i j k l m n',
];
const MARKS = ['\u0301', '\u0308', '\u030a', '\u0327', '\u20dd', '\ufe0f'];

/** All words in the texts of a catalogue. */
export function catalogueWords(source: TextSource, synonyms: readonly EngineSynonym[]): string[] {
  const words = new Set<string>();
  const addWords = (text: string) => {
    for (const word of text.split(/[\s<>/]+/u)) if (word !== '') words.add(word);
  };
  for (const product of source.products) {
    for (const text of [product.title, product.subtitle, product.brand, product.description]) addWords(text);
    for (const { color, specificColorName } of product.variants)
      addWords(`${color.name} ${specificColorName}`);
    for (const { values } of product.attributes) for (const { name } of values) addWords(name);
  }
  for (const { title } of source.listings) addWords(title);
  for (const { query } of source.popularQueries) addWords(query);
  for (const { from, to } of synonyms) for (const text of [...from, ...to]) addWords(text);
  return [...words].toSorted();
}

const position = fc.nat(30);
const character = fc.constantFrom('a', 'e', 'k', 'n', 's', 't', 'å', 'ö', 'ü', 'ß', '자', '방', 'ー', '1');

/** A word, possibly with typing errors. */
function withTypingErrors(word: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const at = (text: string, n: number) => n % Math.max(1, text.length);
  return fc.oneof(
    { weight: 4, arbitrary: word },
    fc.tuple(word, position).map(([text, n]) => text.slice(0, 1 + at(text, n))),
    fc.tuple(word, position).map(([text, n]) => text.slice(0, at(text, n)) + text.slice(at(text, n) + 1)),
    fc.tuple(word, position, character).map(([text, n, inserted]) => {
      return text.slice(0, at(text, n)) + inserted + text.slice(at(text, n) + 1);
    }),
    fc.tuple(word, position, character).map(([text, n, inserted]) => {
      return text.slice(0, at(text, n)) + inserted + text.slice(at(text, n));
    }),
    fc.tuple(word, position).map(([text, n]) => {
      const from = at(text, n);
      return (
        text.slice(0, from) +
        text
          .slice(from, from + 2)
          .split('')
          .toReversed()
          .join('') +
        text.slice(from + 2)
      );
    }),
    word.map((text) => text.toUpperCase()),
    word.map((text) => text.normalize('NFD')),
    fc.tuple(word, position, fc.constantFrom(...MARKS)).map(([text, n, mark]) => {
      return text.slice(0, at(text, n)) + mark + text.slice(at(text, n));
    }),
  );
}

export function randomQuery(words: readonly string[]): fc.Arbitrary<string> {
  const one = withTypingErrors(fc.constantFrom(...words));
  return fc.oneof(
    { weight: 8, arbitrary: fc.array(one, { minLength: 1, maxLength: 4 }).map((all) => all.join(' ')) },
    { weight: 2, arbitrary: fc.tuple(one, one).map((both) => both.join('')) },
    {
      weight: 1,
      arbitrary: fc.tuple(one, fc.constantFrom(' ', '.', '-', '’s', '…')).map((both) => both.join('')),
    },
    { weight: 2, arbitrary: fc.constantFrom(...ODD_TEXTS) },
    { weight: 1, arbitrary: fc.tuple(one, fc.constantFrom(...ODD_TEXTS)).map((both) => both.join(' ')) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
    { weight: 1, arbitrary: fc.constant('') },
    {
      weight: 1,
      arbitrary: fc.tuple(one, fc.integer({ min: 50, max: 400 })).map(([text, n]) => `${text} `.repeat(n)),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(one, fc.integer({ min: 50, max: 400 })).map(([text, n]) => text.repeat(n)),
    },
  );
}

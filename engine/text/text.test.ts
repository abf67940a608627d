import { expect, test } from 'vitest';
import type { Language } from '#contract/market.ts';
import { analyserOf } from '#engine/text/analyser.ts';
import { splitCompound } from '#engine/text/compounds.ts';
import { fold } from '#engine/text/fold.ts';
import { plainText } from '#engine/text/plain-text.ts';
import { compareSizes } from '#engine/text/size-order.ts';
import { stem } from '#engine/text/stem.ts';
import { bigramsOf, joinedWordsOf, wordsOf } from '#engine/text/words.ts';

const texts = (text: string) => wordsOf(text).map((word) => word.text);

test('words are compared in one form: full width, case, apostrophes', () => {
  expect(texts('Gore-Tex® Men’s ＪＡＣＫＥＴ, 10 L')).toEqual(['gore', 'tex', 'mens', 'jacket', '10', 'l']);
  expect(texts('½ liter ﬁn')).toEqual(['1', '2', 'liter', 'fin']);
  expect(texts(' – ')).toEqual([]);
  // An accent written apart is the same letter.
  expect(texts('ja\u030acka')).toEqual(['jåcka']);
});

test('a word knows its place in the text as written', () => {
  expect(wordsOf('Röd  JACKA')).toEqual([
    { text: 'röd', start: 0, end: 3 },
    { text: 'jacka', start: 5, end: 10 },
  ]);
});

test('hyphened words and measures are also found in one', () => {
  const text = 'gore-tex 20 l pack 3 seasons';
  expect(joinedWordsOf(text, wordsOf(text))).toEqual(['goretex', '20l']);
});

test('letters stay letters; without them a word is found by who has another keyboard', () => {
  expect(fold('grön')).toBe('gron');
  expect(fold('größe')).toBe('grosse');
  expect(fold('자켓')).toBe('자켓');
  const forms = analyserOf('sv').forms('gröna');
  expect(forms[0]).toEqual({ text: 'gröna', exactness: 0 });
  expect(forms.find(({ text }) => text === 'grona')?.exactness).toBeGreaterThan(
    forms.find(({ text }) => text === 'grön')?.exactness ?? 9,
  );
});

test.each<[Language, string[]]>([
  ['en', ['jacket', 'jackets']],
  ['en', ['pouch', 'pouches']],
  ['en', ['berry', 'berries']],
  ['sv', ['byxa', 'byxan', 'byxor', 'byxorna']],
  ['sv', ['jacka', 'jackan', 'jackor']],
  ['de', ['jacke', 'jacken']],
  ['de', ['rucksack', 'rucksäcke', 'rucksäcken']],
  ['ko', ['자켓', '자켓을', '자켓은', '자켓에서']],
])('%s: %s are one word in its forms', (language, words) => {
  expect(new Set(words.map((word) => stem(word, language))).size).toBe(1);
});

test('words that only look like a plural keep their end', () => {
  expect(['dress', 'canvas', 'bus', '65s'].map((word) => stem(word, 'en'))).toEqual([
    'dress',
    'canva',
    'bus',
    '65s',
  ]);
});

test('a compound is taken apart only when known words cover all of it', () => {
  const known = new Set(['vandring', 'byxor', 'regn', 'jacka', 'tier', 'sport', 'halle', 'wander', 'hose']);
  const split = (word: string, language: Language) =>
    splitCompound(word, language, (part) => known.has(part));
  expect(split('vandringsbyxor', 'sv')).toEqual(['vandring', 'byxor']);
  expect(split('regnjacka', 'sv')).toEqual(['regn', 'jacka']);
  expect(split('wanderhose', 'de')).toEqual(['wander', 'hose']);
  expect(split('sporthalle', 'de')).toEqual(['sport', 'halle']);
  expect(split('sporthallen', 'de')).toBeUndefined();
  expect(split('diskutiert', 'de')).toBeUndefined();
  expect(split('byxor', 'sv')).toBeUndefined();
  expect(split('regnjacka', 'en')).toBeUndefined();
});

test('runs without spaces are found by each pair of letters', () => {
  expect(bigramsOf('방수자켓')).toEqual(['방수', '수자', '자켓']);
  expect(bigramsOf('防')).toEqual([]);
});

test('sizes stand as people expect them', () => {
  const expected = [
    '3XS',
    'XS',
    'S',
    'S/M',
    'M',
    'XL',
    'XXL',
    '3XL',
    '36',
    '37',
    '37 ½',
    '38',
    '42 2/3',
    '43',
  ];
  const measures = ['10 l', '20 l', '65 l', 'One size'];
  const all = [...expected, ...measures];
  expect(all.toReversed().sort(compareSizes)).toEqual(all);
});

test('the text of cleaned HTML is read without tags and references', () => {
  expect(plainText('<p>Warm &amp; dry</p><ul><li>10&nbsp;l&#33;</li></ul>')).toBe('Warm & dry 10 l!');
});

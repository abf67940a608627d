import { expect, test } from 'vitest';
import { analyserOf } from '#engine/text/analyser.ts';
import type { Language } from '#contract/market.ts';
import { tokenize } from '#engine/text/tokenizer.ts';

/** The words under which a document with this text is indexed. */
function documentWords(language: Language, text: string): string[] {
  const words = tokenize(text);
  const variant = analyserOf(language).spellingVariants(text, words);
  return [
    ...words.map((word) => word.text),
    ...variant.flatMap((it) => (it.words.length === 1 ? it.words : [])),
  ];
}
/** Whether every query word, or a spelling variant of it, is among the document's words. */
function finds(language: Language, query: string, text: string): boolean {
  const documentTerms = new Set(documentWords(language, text));
  const words = tokenize(query);
  const isMatched = words.map((word) => documentTerms.has(word.text));
  for (const { from, to, words: variant } of analyserOf(language).spellingVariants(query, words))
    if (variant.every((word) => documentTerms.has(word))) isMatched.fill(true, from, to);
  return isMatched.every(Boolean);
}

const EQUIVALENT: readonly (readonly [language: Language, ...texts: string[]])[] = [
  ['en', '10 l', '10l', '10 L', '10 liter', '10-litre', '10 litres', '10liters', '１０Ｌ'],
  ['en', '65L pack', 'pack 65 l'],
  ['en', '500 ml', '500ml', '0.5 l', '0,5 liter', '½ liter', '1/2 l', '0.5L'],
  ['en', '12 in.', '12"', '12-inch', '12in', '12 inches', '12”', "12''", '1 ft', "1'"],
  ['en', '2 1/2 in.', '2-1/2"', '2.5 in', '2½ inch', '2.5-inch', '2,5 in'],
  ['en', '3/8 in', '3/8"', '0.375 inch', '⅜ in.'],
  ['en', '4 x 8', '4x8', '4 × 8', '4 ft. x 8 ft.', "4' x 8'", '4ft x 8ft', '4X8'],
  ['en', '18 in. W x 24 in. D', '18x24', '18"x24"', "18'x24"],
  ['en', '2 x 4 x 8', '2x4x8', '2 in. x 4 in. x 8 ft.'],
  ['en', '18-Volt', '18v', '18 V', '18 volts', '18volt'],
  ['en', '2000 mAh', '2000mah', '2 Ah', '2,000 mAh'],
  ['en', '1 kg', '1000 g', '1kg', '1 kilo', '1,000 grams', '1㎏'],
  ['en', '10 lb', '10 lbs', '10-pound', '10 pounds'],
  ['en', 'two people', 'two-person', '2 persons'],
  ['en', '2 person', '2-person', '2p', '2 man', '2-Man'],
  ['en', '4-pack', '4 pk', '4 pack', '4 pieces', '4pcs'],
  ['en', '20 °C', '20°C', '20 ° C'],
  ['en', '16 fl. oz.', '16 fl oz', '16 fluid ounces'],
  ['en', 'Gore-Tex', 'goretex'],
  ['en', 't-shirt', 'tshirt', 't shirt'],
  ['en', 'e-bike', 'ebike', 'e bike'],
  ['en', '3-in-1', '3in1'],
  ['sv', '10 000 mm', '10000 mm', '10.000mm', '10 000 millimeter', '10 m'],
  ['sv', '20 tum', '20"', '20 in'],
  ['sv', '2 personers', '2-personers', '2 personer', '2 manna', '2p'],
  ['sv', 'två personer', '2-personers'],
  ['sv', '65 liter', '65l', '65 l'],
  ['de', '1.500 g', '1500g', '1,5 kg', '1500 Gramm'],
  ['de', '15 Zoll', '15"', '15-Zoll'],
  ['de', '3 Personen', '3p', '3 Mann'],
  ['ko', '10리터', '10L', '10 리터', '10ℓ'],
  ['ko', '2인용', '2 인용', '2p'],
];

test.each(EQUIVALENT.map(([language, ...texts]) => ({ language, texts })))(
  '$language: $texts find each other',
  ({ language, texts }) => {
    for (const query of texts) {
      const missed = texts.filter((text) => !finds(language, query, text));
      expect([query, missed]).toEqual([query, []]);
    }
  },
);

const DIFFERENT: readonly (readonly [Language, string, string])[] = [
  ['en', '10 l', '1 l'],
  ['en', '1/2 in', '2 in'],
  ['en', '1/2 in', '1 1/2 in'],
  ['en', '2.5 in', '5 in'],
  ['en', '4x8', '8 x 4'],
  ['en', '12 in', '12 ft'],
  ['en', '10 l', '10 ml'],
];

test.each(DIFFERENT)('%s: "%s" is not "%s"', (language, query, text) => {
  expect(finds(language, query, text)).toBe(false);
});

test('letters and digits match with and without a space', () => {
  expect(finds('en', 'gtx2', 'GTX 2')).toBe(true);
  expect(finds('en', 'dewalt18v', 'DeWalt 18-Volt drill 18v')).toBe(true);
  expect(analyserOf('en').aliases('gtx2', () => false)).toEqual([{ text: 'gtx', exactness: 3 }]);
});

test('sizes and lists of numbers are not fractions or thousands', () => {
  const texts = (text: string) => tokenize(text).map((word) => word.text);
  expect(texts('32/34')).toEqual(['32', '34']);
  expect(texts('30/32')).toEqual(['30', '32']);
  expect(texts('24/7')).toEqual(['24', '7']);
  expect(texts('36,37,38')).toEqual(['36', '37', '38']);
  expect(texts('12/5/2024')).toEqual(['12', '5', '2024']);
  expect(texts('42 2/3')).toEqual(['42.6667']);
  expect(texts('1/8 1.125 10,000 1.234,5')).toEqual(['0.125', '1.125', '10000', '1234.5']);
});

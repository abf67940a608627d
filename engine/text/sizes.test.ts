import { expect, test } from 'vitest';
import { canonicalSize, sizesInQuery } from '#engine/text/sizes.ts';
import { tokenize } from '#engine/text/tokenizer.ts';

test.each([
  ['XXL', '2XL', 'XX-Large', 'xx large', '2x large', 'xxl'],
  ['XL', 'x-large', 'X Large', 'Extra Large', '1XL'],
  ['XS', 'x-small', 'extra small'],
  ['M', 'm', 'Medium'],
  ['S/M', 's/m', 'Small/Medium', 'S-M'],
  ['42', 'EU 42', 'eu42', 'EUR 42'],
  ['US 9.5', 'US 9,5', 'us 9 1/2'],
  ['42.6667', '42 2/3', 'EU 42⅔'],
  ['38.5', '38 ½', '38½'],
  ['W32 L34', 'W32/L34', 'w32l34', 'W 32 L 34'],
  ['36-38', '36–38', '36/38'],
  ['110-116', '110/116'],
  ['20l', '20 l', '20 L', '20 liter'],
  ['1l', '1 l', '1L', '1 liter'],
  ['XXXL', '3XL', '3x large'],
  ['40-80cm', '40 × 80 cm', '40x80 cm', '40-80 cm'],
  ['ONE', 'One size', 'onesize', 'OS', 'Einheitsgröße', '프리사이즈'],
])('%s is the canonical size of all its spellings', (id, ...spellings) => {
  expect(spellings.map(canonicalSize)).toEqual(spellings.map(() => id));
});

test('an unrecognised size is its normalised text', () => {
  expect(canonicalSize('Regular / Wide')).toBe('regular wide');
  expect(canonicalSize('–')).toBe('–');
});

const sizesIn = (query: string) =>
  sizesInQuery(tokenize(query).map(({ text }) => text)).map(
    ({ from, to, ids, isUnambiguous }) => `${from}-${to} ${ids.join('|')}${isUnambiguous ? ' sure' : ''}`,
  );

test.each([
  ['rain jacket size m', ['2-4 M sure']],
  ['storlek 42 kängor', ['0-2 42 sure']],
  ['größe 42 2/3', ['0-2 42.6667 sure']],
  ['자켓 사이즈 M', ['1-3 M sure']],
  ['등산화 270 사이즈', ['1-3 270 sure']],
  ['jacket xl', ['1-2 XL sure']],
  ['x large jacket', ['0-2 XL sure']],
  ['women m shell', ['1-2 M']],
  ['boots eu 42', ['1-3 42 sure']],
  ['boots us 9', ['1-3 US 9 sure']],
  ['boots 42', ['1-2 42']],
  ['jeans 32/34', ['1-3 32-34|W32 L34']],
  ['jeans w32 l34', ['1-3 W32 L34 sure']],
  ['kids trousers 110-116', ['2-4 110-116']],
  ['backpack 65 l', ['1-3 65l']],
  ['65L backpack', ['0-1 65l']],
  ['bottle 1l', ['1-2 1l']],
  ['3l jacket', ['0-1 3l']],
  ['gloves one size', ['1-3 ONE sure']],
  ['m jacket xl', ['0-1 M', '2-3 XL sure']],
  ['jacket', []],
  ['7 eleven', []],
  ['2000 lumen', ['0-2 2000lm']],
  ['', []],
])('"%s" mentions the sizes %j', (query, expected) => {
  expect(sizesIn(query)).toEqual(expected);
});

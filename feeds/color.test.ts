// Colour texts in six languages become families, names and swatches.
import { expect, test } from 'vitest';
import { COLOR_FAMILIES } from '#catalogue/catalogue.ts';
import { readColor, tintOf } from '#feeds/color.ts';
import { COLOR_WORDS } from '#feeds/color-words.ts';

test.each([
  ['Black', 'black'],
  ['  Svart ', 'black'],
  ['mörkgrön', 'green'],
  ['Hellgrau', 'grey'],
  ['azul-marino', 'navy'],
  ['azul claro', 'blue'],
  ['rojas', 'red'],
  ['Чёрная', 'black'],
  ['тёмно-синий', 'navy'],
  ['네이비', 'navy'],
  ['검은색', 'black'],
  ['Off-White', 'white'],
  ['Charcoal', 'grey'],
  ['Moss green', 'olive'],
  ['verde-oliva', 'olive'],
  ['Amalfi teal', 'turquoise'],
  ['Burgundy', 'red'],
  ['Black / White', 'black'],
  ['Red, Blue & Yellow', 'multi'],
  ['Multi', 'multi'],
])('%s belongs to %s', (text, family) => {
  expect(readColor(text, '').family.id).toBe(family);
});

test('the feed keeps its own name for the colour', () => {
  expect(readColor(' azul-marino', '').name).toBe('Azul marino');
  expect(readColor('All Black Brass', '').name).toBe('All Black Brass');
  expect(readColor('', 'Grey cap').name).toBe('');
});

test('a title is asked when the colour says nothing, and only for plain colour words', () => {
  expect(readColor('', 'Trail cap in navy').family.id).toBe('navy');
  expect(readColor('Matte', 'Lip care, pink').family.id).toBe('pink');
  expect(readColor('', 'Rose and stone vase').family.id).toBe('multi');
  expect(readColor('Quux', 'Cap').family.id).toBe('multi');
});

test('light and dark change the swatch', () => {
  const [light, plain, dark] = ['Light green', 'Green', 'Dark green'].map((name) => readColor(name, '').hex);
  expect(new Set([light, plain, dark]).size).toBe(3);
  expect(tintOf('#000000')).toBe('#d6d6d6');
});

test('every known word names a family that exists', () => {
  const ids = new Set(COLOR_FAMILIES.map(({ id }) => id));
  expect([...COLOR_WORDS.values()].filter(({ family }) => !ids.has(family))).toEqual([]);
});

// Words of feeds: sizes, options, availability, whom it is for, addresses.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Value } from 'typebox/value';
import { Id } from '#contract/parameters.ts';
import { isAvailable, stockOf } from '#feeds/availability.ts';
import { readGender } from '#feeds/gender.ts';
import { articleIdOf, listingIdOf, productIdOf, sourceOf, variantIdOf } from '#feeds/ids.ts';
import { readOptions } from '#feeds/options.ts';
import { stripTitleSuffixes, readSize, sizeInTitle } from '#feeds/size.ts';
import { slugOf } from '#feeds/transliterate.ts';

test.each([
  ['xs', 'XS'],
  [' m / l ', 'M/L'],
  ['2xl', '2XL'],
  ['', 'One size'],
  ['Einheitsgröße', 'One size'],
  ['O/S', 'One size'],
  ['42 EU', '42 EU'],
  ['57', '57'],
  [
    'Extra large (fits 180-190 cm) / Hydraulic disc 160 mm rotors / Right side',
    'Extra large (fits 180… / Hydraulic disc 160 mm… / Right side',
  ],
  ['x'.repeat(61), `${'x'.repeat(59)}…`],
])('size "%s" is %s', (text, size) => {
  expect(readSize(text)).toBe(size);
});

test.each([
  ['Ridge jacket - XL', 'Ridge jacket', 'XL'],
  ['Ridge jacket (M)', 'Ridge jacket', 'M'],
  ['Boot, size 42', 'Boot', '42'],
  ['Stövel storlek 38', 'Stövel', '38'],
  ['Lock Type S', 'Lock Type S', ''],
  ['Bar - 72cm', 'Bar - 72cm', ''],
  ['XL', 'XL', ''],
  ['Stövel Stl. 38,5', 'Stövel', '38,5'],
  ['Boot size42', 'Boot', '42'],
  ['Glove size XS/S', 'Glove', 'XS/S'],
  ['Glove, size: small', 'Glove', 'small'],
  ['Jacke Gr. 104-110', 'Jacke', '104-110'],
  ['Jeans Size W32', 'Jeans', 'W32'],
  ['Leather Strap', 'Leather Strap', ''],
  ['Blue Stripe', 'Blue Stripe', ''],
  ['Jeans Straight', 'Jeans Straight', ''],
  ['Shirt Stretch', 'Shirt Stretch', ''],
  ['Queen Size Bed', 'Queen Size Bed', ''],
  ['Plus Size Jeans', 'Plus Size Jeans', ''],
  ['Travel Size Shampoo', 'Travel Size Shampoo', ''],
  ['Storleken 4', 'Storleken 4', ''],
  ['Tabla de tallas', 'Tabla de tallas', ''],
  ['Lampe Strom42', 'Lampe Strom42', ''],
])('"%s" is called %s and has the size "%s"', (title, bare, size) => {
  expect(sizeInTitle(title)).toEqual({ title: bare, size });
});

test('colour and size at the end of a title go when the feed has them as fields', () => {
  expect(stripTitleSuffixes('Ridge jacket - Blue, M', 'Blue', 'M')).toBe('Ridge jacket');
  expect(stripTitleSuffixes('Ridge jacket (Blue)', 'Blue')).toBe('Ridge jacket');
  expect(stripTitleSuffixes('Sky Blue', 'Blue')).toBe('Sky Blue');
});

test.each([
  ['Color', 'Size'],
  ['Färg', 'Storlek'],
  ['Farbe', 'Größe'],
  ['Color', 'Talla'],
  ['Цвет', 'Размер'],
  ['색상', '사이즈'],
  ['pa_colour', 'attribute_pa_size'],
])('%s is a colour and %s a size', (color, size) => {
  const options = [
    { name: size, value: 'M' },
    { name: 'Length', value: '32' },
    { name: color, value: 'Red' },
  ];
  expect(readOptions(options)).toEqual({ color: 'Red', size: 'M / 32' });
});

describe('availability', () => {
  test('words of six languages and addresses of schema.org are understood', () => {
    for (const word of [
      'in stock',
      'in_stock',
      'InStock',
      'https://schema.org/InStock',
      'I lager',
      '1',
      'Auf Lager',
    ])
      expect(isAvailable(word)).toBe(true);
    for (const word of [
      'out of stock',
      'OutOfStock',
      'Slut i lager',
      'agotado',
      'нет в наличии',
      '품절',
      'preorder',
    ])
      expect(isAvailable(word)).toBe(false);
    expect(isAvailable('3-5 days')).toBeNull();
  });

  test('a figure wins over a word, unless the word says sold out; with neither there are ten', () => {
    const facts = { stock: '', availability: '', sellsWithoutStock: false };
    expect(stockOf(facts).stock).toBe(10);
    expect(stockOf({ ...facts, stock: '3' }).stock).toBe(3);
    expect(stockOf({ ...facts, stock: '-3' }).stock).toBe(0);
    expect(stockOf({ ...facts, stock: '3', availability: 'out of stock' }).stock).toBe(0);
    expect(stockOf({ ...facts, stock: '0', sellsWithoutStock: true }).stock).toBe(10);
    expect(stockOf({ ...facts, availability: 'soon' })).toEqual({ stock: 0, unknown: 'soon' });
  });
});

test('whom it is for: the field first, then title and categories', () => {
  expect(readGender('femenino-6', '', [], 'en')).toBe('women');
  expect(readGender('male', '', ['Women'], 'en')).toBe('men');
  expect(readGender('male', 'toddler', [], 'en')).toBe('kids');
  expect(readGender('', '', ["Women's jacket"], 'en')).toBe('women');
  expect(readGender('', '', ['Cap', 'Herr', 'Skor'], 'sv')).toBe('men');
  expect(readGender('', '', ['Jacket for men and women'], 'en')).toBe('unisex');
  expect(readGender('Girls', '', [], 'en')).toBe('kids');
  expect(readGender('', '', ['Barn coat'], 'en')).toBeNull();
  expect(readGender('', '', ['Barnoverall', 'Barn'], 'sv')).toBe('kids');
});

test('addresses are written in Latin letters', () => {
  expect(slugOf('Fjällstig Övik – Größe 42')).toBe('fjallstig-ovik-grosse-42');
  expect(slugOf('Куртка зимняя Йети')).toBe('kurtka-zimnyaya-ieti');
  expect(slugOf('등산 자켓')).toBe('deungsan-jaket');
  expect(slugOf("Men's  Cap!")).toBe('mens-cap');
  expect(slugOf('word '.repeat(40), 20)).toBe('word-word-word-word');
});

test("a source's name is a slug, the default one where nothing is left of it", () => {
  expect(sourceOf('My Shop_Export')).toBe('my-shop-export');
  expect(sourceOf('한')).toBe('han');
  expect(sourceOf('!')).toBe('feed');
});

test('ids fit the contract, and texts that differ have ids that differ', () => {
  expect(productIdOf('shop', 'A-1.x')).toBe('shop~A-1.x');
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 150 }), fc.string({ minLength: 1 }), (group, color) => {
      const source = sourceOf('a very long name of a source indeed');
      const product = productIdOf(source, group);
      const ids = [
        product,
        articleIdOf(source, group),
        variantIdOf(product, color),
        listingIdOf(source, [group, color]),
      ];
      for (const id of ids) expect(Value.Check(Id, id)).toBe(true);
      if (group !== color) expect(productIdOf(source, color)).not.toBe(product);
    }),
  );
});

test('titles in scripts that no slug is made of are not one id, those with signs keep their slug', () => {
  const ids = (...titles: string[]) => titles.map((title) => listingIdOf('shop', [title]));
  expect(ids('Jackets & Coats', "Men's", 'Зимняя одежда', '재킷')).toEqual(
    ['jackets-coats', 'mens', 'zimnyaya-odezhda', 'jaekit'].map((slug) => `shop~${slug}`),
  );
  expect(new Set(ids('メンズ T', 'レディース T', 'メンス T', 'T')).size).toBe(4);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeRow, encodeRow } from '#engine/snapshot/product-rows.ts';

const plain = fc.string({ unit: 'binary' }).map((text) => text.replaceAll(/\p{Cc}/gu, ''));
const id = fc.oneof(fc.constantFrom('p', 'p-red', 'p-red-m', 'p=', 'p-red=', '', '=', 'jacka ä'), plain);
const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const variant = fc.record({
  variantId: id,
  specificColorName: plain,
  colorHex: hex,
  color: fc.constant({ id: 'x', name: 'x' }),
  images: fc.array(
    fc.record({ imageId: id, kind: fc.constantFrom('model', 'isolated', 'plain'), tint: hex }),
    { maxLength: 3 },
  ),
  articles: fc.array(fc.record({ articleId: id, size: fc.constant('M') }), { minLength: 1, maxLength: 3 }),
});
const withoutHash = (color: string) => color.slice(1);

test('decodeRow is the inverse of encodeRow, whatever the ids have in common', () => {
  fc.assert(
    fc.property(id, fc.array(variant, { minLength: 1, maxLength: 3 }), (productId, variants) => {
      const row = encodeRow({ productId, variants }, ({ images }) => images, withoutHash);
      expect(decodeRow(row, productId)).toEqual(
        variants.map(({ variantId, specificColorName, colorHex, images, articles }) => ({
          variantId,
          colorName: specificColorName,
          hex: colorHex,
          images,
          articleIds: articles.map(({ articleId }) => articleId),
        })),
      );
    }),
  );
});

test('common prefixes of ids are stored once', () => {
  const like = { specificColorName: 'Red', colorHex: '#ff0000', color: { id: 'red', name: 'Red' } };
  const articles = ['s', 'm', 'l'].map((size) => ({ articleId: `anorak-7-red-${size}`, size }));
  const variants = [{ ...like, variantId: 'anorak-7-red', images: [], articles }];
  const row = encodeRow({ productId: 'anorak-7', variants }, () => [], withoutHash);
  expect(row).not.toContain('anorak');
  expect(row.length).toBeLessThan(30);
});

test('a separator throws in an id and becomes a space in a name; decoding never throws', () => {
  const rowOf = (variantId: string, specificColorName: string) =>
    encodeRow(
      {
        productId: 'p',
        variants: [
          {
            variantId,
            specificColorName,
            colorHex: '#000000',
            color: { id: 'x', name: '' },
            images: [],
            articles: [],
          },
        ],
      },
      () => [],
      withoutHash,
    );
  expect(() => rowOf('p\u001e', '')).toThrow('an id with a separator in it');
  expect(decodeRow(rowOf('p', 'Dark\u001fred'), 'p')[0]?.colorName).toBe('Dark red');
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (row) => Array.isArray(decodeRow(row, 'p'))));
});

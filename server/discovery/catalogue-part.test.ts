// Which categories a part of a catalogue is made of.
import { expect, test } from 'vitest';
import type { EngineListing, EngineProduct } from '#engine/engine.ts';
import { mostVisited } from '#server/discovery/catalogue-part.ts';
import { textSource } from '#tests/fixtures/catalogue.ts';

const [LISTING] = textSource('en').listings;
const [PRODUCT] = textSource('en').products;
const listing = (listingId: string, parentId: string | null = null): EngineListing => ({
  ...LISTING!,
  listingId,
  parentId,
  type: 'category',
  rule: null,
});
/** With one variant. */
const product = (productId: string, listingIds: string[], popularity: number): EngineProduct => ({
  ...PRODUCT!,
  productId,
  listingIds,
  popularity,
  variants: PRODUCT!.variants.slice(0, 1),
});
const listings = [
  listing('all'),
  listing('tents', 'all'),
  listing('shells', 'all'),
  listing('socks', 'all'),
  listing('empty'),
];
const products = [
  product('t1', ['tents'], 0.9),
  product('t2', ['tents'], 0.5),
  product('s1', ['shells'], 0.6),
  product('k1', ['socks'], 0.1),
  product('k2', ['socks', 'shells'], 0.2),
];
const chosen = (share: number, previous: readonly string[] = []) => {
  const part = mostVisited({ listings, products }, share, previous);
  return [part.categories.join(' '), part.products.map(({ productId }) => productId).join(' ')];
};

test('the most visited categories that fit, each with all its products, in the order of the catalogue', () => {
  expect(chosen(1)).toEqual(['tents all shells socks', 't1 t2 s1 k1 k2']);
  expect(chosen(0.8)).toEqual(['tents shells', 't1 t2 s1 k2']);
  expect(chosen(0.4)).toEqual(['tents', 't1 t2']);
});

test('one that does not fit is left out, a smaller one after it is not', () => {
  const few = [...products, product('t3', ['tents'], 0.9), product('t4', ['tents'], 0.9)];
  expect(mostVisited({ listings, products: few }, 0.3, []).categories).toEqual(['shells']);
  expect(chosen(0.1)).toEqual(['', '']);
});

test('a product without a visit, or of a category that is not there, is no reason to fail', () => {
  const none = [product('x', ['gone'], 0), product('y', [], 0), product('z', ['socks'], 0)];
  expect(mostVisited({ listings, products: none }, 1, []).products).toEqual([none[2]]);
  expect(mostVisited({ listings, products: [] }, 1, [])).toEqual({ categories: [], products: [] });
});

test('a category stays until another is visited a tenth more', () => {
  const two = (socks: number) => [product('s', ['shells'], 0.5), product('k', ['socks'], socks)];
  const keeps = (socks: number, previous: readonly string[]) =>
    mostVisited({ listings, products: two(socks) }, 0.5, previous).categories;
  expect(keeps(0.52, [])).toEqual(['socks']);
  expect(keeps(0.52, ['shells'])).toEqual(['shells']);
  expect(keeps(0.56, ['shells'])).toEqual(['socks']);
});

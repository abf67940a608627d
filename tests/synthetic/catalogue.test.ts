// The synthetic catalogue of the benchmarks is reproducible and resembles that of a shop.
import { expect, test } from 'vitest';
import { SUBCATEGORY_IDS } from '#tests/synthetic/assortment.ts';
import { syntheticCatalogue } from '#tests/synthetic/catalogue.ts';
import { plainDocuments } from '#tests/synthetic/documents.ts';
import { workloadQueries } from '#tests/synthetic/workload.ts';
import { buildOwnEngine, ownEngineLibrary } from '#tests/speed/ours.ts';
import { itemsJsLibrary } from '#tests/speed/itemsjs.ts';
import { miniSearchLibrary } from '#tests/speed/minisearch.ts';
import { oramaLibrary } from '#tests/speed/orama.ts';
import { browseFilters, matchesFilters, OPERATIONS } from '#tests/speed/search-library.ts';

const catalogue = syntheticCatalogue(1500);
const { text, market } = catalogue;
const documents = plainDocuments(catalogue);
const queries = workloadQueries(text, 60);

test('equal sizes give equal catalogues and queries', () => {
  const again = syntheticCatalogue(1500);
  expect(again).toEqual(catalogue);
  expect(workloadQueries(again.text, 60)).toEqual(queries);
});

test('a third as many products, 120 categories, colours with up to eight sizes, nearly all of them sold', () => {
  const variants = text.products.flatMap((product) => product.variants);
  const sizes = variants.map(({ articles }) => articles.length);
  expect([text.products.length, variants.length, text.listings.length]).toEqual([500, 1500, 126]);
  expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([1, 8]);
  expect(documents.length).toBeGreaterThan(1440);
  expect(documents.length).toBeLessThan(1500);
  const onSale = [...market.prices.values()].filter(({ saleMinor }) => saleMinor !== null).length;
  expect(onSale / market.prices.size).toBeGreaterThan(0.2);
  const words = text.products.flatMap(({ description }) => description.split(' ').length);
  expect(new Set(words)).toEqual(new Set([40]));
});

test('the vocabulary grows with the catalogue, but slower', () => {
  const wordsOf = (variants: number) =>
    new Set(syntheticCatalogue(variants).text.products.flatMap(({ description }) => description.split(' ')))
      .size;
  const [small, large] = [wordsOf(600), wordsOf(6000)];
  expect(large / small).toBeGreaterThan(2);
  expect(large / small).toBeLessThan(5);
});

test('queries have two or three words, some of which are in no title', () => {
  const known = new Set(text.products.flatMap(({ title }) => title.toLowerCase().split(' ')));
  const unknown = queries.filter((query) => query.text.split(' ').some((word) => !known.has(word)));
  expect(unknown.length / queries.length).toBeGreaterThan(0.05);
  expect(unknown.length / queries.length).toBeLessThan(0.25);
  for (const { text: words, prefix, listingId } of queries) {
    expect([2, 3]).toContain(words.split(' ').length);
    expect(words.startsWith(prefix)).toBe(true);
    expect(SUBCATEGORY_IDS).toContain(listingId);
  }
});

test('all libraries run the same operations: browsing finds the same products in each', async () => {
  const expected = queries.map((query) =>
    documents.filter((document) => matchesFilters(document, browseFilters(query))),
  );
  const ours = ownEngineLibrary(buildOwnEngine(catalogue)).operations;
  for (const [at, query] of queries.entries())
    expect(ours.browse?.(query)).toBe(new Set(expected[at]?.map(({ productId }) => productId)).size);
  for (const { operations } of [
    miniSearchLibrary(documents),
    itemsJsLibrary(documents),
    await oramaLibrary(documents),
  ]) {
    for (const [at, query] of queries.entries()) {
      expect(await operations.browse?.(query)).toBe(expected[at]?.length);
      expect(await operations.listing?.(query)).toBeGreaterThan(0);
    }
    for (const operation of OPERATIONS.filter((name) => name !== 'suggest'))
      expect(await operations[operation]?.(queries[0]!), operation).toBeGreaterThan(0);
  }
});

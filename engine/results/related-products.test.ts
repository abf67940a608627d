import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EngineProduct, ShopperSignals } from '#engine/catalogue.ts';
import { buildMarketColumns, buildTextBase, type Engine } from '#engine/engine.ts';
import { marketSource, textSource } from '#tests/fixtures/catalogue.ts';
import { engineOf, productIds } from '#tests/fixtures/engines.ts';
import { type RandomCatalogue, randomCatalogue } from '#tests/fixtures/random-catalogue.ts';

type Lists = Readonly<Record<string, Readonly<Record<string, number>>>>;
function signals(lists: Lists, trending: readonly string[] = []): ShopperSignals {
  const rows = Object.entries(lists).map(
    ([id, others]) =>
      [id, Object.entries(others).map(([productId, score]) => ({ productId, score }))] as const,
  );
  return { coOccurrences: new Map(rows), trending };
}
function shop(shoppers?: ShopperSignals): Engine {
  const market = marketSource('en-eu');
  return engineOf(textSource('en'), shoppers === undefined ? market : { ...market, shoppers });
}
const related = (engine: Engine, inputs: readonly string[], limit = 4) =>
  productIds(engine.related(inputs, limit));

test('co-occurring products come before similar ones, which fill up the list', () => {
  const engine = shop(signals({ 'p-cairn': { 'p-wool': 0.5, 'p-beanie': 0.4, nothing: 0.9, 'p-cairn': 1 } }));
  expect(related(engine, ['p-cairn'])).toEqual(['p-wool', 'p-beanie', 'p-scree', 'p-tarn']);
  expect(productIds(engine.recommend(['p-cairn'], 2))).toEqual(['p-wool', 'p-beanie']);
  // The list of the boots does not apply to the sweater.
  expect(related(engine, ['p-wool'])).toEqual(related(shop(), ['p-wool']));
});

test('of products with equal co-occurrence the more similar comes first', () => {
  const engine = shop(signals({ 'p-fjord': { 'p-beanie': 0.1, 'p-ridge': 0.1 } }));
  expect(related(engine, ['p-fjord'], 2)).toEqual(['p-ridge', 'p-beanie']);
});

test('lists of several input products are merged, without the inputs', () => {
  const engine = shop(
    signals({
      'p-cairn': { 'p-wool': 0.9, 'p-beanie': 0.5 },
      'p-trail': { 'p-beanie': 0.9, 'p-cairn': 0.8 },
    }),
  );
  expect(related(engine, ['p-cairn', 'p-trail'], 2)).toEqual(['p-beanie', 'p-wool']);
});

test('out-of-stock products come last, products not sold in the market are left out', () => {
  const engine = shop(signals({ 'p-cairn': { 'p-haul': 0.9, 'p-drizzle': 0.9, 'p-wool': 0.1 } }));
  const all = related(engine, ['p-cairn'], 50);
  expect([all[0], all.at(-1)]).toEqual(['p-wool', 'p-haul']);
  expect(all).not.toContain('p-drizzle');
});

test('without an input: trending products, then popular ones', () => {
  const engine = shop(signals({}, ['p-beanie', 'p-haul', 'gone', 'p-loft']));
  expect(related(engine, [])).toEqual(['p-beanie', 'p-loft', 'p-fjord', 'p-trail']);
  expect(related(engine, ['gone'])).toEqual(related(engine, []));
});

test('at most half are of one brand while other brands are available', () => {
  const text = textSource('en');
  const like = text.products[0]!;
  const products = Array.from(
    { length: 14 },
    (_, at): EngineProduct => ({
      ...like,
      productId: `p${at}`,
      slug: `p${at}`,
      brand: at < 8 ? 'Cairn' : 'Nordlys',
      popularity: 1 - at / 20,
      variants: [
        { ...like.variants[0]!, variantId: `v${at}`, articles: [{ articleId: `a${at}`, size: 'M' }] },
      ],
    }),
  );
  const price = { listMinor: 100, saleMinor: null, stock: 1 };
  const prices = new Map(products.map((_, at) => [`a${at}`, price]));
  const engine = engineOf({ ...text, products }, { market: 'en-eu', currency: 'EUR', epoch: 'm', prices });
  const nordlys = (list: string[]) => list.filter((id) => Number(id.slice(1)) >= 8).length;
  expect(nordlys(related(engine, ['p0'], 10))).toBe(5);
  expect(related(engine, ['p0'], 10).slice(0, 5)).toEqual(['p1', 'p2', 'p3', 'p4', 'p5']);
});

test('any lists and inputs: no duplicates, no inputs, in stock before sold out, as many as possible', () => {
  const product = fc.nat(9).map((at) => `p${at}`);
  const lists = fc.dictionary(product, fc.dictionary(product, fc.double({ min: 0.01, max: 1, noNaN: true })));
  fc.assert(
    fc.property(
      randomCatalogue,
      lists,
      fc.array(product),
      fc.array(product, { maxLength: 3 }),
      fc.integer({ min: 1, max: 12 }),
      ({ text, market }: RandomCatalogue, coOccurrences, trending, inputs, limit) => {
        const engine = engineOf(text, { ...market, shoppers: signals(coOccurrences, trending) });
        const displays = engine.related(inputs, limit);
        const relatedIds = productIds(displays);
        expect(new Set(relatedIds).size).toBe(relatedIds.length);
        const known = inputs.filter((id) => text.products.some(({ productId }) => productId === id));
        for (const id of known) expect(relatedIds).not.toContain(id);
        const stock = displays.map(({ variant_displays: all }) => all.some(({ in_stock }) => in_stock));
        expect(stock).toEqual(stock.toSorted((a, b) => Number(b) - Number(a)));
        if (known.length === 0) expect(relatedIds.length).toBe(Math.min(limit, engine.productSlugs().length));
      },
    ),
    { numRuns: 200 },
  );
});

test('lists are bit-packed, and take no space without signals', () => {
  const text = buildTextBase(textSource('en'));
  const bytes = (shoppers?: ShopperSignals) =>
    buildMarketColumns(
      shoppers === undefined ? marketSource('en-eu') : { ...marketSource('en-eu'), shoppers },
      text,
    ).byteLength;
  const names = textSource('en').products.map(({ productId }) => productId);
  const everyone = Object.fromEntries(names.map((id) => [id, 0.5]));
  expect(bytes(signals({}))).toBe(bytes());
  // Twelve products: four bits per number, and twelve lengths; sections are padded to 8 bytes.
  const listBytes = bytes(signals(Object.fromEntries(names.map((id) => [id, everyone])))) - bytes();
  expect(listBytes).toBeLessThanOrEqual(12 * (1 + (12 * 4) / 8) + 16);
});

test('what an attribute is called changes no similarity', () => {
  const relatedBy = (key: string) => {
    const { products, ...source } = textSource('en');
    const attributes = [{ key, title: key, values: [{ id: 'knit', name: 'Knit' }] }];
    const knit = products.map((product, at) => (at < 3 ? { ...product, attributes } : product));
    return related(engineOf({ ...source, products: knit }, marketSource('en-eu')), [knit[0]!.productId], 9);
  };
  expect(relatedBy('constructor')).toEqual(relatedBy('process'));
});

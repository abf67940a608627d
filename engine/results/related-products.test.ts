import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProductHit } from '#contract/product-hit.ts';
import type { EngineProduct, ShopperSignals } from '#engine/catalogue.ts';
import { buildMarketColumns, buildTextBase, type Engine } from '#engine/engine.ts';
import { marketSource, textSource } from '#tests/fixtures/catalogue.ts';
import { engineOf } from '#tests/fixtures/engines.ts';
import { type RandomCatalogue, randomCatalogue } from '#tests/fixtures/random-catalogue.ts';

const ids = (displays: readonly ProductHit[]): string[] =>
  displays.flatMap((display) => display.variant_displays[0]?.product_id ?? []);

type Lists = Readonly<Record<string, Readonly<Record<string, number>>>>;
function signals(lists: Lists, trending: readonly string[] = []): ShopperSignals {
  const together = Object.entries(lists).map(
    ([id, others]) =>
      [id, Object.entries(others).map(([productId, score]) => ({ productId, score }))] as const,
  );
  return { coOccurrences: new Map(together), trending };
}
function shop(shoppers?: ShopperSignals): Engine {
  const market = marketSource('en-eu');
  return engineOf(textSource('en'), shoppers === undefined ? market : { ...market, shoppers });
}
const related = (engine: Engine, atHand: readonly string[], limit = 4) => ids(engine.related(atHand, limit));

test('DA-05 what shoppers took together comes before what is alike, and likeness fills up', () => {
  const engine = shop(signals({ 'p-cairn': { 'p-wool': 0.5, 'p-beanie': 0.4, nothing: 0.9, 'p-cairn': 1 } }));
  expect(related(engine, ['p-cairn'])).toEqual(['p-wool', 'p-beanie', 'p-scree', 'p-tarn']);
  expect(ids(engine.recommend(['p-cairn'], 2))).toEqual(['p-wool', 'p-beanie']);
  // It is said of the boots, not of the sweater.
  expect(related(engine, ['p-wool'])).toEqual(related(shop(), ['p-wool']));
});

test('of what was taken together equally often, the more alike comes first', () => {
  const engine = shop(signals({ 'p-fjord': { 'p-beanie': 0.1, 'p-ridge': 0.1 } }));
  expect(related(engine, ['p-fjord'], 2)).toEqual(['p-ridge', 'p-beanie']);
});

test('lists of several products at hand are joined, and none at hand is shown', () => {
  const engine = shop(
    signals({
      'p-cairn': { 'p-wool': 0.9, 'p-beanie': 0.5 },
      'p-trail': { 'p-beanie': 0.9, 'p-cairn': 0.8 },
    }),
  );
  expect(related(engine, ['p-cairn', 'p-trail'], 2)).toEqual(['p-beanie', 'p-wool']);
});

test('what cannot be bought comes last, and what is not sold in the market not at all', () => {
  const engine = shop(signals({ 'p-cairn': { 'p-haul': 0.9, 'p-drizzle': 0.9, 'p-wool': 0.1 } }));
  const all = related(engine, ['p-cairn'], 50);
  expect([all[0], all.at(-1)]).toEqual(['p-wool', 'p-haul']);
  expect(all).not.toContain('p-drizzle');
});

test('without a product at hand: what is wanted lately, then the popular', () => {
  const engine = shop(signals({}, ['p-beanie', 'p-haul', 'gone', 'p-loft']));
  expect(related(engine, [])).toEqual(['p-beanie', 'p-loft', 'p-fjord', 'p-trail']);
  expect(related(engine, ['gone'])).toEqual(related(engine, []));
});

test('of one maker no more than half is shown while others come near', () => {
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

test('any lists and any products at hand: none twice, none at hand, in stock before sold out, as many as there are', () => {
  const product = fc.nat(9).map((at) => `p${at}`);
  const lists = fc.dictionary(product, fc.dictionary(product, fc.double({ min: 0.01, max: 1, noNaN: true })));
  fc.assert(
    fc.property(
      randomCatalogue,
      lists,
      fc.array(product),
      fc.array(product, { maxLength: 3 }),
      fc.integer({ min: 1, max: 12 }),
      ({ text, market }: RandomCatalogue, together, trending, atHand, limit) => {
        const engine = engineOf(text, { ...market, shoppers: signals(together, trending) });
        const displays = engine.related(atHand, limit);
        const shown = ids(displays);
        expect(new Set(shown).size).toBe(shown.length);
        const known = atHand.filter((id) => text.products.some(({ productId }) => productId === id));
        for (const id of known) expect(shown).not.toContain(id);
        const stock = displays.map(({ variant_displays: all }) => all.some(({ in_stock }) => in_stock));
        expect(stock).toEqual(stock.toSorted((a, b) => Number(b) - Number(a)));
        if (known.length === 0) expect(shown.length).toBe(Math.min(limit, engine.productSlugs().length));
      },
    ),
    { numRuns: 200 },
  );
});

test('lists cost bits, and nothing where nothing is known', () => {
  const text = buildTextBase(textSource('en'));
  const bytes = (shoppers?: ShopperSignals) =>
    buildMarketColumns(
      shoppers === undefined ? marketSource('en-eu') : { ...marketSource('en-eu'), shoppers },
      text,
    ).byteLength;
  const names = textSource('en').products.map(({ productId }) => productId);
  const everyone = Object.fromEntries(names.map((id) => [id, 0.5]));
  expect(bytes(signals({}))).toBe(bytes());
  // Twelve products, so four bits a number; twelve counts beside; sections end at 8 bytes.
  const most = bytes(signals(Object.fromEntries(names.map((id) => [id, everyone])))) - bytes();
  expect(most).toBeLessThanOrEqual(12 * (1 + (12 * 4) / 8) + 16);
});

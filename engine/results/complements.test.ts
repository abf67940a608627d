// What goes with a product, and what to choose instead of it.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RecommendationType } from '#contract/limits.ts';
import type { EngineProduct, ShopperSignals } from '#engine/catalogue.ts';
import type { Engine } from '#engine/engine.ts';
import { marketSource, textSource } from '#tests/fixtures/catalogue.ts';
import { engineOf, productIds } from '#tests/fixtures/engines.ts';
import { type RandomCatalogue, randomCatalogue } from '#tests/fixtures/random-catalogue.ts';

interface Row {
  /** A path of categories ("women/jackets/shells"); empty: none. */
  readonly path: string;
  readonly gender?: string;
  /** Values of attributes: "activity:climbing". */
  readonly has?: readonly string[];
  readonly stock?: number;
}

/** The products of a shop by name, the most popular first, in the categories that they name. */
function shopOf(rows: Readonly<Record<string, Row>>, shoppers?: ShopperSignals): Engine {
  const text = textSource('en');
  const [category, like] = [text.listings[0]!, text.products[0]!];
  const paths = new Set(
    Object.values(rows).flatMap(({ path }) =>
      path === '' ? [] : path.split('/').map((_, at, names) => names.slice(0, at + 1).join('/')),
    ),
  );
  const listings = [...paths].map((path, order) => ({
    ...category,
    listingId: path,
    parentId: path.includes('/') ? path.replace(/\/[^/]*$/, '') : null,
    externalId: path,
    slug: path,
    title: path,
    order,
  }));
  const products = Object.entries(rows).map(([name, { path, gender, has = [] }], at): EngineProduct => {
    const attributes = has.map((value) => {
      const [key = '', id = ''] = value.split(':');
      return { key, title: key, values: [{ id, name: id }] };
    });
    const variants = [
      { ...like.variants[0]!, variantId: `${name}-1`, articles: [{ articleId: name, size: 'M' }] },
    ];
    return {
      ...like,
      productId: name,
      slug: name,
      brand: name,
      title: name,
      gender: gender === undefined ? null : { id: gender, name: gender },
      listingIds: path === '' ? [] : [path],
      sustainability: [],
      attributes,
      popularity: 1 - at / 100,
      variants,
    };
  });
  const prices = new Map(
    Object.entries(rows).map(([name, { stock = 1 }]) => [name, { listMinor: 100, saleMinor: null, stock }]),
  );
  const market = { ...marketSource('en-eu'), prices };
  return engineOf({ ...text, listings, products }, shoppers === undefined ? market : { ...market, shoppers });
}
const recommended = (engine: Engine, type: RecommendationType, input: string, limit = 8) =>
  productIds(engine.recommend([input], limit, type));
const both = (engine: Engine, input: string) => [
  recommended(engine, 'complements', input),
  recommended(engine, 'alternatives', input),
];

test('with a rain jacket go trousers and boots, other jackets are alternatives, those most alike first', () => {
  const engine = shopOf({
    vest: { path: 'women/jackets/vests', gender: 'women' },
    rain: { path: 'women/jackets/shells', gender: 'women' },
    shell: { path: 'women/jackets/shells', gender: 'women' },
    trousers: { path: 'women/trousers/shells', gender: 'women' },
    boots: { path: 'women/footwear/boots', gender: 'women' },
    menShell: { path: 'men/jackets/shells', gender: 'men' },
    menBoots: { path: 'men/footwear/boots', gender: 'men' },
    pack: { path: 'gear/packs/daypacks' },
  });
  expect(both(engine, 'rain')).toEqual([
    ['trousers', 'boots', 'pack'],
    ['shell', 'vest'],
  ]);
  expect(recommended(engine, 'complements', 'pack')).toHaveLength(7);
});

test('what is used for the same and in the same season goes together, whatever both are made of', () => {
  const tour = ['activity:skiing', 'season:winter'];
  const engine = shopOf({
    jacket: { path: 'jackets', has: [...tour, 'material:nylon', 'grams:400'] },
    nylonTrousers: { path: 'trousers', has: ['activity:running', 'season:summer', 'material:nylon'] },
    heavySocks: { path: 'socks', has: ['activity:running', 'season:summer', 'grams:400'] },
    skiPack: { path: 'packs', has: ['activity:skiing', 'season:summer'] },
    skiTrousers: { path: 'trousers', has: tour },
    runningPack: { path: 'packs', has: ['activity:running', 'season:summer'] },
  });
  expect(recommended(engine, 'complements', 'jacket', 3)).toEqual([
    'skiTrousers',
    'skiPack',
    'nylonTrousers',
  ]);
});

test('one group of categories does not fill the row', () => {
  const rows: Record<string, Row> = { rain: { path: 'a/jackets', has: ['activity:hiking'] } };
  for (let at = 1; at <= 6; at += 1) rows[`boots${at}`] = { path: 'a/boots', has: ['activity:hiking'] };
  rows['hat'] = { path: 'a/hats', stock: 0 };
  rows['gloves'] = { path: 'a/gloves' };
  rows['mittens'] = { path: 'a/gloves' };
  rows['socks'] = { path: 'a/socks' };
  rows['belt'] = { path: 'a/belts' };
  const found = recommended(shopOf(rows), 'complements', 'rain', 6);
  expect(found).toEqual(['boots1', 'gloves', 'socks', 'boots2', 'mittens', 'boots3']);
});

test('a second product of each group comes before a third group, however much later it comes', () => {
  const engine = shopOf({
    rain: { path: 'a/jackets' },
    boots: { path: 'a/boots' },
    gloves: { path: 'a/gloves' },
    belt: { path: 'a/belts' },
    sandals: { path: 'a/boots' },
    mittens: { path: 'a/gloves' },
    socks: { path: 'a/socks' },
  });
  const found = recommended(engine, 'complements', 'rain', 4);
  expect(found).toEqual(['boots', 'gloves', 'sandals', 'mittens']);
  expect(recommended(engine, 'complements', 'rain', 6)).toEqual([
    ...found.slice(0, 2),
    'belt',
    ...found.slice(2),
    'socks',
  ]);
});

test.each([
  ['women', 'men', false],
  ['women', 'unisex', true],
  ['kids', 'unisex', false],
  ['kids', undefined, true],
  ['kids', 'kids', true],
])('what is for %s is recommended with what is for %s: %s', (one, other, isFound) => {
  const engine = shopOf({
    jacket: { path: 'jackets', ...(one === undefined ? {} : { gender: one }) },
    coat: { path: 'jackets', ...(other === undefined ? {} : { gender: other }) },
    boots: { path: 'boots', ...(other === undefined ? {} : { gender: other }) },
  });
  expect(both(engine, 'jacket')).toEqual(isFound ? [['boots'], ['coat']] : [[], []]);
  expect(both(engine, 'coat')[1]).toEqual(isFound ? ['jacket'] : []);
});

test('a shop of few categories, or of none, has what rows it can have', () => {
  const flat = shopOf({ rain: { path: 'jackets' }, boots: { path: 'boots' }, wool: { path: 'jackets' } });
  expect(both(flat, 'rain')).toEqual([['boots'], ['wool']]);
  expect(both(flat, 'boots')).toEqual([['rain', 'wool'], []]);
  const deep = shopOf({ rain: { path: 'shop/all/jackets' }, boots: { path: 'shop/all/boots' } });
  expect(both(deep, 'rain')).toEqual([['boots'], []]);
  const one = shopOf({ rain: { path: 'goods' }, boots: { path: 'goods' } });
  expect(both(one, 'rain')).toEqual([[], ['boots']]);
  const has = ['material:wool'];
  const none = shopOf({ rain: { path: '', has }, boots: { path: '', has } });
  expect(both(none, 'rain')).toEqual([[], ['boots']]);
});

test('what is filed under a category above is an alternative, no complement', () => {
  const engine = shopOf({
    coat: { path: 'clothes' },
    rain: { path: 'clothes/jackets/shells' },
    hat: { path: 'clothes/hats/caps' },
    tent: { path: 'gear' },
  });
  expect(both(engine, 'rain')).toEqual([['hat', 'tent'], ['coat']]);
  expect(both(engine, 'coat')).toEqual([['tent'], ['rain', 'hat']]);
});

test('what shoppers take with it comes first in its row', () => {
  const list = ['wool', 'pack', 'kidsBoots'].map((productId, at) => ({ productId, score: 1 - at / 10 }));
  const engine = shopOf(
    {
      rain: { path: 'a/jackets', gender: 'women' },
      shell: { path: 'a/jackets', gender: 'women' },
      wool: { path: 'a/jackets', gender: 'women' },
      boots: { path: 'a/boots', gender: 'women' },
      kidsBoots: { path: 'a/boots', gender: 'kids' },
      pack: { path: 'gear/packs' },
    },
    { coOccurrences: new Map([['rain', list]]), trending: ['boots'] },
  );
  expect(both(engine, 'rain')).toEqual([
    ['pack', 'boots'],
    ['wool', 'shell'],
  ]);
});

test('without a product that is known there are neither', () => {
  const engine = shopOf({ rain: { path: 'jackets' }, boots: { path: 'boots' } });
  expect(both(engine, 'gone')).toEqual([[], []]);
});

test('any catalogue: no product is in both rows or recommended for itself, and no row is longer than asked for', () => {
  fc.assert(
    fc.property(
      randomCatalogue,
      fc.integer({ min: 1, max: 12 }),
      ({ text, market }: RandomCatalogue, limit) => {
        const engine = engineOf(text, market);
        for (const { productId } of text.products) {
          const [complements = [], alternatives = []] = (['complements', 'alternatives'] as const).map(
            (type) => recommended(engine, type, productId, limit),
          );
          const all = [productId, ...complements, ...alternatives];
          expect(new Set(all).size).toBe(all.length);
          expect(Math.max(complements.length, alternatives.length)).toBeLessThanOrEqual(limit);
        }
      },
    ),
    { numRuns: 200 },
  );
});

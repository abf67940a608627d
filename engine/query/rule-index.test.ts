import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProductHit } from '#contract/product-hit.ts';
import type { EngineRule, RuleCondition } from '#engine/catalogue.ts';
import type { Engine, ProductsResult, SearchResult } from '#engine/engine.ts';
import { marketSource, textSource } from '#tests/fixtures/catalogue.ts';
import { productsRequest, engineOf } from '#tests/fixtures/engines.ts';
import {
  CATEGORIES,
  MATERIALS,
  type RandomCatalogue,
  randomCatalogue,
} from '#tests/fixtures/random-catalogue.ts';

const rule = (when: RuleCondition, facts: Partial<EngineRule> = {}): EngineRule => ({
  when,
  pins: [],
  steps: [],
  hides: [],
  redirect: null,
  ...facts,
});
const exactly = (query: string): RuleCondition => ({ query, match: 'exact' });
const jackets: RuleCondition = { listingId: 'l-jackets' };

const shop = (...rules: EngineRule[]): Engine =>
  engineOf(textSource('en'), { ...marketSource('en-eu'), rules });
const ids = (displays: readonly ProductHit[]): string[] =>
  displays.flatMap((display) => display.variant_displays[0]?.product_id ?? []);

function search(
  engine: Engine,
  query: string,
  facts: Parameters<typeof productsRequest>[0] = {},
): SearchResult {
  const answer = engine.search(query, productsRequest(facts));
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}
const found = (engine: Engine, query: string, facts: Parameters<typeof productsRequest>[0] = {}) =>
  ids(search(engine, query, facts).displays);

function listed(
  engine: Engine,
  id: string,
  facts: Parameters<typeof productsRequest>[0] = {},
): ProductsResult {
  const answer = engine.listingProducts(id, 'listingId', productsRequest(facts));
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

test('a rule is for a query as it is compared: exactly, by how it begins, or by all of its words', () => {
  const pins = [{ productId: 'p-beanie', position: 1 }];
  const holds = (match: 'exact' | 'begins' | 'contains', query: string) => {
    const engine = shop(rule({ query: 'Shell  JACKET', match }, { pins }));
    return found(engine, query)[0] === 'p-beanie';
  };
  expect(
    ['shell jacket', ' SHELL jacket ', 'jacket shell', 'shell jacket blue'].map((q) => holds('exact', q)),
  ).toEqual([true, true, false, false]);
  expect(
    ['shell jacket', 'shell jacket blue', 'blue shell jacket', 'shell jackets'].map((q) =>
      holds('begins', q),
    ),
  ).toEqual([true, true, false, false]);
  expect(
    ['jacket blue shell', 'shell jacket', 'shell', 'jacket', 'jackets shell'].map((q) =>
      holds('contains', q),
    ),
  ).toEqual([true, true, false, false, false]);
});

test('a pinned product stands at its position though the query does not find it, and is counted', () => {
  const engine = shop(rule(exactly('jacket'), { pins: [{ productId: 'p-cairn', position: 2 }] }));
  const plain = search(shop(), 'jacket');
  const pinned = search(engine, 'jacket');
  expect(ids(pinned.displays)).toEqual(ids(plain.displays).toSpliced(1, 0, 'p-cairn'));
  expect(pinned.n_hits).toBe(plain.n_hits + 1);
  const brandOf = ({ filters }: SearchResult) => filters.find(({ field }) => field === 'brand')?.meta;
  const [count] = (brandOf(plain) as { counts: number[] }).counts;
  expect((brandOf(pinned) as { counts: number[] }).counts[0]).toBe(count! + 1);
});

test('under a sort of its own a pinned product is there and has no place of its own', () => {
  const engine = shop(rule(exactly('jacket'), { pins: [{ productId: 'p-cairn', position: 1 }] }));
  const byPrice = search(engine, 'jacket', { sort: { field: 'price', order: 'asc' } });
  const prices = byPrice.displays.map(({ variant_displays: [first] }) => first!.sale_price);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(ids(byPrice.displays)).toContain('p-cairn');
  expect(found(engine, 'jacket', { sort: { field: 'relevance', order: 'desc' } })[0]).toBe('p-cairn');
});

test('a pin is lost by what is out of stock, filtered away, hidden or not sold in the market', () => {
  const pinned = (productId: string, facts: Partial<EngineRule> = {}) =>
    shop(rule(exactly('jacket'), { pins: [{ productId, position: 1 }], ...facts }));
  const plain = found(shop(), 'jacket');
  expect(found(pinned('p-haul'), 'jacket')).toEqual(plain);
  expect(found(pinned('p-drizzle'), 'jacket')).toEqual(plain);
  expect(found(pinned('nothing'), 'jacket')).toEqual(plain);
  expect(found(pinned('p-beanie', { hides: [{ productId: 'p-beanie' }] }), 'jacket')).toEqual(plain);
  const filters = [{ field: 'color', op: 'in' as const, data: ['green'] }];
  expect(found(pinned('p-beanie'), 'jacket', { filters })).toEqual(found(shop(), 'jacket', { filters }));
  // Of the shell in blue, XL is out of stock: among what is asked for, nothing of it can be bought.
  const blueXl = [
    { field: 'color', op: 'in' as const, data: ['blue'] },
    { field: 'size', op: 'in' as const, data: ['XL'] },
  ];
  expect(found(pinned('p-fjord'), 'jacket', { filters: blueXl })).toEqual(['p-ridge', 'p-fjord']);
});

test('two pins of one position stand one behind the other, and none stands behind the last product', () => {
  const pins = [
    { productId: 'p-cairn', position: 2 },
    { productId: 'p-beanie', position: 2 },
    { productId: 'p-scree', position: 90 },
  ];
  const plain = found(shop(), 'jacket');
  expect(found(shop(rule(exactly('jacket'), { pins })), 'jacket')).toEqual([
    ...plain.toSpliced(1, 0, 'p-cairn', 'p-beanie'),
    'p-scree',
  ]);
});

test('what is closer to the query decides: exact, then the longer beginning, then its words', () => {
  const pin = (productId: string) => ({ pins: [{ productId, position: 1 }] });
  const rules = [
    rule({ query: 'jacket', match: 'contains' }, { ...pin('p-scree'), redirect: { path: '/e/words' } }),
    rule({ query: 'shell', match: 'begins' }, { ...pin('p-tarn'), redirect: { path: '/e/short' } }),
    rule({ query: 'shell jacket', match: 'begins' }, { ...pin('p-cairn'), redirect: { path: '/e/long' } }),
    rule(exactly('shell jacket'), { ...pin('p-beanie'), redirect: { listingId: 'l-shell' } }),
  ];
  const answer = search(shop(...rules), 'shell jacket');
  expect(ids(answer.displays).slice(0, 4)).toEqual(['p-beanie', 'p-cairn', 'p-tarn', 'p-scree']);
  expect(answer.redirect_url).toBe('/en-eu/c/shell-jackets');
  expect(search(shop(...rules), 'shell jacket blue').redirect_url).toBe('/en-eu/e/long');
  expect(search(shop(...rules), 'boots')).not.toHaveProperty('redirect_url');
});

test('of two rules that pin one product, the closer one says where', () => {
  const pin = (position: number) => ({ pins: [{ productId: 'p-cairn', position }] });
  const engine = shop(rule(exactly('jacket'), pin(2)), rule({ query: 'jacket', match: 'contains' }, pin(1)));
  expect(found(engine, 'jacket')[1]).toBe('p-cairn');
});

test('boost and bury move by brand, category or product, never over a word that is missing, and never what is sold out', () => {
  const move = (steps: EngineRule['steps'], query: string) =>
    found(shop(rule(exactly(query), { steps })), query);
  expect(move([], 'jacket')).toEqual(['p-fjord', 'p-loft', 'p-ridge', 'p-loft-reuse']);
  expect(move([{ productId: 'p-loft-reuse', steps: 1 }], 'jacket')[0]).toBe('p-loft-reuse');
  expect(
    move(
      [
        { field: 'label', valueId: 'Reuse', steps: 2 },
        { productId: 'p-ridge', steps: 1 },
      ],
      'jacket',
    ),
  ).toEqual(['p-loft-reuse', 'p-ridge', 'p-fjord', 'p-loft']);
  expect(move([{ field: 'category', valueId: 'l-shell', steps: -1 }], 'jacket')).toEqual([
    'p-loft',
    'p-loft-reuse',
    'p-fjord',
    'p-ridge',
  ]);
  // How many words are found weighs more than any step, where they are found weighs less.
  expect(move([], 'ridge jacket').slice(0, 2)).toEqual(['p-ridge', 'p-fjord']);
  expect(move([{ productId: 'p-loft', steps: 3 }], 'ridge jacket').slice(0, 3)).toEqual([
    'p-ridge',
    'p-fjord',
    'p-loft',
  ]);
  expect(move([], 'trail').slice(0, 2)).toEqual(['p-trail', 'p-scree']);
  expect(move([{ productId: 'p-scree', steps: 1 }], 'trail').slice(0, 2)).toEqual(['p-scree', 'p-trail']);
  expect(
    ids(
      listed(shop(rule({ listingId: 'l-gear' }, { steps: [{ productId: 'p-haul', steps: 3 }] })), 'l-gear')
        .displays,
    ).at(-1),
  ).toBe('p-haul');
});

test('a listing has rules of its own, and those of others do nothing', () => {
  const facts: Partial<EngineRule> = {
    pins: [{ productId: 'p-beanie', position: 1 }],
    hides: [{ productId: 'p-fjord' }],
    steps: [{ productId: 'p-loft-reuse', steps: 1 }],
  };
  const engine = shop(rule(jackets, facts), rule(exactly('toque'), facts));
  expect(ids(listed(engine, 'l-jackets').displays)).toEqual([
    'p-beanie',
    'p-loft-reuse',
    'p-loft',
    'p-ridge',
  ]);
  expect(listed(engine, 'l-clothing')).toEqual(listed(shop(), 'l-clothing'));
  expect(search(engine, 'jacket')).toEqual(search(shop(), 'jacket'));
  expect(listed(shop(rule({ listingId: 'gone' }, facts)), 'l-jackets')).toEqual(listed(shop(), 'l-jackets'));
});

const target = fc.oneof(
  fc.nat(9).map((at) => ({ productId: `p${at}` })),
  fc.constantFrom(...MATERIALS).map((valueId) => ({ field: 'material', valueId })),
);
const decisions = fc.record({
  pins: fc.array(
    fc.record({ productId: fc.nat(9).map((at) => `p${at}`), position: fc.integer({ min: 1, max: 12 }) }),
    {
      maxLength: 4,
    },
  ),
  hides: fc.array(target, { maxLength: 2 }),
  steps: fc.array(
    fc.tuple(target, fc.integer({ min: -4, max: 4 })).map(([of, steps]) => ({ ...of, steps })),
    { maxLength: 3 },
  ),
});
const CATEGORY = CATEGORIES[0]!;
const inCategory: RuleCondition = { listingId: CATEGORY };
const withRules = ({ text, market }: RandomCatalogue, ...rules: EngineRule[]) =>
  engineOf(text, { ...market, rules });

test('pins keep their places and nothing is shown twice or left out, whatever the size of the pages', () => {
  fc.assert(
    fc.property(randomCatalogue, decisions, fc.integer({ min: 1, max: 4 }), (catalogue, facts, limit) => {
      const engine = withRules(catalogue, rule(inCategory, facts));
      const whole = listed(engine, CATEGORY, { limit: 250 });
      const read: string[] = [];
      let cursor: string | null = null;
      do {
        const page: ProductsResult = listed(engine, CATEGORY, { limit, cursor });
        read.push(...ids(page.displays));
        expect(page.n_hits).toBe(whole.n_hits);
        cursor = page.cursor ?? null;
      } while (cursor !== null);
      const all = ids(whole.displays);
      expect(read).toEqual(all);
      expect(new Set(all).size).toBe(all.length);
      expect(all).toHaveLength(whole.n_hits);
      // Without the pinned ones the others stand as they would.
      const pinned = new Set(facts.pins.map(({ productId }) => productId));
      const unpinned = listed(withRules(catalogue, rule(inCategory, { ...facts, pins: [] })), CATEGORY, {
        limit: 250,
      });
      const others = (list: readonly string[]) => list.filter((id) => !pinned.has(id));
      expect(others(all)).toEqual(others(ids(unpinned.displays)));
      // A single pin that can be bought stands exactly where it was put.
      const [pin] = facts.pins;
      const isInStock = whole.displays.some(
        ({ variant_displays: shown }) =>
          shown[0]?.product_id === pin?.productId && shown.some(({ in_stock }) => in_stock),
      );
      if (pin !== undefined && pinned.size === 1 && isInStock)
        expect(all.indexOf(pin.productId)).toBe(Math.min(pin.position, all.length) - 1);
    }),
    { numRuns: 200 },
  );
});

test('what is hidden is counted nowhere: the listing is that of a shop which does not sell it', () => {
  fc.assert(
    fc.property(randomCatalogue, fc.uniqueArray(fc.nat(9), { maxLength: 4 }), (catalogue, hidden) => {
      const hides = hidden.map((at) => ({ productId: `p${at}` }));
      const isHidden = (articleId: string) => hidden.some((at) => articleId.startsWith(`p${at}v`));
      const prices = new Map([...catalogue.market.prices].filter(([id]) => !isHidden(id)));
      const answer = listed(withRules(catalogue, rule(inCategory, { hides })), CATEGORY);
      const without = listed(engineOf(catalogue.text, { ...catalogue.market, prices }), CATEGORY);
      expect(answer).toEqual(without);
    }),
    { numRuns: 100 },
  );
});

test('steps order a listing by stock, then steps, then as it was', () => {
  fc.assert(
    fc.property(randomCatalogue, decisions, (catalogue, { steps }) => {
      const plain = listed(withRules(catalogue), CATEGORY).displays;
      const moved = ids(listed(withRules(catalogue, rule(inCategory, { steps })), CATEGORY).displays);
      const product = (id: string) => catalogue.text.products.find(({ productId }) => productId === id)!;
      const stepsOf = (id: string) => {
        const has = new Set(product(id).attributes.flatMap(({ values }) => values.map((value) => value.id)));
        const own = steps.filter((each) =>
          'productId' in each ? each.productId === id : has.has(each.valueId),
        );
        const sum = own.reduce((total, each) => total + Math.max(-3, Math.min(each.steps, 3)), 0);
        return Math.max(-3, Math.min(sum, 3));
      };
      const rows = plain.map(({ variant_displays: shown }, at) => {
        const id = shown[0]!.product_id;
        const isOut = shown.every(({ in_stock }) => !in_stock);
        return { id, at, isOut, steps: isOut ? Math.min(0, stepsOf(id)) : stepsOf(id) };
      });
      rows.sort((a, b) => Number(a.isOut) - Number(b.isOut) || b.steps - a.steps || a.at - b.at);
      expect(moved).toEqual(rows.map(({ id }) => id));
    }),
    { numRuns: 200 },
  );
});

test('rules that their section no longer spells out are none', () => {
  const engine = shop(
    rule(exactly('jacket'), { pins: [{ productId: 'p-cairn', position: Number.NaN }] }),
    rule(exactly(' - '), { hides: [{ productId: 'p-fjord' }] }),
  );
  expect(search(engine, 'jacket')).toEqual(search(shop(), 'jacket'));
});

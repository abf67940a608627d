import { expect, test } from 'vitest';
import type { EngineRule, RuleCondition } from '#engine/catalogue.ts';
import type { Engine, SearchResult } from '#engine/engine.ts';
import { marketSource, textSource } from '#tests/fixtures/catalogue.ts';
import { engineOf, foundIds, listingProducts, productIds, search } from '#tests/fixtures/engines.ts';
import { rule } from '#tests/fixtures/merchandising.ts';

const exactly = (query: string): RuleCondition => ({ query, match: 'exact' });
const jackets: RuleCondition = { listingId: 'l-jackets' };

const shop = (...rules: EngineRule[]): Engine =>
  engineOf(textSource('en'), { ...marketSource('en-eu'), rules });

test('a rule matches the normalised query exactly, by prefix, or by containing all of its words', () => {
  const pins = [{ productId: 'p-beanie', position: 1 }];
  const applies = (match: 'exact' | 'begins' | 'contains', query: string) => {
    const engine = shop(rule({ query: 'Shell  JACKET', match }, { pins }));
    return foundIds(engine, query)[0] === 'p-beanie';
  };
  expect(
    ['shell jacket', ' SHELL jacket ', 'jacket shell', 'shell jacket blue'].map((q) => applies('exact', q)),
  ).toEqual([true, true, false, false]);
  expect(
    ['shell jacket', 'shell jacket blue', 'blue shell jacket', 'shell jackets'].map((q) =>
      applies('begins', q),
    ),
  ).toEqual([true, true, false, false]);
  expect(
    ['jacket blue shell', 'shell jacket', 'shell', 'jacket', 'jackets shell'].map((q) =>
      applies('contains', q),
    ),
  ).toEqual([true, true, false, false, false]);
});

test('a pinned product is at its position even if the query does not match it, and counts as a hit', () => {
  const engine = shop(rule(exactly('jacket'), { pins: [{ productId: 'p-cairn', position: 2 }] }));
  const plain = search(shop(), 'jacket');
  const pinned = search(engine, 'jacket');
  expect(productIds(pinned.displays)).toEqual(productIds(plain.displays).toSpliced(1, 0, 'p-cairn'));
  expect(pinned.n_hits).toBe(plain.n_hits + 1);
  const brandOf = ({ filters }: SearchResult) => filters.find(({ field }) => field === 'brand')?.meta;
  const [count] = (brandOf(plain) as { counts: number[] }).counts;
  expect((brandOf(pinned) as { counts: number[] }).counts[0]).toBe(count! + 1);
});

test('with an explicit sort a pinned product is included but not at its position', () => {
  const engine = shop(rule(exactly('jacket'), { pins: [{ productId: 'p-cairn', position: 1 }] }));
  const byPrice = search(engine, 'jacket', { sort: { field: 'price', order: 'asc' } });
  const prices = byPrice.displays.map(({ variant_displays: [first] }) => first!.sale_price);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(productIds(byPrice.displays)).toContain('p-cairn');
  expect(foundIds(engine, 'jacket', { sort: { field: 'relevance', order: 'desc' } })[0]).toBe('p-cairn');
});

test('so is one that matches too weakly for that sort', () => {
  const sort = { field: 'price' as const, order: 'asc' as const };
  const plain = foundIds(shop(), 'cairn jacket', { sort });
  expect(plain).not.toContain('p-trail');
  const pins = [{ productId: 'p-trail', position: 1 }];
  const pinned = search(shop(rule(exactly('cairn jacket'), { pins })), 'cairn jacket', { sort });
  expect(productIds(pinned.displays).toSorted()).toEqual([...plain, 'p-trail'].toSorted());
  expect(pinned.n_hits).toBe(plain.length + 1);
});

test('a product loses its pin when it is out of stock, filtered out, hidden or not sold in the market', () => {
  const pinned = (productId: string, effects: Partial<EngineRule> = {}) =>
    shop(rule(exactly('jacket'), { pins: [{ productId, position: 1 }], ...effects }));
  const plain = foundIds(shop(), 'jacket');
  expect(foundIds(pinned('p-haul'), 'jacket')).toEqual(plain);
  expect(foundIds(pinned('p-drizzle'), 'jacket')).toEqual(plain);
  expect(foundIds(pinned('nothing'), 'jacket')).toEqual(plain);
  expect(foundIds(pinned('p-beanie', { hides: [{ productId: 'p-beanie' }] }), 'jacket')).toEqual(plain);
  const filters = [{ field: 'color', op: 'in' as const, data: ['green'] }];
  expect(foundIds(pinned('p-beanie'), 'jacket', { filters })).toEqual(
    foundIds(shop(), 'jacket', { filters }),
  );
  // The blue shell is out of stock in XL, so nothing of it that passes the filters is in stock.
  const blueXl = [
    { field: 'color', op: 'in' as const, data: ['blue'] },
    { field: 'size', op: 'in' as const, data: ['XL'] },
  ];
  expect(foundIds(pinned('p-fjord'), 'jacket', { filters: blueXl })).toEqual(['p-ridge', 'p-fjord']);
});

test('two pins at one position follow each other, and no pin is beyond the last hit', () => {
  const pins = [
    { productId: 'p-cairn', position: 2 },
    { productId: 'p-beanie', position: 2 },
    { productId: 'p-scree', position: 90 },
  ];
  const plain = foundIds(shop(), 'jacket');
  expect(foundIds(shop(rule(exactly('jacket'), { pins })), 'jacket')).toEqual([
    ...plain.toSpliced(1, 0, 'p-cairn', 'p-beanie'),
    'p-scree',
  ]);
});

test('the more specific rule takes precedence: exact, then the longer prefix, then containing words', () => {
  const pin = (productId: string) => ({ pins: [{ productId, position: 1 }] });
  const rules = [
    rule({ query: 'jacket', match: 'contains' }, { ...pin('p-scree'), redirect: { path: '/e/words' } }),
    rule({ query: 'shell', match: 'begins' }, { ...pin('p-tarn'), redirect: { path: '/e/short' } }),
    rule({ query: 'shell jacket', match: 'begins' }, { ...pin('p-cairn'), redirect: { path: '/e/long' } }),
    rule(exactly('shell jacket'), { ...pin('p-beanie'), redirect: { listingId: 'l-shell' } }),
  ];
  const result = search(shop(...rules), 'shell jacket');
  expect(productIds(result.displays).slice(0, 4)).toEqual(['p-beanie', 'p-cairn', 'p-tarn', 'p-scree']);
  expect(result.redirect_url).toBe('/en-eu/c/shell-jackets');
  expect(search(shop(...rules), 'shell jacket blue').redirect_url).toBe('/en-eu/e/long');
  expect(search(shop(...rules), 'boots')).not.toHaveProperty('redirect_url');
});

test('of two rules that pin one product, the more specific one decides the position', () => {
  const pin = (position: number) => ({ pins: [{ productId: 'p-cairn', position }] });
  const engine = shop(rule(exactly('jacket'), pin(2)), rule({ query: 'jacket', match: 'contains' }, pin(1)));
  expect(foundIds(engine, 'jacket')[1]).toBe('p-cairn');
});

test('steps move by brand, category or product, never past missing words, and never an out-of-stock product', () => {
  const move = (steps: EngineRule['steps'], query: string) =>
    foundIds(shop(rule(exactly(query), { steps })), query);
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
  // The number of matching words weighs more than any step, their fields weigh less.
  expect(move([], 'ridge jacket').slice(0, 2)).toEqual(['p-ridge', 'p-fjord']);
  expect(move([{ productId: 'p-loft', steps: 3 }], 'ridge jacket').slice(0, 3)).toEqual([
    'p-ridge',
    'p-fjord',
    'p-loft',
  ]);
  expect(move([], 'trail').slice(0, 2)).toEqual(['p-trail', 'p-scree']);
  expect(move([{ productId: 'p-scree', steps: 1 }], 'trail').slice(0, 2)).toEqual(['p-scree', 'p-trail']);
  expect(
    productIds(
      listingProducts(
        shop(rule({ listingId: 'l-gear' }, { steps: [{ productId: 'p-haul', steps: 3 }] })),
        'l-gear',
      ).displays,
    ).at(-1),
  ).toBe('p-haul');
});

test('a listing rule applies to its own listing only', () => {
  const effects: Partial<EngineRule> = {
    pins: [{ productId: 'p-beanie', position: 1 }],
    hides: [{ productId: 'p-fjord' }],
    steps: [{ productId: 'p-loft-reuse', steps: 1 }],
  };
  const engine = shop(rule(jackets, effects), rule(exactly('toque'), effects));
  expect(productIds(listingProducts(engine, 'l-jackets').displays)).toEqual([
    'p-beanie',
    'p-loft-reuse',
    'p-loft',
    'p-ridge',
  ]);
  expect(listingProducts(engine, 'l-clothing')).toEqual(listingProducts(shop(), 'l-clothing'));
  expect(search(engine, 'jacket')).toEqual(search(shop(), 'jacket'));
  expect(listingProducts(shop(rule({ listingId: 'gone' }, effects)), 'l-jackets')).toEqual(
    listingProducts(shop(), 'l-jackets'),
  );
});

test('invalid stored rules are ignored', () => {
  const engine = shop(
    rule(exactly('jacket'), { pins: [{ productId: 'p-cairn', position: Number.NaN }] }),
    rule(exactly(' - '), { hides: [{ productId: 'p-fjord' }] }),
  );
  expect(search(engine, 'jacket')).toEqual(search(shop(), 'jacket'));
});

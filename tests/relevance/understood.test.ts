// What queries say besides products is understood in every language, and orders the results without hiding any.
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type MarketCode } from '#contract/market.ts';
import type { Engine, SearchResult } from '#engine/engine.ts';
import { demoCatalogue } from '#demo/catalogue/catalogue.ts';
import { demoEngine } from '#tests/fixtures/demo-engine.ts';
import { understoodScores } from '#tests/relevance/understood/scores.ts';

/** Share of the queries of a language that are understood in all of it: 1 in 2026-11. It may only be raised. */
const MIN_SHARE = 0.97;
const MIN_QUERIES = 40;

const parts = demoCatalogue();
const products = [...parts.products];
const engines = new Map<MarketCode, Engine>();

function search(market: MarketCode, query: string, options: object = {}): SearchResult {
  const engine = engines.get(market) ?? demoEngine(parts, products, market);
  engines.set(market, engine);
  const result = engine.search(query, { filters: [], sort: null, limit: 12, cursor: null, ...options });
  if (!result.ok) throw new Error(result.error.detail);
  return result.value;
}
const shown = ({ displays }: SearchResult) => displays.map((hit) => hit.variant_displays[hit.variant_index]!);

test.each(understoodScores(LANGUAGES))(
  'queries in $language are understood',
  ({ queries, share, mistakes }) => {
    expect(queries).toBeGreaterThanOrEqual(MIN_QUERIES);
    expect(share, mistakes.join('\n')).toBeGreaterThanOrEqual(MIN_SHARE);
  },
);

test.each([
  ['en-eu', 'jacket', 'Jackets'],
  ['sv-se', 'jacka', 'Jackor'],
  ['de-de', 'jacke', 'Jacken'],
  ['ko-kr', '재킷', '재킷'],
] as const)('in %s a category is suggested by its singular', (market, query, title) => {
  search(market, query);
  const suggested = engines.get(market)!.suggest(query, 8);
  expect(suggested.flatMap((one) => (one.type === 'listing' ? [one.title] : []))).toContain(title);
});

test('what a query says twice is shown once, and removed with all its words', () => {
  expect(search('en-eu', 'red socks in red under 20').understood).toMatchObject([
    { kind: 'color', query: 'socks under 20' },
    { kind: 'price', query: 'red socks in red' },
  ]);
});

describe('results', () => {
  test('what costs more than asked for comes later, and is not hidden', () => {
    const found = search('en-eu', 'socks red under 20');
    const [first] = shown(found);
    expect(first).toMatchObject({ color_name: 'Red' });
    expect(first!.sale_price).toBeLessThanOrEqual(20);
    for (const { title } of shown(found).slice(0, 5)) expect(title).toContain('socks');
    expect(found.n_hits).toBe(search('en-eu', 'socks red').n_hits);
  });

  test('what only mentions the words comes later than what costs more', () => {
    const titles = shown(search('ko-kr', '여성 재킷 10만원 이하', { limit: 24 })).map(({ title }) => title);
    expect(titles.filter((title) => !title.includes('재킷'))).toEqual([]);
  });

  test('without words to search only what is meant shows', () => {
    for (const { sale_price: price } of shown(search('en-eu', 'under 20 euro')))
      expect(price).toBeLessThanOrEqual(20);
    for (const { sale_price: price, original_price: list } of shown(search('sv-se', 'rea')))
      expect(price).toBeLessThan(list);
    expect(search('en-eu', 'under 1 euro').n_hits).toBe(search('en-eu', '').n_hits);
  });

  test('the cheapest are the best matches first, and a requested order counts more', () => {
    const cheapest = search('en-eu', 'cheapest tent');
    const prices = shown(cheapest).map(({ sale_price: price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    for (const { title } of shown(cheapest).slice(0, 8)) expect(title).toContain('tent');
    expect(cheapest.n_hits).toBe(search('en-eu', 'tent').n_hits);
    expect(cheapest.understood).toMatchObject([{ label: 'Lowest price first', query: 'tent' }]);
    const sorted = search('en-eu', 'cheapest tent', { sort: { field: 'price', order: 'desc' } });
    expect(sorted.understood).toBeUndefined();
    expect(shown(sorted)[0]!.sale_price).toBeGreaterThan(prices[0]!);
  });

  test('cheap tents are tents, cheaper ones first', () => {
    const prices = (query: string) =>
      shown(search('en-eu', query))
        .slice(0, 6)
        .map(({ sale_price: price }) => price);
    for (const { title } of shown(search('en-eu', 'cheap tent')).slice(0, 6)) expect(title).toContain('tent');
    expect(Math.max(...prices('cheap tent'))).toBeLessThanOrEqual(Math.max(...prices('tent')));
  });

  test('what has the unwanted thing comes later', () => {
    const without = search('de-de', 'jacke ohne kapuze');
    const hits = shown(without)
      .slice(0, 5)
      .map(({ product_id: id }) => id);
    for (const product of products.filter(({ productId }) => hits.includes(productId)))
      expect(product.description.de).not.toMatch(/kapuze/iu);
    expect(without.n_hits).toBe(search('de-de', 'jacke').n_hits);
  });

  test('what is made for everyone is for women, too', () => {
    for (const { title } of shown(search('en-eu', 'socks for women'))) expect(title).toContain('socks');
  });

  test('a waterproof jacket is an adult’s in every language, unless a child’s is asked for', () => {
    const genders = (market: MarketCode, query: string) => {
      const ids = shown(search(market, query)).map(({ product_id: id }) => id);
      return products.filter(({ productId }) => ids.includes(productId)).map(({ gender }) => gender);
    };
    for (const [market, query] of [
      ['en-eu', 'waterproof jacket'],
      ['sv-se', 'vattentät jacka'],
      ['de-de', 'wasserdichte jacke'],
      ['ko-kr', '방수 재킷'],
    ] as const)
      expect(genders(market, query), query).toContain('women');
    expect(new Set(genders('de-de', 'wasserdichte jacke kinder'))).toEqual(new Set(['kids']));
  });

  test('an unknown word is corrected, and what was said besides stays in the corrected query', () => {
    expect(search('en-eu', 'sokcs under 20').corrected_query).toBe('socks under 20');
  });
});

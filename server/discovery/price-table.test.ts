import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCIES } from '#contract/market.ts';
import { stockLevelOf } from '#engine/engine.ts';
import { PriceTable } from '#server/discovery/price-table.ts';
import type { ArticleRecord } from '#store/article-records.ts';
import { priceIn } from '#store/catalogue-read.ts';
import { MARKETS, manyMarkets } from '#tests/fixtures/markets.ts';

const amount = fc.integer({ min: 1, max: 50 });
const article: fc.Arbitrary<ArticleRecord> = fc.record({
  articleId: fc.nat(40).map((number) => `a${number}`),
  stock: fc.nat(8),
  prices: fc.dictionary(
    fc.constantFrom<string>(
      'EUR',
      'SEK',
      'sv-se',
      'de-de',
      ...CURRENCIES,
      ...MARKETS.map(({ code }) => code),
    ),
    fc.record({ list: amount, sale: fc.option(amount) }),
    { maxKeys: 5 },
  ),
  markets: fc.subarray(['sv-se', 'en-eu', 'en-as', 'de-de']),
  isWithdrawn: fc.boolean(),
});

test('each market has its own prices, whatever was written before', () => {
  fc.assert(
    fc.property(fc.array(article, { maxLength: 120 }), (articles) => {
      const table = new PriceTable();
      const ids = Array.from({ length: 41 }, (_, number) => `a${number}`);
      // Rows may be requested before their articles are set.
      const rows = table.rowsOf(ids);
      for (const record of articles) table.set(record);
      const last = new Map(articles.map((record) => [record.articleId, record]));
      const byProfile = new Map<string, unknown>();
      for (const market of MARKETS) {
        const columns = table.pricesFor(rows, market);
        const expected = ids.map((id) => {
          const record = last.get(id);
          const price = record === undefined || record.isWithdrawn ? undefined : priceIn(record, market);
          if (record === undefined || price === undefined) return [-1, -1, 0];
          const { list, sale } = price;
          return [list, sale ?? list, stockLevelOf(record.stock)];
        });
        expect(ids.map((_, at) => [columns.list[at], columns.price[at], columns.stockLevel[at]])).toEqual(
          expected,
        );
        const profile = table.priceProfileOf(market);
        expect(byProfile.get(profile) ?? columns).toEqual(columns);
        byProfile.set(profile, columns);
      }
    }),
    { numRuns: 60 },
  );
});

test('the table grows beyond its initial capacity', () => {
  const table = new PriceTable();
  for (let number = 0; number < 5_000; number += 1)
    table.set({
      articleId: `a${number}`,
      stock: number,
      prices: { SEK: { list: number + 1, sale: null } },
      markets: [],
      isWithdrawn: false,
    });
  const columns = table.pricesFor(
    table.rowsOf(['a0', 'a1024', 'a4999']),
    MARKETS.find(({ code }) => code === 'sv-se')!,
  );
  expect([...columns.list]).toEqual([1, 1025, 5000]);
  expect([...columns.stockLevel]).toEqual([0, 1, 1]);
});

test.each([1, 33, 200])('each of %d markets sells exactly its own articles', (count) => {
  const { markets } = manyMarkets(count);
  const codes = markets.map(({ code }) => code);
  const table = new PriceTable();
  const prices = { SEK: { list: 100, sale: null }, EUR: { list: 10, sale: null } };
  const set = (articleId: string, sold: readonly string[]) =>
    table.set({ articleId, stock: 1, prices, markets: sold, isWithdrawn: false });
  set('everywhere', []);
  for (const code of codes) set(`only ${code}`, [code]);
  set('in all but the last', codes.length === 1 ? ['en-zz'] : codes.slice(0, -1));
  const ids = ['everywhere', 'in all but the last', ...codes.map((code) => `only ${code}`)];
  const rows = table.rowsOf(ids);
  const profiles = new Set<string>();
  for (const market of markets) {
    const { list } = table.pricesFor(rows, market);
    const sold = ids.filter((_, at) => list[at] !== -1);
    const isLast = market === markets.at(-1);
    expect(sold).toEqual(
      ids.filter((id) => id === 'everywhere' || id === `only ${market.code}` || (id === ids[1] && !isLast)),
    );
    profiles.add(table.priceProfileOf(market));
  }
  expect(profiles.size).toBe(count);
});

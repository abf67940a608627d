import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCIES } from '#contract/market.ts';
import { PriceTable } from '#server/discovery/price-table.ts';
import type { ArticleRecord } from '#server/store/article-records.ts';
import { priceIn } from '#server/store/catalogue-read.ts';
import { MARKETS, manyMarkets } from '#tests/fixtures/markets.ts';

const amount = fc.integer({ min: 1, max: 50 });
const article: fc.Arbitrary<ArticleRecord> = fc.record({
  articleId: fc.nat(40).map((number) => `a${number}`),
  stock: fc.nat(2),
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

test('PR-05 PR-10 each market costs what the shop asks there, whatever was put before', () => {
  fc.assert(
    fc.property(fc.array(article, { maxLength: 120 }), (written) => {
      const table = new PriceTable();
      const ids = Array.from({ length: 41 }, (_, number) => `a${number}`);
      // Some are asked for before they are known, as a text base may name them first.
      const rows = table.rowsOf(ids);
      for (const one of written) table.set(one);
      const last = new Map(written.map((one) => [one.articleId, one]));
      const byProfile = new Map<string, unknown>();
      for (const market of MARKETS) {
        const numbered = table.pricesFor(rows, market);
        const expected = ids.map((id) => {
          const one = last.get(id);
          const price = one === undefined || one.isWithdrawn ? undefined : priceIn(one, market);
          if (one === undefined || price === undefined) return [-1, -1, 0];
          const { list, sale } = price;
          return [list, Math.min(list, sale ?? list), one.stock > 0 ? 1 : 0];
        });
        expect(ids.map((_, at) => [numbered.list[at], numbered.price[at], numbered.inStock[at]])).toEqual(
          expected,
        );
        const profile = table.priceProfileOf(market);
        expect(byProfile.get(profile) ?? numbered).toEqual(numbered);
        byProfile.set(profile, numbered);
      }
    }),
    { numRuns: 60 },
  );
});

test('more articles than it was made for', () => {
  const table = new PriceTable();
  for (let number = 0; number < 5_000; number += 1)
    table.set({
      articleId: `a${number}`,
      stock: number,
      prices: { SEK: { list: number + 1, sale: null } },
      markets: [],
      isWithdrawn: false,
    });
  const numbered = table.pricesFor(
    table.rowsOf(['a0', 'a1024', 'a4999']),
    MARKETS.find(({ code }) => code === 'sv-se')!,
  );
  expect([...numbered.list]).toEqual([1, 1025, 5000]);
  expect([...numbered.inStock]).toEqual([0, 1, 1]);
});

test.each([1, 33, 200])('PR-10 of %d markets each sells exactly what is sold there', (count) => {
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

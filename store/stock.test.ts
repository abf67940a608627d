// Prices and stock written separately from a product feed, on both databases: nothing else changes, and nothing is lost.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { applyCatalogue } from '#store/catalogue.ts';
import { readArticles } from '#store/catalogue-read.ts';
import { lastChange, partsSince, lastTextsChange } from '#store/change-log.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { logStockMoves, moveStock } from '#store/reservations.ts';
import { applyStock, type StockChange } from '#store/stock.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { smallArticle, smallCatalogue, smallProduct, smallVariant } from '#tests/small-catalogue.ts';

const FROM = { label: 'stock', source: null };
const change = (id: string, fields: Partial<StockChange>): StockChange => ({
  by: 'articleId',
  id,
  prices: {},
  ...fields,
});

describe.each(DATABASES)('stock on $name', ({ name, make }) => {
  let place: TestDatabase;
  let store: Store;
  beforeEach(async () => {
    place = await make();
    store = await openStore(place);
    await applyCatalogue(store, smallCatalogue());
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });
  const article = async (id: string) =>
    (await readArticles(store.db)).find(({ articleId }) => articleId === id);

  test('given fields change, others do not, and the log records no change of texts', async () => {
    const before = await lastChange(store.db);
    const report = await applyStock(
      store,
      [
        change('a1', { stock: 2, prices: { SEK: { list: 100000, sale: null }, EUR: { sale: 9900 } } }),
        change('A2', { by: 'sku', stock: 5 }),
        change('a3', { prices: { 'de-de': { list: 1 } } }),
      ],
      FROM,
    );
    expect(report).toMatchObject({ changed: 2, unchanged: 1, rejected: [] });
    expect(await article('a1')).toMatchObject({
      stock: 2,
      prices: {
        SEK: { list: 100000, sale: null },
        EUR: { list: 19900, sale: 9900 },
        KRW: { list: 250000, sale: null },
        'de-de': { list: 18900, sale: null },
      },
    });
    const after = await lastChange(store.db);
    expect(after).toMatchObject({ seq: 2, epoch: report.epoch });
    expect(after?.madeAt).toBeGreaterThan(before?.madeAt ?? 0);
    expect([...(await partsSince(store.db, 1))]).toEqual(['articles']);
    expect(await lastTextsChange(store.db)).toMatchObject({ seq: 1 });
    const rows = await store.db.selectFrom('articles').select(['article_id', 'changed_seq']).execute();
    expect(rows.filter((row) => row.changed_seq === 2).map((row) => row.article_id)).toEqual(
      expect.arrayContaining(['a1', 'a3']),
    );
    expect(rows.filter((row) => row.changed_seq === 2)).toHaveLength(2);
  });

  test('rejected changes are reported one by one, and the rest is applied', async () => {
    const other = smallProduct(
      'o1',
      [smallVariant('o1-blue', [{ ...smallArticle('oa1', 'S'), sku: 'A1', prices: {} }])],
      { source: 'other' },
    );
    await applyCatalogue(store, smallCatalogue({ source: 'other', listings: [], products: [other] }));
    const [first] = [...smallCatalogue().products];
    await applyCatalogue(store, smallCatalogue({ products: first === undefined ? [] : [first] }));
    const report = await applyStock(
      store,
      [
        change('nobody', { stock: 1 }),
        change('a4', { stock: 1 }),
        change('A1', { by: 'sku', stock: 1 }),
        change('a1', { stock: 1 }),
        change('a1', { stock: 9 }),
        change('oa1', { prices: { SEK: { sale: 5 } } }),
      ],
      FROM,
    );
    expect(report).toMatchObject({ changed: 1, unchanged: 0 });
    expect(report.rejected).toEqual([
      { at: 0, reason: 'unknown' },
      { at: 1, reason: 'withdrawn' },
      { at: 2, reason: 'several' },
      { at: 4, reason: 'twice', first: 3 },
      { at: 5, reason: 'no_list_price', field: 'SEK' },
    ]);
    expect(await article('a1')).toMatchObject({ stock: 1 });
    const narrowed = await applyStock(store, [change('A1', { by: 'sku', stock: 4 })], {
      label: 'stock',
      source: 'other',
    });
    expect(narrowed.changed).toBe(1);
    expect(await article('oa1')).toMatchObject({ stock: 4 });
  });

  test('a dry run and a run without changes write nothing', async () => {
    const tried = await applyStock(store, [change('a1', { stock: 2 })], { ...FROM, dryRun: true });
    expect(tried).toMatchObject({ changed: 1, epoch: null });
    expect(await applyStock(store, [change('a1', { stock: 5 })], FROM)).toMatchObject({
      changed: 0,
      unchanged: 1,
      epoch: null,
    });
    expect(await lastChange(store.db)).toMatchObject({ seq: 1 });
  });

  test('a later product feed overwrites stock and prices, and texts do not change', async () => {
    await applyStock(store, [change('a1', { stock: 2 })], FROM);
    const again = await applyCatalogue(store, smallCatalogue());
    expect(again.products).toEqual({ added: 0, changed: 1, unchanged: 1, withdrawn: 0 });
    expect(await article('a1')).toMatchObject({ stock: 5 });
    expect(await lastTextsChange(store.db)).toMatchObject({ seq: 1 });
    await applyStock(store, [change('a1', { stock: 2 })], FROM);
    await applyStock(store, [change('a1', { stock: 5 })], FROM);
    const same = await applyCatalogue(store, smallCatalogue());
    expect(same.products).toEqual({ added: 0, changed: 0, unchanged: 2, withdrawn: 0 });
    expect(same.epoch).toBeNull();
  });

  test('a later product feed replaces what orders took by its own figures, though it is the same feed', async () => {
    await store.transaction((tx) => moveStock(tx, [{ articleId: 'a1', quantity: 5 }]));
    await logStockMoves(store);
    expect(await article('a1')).toMatchObject({ stock: 0 });
    const again = await applyCatalogue(store, smallCatalogue());
    expect(again.products).toEqual({ added: 0, changed: 1, unchanged: 1, withdrawn: 0 });
    expect(await article('a1')).toMatchObject({ stock: 5 });
    expect(await lastTextsChange(store.db)).toMatchObject({ seq: 1 });
  });

  test.runIf(name === 'postgres')(
    'what orders took is logged after an import, which nobody waits for',
    async () => {
      await store.transaction((tx) => moveStock(tx, [{ articleId: 'a1', quantity: 5 }]));
      const importing = await openStore(place);
      await importing.bulk(async () => {
        await logStockMoves(store);
        expect(await lastChange(store.db)).toMatchObject({ seq: 1 });
      });
      await importing.close();
      await logStockMoves(store);
      expect(await lastChange(store.db)).toMatchObject({ seq: 2 });
      expect(await store.db.selectFrom('stock_moves').selectAll().execute()).toEqual([]);
    },
  );
});

// Rows that another release wrote, on both databases: an error names the table, the id and the invalid field.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readArticleRecords } from '#store/article-records.ts';
import { articlesById } from '#store/articles.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import { readCatalogue, readPages, readStores } from '#store/catalogue-read.ts';
import { partsSince } from '#store/change-log.ts';
import { recentEvents } from '#store/events.ts';
import { imageById } from '#store/images.ts';
import { readRules } from '#store/merchandising.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { readSignals } from '#store/shopper-signals.ts';
import { applyStock } from '#store/stock.ts';
import type { Db } from '#store/store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { smallCatalogue } from '#tests/small-catalogue.ts';

class Undone extends Error {}

async function allOf<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

const entry = (kind: string, id: string, doc: string) => (db: Db) =>
  db
    .insertInto('entries')
    .values({
      kind,
      source: kind === 'rule' ? 'merchandising' : 'by hand',
      entry_id: id,
      position: 0,
      hash: 'h',
      doc,
      is_withdrawn: 0,
    })
    .execute();
const product = (change: { doc?: string; markets?: string }) => (db: Db) =>
  db.updateTable('products').set(change).where('product_id', '=', 'p1').execute();
const prices = (text: string) => (db: Db) =>
  db.updateTable('articles').set({ prices: text }).where('article_id', '=', 'a1').execute();
const signal = (kind: 'together' | 'trending', id: string, doc: string) => (db: Db) =>
  db.insertInto('shopper_signals').values({ kind, id, doc }).execute();
const records = (db: Db) => allOf(readArticleRecords(db, null));
const events = (db: Db) => allOf(recentEvents(db, { types: ['click'], since: 0, limit: 9 }));

describe.each(DATABASES)('stored rows on $name', ({ make }) => {
  let database: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await make();
    store = await openStore(database);
    await applyCatalogue(store, smallCatalogue());
  });
  afterAll(async () => {
    await store.close();
    await database.remove();
  });

  test.each<[string, (db: Db) => Promise<unknown>, (db: Db) => Promise<unknown>, RegExp]>([
    ['no JSON', product({ doc: '{' }), readCatalogue, /^products\.doc of "p1" is not JSON$/],
    [
      'a product without a field',
      product({ doc: '{"productId":"p1"}' }),
      readCatalogue,
      /^products\.doc of "p1": .*source/,
    ],
    [
      'a product for a cart',
      product({ doc: 'null' }),
      (db) => articlesById(db, ['a1']),
      /^products\.doc of "p1"/,
    ],
    ['markets', product({ markets: '["sv-se",7]' }), records, /^products\.markets of "p1": \/1 /],
    ['a price', prices('{"SEK":{"list":"9"}}'), records, /^articles\.prices of "a1": \/SEK/],
    [
      'a fraction of a minor unit',
      prices('{"SEK":{"list":9.5,"sale":null}}'),
      records,
      /^articles\.prices of "a1": \/SEK/,
    ],
    ['a price for a cart', prices('[]'), (db) => articlesById(db, ['a1']), /^articles\.prices of "a1"/],
    ['a listing', entry('listing', 'l1', '{}'), readCatalogue, /^entries\.doc of "listing l1"/],
    ['a page', entry('page', 'g1', '{"pageId":1}'), readPages, /^entries\.doc of "page g1"/],
    ['a store', entry('store', 's1', '{"storeId":"s1"}'), readStores, /^entries\.doc of "store s1"/],
    ['a facet', entry('facet', 'f1', '{}'), readCatalogue, /^entries\.doc of "facet f1"/],
    [
      'synonyms',
      entry('synonyms', 'en', '[{"from":"a"}]'),
      readCatalogue,
      /^entries\.doc of "synonyms en": \/0/,
    ],
    ['popular queries', entry('popular_queries', 'en', '{}'), readCatalogue, /of "popular_queries en"/],
    ['a rule', entry('rule', 'r1', '{"ruleId":"r1"}'), readRules, /^entries\.doc of "rule r1"/],
    [
      'an image source',
      (db) =>
        db.insertInto('images').values({ image_id: 'i1', kind: 'plain', origin: '{}', tint: '' }).execute(),
      (db) => imageById(db, 'i1'),
      /^images\.origin of "i1"/,
    ],
    [
      'an image kind',
      (db) =>
        db
          .insertInto('images')
          .values({ image_id: 'i1', kind: 'round', origin: '{"kind":"remote","url":""}', tint: '' })
          .execute(),
      (db) => imageById(db, 'i1'),
      /^images\.kind of "i1": "round"/,
    ],
    [
      'parts of a change',
      (db) => db.updateTable('changes').set({ parts: '["everything"]' }).execute(),
      (db) => partsSince(db, 0),
      /^changes\.parts of "1": \/0/,
    ],
    [
      'an event',
      (db) =>
        db
          .insertInto('events')
          .values({
            tenant: 't',
            session_id: 's',
            event_id: 'e1',
            market: 'en-eu',
            type: 'click',
            received_at: 1,
            doc: '{"product_id":5}',
          })
          .execute(),
      events,
      /^events\.doc of "e1": \/product_id/,
    ],
    ['trending', signal('trending', '', '{}'), readSignals, /^shopper_signals\.doc of "trending"/],
    [
      'co-occurrences',
      signal('together', 'p1', '[["p2"]]'),
      readSignals,
      /^shopper_signals\.doc of "together p1"/,
    ],
  ])('%s', async (_, change, read, message) => {
    const reading = store.transaction(async (tx) => {
      await change(tx);
      await expect(read(tx)).rejects.toThrow(message);
      throw new Undone();
    });
    await expect(reading).rejects.toThrow(Undone);
  });

  test('unknown fields, and languages that the shop does not have, are no error', async () => {
    const undone = store.transaction(async (tx) => {
      await entry('synonyms', 'xx', '[]')(tx);
      const { doc } = await tx
        .selectFrom('products')
        .select('doc')
        .where('product_id', '=', 'p1')
        .executeTakeFirstOrThrow();
      await product({ doc: doc.replace('{', '{"later":1,') })(tx);
      const { products, synonyms } = await readCatalogue(tx);
      expect(products[0]).toMatchObject({ productId: 'p1', later: 1 });
      expect([...synonyms.keys()]).not.toContain('xx');
      throw new Undone();
    });
    await expect(undone).rejects.toThrow(Undone);
  });

  test('a change of stock is rejected if stored prices cannot be read', async () => {
    await store.transaction(prices('{"SEK":1}'));
    const change = { by: 'articleId', id: 'a1', stock: 1, prices: {} } as const;
    await expect(applyStock(store, [change], { label: 'stock', source: null })).rejects.toThrow(
      /^articles\.prices of "a1": \/SEK/,
    );
  });
});

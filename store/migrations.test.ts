// Databases of earlier releases, on both databases: each is migrated to the current tables with its rows.
import type { Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import { afterEach, describe, expect, test } from 'vitest';
import { readCatalogue } from '#store/catalogue-read.ts';
import { lastTextsChange } from '#store/change-log.ts';
import { ORDERS_IN_MAILS } from '#store/mail-tables.ts';
import { listMails, mailContent, queueMail } from '#store/mails.ts';
import { MIGRATIONS } from '#store/migrations.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { makeEarlierDatabase } from '#tests/fixtures/earlier-database.ts';
import { mailContents } from '#tests/fixtures/orders.ts';

const NAMES = MIGRATIONS.map(({ name }) => name);

/** In the order in which Kysely considers them applied. */
async function recordedMigrations(store: Store): Promise<string[]> {
  const db = store.db as unknown as Kysely<{ kysely_migration: { name: string; timestamp: string } }>;
  const rows = await db.selectFrom(DEFAULT_MIGRATION_TABLE).select('name').orderBy('timestamp').execute();
  return rows.map(({ name }) => name);
}

/** Every table with its columns, apart from Kysely's own. */
async function tablesOf(store: Store) {
  const tables = await store.db.introspection.getTables();
  return tables
    .map(({ name, columns }) => ({
      name,
      columns: columns.map(({ name, dataType, isNullable }) => ({ name, dataType, isNullable })),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

describe.each(DATABASES)('a database of an earlier release on $name', (kind) => {
  let database: TestDatabase;
  afterEach(() => database.remove());

  test('with all migrations recorded keeps its rows and converts its migration records', async () => {
    database = await makeEarlierDatabase(kind);
    await database.execute(`
      insert into products values ('p1', 's', 'slug', 'h', '[]', '{}', 0, null);
      insert into articles values ('a1', 'p1', 'v1', 'sku', 'M', null, 3, '{}', 0, 1);
      insert into changes values (1, 'e1', 7, 's', '{}', '["texts"]', 1);
      insert into carts values ('c1', 'hash', 'sv-se', 2, 1, 1);
      insert into cart_rows values ('c1', 'a1', 2, 100, null, 1);
    `);
    const reference = await kind.make('nothing');
    const referenceStore = await openStore(reference);
    for (const start of ['first', 'second']) {
      const store = await openStore(database);
      expect(await recordedMigrations(store), start).toEqual(NAMES);
      expect(await tablesOf(store), start).toEqual(await tablesOf(referenceStore));
      expect(await store.db.selectFrom('articles').selectAll().execute(), start).toMatchObject([
        { article_id: 'a1', stock: 3, changed_seq: 1 },
      ]);
      expect(await store.db.selectFrom('cart_rows').select('quantity').execute(), start).toEqual([
        { quantity: 2 },
      ]);
      expect(await lastTextsChange(store.db), start).toMatchObject({ seq: 1, epoch: 'e1' });
      await store.close();
    }
    await referenceStore.close();
    await reference.remove();
  });

  test.each(NAMES.slice(0, 7))('that ended with %s gets the rest', async (last) => {
    database = await makeEarlierDatabase(kind, last);
    const store = await openStore(database);
    expect(await recordedMigrations(store)).toEqual(NAMES);
    expect((await tablesOf(store)).map(({ name }) => name)).not.toContain('migrations');
    await store.close();
  });

  test('whose clock went back between two releases is converted in order', async () => {
    database = await makeEarlierDatabase(kind);
    await database.execute(`update migrations set applied_at = 1500000000000 where name > '0004'`);
    const store = await openStore(database);
    expect(await recordedMigrations(store)).toEqual(NAMES);
    await store.close();
  });

  test('in which a migration fails is rolled back, and the error names the migration', async () => {
    database = await makeEarlierDatabase(kind, '0004-synonym-kinds');
    await database.execute('alter table products add column withdrawn_seq integer');
    const opening = openStore(database);
    await expect(opening).rejects.toThrow(/^0005-change-parts could not be applied: .*withdrawn_seq/);
    // Its first step, which succeeded, was rolled back: it can be applied from the start.
    await database.execute('alter table products drop column withdrawn_seq');
    const store = await openStore(database);
    expect(await recordedMigrations(store)).toEqual(NAMES);
    await store.close();
  });

  test('gets one-way synonyms for those without kinds', async () => {
    database = await makeEarlierDatabase(kind, '0003-events');
    const doc = JSON.stringify([{ from: 'anorak', to: ['shell jacket', 'wind jacket'] }]);
    await database.execute(`insert into entries values ('synonyms', 'demo', 'en', 0, 'h', '${doc}', 0)`);
    const store = await openStore(database);
    expect((await readCatalogue(store.db)).synonyms.get('en')).toEqual([
      { kind: 'one_way', from: ['anorak'], to: ['shell jacket', 'wind jacket'] },
    ]);
    await store.close();
  });

  test('gets the last change of texts for each logged change', async () => {
    database = await makeEarlierDatabase(kind, '0006-shopper-signals');
    const parts = [
      '["facts"]',
      '["articles","texts"]',
      '["articles"]',
      '["articles"]',
      '["texts"]',
      '["columns"]',
    ];
    const rows = parts.map((part, at) => `(${at + 1}, 'e${at + 1}', ${at}, 's', '{}', '${part}')`);
    await database.execute(`insert into changes values ${rows.join(', ')}`);
    const store = await openStore(database);
    const changes = await store.db.selectFrom('changes').select('texts_seq').orderBy('seq').execute();
    expect(changes.map((row) => row.texts_seq)).toEqual([0, 2, 2, 2, 5, 5]);
    expect(await lastTextsChange(store.db)).toMatchObject({ seq: 5, epoch: 'e5' });
    await store.close();
  });

  test('with mails that wait gets their orders under the names of today', async () => {
    database = await kind.make('nothing');
    const [order] = mailContents('sv-se');
    if (order?.kind !== 'order') throw new Error('the first is an order');
    const { deliveryCustomerInfo: delivery, billingCustomerInfo: billing, ...rest } = order.doc.order;
    const earlier = await openStore(database);
    const mail = { mailId: 'order-o1', market: 'sv-se', to: delivery.email, notBefore: 1 } as const;
    const doc = { order: { ...rest, delivery, billing } } as never;
    await earlier.transaction((tx) => queueMail(tx, { ...mail, kind: 'order', doc }));
    await earlier.transaction((tx) => ORDERS_IN_MAILS.up(tx, 'sqlite'));
    const [waiting] = await listMails(earlier.db);
    expect(waiting === undefined ? null : mailContent(waiting)).toEqual(order);
    await earlier.close();
  });

  test('of a later release is rejected with its name', async () => {
    database = await makeEarlierDatabase(kind);
    await (await openStore(database)).close();
    await database.execute(`insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')`);
    await expect(openStore(database)).rejects.toThrow(/9999-later/);
  });
});

// Serializable transactions that run at once.
import { describe, expect, test } from 'vitest';
import { applyCatalogue } from '#store/catalogue.ts';
import type { Store } from '#store/open-store.ts';
import { openPostgres } from '#store/postgres.ts';
import { type Db, StoreBusyError } from '#store/store.ts';
import { DATABASES } from '#tests/databases.ts';
import { openStoreForEachTest } from '#tests/store-for-each-test.ts';
import { smallCatalogue } from '#tests/small-catalogue.ts';

const POSTGRES = DATABASES.find(({ name }) => name === 'postgres');

describe.each(DATABASES)('transactions on $name', ({ name, make }) => {
  let store: Store;
  openStoreForEachTest(make, (opened) => (store = opened));
  const insert = (tx: Db, holder: string) =>
    tx.insertInto('leases').values({ name: 'one', holder, expires_at: 1 }).execute();

  test('that find nothing at the same time write it once, and both end well', async () => {
    const met = Promise.withResolvers<void>();
    let waiting = 0;
    const claim = (holder: string) =>
      store.transaction(async (tx) => {
        const found = await tx.selectFrom('leases').select('holder').executeTakeFirst();
        if (found !== undefined) return found.holder;
        waiting += 1;
        // SQLite lets one in after the other.
        if (waiting === 2 || name === 'sqlite') met.resolve();
        await met.promise;
        await insert(tx, holder);
        return holder;
      });
    const [one, other] = await Promise.all([claim('a'), claim('b')]);
    expect(one).toBe(other);
  });

  test('that write what is there fail with the reason', async () => {
    await store.transaction((tx) => insert(tx, 'a'));
    await expect(store.transaction((tx) => insert(tx, 'b'))).rejects.toThrow(/unique/i);
  });
});

describe.skipIf(POSTGRES === undefined)('an import on postgres', () => {
  const set = (tx: Db, ids: readonly string[], stock: number) =>
    tx.updateTable('articles').set({ stock }).where('article_id', 'in', ids).execute();

  test('that keeps rows leaves connections to others, and is not ended by an order that waits for them', async () => {
    const database = await POSTGRES!.make();
    const store = await openPostgres(database.databaseUrl!, 2_000);
    const [written, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    try {
      await applyCatalogue(store, smallCatalogue());
      const importing = store.bulk(async (tx) => {
        await set(tx, ['a1'], 3);
        written.resolve();
        await goesOn.promise;
        await set(tx, ['a2'], 3);
      });
      await Promise.race([written.promise, importing]);
      let begun = 0;
      const orders = Array.from({ length: 30 }, () =>
        store.transaction(async (tx) => {
          begun += 1;
          await set(tx, ['a2'], 2);
          await set(tx, ['a1'], 2);
        }),
      );
      await expect.poll(() => begun).toBeGreaterThanOrEqual(15);
      const asked = Array.from({ length: 20 }, () => store.ping());
      await Promise.all(asked);
      goesOn.resolve();
      await importing;
      await Promise.all(orders);
      const { stock } = await store.db
        .selectFrom('articles')
        .select('stock')
        .where('article_id', '=', 'a1')
        .executeTakeFirstOrThrow();
      expect(stock).toBe(2);
    } finally {
      goesOn.resolve();
      await store.close();
      await database.remove();
    }
  });
});

test.skipIf(POSTGRES === undefined)(
  'a connection that others keep for too long is load, not a fault',
  async () => {
    const database = await POSTGRES!.make();
    // Long enough to make ten connections on a busy machine.
    const store = await openPostgres(database.databaseUrl!, 2_000);
    try {
      const release = Promise.withResolvers<void>();
      const taken: Promise<void>[] = [];
      const holders = Array.from({ length: 10 }, () => {
        const { promise, resolve } = Promise.withResolvers<void>();
        taken.push(promise);
        return store.snapshot(async (tx) => {
          await tx.selectFrom('leases').selectAll().execute();
          resolve();
          await release.promise;
        });
      });
      // One that could not take its connection would be waited for in vain.
      await Promise.race([Promise.all(taken), Promise.all(holders)]);
      await expect(store.ping()).rejects.toThrow(StoreBusyError);
      await expect(store.transaction(async () => undefined)).rejects.toThrow(StoreBusyError);
      release.resolve();
      await Promise.all(holders);
      await store.ping();
    } finally {
      await store.close();
      await database.remove();
    }
  },
);

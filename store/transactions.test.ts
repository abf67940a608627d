// Serializable transactions that run at once.
import { describe, expect, test } from 'vitest';
import type { Store } from '#store/open-store.ts';
import { openPostgres } from '#store/postgres.ts';
import { type Db, StoreBusyError } from '#store/store.ts';
import { DATABASES } from '#tests/databases.ts';
import { openStoreForEachTest } from '#tests/store-for-each-test.ts';

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

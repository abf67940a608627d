// A store for each test of a suite, in a database of its own that goes with it.
import { afterEach, beforeEach } from 'vitest';
import { openStore, type Store } from '#store/open-store.ts';
import type { TestDatabase, TestDatabaseKind } from '#tests/databases.ts';

/** To be called in the suite; `onOpen` is called before each of its tests. */
export function openStoreForEachTest(make: TestDatabaseKind['make'], onOpen: (store: Store) => void): void {
  let database: TestDatabase;
  let store: Store;
  beforeEach(async () => {
    database = await make();
    store = await openStore(database);
    onOpen(store);
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });
}

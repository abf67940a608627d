// Looks from a page into an IndexedDB store, past the code that owns it.
import type { Page } from 'playwright';

/** How many entries there are; 0 where database or store is missing. */
export function countEntries(page: Page, database: string, store: string): Promise<number> {
  return inStore(page, database, store, null);
}

/** As if it had expired. */
export async function deleteEntry(page: Page, database: string, store: string, key: string): Promise<void> {
  await inStore(page, database, store, key);
}

/** Names the outbox's database: another one means that the browser has replaced it. */
export function outboxGeneration(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('cairn-outbox')));
      });
    const opened = await settled(indexedDB.open('cairn-outbox'));
    try {
      const ledger: { value: { generation: string } } = await settled(
        opened.transaction('meta').objectStore('meta').get('ledger'),
      );
      return ledger.value.generation;
    } finally {
      opened.close();
    }
  });
}

/** Deletes a key, if any, and counts; creates nothing. */
function inStore(page: Page, database: string, store: string, key: string | null): Promise<number> {
  return page.evaluate(
    async ([databaseName, storeName, deleted]) => {
      const known = await indexedDB.databases();
      if (!known.some(({ name }) => name === databaseName)) return 0;
      const settled = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(new Error(`${databaseName}: ${storeName}`)));
        });
      const opened = await settled(indexedDB.open(databaseName));
      try {
        if (!opened.objectStoreNames.contains(storeName)) return 0;
        const entries = opened.transaction(storeName, 'readwrite').objectStore(storeName);
        if (deleted !== null) await settled(entries.delete(deleted));
        return await settled(entries.count());
      } finally {
        opened.close();
      }
    },
    [database, store, key] as const,
  );
}

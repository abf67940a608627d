// The outbox of a page's device, read past the page, or held so that no page can use it.
import type { BrowserContext, Page } from '@playwright/test';

/** Ids of the cart changes, or events, that wait in the outbox on the disk; others may be in memory for a while. */
export function waitingOnDisk(page: Page, kind: 'cart' | 'event' = 'cart'): Promise<string[]> {
  return page.evaluate(
    (kindOnDisk) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('cairn-outbox');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
        opening.addEventListener('success', () => {
          const entries = opening.result.transaction('entries').objectStore('entries');
          const rows = entries
            .index('[kind+seq]')
            .getAll(IDBKeyRange.bound([kindOnDisk, 0], [kindOnDisk, Infinity])) as IDBRequest<
            { id: string }[]
          >;
          rows.addEventListener('success', () => {
            opening.result.close();
            resolve(rows.result.map(({ id }) => id));
          });
        });
      }),
    kind,
  );
}

/** Holds the databases of the shop by transactions that never end, in a tab of its own, until that is closed. */
export async function holdDatabases(context: BrowserContext, origin: string): Promise<Page> {
  const holder = await context.newPage();
  await holder.goto(`${origin}/robots.txt`);
  await holder.evaluate(async () => {
    for (const name of ['cairn-outbox', 'cairn-shop']) {
      const opening = indexedDB.open(name);
      const database = await new Promise<IDBDatabase>((resolve) => {
        opening.addEventListener('success', () => resolve(opening.result));
      });
      const [store = ''] = database.objectStoreNames;
      const transaction = database.transaction([...database.objectStoreNames], 'readwrite');
      const again = () => {
        transaction.objectStore(store).count().addEventListener('success', again);
      };
      again();
    }
  });
  return holder;
}

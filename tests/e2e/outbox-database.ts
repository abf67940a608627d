// The outbox of a page's device, read past the page.
import type { Page } from '@playwright/test';

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

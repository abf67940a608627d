// The outbox of a page's device, read past the page.
import type { Page } from '@playwright/test';

/** How many cart changes, or events, wait in the outbox on the disk. */
export function waitingOnDisk(page: Page, kind: 'cart' | 'event' = 'cart'): Promise<number> {
  return page.evaluate(
    (kindOnDisk) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('cairn-outbox');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
        opening.addEventListener('success', () => {
          const entries = opening.result.transaction('entries').objectStore('entries');
          const rows = entries
            .index('[kind+seq]')
            .count(IDBKeyRange.bound([kindOnDisk, 0], [kindOnDisk, Infinity]));
          rows.addEventListener('success', () => {
            opening.result.close();
            resolve(rows.result);
          });
        });
      }),
    kind,
  );
}

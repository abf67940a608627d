// The outbox of a page's device, read past the page.
import type { Page } from '@playwright/test';

/** How many cart changes wait in the outbox on the disk. */
export function waitingOnDisk(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('cairn-outbox');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
        opening.addEventListener('success', () => {
          const entries = opening.result.transaction('entries').objectStore('entries');
          const rows = entries.index('[kind+seq]').count(IDBKeyRange.bound(['cart', 0], ['cart', Infinity]));
          rows.addEventListener('success', () => {
            opening.result.close();
            resolve(rows.result);
          });
        });
      }),
  );
}

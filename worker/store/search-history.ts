// What the shopper searched for on this device, newest first.
import type { ShopDatabase } from '#worker/store/db.ts';

const MAX_HISTORY_ENTRIES = 30;

export interface SearchHistory {
  list(): Promise<readonly string[]>;
  /** A query that is there already moves to the front. */
  add(query: string, now: number): Promise<void>;
  clear(): Promise<void>;
}

export function createSearchHistory(db: ShopDatabase): SearchHistory {
  return {
    list: () => db.read(({ searches }) => searches.orderBy('at').reverse().primaryKeys(), []),
    async add(query, now) {
      const text = query.trim();
      if (text === '') return;
      await db.write(async ({ searches }) => {
        await searches.put({ query: text, at: now });
        const tooMany = (await searches.count()) - MAX_HISTORY_ENTRIES;
        if (tooMany > 0) await searches.bulkDelete(await searches.orderBy('at').limit(tooMany).primaryKeys());
      });
    },
    async clear() {
      await db.write(({ searches }) => searches.clear());
    },
  };
}

// The products viewed on this device, in any market, newest first.
import { lowerFutureTimes, type ShopDatabase } from '#worker/store/db.ts';

const MAX_VIEWED = 30;
const TABLES = ['viewed'] as const;

export interface RecentlyViewed {
  /** Product ids. */
  list(): Promise<readonly string[]>;
  /** A product that is there already moves to the front. */
  add(productId: string, now: number): Promise<void>;
  clear(): Promise<void>;
}

export function createRecentlyViewed(db: ShopDatabase): RecentlyViewed {
  return {
    list: () => db.read(({ viewed }) => viewed.orderBy('at').reverse().primaryKeys(), [], TABLES),
    async add(productId, now) {
      await db.write(async ({ viewed }) => {
        await lowerFutureTimes(viewed, 'at', now);
        await viewed.put({ productId, at: now });
        const tooMany = (await viewed.count()) - MAX_VIEWED;
        if (tooMany > 0) await viewed.bulkDelete(await viewed.orderBy('at').limit(tooMany).primaryKeys());
      }, TABLES);
    },
    async clear() {
      await db.write(({ viewed }) => viewed.clear(), TABLES);
    },
  };
}

// Responses stored for when there is no network: pages, listings, searches and products that were seen.
import type { ShopDatabase } from '#worker/store/db.ts';

/** About the last fifty views, at four responses each. */
const MAX_RESPONSES = 200;

export interface CachedResponse<T> {
  readonly body: T;
  /** ms since 1970 at which the server gave it. */
  readonly at: number;
}
export interface ResponseStore {
  find<T>(key: string): Promise<CachedResponse<T> | null>;
  /** Resolves when stored, or when it can't be; the oldest are deleted to make room. */
  put(key: string, market: string, body: unknown, at: number): Promise<void>;
  /** Removes every response whose key begins with `prefix`. */
  removeByPrefix(prefix: string): Promise<void>;
}

/** `mayStore`: see RoomMaker. */
export function createResponseStore(db: ShopDatabase, mayStore: () => boolean = () => true): ResponseStore {
  return {
    async find<T>(key: string) {
      const row = await db.read(async ({ answers }) => (await answers.get(key)) ?? null, null);
      // What is stored under a key came from the call that the key names.
      return row === null ? null : { body: row.answer as T, at: row.at };
    },
    async put(key, market, body, at) {
      if (!mayStore()) return;
      await db.write(async ({ answers }) => {
        await answers.put({ question: key, market, answer: body, at });
        const tooMany = (await answers.count()) - MAX_RESPONSES;
        if (tooMany > 0) await answers.bulkDelete(await answers.orderBy('at').limit(tooMany).primaryKeys());
      });
    },
    async removeByPrefix(prefix) {
      await db.write(({ answers }) => answers.where('question').startsWith(prefix).delete());
    },
  };
}

// Responses stored for when there is no network: pages, listings, searches and products that were seen.
import type { StorageBudget } from '#worker/store/budget.ts';
import type { ShopDatabase, Tables } from '#worker/store/db.ts';

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
  removeMarket(market: string): Promise<void>;
  /** Of all, as the budget counts them. */
  size(): Promise<number>;
}

/** `mayStore`: see RoomMaker. The newest responses within the budget are kept. */
export function createResponseStore(
  db: ShopDatabase,
  readBudget: () => Promise<Pick<StorageBudget, 'responses'>>,
  mayStore: () => boolean = () => true,
): ResponseStore {
  return {
    async find<T>(key: string) {
      const row = await db.read(async ({ answers }) => (await answers.get(key)) ?? null, null);
      // What is stored under a key came from the call that the key names.
      return row === null ? null : { body: row.answer as T, at: row.at };
    },
    async put(key, market, body, at) {
      if (!mayStore()) return;
      const budget = await readBudget();
      const size = JSON.stringify(body).length;
      await db.write(async ({ answers }) => {
        await answers.put({ question: key, market, answer: body, size, at });
        const tooMany = (await answers.count()) - MAX_RESPONSES;
        if (tooMany > 0) await answers.bulkDelete(await answers.orderBy('at').limit(tooMany).primaryKeys());
        const sizes = await sizesOf(answers);
        let excess = sizes.reduce((sum, [, one]) => sum + one, 0) - budget.responses;
        const last = sizes.find(([, one]) => {
          const isOver = excess > 0;
          excess -= one;
          return isOver && excess <= 0;
        });
        if (last !== undefined) await answers.where('[at+size]').belowOrEqual(last).delete();
      });
    },
    async removeByPrefix(prefix) {
      await db.write(({ answers }) => answers.where('question').startsWith(prefix).delete());
    },
    async removeMarket(market) {
      await db.write(({ answers }) => answers.filter((row) => row.market === market).delete());
    },
    size: () =>
      db.read(async ({ answers }) => (await sizesOf(answers)).reduce((sum, [, one]) => sum + one, 0), 0),
  };
}

/** Time and size of each, oldest first, without reading the answers. */
async function sizesOf(answers: Tables['answers']): Promise<[at: number, size: number][]> {
  return (await answers.orderBy('[at+size]').keys()) as unknown as [number, number][];
}

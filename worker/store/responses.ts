// Responses stored for when there is no network: pages, listings, searches and products that were seen.
import type { CacheableCallName } from '#contract/calls.ts';
import type { StorageBudget } from '#worker/store/budget.ts';
import { lowerFutureTimes, type ShopDatabase, type Tables } from '#worker/store/db.ts';

/** About the last fifty views, at four responses each. */
const MAX_RESPONSES = 200;
const TABLES = ['answers'] as const;

/** What every page of a market is made with, besides the catalogue: given up with that, and not before. */
export const SHELL_CALLS = [
  'bootstrapInit',
  'bootstrapMenu',
  'bootstrapMarkets',
  'editorialPages',
] as const satisfies readonly CacheableCallName[];

export interface CachedResponse<T> {
  readonly body: T;
  /** ms since 1970 at which the server gave it. */
  readonly at: number;
}
export interface ResponseStore {
  find<T>(key: string): Promise<CachedResponse<T> | null>;
  /** False: it was not stored. The oldest are deleted to make room. `now`: where it was not given just now. */
  put(key: string, market: string, body: unknown, at: number, now?: number): Promise<boolean>;
  /** Removes every response whose key begins with `prefix`; false: the device does not respond, and may have them still. */
  removeByPrefix(prefix: string): Promise<boolean>;
  /** As `removeByPrefix`. */
  removeMarket(market: string): Promise<boolean>;
  /** Of all, as the budget counts them. */
  size(): Promise<number>;
}

/** `mayStore`: see RoomMaker. The newest responses within the budget are kept. */
export function createResponseStore(
  db: ShopDatabase,
  readBudget: () => Promise<Pick<StorageBudget, 'responses'>>,
  mayStore: () => boolean | Promise<boolean> = () => true,
): ResponseStore {
  const remove = async (work: (answers: Tables['answers']) => Promise<unknown>): Promise<boolean> =>
    (await db.write(({ answers }) => work(answers), TABLES)) || db.isForbidden;
  return {
    async find<T>(key: string) {
      const row = await db.read(async ({ answers }) => (await answers.get(key)) ?? null, null, TABLES);
      // What is stored under a key came from the call that the key names.
      return row === null ? null : { body: row.answer as T, at: row.at };
    },
    async put(key, market, body, at, now = at) {
      const budget = await readBudget();
      // Last, as it may have changed while the device was asked.
      if (!(await mayStore())) return false;
      const size = JSON.stringify(body).length;
      return db.write(async ({ answers }) => {
        await lowerFutureTimes(answers, 'at', now);
        await answers.put({ question: key, market, answer: body, size, at });
        const tooMany = (await answers.count()) - MAX_RESPONSES;
        if (tooMany > 0) await answers.bulkDelete((await expendable(answers, 'at')).slice(0, tooMany));
        const sizes = await sizesOf(answers);
        let excess = [...sizes.values()].reduce((sum, one) => sum + one, 0) - budget.responses;
        const oldest = excess > 0 ? await expendable(answers, '[at+size]') : [];
        const evicted = oldest.filter((question) => {
          const isOver = excess > 0;
          if (isOver) excess -= sizes.get(question) ?? 0;
          return isOver;
        });
        await answers.bulkDelete(evicted);
      }, TABLES);
    },
    removeByPrefix: (prefix) => remove((answers) => answers.where('question').startsWith(prefix).delete()),
    removeMarket: (market) => remove((answers) => answers.filter((row) => row.market === market).delete()),
    size: () =>
      db.read(
        async ({ answers }) => [...(await sizesOf(answers)).values()].reduce((sum, one) => sum + one, 0),
        0,
        TABLES,
      ),
  };
}

/** Deletes all but what pages are made with. */
export async function clearExpendable(answers: Tables['answers']): Promise<void> {
  await answers.bulkDelete(await expendable(answers, 'at'));
}

/** The keys of those that may be given up one by one, oldest first. */
async function expendable(answers: Tables['answers'], index: 'at' | '[at+size]'): Promise<string[]> {
  const keys = await answers.orderBy(index).primaryKeys();
  return keys.filter((key) => !SHELL_CALLS.some((name) => key.startsWith(`${name} `)));
}

/** The size of each by its key, without reading the answers. */
async function sizesOf(answers: Tables['answers']): Promise<ReadonlyMap<string, number>> {
  const all = answers.orderBy('[at+size]');
  const [keys, sizes] = await Promise.all([all.primaryKeys(), all.keys()]);
  return new Map(keys.map((key, i) => [key, (sizes[i] as unknown as [at: number, size: number])[1]]));
}

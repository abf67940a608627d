// Answers of the server kept for when there is no network: pages, listings, searches and products that were seen.
import type { ShopDatabase } from '#worker/store/db.ts';

/** About the last fifty views, at four answers each. */
const MAX_ANSWERS = 200;

export interface KeptAnswer<T> {
  readonly answer: T;
  /** ms since 1970 at which the server gave it. */
  readonly at: number;
}
export interface AnswerStore {
  find<T>(question: string): Promise<KeptAnswer<T> | null>;
  /** Resolves when kept, or when the device does not keep it; the oldest make room. */
  keep(question: string, market: string, answer: unknown, at: number): Promise<void>;
}

export function createAnswerStore(db: ShopDatabase): AnswerStore {
  return {
    async find<T>(question: string) {
      const row = await db.read(async ({ answers }) => (await answers.get(question)) ?? null, null);
      // What was kept under a question is what that question's call gave.
      return row === null ? null : { answer: row.answer as T, at: row.at };
    },
    async keep(question, market, answer, at) {
      await db.write(async ({ answers }) => {
        await answers.put({ question, market, answer, at });
        const tooMany = (await answers.count()) - MAX_ANSWERS;
        if (tooMany > 0) await answers.bulkDelete(await answers.orderBy('at').limit(tooMany).primaryKeys());
      });
    },
  };
}

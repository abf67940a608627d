// Limits how often a client may be wrong about codes, counted in the database: by all processes together, and past a restart.
import { createHash } from 'node:crypto';
import { type ShopError, shopError } from '#contract/errors.ts';
import type { Db, Store } from '#store/store.ts';

/** Wrong ones in a window; more than a shopper mistypes, too few to search with. */
export const MAX_WRONG_CODES = 20;
export const WRONG_CODES_WINDOW_MS = 10 * 60 * 1000;

/** `client` null: not told apart, and not limited. */
export interface GuessLimit {
  /** Counts an attempt before its outcome is known, so that many at once count too. False: there were too many. */
  take(client: string | null, now: number): Promise<boolean>;
  /** The attempt was right, and does not count. */
  giveBack(client: string | null): Promise<void>;
}

/** `subject`: what is guessed at; each is counted by itself. */
export function createGuessLimit(store: Store, subject: string): GuessLimit {
  const current = (tx: Db, client: string) =>
    tx.selectFrom('attempts').selectAll().where('subject', '=', subject).where('client', '=', client);
  return {
    async take(address, now) {
      if (address === null) return true;
      const client = nameOf(address);
      return store.transaction(async (tx) => {
        const row = await current(tx, client).executeTakeFirst();
        const isOpen = row !== undefined && Math.abs(now - row.since) < WRONG_CODES_WINDOW_MS;
        if (isOpen && row.count >= MAX_WRONG_CODES) return false;
        const next = isOpen ? { since: row.since, count: row.count + 1 } : { since: now, count: 1 };
        await tx
          .insertInto('attempts')
          .values({ subject, client, ...next })
          .onConflict((conflict) => conflict.columns(['subject', 'client']).doUpdateSet(next))
          .execute();
        return true;
      });
    },
    async giveBack(address) {
      if (address === null) return;
      await store.transaction((tx) =>
        tx
          .updateTable('attempts')
          .set((eb) => ({ count: eb('count', '-', 1) }))
          .where('subject', '=', subject)
          .where('client', '=', nameOf(address))
          .where('count', '>', 0)
          .execute(),
      );
    },
  };
}

/** The answer to an attempt that is not taken: whoever waits as long as it says may try again. */
export function tooManyGuesses(field: string, detail: string): ShopError {
  return shopError('too_many_requests', { field, detail, retryAfterS: WRONG_CODES_WINDOW_MS / 1000 });
}

/** Those of windows that are over, or began with a clock that was far ahead. */
export async function deleteAttempts(tx: Db, now: number): Promise<void> {
  await tx
    .deleteFrom('attempts')
    .where((eb) =>
      eb.or([eb('since', '<=', now - WRONG_CODES_WINDOW_MS), eb('since', '>=', now + WRONG_CODES_WINDOW_MS)]),
    )
    .execute();
}

/** Addresses are not kept in a form that can be read. */
function nameOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url').slice(0, 22);
}

// Limits how often a client may be wrong about codes, counted in the database: by all processes together, and past a restart.
import { createHash } from 'node:crypto';
import { type ShopError, shopError } from '#contract/errors.ts';
import type { Db, Store } from '#store/store.ts';

/** Wrong ones in a window; more than a shopper mistypes, too few to search with. */
export const MAX_WRONG_CODES = 20;
/** Of all clients of a network: one owner of many addresses is not many shoppers. */
export const MAX_WRONG_CODES_OF_NETWORK = 200;
export const WRONG_CODES_WINDOW_MS = 10 * 60 * 1000;

/** `client` null: not told apart, and not limited. */
export interface GuessLimit {
  /** Counts an attempt before its outcome is known, so that many at once count too. False: there were too many. */
  take(client: string | null, now: number): Promise<boolean>;
  /** The attempt was right, and does not count. */
  giveBack(client: string | null): Promise<void>;
}

/** `subject`: what is guessed at; each is counted by itself. `networkOf`: names the network of a client, as no client is named. */
export function createGuessLimit(
  store: Store,
  subject: string,
  networkOf: (client: string) => string,
): GuessLimit {
  const countersOf = (client: string): readonly Counter[] => [
    { name: nameOf(client), limit: MAX_WRONG_CODES },
    { name: nameOf(networkOf(client)), limit: MAX_WRONG_CODES_OF_NETWORK },
  ];
  /** The counter after one more attempt; null: there were too many. */
  async function next(tx: Db, { name, limit }: Counter, now: number) {
    const row = await tx
      .selectFrom('attempts')
      .selectAll()
      .where('subject', '=', subject)
      .where('client', '=', name)
      .executeTakeFirst();
    const isOpen = row !== undefined && Math.abs(now - row.since) < WRONG_CODES_WINDOW_MS;
    if (isOpen && row.count >= limit) return null;
    return { subject, client: name, since: isOpen ? row.since : now, count: isOpen ? row.count + 1 : 1 };
  }
  return {
    async take(client, now) {
      if (client === null) return true;
      return store.transaction(async (tx) => {
        const rows = [];
        for (const counter of countersOf(client)) {
          const row = await next(tx, counter, now);
          if (row === null) return false;
          rows.push(row);
        }
        await tx
          .insertInto('attempts')
          .values(rows)
          .onConflict((conflict) =>
            conflict.columns(['subject', 'client']).doUpdateSet((eb) => ({
              since: eb.ref('excluded.since'),
              count: eb.ref('excluded.count'),
            })),
          )
          .execute();
        return true;
      });
    },
    async giveBack(client) {
      if (client === null) return;
      const names = countersOf(client).map(({ name }) => name);
      await store.transaction((tx) =>
        tx
          .updateTable('attempts')
          .set((eb) => ({ count: eb('count', '-', 1) }))
          .where('subject', '=', subject)
          .where('client', 'in', names)
          .where('count', '>', 0)
          .execute(),
      );
    },
  };
}

interface Counter {
  readonly name: string;
  readonly limit: number;
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

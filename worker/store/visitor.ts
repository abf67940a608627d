// The anonymous session that tracking events belong to: one id for all tabs, a new one after half an hour without events.
import type { ShopDatabase } from '#worker/store/db.ts';

const SESSION_TIMEOUT_MS = 30 * 60 * 1000;

export interface Visitor {
  /** The id of the session at `now`. */
  sessionAt(now: number): Promise<string>;
}

/** Where nothing can be stored the session lasts as long as the worker. */
export function createVisitor(db: ShopDatabase, newId: () => string): Visitor {
  let inMemory = newId();
  return {
    async sessionAt(now) {
      await db.write(async ({ visitor }) => {
        const known = await visitor.get('visitor');
        const isOver = known === undefined || Math.abs(now - known.seenAt) > SESSION_TIMEOUT_MS;
        inMemory = isOver ? newId() : known.sessionId;
        await visitor.put({ key: 'visitor', sessionId: inMemory, seenAt: now });
      });
      return inMemory;
    },
  };
}

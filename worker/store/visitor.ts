// The anonymous session that tracking events belong to: one id for all tabs, a new one after half an hour without events.
import type { ShopDatabase } from '#worker/store/db.ts';

const SESSION_TIMEOUT_MS = 30 * 60 * 1000;
/** Products whose last click is remembered. */
const MAX_CLICKS = 50;
const TABLES = ['visitor'] as const;

/** `[product, result]`: the result under which a product was clicked last. */
type ClickedResult = readonly [productId: string, resultId: string];

export interface Visitor {
  /** The id of the session at `now`. */
  sessionAt(now: number): Promise<string>;
  /** As this worker knows it, without waiting for the device. */
  knownSession(now: number): string;
  /** Remembers a click for the rest of the session, in all tabs. */
  noteClick(...click: ClickedResult): Promise<void>;
  /** The result under which the product was clicked in the visitor's present session. */
  clickedResult(productId: string): Promise<string | undefined>;
}

/** Where nothing can be stored the session is this worker's own. */
export function createVisitor(db: ShopDatabase, newId: () => string): Visitor {
  let session = { id: newId(), seenAt: Number.NaN };
  let clicks: readonly ClickedResult[] = [];
  const isOver = (seenAt: number, now: number) => Math.abs(now - seenAt) > SESSION_TIMEOUT_MS;
  const knownSession = (now: number): string => {
    const hasEnded = isOver(session.seenAt, now);
    if (hasEnded) clicks = [];
    session = { id: hasEnded ? newId() : session.id, seenAt: now };
    return session.id;
  };
  return {
    async sessionAt(now) {
      knownSession(now);
      await db.write(async ({ visitor }) => {
        const known = await visitor.get('visitor');
        const isKnown = known !== undefined && !isOver(known.seenAt, now);
        if (isKnown) session = { id: known.sessionId, seenAt: now };
        clicks = isKnown ? (known.clicks ?? []) : [];
        await visitor.put({ key: 'visitor', sessionId: session.id, seenAt: now, clicks });
      }, TABLES);
      return session.id;
    },
    knownSession,
    async noteClick(...click) {
      const add = (known: readonly ClickedResult[]) =>
        [click, ...known.filter(([id]) => id !== click[0])].slice(0, MAX_CLICKS);
      const isWritten = await db.write(async ({ visitor }) => {
        const known = await visitor.get('visitor');
        if (known !== undefined) await visitor.put({ ...known, clicks: add(known.clicks ?? []) });
      }, TABLES);
      if (!isWritten) clicks = add(clicks);
    },
    async clickedResult(productId) {
      const known = await db.read(
        async ({ visitor }) => (await visitor.get('visitor'))?.clicks,
        undefined,
        TABLES,
      );
      return (known ?? clicks).find(([id]) => id === productId)?.[1];
    },
  };
}

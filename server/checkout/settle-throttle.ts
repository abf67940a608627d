// Settles a payment when its buyer comes back: the provider is asked as often as a buyer may need it, however often the address is opened.
import { LRUCache } from 'lru-cache';

/** A buyer who comes back again sooner than this is answered as before. */
const ASK_AGAIN_AFTER_MS = 2_000;
/** Payments that are remembered as asked about, at most: as many buyers come back in that time at a large sale. */
const MAX_REMEMBERED = 10_000;

/** `settle` as in payment-attempts.ts; `now`: ms since 1970. Rejects as `settle` does. */
export function createSettleThrottle(
  settle: (paymentId: string) => Promise<unknown>,
  now: () => number,
): (paymentId: string) => Promise<void> {
  const asked = new LRUCache<string, { readonly at: number; readonly settled: Promise<unknown> }>({
    max: MAX_REMEMBERED,
  });
  return async (paymentId) => {
    const last = asked.get(paymentId);
    // The clock may have been set back.
    if (last !== undefined && Math.abs(now() - last.at) < ASK_AGAIN_AFTER_MS)
      return void (await last.settled);
    const settled = settle(paymentId);
    asked.set(paymentId, { at: now(), settled });
    await settled;
  };
}

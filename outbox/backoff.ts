// How long a sender waits after a failure: full jitter under a doubling ceiling, or as long as the server asks.

const BASE_DELAY_MS = 100;
export const MAX_DELAY_MS = 60_000;
/** Tries in a row without a success, then the sender sleeps until its next wake-up; the entry stays. */
export const MAX_ATTEMPTS_PER_DRAIN = 10;

/** ms before the next try. `failures` counts from 1; `random` is 0 <= r < 1. `Retry-After` is a lower bound. */
export function retryDelay(failures: number, retryAfterMs: number | null, random: number): number {
  const ceiling = Math.min(MAX_DELAY_MS, BASE_DELAY_MS * 2 ** failures);
  return Math.max(random * ceiling, retryAfterMs ?? 0);
}

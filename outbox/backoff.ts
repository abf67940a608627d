// The delay before another attempt: exponential backoff with full jitter, and at least what Retry-After asks for.

const BASE_DELAY_MS = 100;
export const MAX_DELAY_MS = 60_000;
/** Consecutive failed attempts after which a drain gives up until it is woken again; the entry stays. */
export const MAX_ATTEMPTS_PER_DRAIN = 10;

/** ms before the next attempt. `failures` counts from 1; `random` is 0 <= r < 1; `retryAfterMs` is a lower bound. */
export function retryDelay(failures: number, retryAfterMs: number | null, random: number): number {
  const ceiling = Math.min(MAX_DELAY_MS, BASE_DELAY_MS * 2 ** failures);
  return Math.max(random * ceiling, retryAfterMs ?? 0);
}

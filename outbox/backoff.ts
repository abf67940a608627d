// Retry delays: full jitter under an exponentially growing limit, or as long as the server requests.

const BASE_DELAY_MS = 100;
export const MAX_DELAY_MS = 60_000;
/** Consecutive failures after which a drain ends; entries stay for the next one. */
export const MAX_ATTEMPTS_PER_DRAIN = 10;

/** Delay in ms before the next attempt. `failures` counts from 1; 0 <= `random` < 1. `Retry-After` is a lower bound. */
export function retryDelay(failures: number, retryAfterMs: number | null, random: number): number {
  const ceiling = Math.min(MAX_DELAY_MS, BASE_DELAY_MS * 2 ** failures);
  return Math.max(random * ceiling, retryAfterMs ?? 0);
}

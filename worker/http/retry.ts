// Whether a call that failed is retried, and after how long (NE-02).
import type { ShopError } from '#contract/errors.ts';

export const MAX_ATTEMPTS = 10;
/** Where nobody answers, three attempts bridge a change of cells; then the device takes over. */
const MAX_OFFLINE_ATTEMPTS = 3;
const BASE_DELAY_MS = 100;
const MAX_DELAY_MS = 60_000;

/** ms before the next attempt; null: this failure is final. `attempts` counts those made, `random` is 0 <= r < 1. */
export function retryDelay(
  error: ShopError,
  attempts: number,
  random: number,
  retryAfterMs: number | null = null,
): number | null {
  if (!isTransient(error)) return null;
  const limit = error.status === undefined ? MAX_OFFLINE_ATTEMPTS : MAX_ATTEMPTS;
  if (attempts >= limit) return null;
  // Grows two- to threefold per attempt; the spread keeps clients from coming back all at once.
  const wait = Math.min(MAX_DELAY_MS, BASE_DELAY_MS * (2 + random) ** (attempts - 1));
  return Math.max(wait, Math.min(retryAfterMs ?? 0, MAX_DELAY_MS));
}

/** Any 4xx is final; so is a canceled call. */
export function isTransient({ code, status }: ShopError): boolean {
  if (status !== undefined) return status < 400 || status >= 500;
  return code === 'offline' || code === 'timeout';
}

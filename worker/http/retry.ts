// When a call that failed is made again, and how long after (NE-02).
import type { ShopError } from '#contract/errors.ts';

export const MAX_TRIES = 10;
/** Without a network there is nothing to wait for: three tries bridge a change of cells, then the device answers. */
const MAX_TRIES_WITHOUT_NETWORK = 3;
const FIRST_MS = 100;
const LONGEST_MS = 60_000;

/** ms before the next try; null: this failure is final. `tries` counts those made, `random` is 0 <= r < 1. */
export function retryAfter(
  error: ShopError,
  tries: number,
  random: number,
  askedMs: number | null = null,
): number | null {
  if (!isPassing(error)) return null;
  const limit = error.code === 'offline' ? MAX_TRIES_WITHOUT_NETWORK : MAX_TRIES;
  if (tries >= limit) return null;
  // Grows two- to threefold a try, as the rule has it; the spread keeps clients from coming back all at once.
  const wait = Math.min(LONGEST_MS, FIRST_MS * (2 + random) ** (tries - 1));
  return Math.max(wait, Math.min(askedMs ?? 0, LONGEST_MS));
}

/** Any 4xx is final; so is a call that was given up. */
function isPassing({ code, status }: ShopError): boolean {
  if (status !== undefined) return status < 400 || status >= 500;
  return code === 'offline';
}

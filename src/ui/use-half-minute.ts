// The time to half a minute: components that say how long ago something was follow it.
import { useSyncExternalStore } from 'react';

const HALF_MINUTE_MS = 30_000;

/** ms since 1970, rounded down. */
export function useHalfMinute(): number {
  return useSyncExternalStore(
    (onChange) => {
      const timer = setInterval(onChange, HALF_MINUTE_MS);
      return () => clearInterval(timer);
    },
    () => Math.floor(Date.now() / HALF_MINUTE_MS) * HALF_MINUTE_MS,
    () => 0,
  );
}

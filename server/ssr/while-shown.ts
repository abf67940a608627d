// What pages show, kept until it changes.
import type { Result } from '#contract/result.ts';
import { changesOf } from '#server/ssr/shown-changes.ts';

type Make<T> = (key: string) => Promise<Result<T>>;

/**
 * Gives the same object for the same key once `make` has given it, while `shown` gives the same values. Failures are not kept, and
 * nobody waits for what another waits for. There are to be few keys.
 */
export function whileShown<T>(shown: () => readonly unknown[], make: Make<T>): Make<T> {
  const hasChanged = changesOf(shown);
  let kept = new Map<string, Result<T>>();
  return async (key) => {
    if (hasChanged()) kept = new Map();
    const known = kept.get(key);
    if (known !== undefined) return known;
    const keptNow = kept;
    const made = await make(key);
    if (made.ok) keptNow.set(key, made);
    return made;
  };
}

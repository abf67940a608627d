// What pages show, kept until it changes.
import type { Result } from '#contract/result.ts';

type Make<T> = (key: string) => Promise<Result<T>>;

/**
 * Gives the same object for the same key, as `make` gave it first, while `shown` gives the same values. Failures are not kept. There
 * are to be few keys.
 */
export function whileShown<T>(shown: () => readonly unknown[], make: Make<T>): Make<T> {
  let current: readonly unknown[] = [];
  const kept = new Map<string, Promise<Result<T>>>();
  return (key) => {
    const now = shown();
    if (now.some((value, at) => value !== current[at])) {
      current = now;
      kept.clear();
    }
    const known = kept.get(key);
    if (known !== undefined) return known;
    const making = make(key);
    kept.set(key, making);
    const forget = () => {
      if (kept.get(key) === making) kept.delete(key);
    };
    making.then((result) => {
      if (!result.ok) forget();
    }, forget);
    return making;
  };
}

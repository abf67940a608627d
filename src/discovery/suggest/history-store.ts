// Earlier searches in the browser's local storage; where that is forbidden or full, nothing is kept (PW-08).
import { parseHistory, withSearch } from '#src/discovery/suggest/history.ts';

/** The value is a JSON list of texts, newest first. */
export const HISTORY_KEY = 'cairn-searches';

export function readHistory(): readonly string[] {
  return tryStorage([], () => parseHistory(localStorage.getItem(HISTORY_KEY)));
}

export function saveSearch(query: string): void {
  tryStorage(undefined, () =>
    localStorage.setItem(HISTORY_KEY, JSON.stringify(withSearch(readHistory(), query))),
  );
}

export function clearHistory(): void {
  tryStorage(undefined, () => localStorage.removeItem(HISTORY_KEY));
}

/** Even to name the storage throws in some private modes: expected, and nothing a shopper must know. */
function tryStorage<T>(fallback: T, work: () => T): T {
  try {
    return work();
  } catch {
    return fallback;
  }
}

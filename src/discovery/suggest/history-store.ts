// Earlier searches in the host's storage; the only place on the device that keeps them.
import type { HostStorage } from '#src/discovery/host.ts';
import { parseHistory, withSearch } from '#src/discovery/suggest/history.ts';

/** Its value is a JSON list of queries, newest first. */
export const HISTORY_KEY = 'searches';

export function readHistory(storage: HostStorage): readonly string[] {
  return parseHistory(storage.get(HISTORY_KEY));
}

export function saveSearch(storage: HostStorage, query: string): void {
  storage.set(HISTORY_KEY, JSON.stringify(withSearch(readHistory(storage), query)));
}

export function clearHistory(storage: HostStorage): void {
  storage.remove(HISTORY_KEY);
}

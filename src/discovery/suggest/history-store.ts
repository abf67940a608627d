// Reads and writes earlier searches in the host's storage, the only place on the device that lists them.
import type { DiscoveryHost } from '#src/discovery/host.ts';
import { parseHistory, withSearch } from '#src/discovery/suggest/history.ts';

/** Its value is a JSON list of queries, newest first. */
export const HISTORY_KEY = 'cairn-searches';

type GetStorage = DiscoveryHost['storage'];

export function readHistory(storage: GetStorage): readonly string[] {
  return tryStorage([], () => parseHistory(storage().getItem(HISTORY_KEY)));
}

export function saveSearch(storage: GetStorage, query: string): void {
  tryStorage(undefined, () =>
    storage().setItem(HISTORY_KEY, JSON.stringify(withSearch(readHistory(storage), query))),
  );
}

/** Once a document: one that was cleared must not return with a way back to its page. */
let isDocumentSearchSaved = false;

/** Keeps the search of a document that the search field's form opened: that one was sent before its script was there. */
export function saveFormSearch(storage: GetStorage, query: string): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isThisDocument = entry?.name === location.href && entry.type === 'navigate';
  if (isDocumentSearchSaved || !isThisDocument || !document.referrer.startsWith(`${location.origin}/`))
    return;
  isDocumentSearchSaved = true;
  saveSearch(storage, query);
}

export function clearHistory(storage: GetStorage): void {
  tryStorage(undefined, () => storage().removeItem(HISTORY_KEY));
}

/** PW-08: storage that is forbidden or full is expected and not reported. */
function tryStorage<T>(fallback: T, work: () => T): T {
  try {
    return work();
  } catch {
    return fallback;
  }
}

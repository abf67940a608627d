// The query in the URL, and going to another one (SM-07, SM-08, SM-09).
import { useSyncExternalStore } from 'react';
import { MAX_QUERY_LENGTH } from '#contract/limits.ts';
import { useHost } from '#src/discovery/host-context.tsx';

/** Empty on pages other than the search page. */
export function useUrlQuery(): string {
  const { subscribe, currentQuery } = useHost().navigation;
  return useSyncExternalStore(subscribe, currentQuery, currentQuery) ?? '';
}

/** Opens the search page for a query; one that is already in the URL goes nowhere. */
export function useGoToSearch(): (query: string) => void {
  const { currentQuery, navigate, searchUrl } = useHost().navigation;
  return (typed) => {
    const query = typed.trim().slice(0, MAX_QUERY_LENGTH);
    if (currentQuery() !== query) void navigate(searchUrl(query), { isReplacing: false });
  };
}

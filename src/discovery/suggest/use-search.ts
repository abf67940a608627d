// The query in the address, and going to another one (SM-07, SM-08, SM-09).
import { useRouter, useRouterState } from '@tanstack/react-router';
import { MAX_QUERY_LENGTH } from '#contract/limits.ts';

const PATH = '/search';

/** Empty on pages that are no search. */
export function useUrlQuery(): string {
  return useRouterState({
    select: ({ location }) =>
      location.pathname.endsWith(PATH) ? ((location.search as { query?: string }).query ?? '') : '',
  });
}

/** Opens the search page for the words; an unchanged query that is already in the address goes nowhere. */
export function useGoToSearch(): (words: string) => void {
  const router = useRouter();
  return (words) => {
    const query = words.trim().slice(0, MAX_QUERY_LENGTH);
    const { pathname, search } = router.state.location;
    if (pathname.endsWith(PATH) && (search as { query?: string }).query === query) return;
    void router.navigate({ to: PATH, search: query === '' ? {} : { query } } as never);
  };
}

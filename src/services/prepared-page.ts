// The page that a navigation leads to, loaded before the navigation began, so that its route does not load it again.
import type { ListingPage, SearchPage } from '#contract/clients.ts';
import type { Result } from '#contract/result.ts';

type LoadedPage = Result<ListingPage | SearchPage>;

/** As the router has it: without the market. */
export interface PageLocation {
  readonly pathname: string;
  readonly searchStr: string;
}

export interface PreparedPage {
  /** It stays until it is taken, replaced or cleared. */
  put(location: PageLocation, page: LoadedPage): void;
  /** Undefined when there is none for exactly this location. A page is taken once: a later visit loads anew. */
  take(location: PageLocation): LoadedPage | undefined;
  clear(): void;
}

export function createPreparedPage(): PreparedPage {
  let prepared: { readonly key: string; readonly page: LoadedPage } | null = null;
  return {
    put(location, page) {
      prepared = { key: keyOf(location), page };
    },
    take(location) {
      if (prepared?.key !== keyOf(location)) return undefined;
      const { page } = prepared;
      prepared = null;
      return page;
    },
    clear() {
      prepared = null;
    },
  };
}

function keyOf({ pathname, searchStr }: PageLocation): string {
  return pathname + searchStr;
}

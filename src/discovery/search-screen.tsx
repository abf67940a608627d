// The search page: the query and its results (SP-03).
import type { SearchPage } from '#contract/clients.ts';
import styles from '#src/discovery/page.module.css';
import { PlaceholderGrid } from '#src/discovery/results/placeholders.tsx';
import { placeholderCount, SEARCH_PAGE_SIZE } from '#src/discovery/state/page-size.ts';
import { useScreenUrl } from '#src/discovery/state/screen-url.ts';
import { useTexts } from '#src/discovery/host-context.tsx';
import { Boundary } from '#src/ui/boundary.tsx';
import { island } from '#src/ui/island.tsx';

const SearchResults = island(
  () => import('#src/discovery/results/search-results.tsx').then((file) => file.SearchResults),
  { isEager: true, fallback: <PlaceholderGrid count={placeholderCount(SEARCH_PAGE_SIZE)} /> },
);

interface SearchScreenProps {
  readonly page: SearchPage;
  /** The URL's query string that `page` is for. */
  readonly search: string;
  /** Ends the names of its parameters in the URL, where a page shows several: letters, digits and hyphens. */
  readonly instanceKey?: string;
}

export function SearchScreen({ page, search, instanceKey }: SearchScreenProps) {
  const texts = useTexts();
  const url = useScreenUrl(search);
  const { query, correctedQuery } = page;
  const title = texts.search.title(query);
  return (
    <Boundary name="Entire SearchPage">
      <div className={styles['page']} data-part="search-page">
        <div className={styles['head']}>
          <h1>{title}</h1>
          {correctedQuery === null ? null : (
            <p className={styles['description']} data-part="corrected-query">
              {texts.search.corrected(query, correctedQuery)}
            </p>
          )}
        </div>
        {/* Keyed by query: no state of the search before remains. */}
        <SearchResults
          key={query}
          page={page}
          search={search}
          label={title}
          url={url}
          instanceKey={instanceKey}
        />
      </div>
    </Boundary>
  );
}

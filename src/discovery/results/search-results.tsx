// What a search found, with the instance that holds it, and a way on when that is nothing (SP-03, SM-04).
import { type RefObject, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { SearchPage } from '#contract/clients.ts';
import { EmptyResults } from '#src/discovery/results/empty-results.tsx';
import { CardGrid } from '#src/discovery/results/grid.tsx';
import { RecommendationPart } from '#src/discovery/results/recommendation-part.tsx';
import { Results } from '#src/discovery/results/results.tsx';
import styles from '#src/discovery/results/search-results.module.css';
import { Understood } from '#src/discovery/results/understood.tsx';
import { DiscoveryProvider } from '#src/discovery/state/context.tsx';
import { SEARCH_PAGE_SIZE } from '#src/discovery/state/page-size.ts';
import type { ScreenUrl } from '#src/discovery/state/screen-url.ts';
import { useDiscoveryInstance } from '#src/discovery/state/use-discovery-instance.ts';
import { useHost } from '#src/discovery/host-context.tsx';
import { saveFormSearch } from '#src/discovery/suggest/history-store.ts';
import { warn } from '#src/platform/log.ts';
import { Boundary } from '#src/ui/boundary.tsx';
import { island } from '#src/ui/island.tsx';

const ContentResults = island(() =>
  import('#src/discovery/results/content-results.tsx').then((file) => file.ContentResults),
);

const SCOPE = { kind: 'search' } as const;

interface SearchResultsProps {
  readonly page: SearchPage;
  /** The query string that `page` is for. */
  readonly search: string;
  /** Names the grid. */
  readonly label: string;
  readonly url: RefObject<ScreenUrl>;
  readonly instanceKey?: string | undefined;
}

export function SearchResults({ page, search, label, url, instanceKey }: SearchResultsProps) {
  const instance = useDiscoveryInstance(SCOPE, {
    pageSize: SEARCH_PAGE_SIZE,
    page,
    search,
    urlKey: instanceKey,
    url,
  });
  const { texts, storage, navigation } = useHost();
  const { products } = useSnapshot(instance);
  const { query, correctedQuery, contentLinks, alternatives } = page;
  useEffect(() => saveFormSearch(storage, query), [storage, query]);
  // SP-01
  useEffect(() => {
    const path = navigation.currentPath?.();
    const searchPath = navigation.searchUrl('').replace(/[?#].*/, '');
    if (path !== undefined && path !== searchPath) warn('search page at another path', { path, searchPath });
  }, [navigation]);
  const isEmpty = products.total === 0 && products.selectedFilters.length === 0;
  return (
    <DiscoveryProvider instance={instance} scope={SCOPE}>
      <Boundary name="Selected filters">
        <Understood statements={page.understood} />
      </Boundary>
      <Results
        label={label}
        countText={(total) => texts.search.resultsFor(total, correctedQuery ?? query)}
        pageSize={SEARCH_PAGE_SIZE}
        empty={<EmptyResults title={texts.search.none(query)} text={texts.search.noneText} />}
      />
      {isEmpty && alternatives.length > 0 ? (
        <Boundary name="Search recommendations">
          <section className={styles['section']}>
            <h2 className={styles['heading']}>{texts.search.alternatives}</h2>
            <CardGrid label={texts.search.alternatives} cards={alternatives} />
          </section>
        </Boundary>
      ) : null}
      <Boundary name="ContentResults">
        <ContentResults links={contentLinks} />
      </Boundary>
      <RecommendationPart />
    </DiscoveryProvider>
  );
}

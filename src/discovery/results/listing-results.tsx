// A listing's products with the instance that holds them.
import { type RefObject, useMemo } from 'react';
import type { ListingPage } from '#contract/clients.ts';
import { LISTING_LAYOUTS, type ListingLayout } from '#contract/listing-layout.ts';
import { EmptyResults } from '#src/discovery/results/empty-results.tsx';
import { RecommendationPart } from '#src/discovery/results/recommendation-part.tsx';
import { Results } from '#src/discovery/results/results.tsx';
import { DiscoveryProvider } from '#src/discovery/state/context.tsx';
import { LISTING_PAGE_SIZE } from '#src/discovery/state/page-size.ts';
import type { ScreenUrl } from '#src/discovery/state/screen-url.ts';
import { useDiscoveryInstance } from '#src/discovery/state/use-discovery-instance.ts';
import { useTexts } from '#src/discovery/host-context.tsx';
import { report } from '#src/platform/log.ts';

interface ListingResultsProps {
  readonly page: ListingPage;
  /** The query string that `page` is for. */
  readonly search: string;
  readonly layout: string;
  readonly url: RefObject<ScreenUrl>;
  readonly instanceKey?: string | undefined;
}

export function ListingResults({ page, search, layout, url, instanceKey }: ListingResultsProps) {
  const shownLayout = useMemo(() => layoutOrGrid(layout), [layout]);
  const scope = useMemo(() => ({ kind: 'listing', slug: page.slug }) as const, [page.slug]);
  const instance = useDiscoveryInstance(scope, {
    pageSize: LISTING_PAGE_SIZE,
    page,
    search,
    urlKey: instanceKey,
    url,
  });
  const texts = useTexts();
  return (
    <DiscoveryProvider instance={instance} scope={scope}>
      <Results
        label={page.title}
        layout={shownLayout}
        countText={texts.listing.count}
        pageSize={LISTING_PAGE_SIZE}
        empty={<EmptyResults title={texts.listing.empty} />}
      />
      <RecommendationPart />
    </DiscoveryProvider>
  );
}

/** GR-01d */
function layoutOrGrid(layout: string): ListingLayout {
  const known = LISTING_LAYOUTS.find((name) => name === layout);
  if (known === undefined)
    report(
      new Error(`"${layout}" is none of ${LISTING_LAYOUTS.join(', ')}`),
      `Failed calculating ${layout} layout`,
    );
  return known ?? 'grid';
}

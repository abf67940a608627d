// A listing's products with the instance that holds them.
import type { ListingPage } from '#contract/clients.ts';
import { EmptyResults } from '#src/discovery/results/empty-results.tsx';
import { RecommendationPart } from '#src/discovery/results/recommendation-part.tsx';
import { Results } from '#src/discovery/results/results.tsx';
import { DiscoveryProvider } from '#src/discovery/state/context.tsx';
import { LISTING_PAGE_SIZE } from '#src/discovery/state/page-size.ts';
import { useDiscoveryInstance } from '#src/discovery/state/use-discovery-instance.ts';
import { useTexts } from '#src/discovery/host-context.tsx';

/** `search` is the query string that `page` is for. */
export function ListingResults({ page, search }: { page: ListingPage; search: string }) {
  const scope = { kind: 'listing', slug: page.slug } as const;
  const { products, contentBlocks } = page;
  const instance = useDiscoveryInstance(scope, {
    pageSize: LISTING_PAGE_SIZE,
    products,
    blocks: contentBlocks,
    search,
  });
  const texts = useTexts();
  return (
    <DiscoveryProvider instance={instance} scope={scope}>
      <Results
        label={page.title}
        countText={texts.listing.count}
        pageSize={LISTING_PAGE_SIZE}
        empty={<EmptyResults title={texts.listing.empty} />}
      />
      <RecommendationPart />
    </DiscoveryProvider>
  );
}

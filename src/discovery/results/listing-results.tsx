// A listing's products with the instance that holds them.
import type { ListingPage } from '#contract/clients.ts';
import { Empty } from '#src/discovery/results/empty.tsx';
import { Results } from '#src/discovery/results/results.tsx';
import { InstanceProvider } from '#src/discovery/state/context.tsx';
import { LISTING_FIRST } from '#src/discovery/state/paging.ts';
import { useInstance } from '#src/discovery/state/use-instance.ts';
import { useTexts } from '#src/services/services.tsx';

/** `search` is the address's query string that `page` answers. */
export function ListingResults({ page, search }: { page: ListingPage; search: string }) {
  const instance = useInstance('listing', page.products, search);
  const texts = useTexts();
  return (
    <InstanceProvider instance={instance} place={{ kind: 'listing', slug: page.slug }}>
      <Results
        label={page.title}
        countText={texts.listing.count}
        blocks={page.contentBlocks}
        first={LISTING_FIRST}
        empty={<Empty title={texts.listing.empty} />}
      />
    </InstanceProvider>
  );
}

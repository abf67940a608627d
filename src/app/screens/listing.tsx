// The listing route's screen, bound to its loader; another listing is another instance.
import type { ListingPage } from '#contract/clients.ts';
import type { LoadedByQuery, ScreenProps } from '#src/app/screens/screen.ts';
import { ListingScreen } from '#src/discovery/listing-screen.tsx';

export function ListingRoute({ data: { page, search } }: ScreenProps<LoadedByQuery<ListingPage>>) {
  return <ListingScreen key={page.listingId} page={page} search={search} />;
}

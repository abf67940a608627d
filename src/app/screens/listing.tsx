// The listing route's screen, bound to its loader, in the layout that the shop asks for; another listing is another instance.
import type { ListingPage } from '#contract/clients.ts';
import type { ScreenProps } from '#src/app/screens/screen.ts';
import { useServices } from '#src/services/services.tsx';
import { ListingScreen } from '#src/discovery/listing-screen.tsx';

export function ListingRoute({ data: page, search }: ScreenProps<ListingPage>) {
  const { shop } = useServices();
  const layout = shop.listingLayouts?.[page.slug] ?? 'grid';
  return <ListingScreen key={page.listingId} page={page} search={search} layout={layout} />;
}

// The listing route's screen, bound to its loader; another listing is another instance.
import { getRouteApi } from '@tanstack/react-router';
import { ListingScreen } from '#src/discovery/listing-screen.tsx';

const route = getRouteApi('/c/$slug');

export function ListingRoute() {
  const { page, search } = route.useLoaderData();
  return <ListingScreen key={page.listingId} page={page} search={search} />;
}

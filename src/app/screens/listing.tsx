// The listing route's screen, bound to its loader; another listing is another instance.
import { getRouteApi } from '@tanstack/react-router';
import { CategoryScreen } from '#src/discovery/category-page.tsx';

const route = getRouteApi('/c/$slug');

export function ListingRoute() {
  const { page, search } = route.useLoaderData();
  return <CategoryScreen key={page.listingId} page={page} search={search} />;
}

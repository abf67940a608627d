// The search route's screen, bound to its loader.
import { getRouteApi } from '@tanstack/react-router';
import { SearchScreen } from '#src/discovery/search-screen.tsx';

const route = getRouteApi('/search');

export function SearchRoute() {
  const { page, search } = route.useLoaderData();
  return <SearchScreen page={page} search={search} />;
}

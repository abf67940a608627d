// The home route's screen, bound to its loader.
import { getRouteApi } from '@tanstack/react-router';
import { HomeScreen } from '#src/features/editorial/home-screen.tsx';

const route = getRouteApi('/');

export function HomeRoute() {
  return <HomeScreen home={route.useLoaderData()} />;
}

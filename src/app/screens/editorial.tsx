// The editorial route's screen, bound to its loader.
import { getRouteApi } from '@tanstack/react-router';
import { EditorialScreen } from '#src/features/editorial/editorial-screen.tsx';

const route = getRouteApi('/e/$slug');

export function EditorialRoute() {
  return <EditorialScreen editorial={route.useLoaderData()} />;
}

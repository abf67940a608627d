// The screens for a page that could not be loaded: not found, failed, no shop at all.
import { rootRouteId, useMatch, useRouter } from '@tanstack/react-router';
import { ErrorScreen } from '#src/features/editorial/error-screen.tsx';
import { NotFoundScreen } from '#src/features/editorial/not-found-screen.tsx';
import { OtherMarketsScreen } from '#src/features/offline/other-markets-screen.tsx';
import { NeedsNetworkScreen } from '#src/features/offline/needs-network-screen.tsx';
import { OutageScreen } from '#src/features/offline/outage-screen.tsx';

/** The checkout is a page of the server: that this app is asked for it shows that the server was not reached. */
const CHECKOUT = /^\/checkout(\/|$)/;

/** RT-07. */
export function NotFoundPage() {
  const frame = useMatch({ from: rootRouteId }).loaderData;
  const { options, state } = useRouter();
  if (CHECKOUT.test(state.location.pathname)) return <NeedsNetworkScreen site={options.context.services} />;
  return <NotFoundScreen menu={frame?.menu} />;
}

/** A screen that could not be loaded, inside the frame. */
export function ErrorPage({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter();
  function retry() {
    reset();
    void router.invalidate();
  }
  return <ErrorScreen error={error} onRetry={retry} />;
}

/** SH-01: without the frame's data there is no shop to show, but perhaps that of another market. */
export function OutagePage() {
  const { options, state } = useRouter();
  const { services } = options.context;
  // A buyer may come back here from the payment, before the device has the frame's data.
  if (CHECKOUT.test(state.location.pathname))
    return (
      <main>
        <NeedsNetworkScreen site={services} />
      </main>
    );
  const { marketsOnDevice = [] } = services;
  if (marketsOnDevice.length > 0) return <OtherMarketsScreen site={services} markets={marketsOnDevice} />;
  return <OutageScreen site={services} outage={services.texts.outage} />;
}

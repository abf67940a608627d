// The screens for a page that could not be loaded: not found, failed, no shop at all.
import { use } from 'react';
import type { ShellData } from '#contract/clients.ts';
import { SERVER_PAGES } from '#contract/server-pages.ts';
import { useApp, usePage } from '#src/app/app.tsx';
import { ErrorScreen } from '#src/features/editorial/error-screen.tsx';
import { NotFoundScreen } from '#src/features/editorial/not-found-screen.tsx';
import { OtherMarketsScreen } from '#src/features/offline/other-markets-screen.tsx';
import { NeedsNetworkScreen } from '#src/features/offline/needs-network-screen.tsx';
import { OutageScreen } from '#src/features/offline/outage-screen.tsx';
import { Boundary } from '#src/ui/boundary.tsx';
import { deferredComponent } from '#src/ui/deferred-component.tsx';

const KeptCategories = deferredComponent(() =>
  import('#src/features/device/kept-categories.tsx').then((file) => file.KeptCategories),
);

export function NotFoundPage({ frame }: { frame: ShellData }) {
  const { services } = useApp();
  // That this app is asked for one shows that the server was not reached.
  if (SERVER_PAGES.test(usePage().pathname)) return <NeedsNetworkScreen site={services} />;
  return <NotFoundScreen menu={frame.menu} />;
}

export interface ErrorPageProps {
  readonly error: unknown;
  /** Where the screen failed; absent: its data are loaded again. */
  readonly onRetry?: () => void;
}

export function ErrorPage({ error, onRetry }: ErrorPageProps) {
  const { navigation } = useApp();
  return (
    <ErrorScreen error={error} onRetry={onRetry ?? navigation.retry}>
      <Boundary name="Kept categories">
        <KeptCategories />
      </Boundary>
    </ErrorScreen>
  );
}

export function OutagePage() {
  const { services } = useApp();
  // A buyer may come back here from the payment, before the device has the frame's data.
  if (SERVER_PAGES.test(usePage().pathname))
    return (
      <main>
        <NeedsNetworkScreen site={services} />
      </main>
    );
  const markets = services.marketsOnDevice === undefined ? [] : use(services.marketsOnDevice);
  if (markets.length > 0) return <OtherMarketsScreen site={services} markets={markets} />;
  return <OutageScreen site={services} outage={services.texts.outage} />;
}

// The document and the frame around every screen: head, header, outlet, footer, modals, progress bar.
import { HeadContent, Outlet, rootRouteId, Scripts, useMatch, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useDocumentMarks } from '#src/app/document-marks.ts';
import { AppModals } from '#src/app/modals.tsx';
import { ProgressBar } from '#src/app/progress-bar.tsx';
import { SearchField } from '#src/discovery/suggest/search-field.tsx';
import { BagButton } from '#src/features/cart/bag-button.tsx';
import { CartProvider } from '#src/features/cart/cart-context.tsx';
import { ErrorScreen } from '#src/features/editorial/error-screen.tsx';
import { NotFoundScreen } from '#src/features/editorial/not-found-screen.tsx';
import { Footer } from '#src/features/menu/footer.tsx';
import { Header } from '#src/features/menu/header.tsx';
import { OfflineNote } from '#src/features/offline/offline-note.tsx';
import { OutageScreen } from '#src/features/offline/outage-screen.tsx';
import { ServicesProvider } from '#src/services/services.tsx';
import '#src/styles/fonts.css';
import '#src/styles/tokens.css';
import '#src/styles/base.css';

/** The document itself: around every page, also around a failed one. */
export function RootDocument({ children }: { children: ReactNode }) {
  const { services } = useRouter().options.context;
  return (
    <html lang={services.market.language} data-market={services.market.code} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbfaf8" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#131519" media="(prefers-color-scheme: dark)" />
        <meta name="color-scheme" content="light dark" />
        <meta name="mobile-web-app-capable" content="yes" />
        <meta name="apple-mobile-web-app-title" content="Cairn" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <HeadContent />
      </head>
      <body>
        <ServicesProvider services={services}>
          <CartProvider>{children}</CartProvider>
        </ServicesProvider>
        <Scripts />
      </body>
    </html>
  );
}

/** Header, the screen, footer. */
export function ShopFrame() {
  return (
    <FrameAround>
      <Outlet />
    </FrameAround>
  );
}

function FrameAround({ children }: { children: ReactNode }) {
  const frame = useMatch({ from: rootRouteId }).loaderData;
  useDocumentMarks();
  if (frame === undefined) return null;
  return (
    <>
      <ProgressBar />
      <Header frame={frame} search={<SearchField />} bag={<BagButton />} />
      <OfflineNote />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer frame={frame} />
      <AppModals frame={frame} />
    </>
  );
}

export function NotFoundPage() {
  const frame = useMatch({ from: rootRouteId }).loaderData;
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

/** SH-01: without the frame's data there is no shop to show. */
export function OutagePage() {
  const { services } = useRouter().options.context;
  return <OutageScreen language={services.market.language} />;
}

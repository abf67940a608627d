// The document and the frame around every screen: head, header, the screen, footer, modals, progress bar.
import { type ReactNode, useState } from 'react';
import type { ShellData } from '#contract/clients.ts';
import { type App, AppProvider, useApp, usePage } from '#src/app/app.tsx';
import { createDiscoveryHost } from '#src/app/discovery-host.ts';
import { ScreenBoundary } from '#src/app/screen-boundary.tsx';
import { ErrorPage, NotFoundPage, OutagePage } from '#src/app/screens/page-components.tsx';
import { shownScreen } from '#src/app/screens/screens.ts';
import { useDocumentState } from '#src/app/use-document-state.ts';
import { DiscoveryHostProvider } from '#src/discovery/host-context.tsx';
import { CartProvider } from '#src/features/cart/cart-context.tsx';
import { ServicesProvider } from '#src/services/services.tsx';
import { island } from '#src/ui/island.tsx';
import { useReadable } from '#src/ui/readable.ts';
import '#src/styles/fonts.css';
import '#src/styles/tokens.css';
import '#src/styles/base.css';

// What nobody needs in the first moment is hydrated after it: the page's own script comes first.
const Header = island(() => import('#src/features/menu/header.tsx').then((file) => file.Header), {
  fallback: <header />,
});
const CartButton = island(() => import('#src/features/cart/cart-button.tsx').then((file) => file.CartButton));
const AppModals = island(() => import('#src/app/modals.tsx').then((file) => file.AppModals));
const Footer = island(() => import('#src/features/menu/footer.tsx').then((file) => file.Footer));
const OfflineNote = island(() =>
  import('#src/features/offline/offline-note.tsx').then((file) => file.OfflineNote),
);
const ProgressBar = island(() => import('#src/app/progress-bar.tsx').then((file) => file.ProgressBar));
const SearchField = island(() =>
  import('#src/discovery/suggest/search-field.tsx').then((file) => file.SearchField),
);
const SEARCH_FIELD = <SearchField />;
const CART_BUTTON = <CartButton />;

/** The document itself: around every page, also around a failed one. */
export function ShopDocument({ app }: { app: App }) {
  const { services } = app;
  const [host] = useState(() => createDiscoveryHost(app));
  const { market, shop } = services;
  const { favicon, appleTouch } = shop.icons;
  return (
    <html lang={market.language} data-market={market.code} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={shop.themeColor.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={shop.themeColor.dark} media="(prefers-color-scheme: dark)" />
        <meta name="color-scheme" content="light dark" />
        <meta name="mobile-web-app-capable" content="yes" />
        <meta name="apple-mobile-web-app-title" content={shop.shortName} />
        <link rel="icon" href={favicon.url} type={favicon.type} />
        <link rel="apple-touch-icon" href={appleTouch} />
      </head>
      <body>
        <AppProvider app={app}>
          <ServicesProvider services={services}>
            <DiscoveryHostProvider host={host}>
              <CartProvider>
                <ShopPage />
              </CartProvider>
            </DiscoveryHostProvider>
          </ServicesProvider>
        </AppProvider>
        <RouterRoot app={app} />
      </body>
    </html>
  );
}

function RouterRoot({ app }: { app: App }): ReactNode {
  return useReadable(app.routerRoot);
}

function ShopPage() {
  const { frame } = usePage();
  useDocumentState();
  return frame.status === 'success' ? <ShopFrame frame={frame.data as ShellData} /> : <OutagePage />;
}

/** Header, the screen, footer. */
function ShopFrame({ frame }: { frame: ShellData }) {
  const { part } = useApp();
  return (
    <>
      <AroundScreen>
        <ProgressBar />
        <Header frame={frame} search={SEARCH_FIELD} cart={CART_BUTTON} />
        <OfflineNote />
      </AroundScreen>
      <main id="main" tabIndex={-1}>
        {part === 'frame' ? null : <Screen frame={frame} />}
      </main>
      <AroundScreen>
        <Footer frame={frame} />
        <AppModals frame={frame} />
      </AroundScreen>
    </>
  );
}

/** Empty where only the screen is drawn; it stays in the tree, by which React names elements. */
function AroundScreen({ children }: { children: ReactNode }): ReactNode {
  return useApp().part === 'screen' ? null : children;
}

function Screen({ frame }: { frame: ShellData }) {
  const page = usePage();
  const shown = shownScreen(page);
  return (
    <ScreenBoundary page={page}>
      {shown !== undefined ? (
        <shown.screen.component data={shown.data} search={page.search} />
      ) : page.screen.status === 'error' ? (
        <ErrorPage error={page.screen.error} />
      ) : (
        <NotFoundPage frame={frame} />
      )}
    </ScreenBoundary>
  );
}

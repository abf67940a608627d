// The document and the frame around every screen: head, header, outlet, footer, modals, progress bar.
import {
  lazyRouteComponent,
  Outlet,
  rootRouteId,
  Scripts,
  useMatch,
  useRouter,
} from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { createDiscoveryHost } from '#src/app/discovery-host.ts';
import { useDocumentState } from '#src/app/use-document-state.ts';
import { DiscoveryHostProvider } from '#src/discovery/host-context.tsx';
import { CartProvider } from '#src/features/cart/cart-context.tsx';
import { ServicesProvider } from '#src/services/services.tsx';
import { island } from '#src/ui/island.tsx';
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
export function RootDocument({ children }: { children: ReactNode }) {
  const router = useRouter();
  const { services } = router.options.context;
  const [host] = useState(() => createDiscoveryHost(router));
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
        <ServicesProvider services={services}>
          <DiscoveryHostProvider host={host}>
            <CartProvider>{children}</CartProvider>
          </DiscoveryHostProvider>
        </ServicesProvider>
        {/* The server's data for the first render; what the browser does not draw it leaves where it stands. */}
        {import.meta.env.SSR ? <Scripts /> : null}
      </body>
    </html>
  );
}

/** Header, the screen, footer. */
export function ShopFrame() {
  return (
    <FrameLayout>
      <Outlet />
    </FrameLayout>
  );
}

function FrameLayout({ children }: { children: ReactNode }) {
  const frame = useMatch({ from: rootRouteId }).loaderData;
  useDocumentState();
  if (frame === undefined) return null;
  return (
    <>
      <ProgressBar />
      <Header frame={frame} search={SEARCH_FIELD} cart={CART_BUTTON} />
      <OfflineNote />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer frame={frame} />
      <AppModals frame={frame} />
    </>
  );
}

/** The screens for a page that could not be loaded; loaded only then. */
const loadErrorPages = () => import('#src/app/screens/error-pages.tsx');
export const NotFoundPage = lazyRouteComponent(loadErrorPages, 'NotFoundPage');
export const ErrorPage = lazyRouteComponent(loadErrorPages, 'ErrorPage');
export const OutagePage = lazyRouteComponent(loadErrorPages, 'OutagePage');

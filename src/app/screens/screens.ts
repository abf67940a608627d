// Every screen, one row each: router, server, titles and page heads are made from this table.
import type { ListingPage, SearchPage } from '#contract/clients.ts';
import type { Result } from '#contract/result.ts';
import { lazyComponent } from '#src/app/lazy-component.tsx';
import { RedirectError, unwrapOrThrow } from '#src/app/load.ts';
import {
  aboutShop,
  editorialHead,
  giftCardsHead,
  homeHead,
  listingHead,
  productHead,
} from '#src/app/screens/heads.ts';
import type { OrderPage } from '#src/app/screens/order.tsx';
import type { LoadRequest, Screen } from '#src/app/screens/screen.ts';
import type { ShownPage } from '#src/app/shown-page.ts';
import { LISTING_PAGE_SIZE, SEARCH_PAGE_SIZE } from '#src/discovery/state/page-size.ts';

const row = <const Path extends string, Data>(screen: Screen<Path, Data>) => screen;

/** The client for a screen's data. */
function pagesFor({ services, signal }: LoadRequest) {
  return services.pagesFor(signal);
}

/** Data and texts are read by code that is loaded with the screen, which keeps them off all other pages. */
const giftCards = () => import('#src/app/screens/gift-cards.tsx');
const order = () => import('#src/app/screens/order.tsx');

// `server` is compiled out of the browser's scripts, with all that only it imports.
export const SCREENS = {
  home: row({
    path: '/',
    load: (request) => unwrapOrThrow(pagesFor(request).home(request.services.market.code)),
    component: lazyComponent(() => import('#src/app/screens/home.tsx').then((file) => file.HomeRoute)),
    title: () => '',
    server: import.meta.env.SSR
      ? { module: 'src/app/screens/home.tsx', cache: 'revalidate', head: homeHead }
      : undefined,
  }),
  listing: row({
    path: '/c/$slug',
    isLoadedByQuery: true,
    load(request): Promise<ListingPage> {
      const { services, params, search, location } = request;
      const prepared = services.preparedPage.take(location) as Result<ListingPage> | undefined;
      return unwrapOrThrow(
        prepared ??
          pagesFor(request).listing(services.market.code, params['slug'] ?? '', {
            search,
            limit: LISTING_PAGE_SIZE,
          }),
      );
    },
    component: lazyComponent(() => import('#src/app/screens/listing.tsx').then((file) => file.ListingRoute)),
    title: ({ title }) => title,
    server: import.meta.env.SSR
      ? { module: 'src/app/screens/listing.tsx', cache: 'revalidate', head: listingHead }
      : undefined,
  }),
  search: row({
    path: '/search',
    isLoadedByQuery: true,
    async load(request): Promise<SearchPage> {
      const { services, search, location } = request;
      const prepared = services.preparedPage.take(location) as Result<SearchPage> | undefined;
      const page = await unwrapOrThrow(
        prepared ?? pagesFor(request).search(services.market.code, { search, limit: SEARCH_PAGE_SIZE }),
      );
      if (page.redirect !== null) throw new RedirectError(page.redirect);
      return page;
    },
    component: lazyComponent(() => import('#src/app/screens/search.tsx').then((file) => file.SearchRoute)),
    title: ({ query }, texts) => texts.search.title(query),
    server: import.meta.env.SSR
      ? { module: 'src/app/screens/search.tsx', cache: 'revalidate', head: aboutShop }
      : undefined,
  }),
  product: row({
    path: '/p/$slug',
    load: (request) =>
      unwrapOrThrow(pagesFor(request).product(request.services.market.code, request.params['slug'] ?? '')),
    component: lazyComponent(() => import('#src/app/screens/product.tsx').then((file) => file.ProductRoute)),
    title: ({ product: { title, subtitle } }) => (subtitle ? `${title} – ${subtitle}` : title),
    server: import.meta.env.SSR
      ? {
          module: 'src/app/screens/product.tsx',
          cache: 'revalidate',
          head: productHead,
          isIndexedWithQuery: true,
        }
      : undefined,
  }),
  giftCards: row({
    path: '/gift-cards',
    load: (request) => giftCards().then((file) => file.load(request)),
    component: lazyComponent(() => giftCards().then((file) => file.GiftCardsRoute)),
    title: ({ page }) => page.title,
    server: import.meta.env.SSR
      ? { module: 'src/app/screens/gift-cards.tsx', cache: 'revalidate', head: giftCardsHead }
      : undefined,
  }),
  cart: row({
    path: '/cart',
    load: async ({ services }) => ({ title: services.texts.cart.title }),
    component: lazyComponent(() => import('#src/features/cart/cart-page.tsx').then((file) => file.CartPage)),
    title: ({ title }) => title,
    server: import.meta.env.SSR
      ? { module: 'src/features/cart/cart-page.tsx', cache: 'revalidate', head: aboutShop, isUnlisted: true }
      : undefined,
  }),
  order: row({
    path: '/confirm',
    isLoadedByQuery: true,
    load: (request) => order().then((file) => file.load(request)),
    component: lazyComponent(() => order().then((file) => file.OrderRoute)),
    title: ({ title }: OrderPage) => title,
    server: import.meta.env.SSR
      ? { module: 'src/app/screens/order.tsx', cache: 'no-store', head: aboutShop, isUnlisted: true }
      : undefined,
  }),
  editorial: row({
    path: '/e/$slug',
    load: (request) =>
      unwrapOrThrow(pagesFor(request).editorial(request.services.market.code, request.params['slug'] ?? '')),
    component: lazyComponent(() =>
      import('#src/app/screens/editorial.tsx').then((file) => file.EditorialRoute),
    ),
    title: ({ page }) => page.title,
    server: import.meta.env.SSR
      ? { module: 'src/app/screens/editorial.tsx', cache: 'revalidate', head: editorialHead }
      : undefined,
  }),
};

/** A screen together with its data, whose type its row vouches for. */
export interface ShownScreen {
  readonly screen: Screen<string, unknown>;
  readonly data: unknown;
}

/** `name`: of the table's row. */
export function screenNamed(name: string): Screen<string, unknown> {
  return (SCREENS as unknown as Readonly<Record<string, Screen<string, unknown>>>)[name]!;
}

/** Undefined for a page that could not be loaded. */
export function shownScreen({ frame, name, screen }: ShownPage): ShownScreen | undefined {
  if (frame.status !== 'success' || screen.status !== 'success' || name === null) return undefined;
  return { screen: screenNamed(name), data: screen.data };
}

// The route tree below a market: each route loads through the services and shows one lazily loaded screen (RT-01 to RT-07).
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import type { ListingPage, SearchPage } from '#contract/clients.ts';
import type { Result } from '#contract/result.ts';
import { unwrapOrThrow } from '#src/app/load.ts';
import { ErrorPage, NotFoundPage, OutagePage, RootDocument, ShopFrame } from '#src/app/shell.tsx';
import { LISTING_PAGE_SIZE, SEARCH_PAGE_SIZE } from '#src/discovery/state/page-size.ts';
import type { DiscoveryTexts } from '#src/discovery/texts/texts.ts';
import type { ObservableRouter } from '#src/platform/product-views.ts';
import { formatUrlQuery } from '#src/app/url-query.ts';
import type { Services } from '#src/services/services.tsx';

export interface RouterContext {
  readonly services: Services;
  readonly discoveryTexts: DiscoveryTexts;
  /** The address's market segment, `/sv-se`, or empty for an address without one. */
  readonly base: string;
  /** `https://shop.example`, for canonical addresses. */
  readonly origin: string;
  /** Called once the page answers to the shopper; what could wait starts now. */
  onInteractive(pages: ObservableRouter): void;
}

const rootRoute = createRootRouteWithContext<RouterContext>()({
  loader: ({ context, abortController }) =>
    unwrapOrThrow(context.services.pagesFor(abortController.signal).shell(context.services.market.code)),
  staleTime: Number.POSITIVE_INFINITY,
  shellComponent: RootDocument,
  component: ShopFrame,
  notFoundComponent: NotFoundPage,
  errorComponent: OutagePage,
});

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
  loader: ({ context, abortController }) =>
    unwrapOrThrow(context.services.pagesFor(abortController.signal).home(context.services.market.code)),
  component: lazyRouteComponent(() => import('#src/app/screens/home.tsx'), 'HomeRoute'),
});

const listingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/c/$slug',
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
  loaderDeps: ({ search }) => ({ search: formatUrlQuery(search) }),
  loader: async ({ context, params, deps, location, abortController }) => {
    const { services } = context;
    const request = { search: deps.search, limit: LISTING_PAGE_SIZE };
    const prepared = services.preparedPage.take(location) as Result<ListingPage> | undefined;
    const page = await unwrapOrThrow(
      prepared ??
        services.pagesFor(abortController.signal).listing(services.market.code, params.slug, request),
    );
    return { page, search: deps.search };
  },
  component: lazyRouteComponent(() => import('#src/app/screens/listing.tsx'), 'ListingRoute'),
});

const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search',
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
  loaderDeps: ({ search }) => ({ search: formatUrlQuery(search) }),
  loader: async ({ context, deps, location, abortController }) => {
    const { services } = context;
    const request = { search: deps.search, limit: SEARCH_PAGE_SIZE };
    const prepared = services.preparedPage.take(location) as Result<SearchPage> | undefined;
    const page = await unwrapOrThrow(
      prepared ?? services.pagesFor(abortController.signal).search(services.market.code, request),
    );
    if (page.redirect !== null) throw redirect({ href: page.redirect });
    return { page, search: deps.search };
  },
  component: lazyRouteComponent(() => import('#src/app/screens/search.tsx'), 'SearchRoute'),
});

const productRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/p/$slug',
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
  loader: ({ context, params, abortController }) => {
    const pages = context.services.pagesFor(abortController.signal);
    return unwrapOrThrow(pages.product(context.services.market.code, params.slug));
  },
  component: lazyRouteComponent(() => import('#src/app/screens/product.tsx'), 'ProductRoute'),
});

const editorialRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/e/$slug',
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
  loader: ({ context, params, abortController }) => {
    const pages = context.services.pagesFor(abortController.signal);
    return unwrapOrThrow(pages.editorial(context.services.market.code, params.slug));
  },
  component: lazyRouteComponent(() => import('#src/app/screens/editorial.tsx'), 'EditorialRoute'),
});

/** RT-02: kept for old links. */
const oldListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/HoudiniProduct',
  beforeLoad: () => {
    throw redirect({ to: '/search', statusCode: 301 });
  },
});

export const routeTree = rootRoute.addChildren([
  homeRoute,
  listingRoute,
  searchRoute,
  productRoute,
  editorialRoute,
  oldListRoute,
]);

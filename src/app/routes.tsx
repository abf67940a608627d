// The route tree below a market: each route loads through the services and shows one lazily loaded screen (RT-01 to RT-07).
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { headOf } from '#src/app/head.ts';
import { loaded } from '#src/app/load.ts';
import { ErrorPage, NotFoundPage, OutagePage, RootDocument, ShopFrame } from '#src/app/shell.tsx';
import { productJsonLd } from '#src/features/product/structured-data.ts';
import type { Services } from '#src/services/services.tsx';

export interface RouterContext {
  readonly services: Services;
  /** The address's market segment, `/sv-se`, or empty for an address without one. */
  readonly base: string;
  /** `https://shop.example`, for canonical addresses. */
  readonly origin: string;
}

/** PA-01: products in the first answer of a listing and of the search page. */
const LISTING_LIMIT = 48;
const SEARCH_LIMIT = 20;

const rootRoute = createRootRouteWithContext<RouterContext>()({
  loader: ({ context, abortController }) =>
    loaded(context.services.pagesFor(abortController.signal).frame(context.services.market.code)),
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
    loaded(context.services.pagesFor(abortController.signal).home(context.services.market.code)),
  head: ({ match, loaderData }) => {
    const { services, origin } = match.context;
    const page = loaderData?.page;
    return headOf({
      title: 'Cairn',
      description: page?.description ?? services.texts.shop.description,
      path: '/',
      origin,
      market: services.market,
      jsonLd: { '@context': 'https://schema.org', '@type': 'Organization', name: 'Cairn', url: origin },
    });
  },
  component: lazyRouteComponent(() => import('#src/app/screens/home.tsx'), 'HomeRoute'),
});

const listingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/c/$slug',
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
  loaderDeps: ({ search }) => ({ search: asQuery(search) }),
  loader: async ({ context, params, deps, abortController }) => {
    const pages = context.services.pagesFor(abortController.signal);
    const question = { search: deps.search, limit: LISTING_LIMIT };
    const page = await loaded(pages.listing(context.services.market.code, params.slug, question));
    return { page, search: deps.search };
  },
  head: ({ match, params, loaderData }) => {
    const { services, origin } = match.context;
    const page = loaderData?.page;
    return headOf({
      title: page?.title ?? '',
      description: page?.description || `${page?.title ?? ''}. ${services.texts.shop.description}`,
      path: `/c/${params.slug}`,
      origin,
      market: services.market,
      isIndexed: loaderData?.search === '',
      jsonLd: breadcrumbJsonLd(origin, page?.breadcrumbs ?? [], page?.title ?? ''),
    });
  },
  component: lazyRouteComponent(() => import('#src/app/screens/listing.tsx'), 'ListingRoute'),
});

const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search',
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
  loaderDeps: ({ search }) => ({ search: asQuery(search) }),
  loader: async ({ context, deps, abortController }) => {
    const pages = context.services.pagesFor(abortController.signal);
    const question = { search: deps.search, limit: SEARCH_LIMIT };
    return { page: await loaded(pages.search(context.services.market.code, question)), search: deps.search };
  },
  head: ({ match, loaderData }) => {
    const { services, origin } = match.context;
    return headOf({
      title: services.texts.search.title(loaderData?.page.query ?? ''),
      description: services.texts.shop.description,
      path: '/search',
      origin,
      market: services.market,
      isIndexed: (loaderData?.search ?? '') === '',
    });
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
    return loaded(pages.product(context.services.market.code, params.slug));
  },
  head: ({ match, params, loaderData }) => {
    const { services, origin } = match.context;
    if (loaderData === undefined) return {};
    const { product } = loaderData;
    return headOf({
      title: `${product.title} – ${product.subtitle}`,
      description: textOf(product.description),
      path: `/p/${params.slug}`,
      origin,
      market: services.market,
      image: product.variants[0]?.images[0]?.url,
      jsonLd: [
        productJsonLd(product, services.market, origin),
        breadcrumbJsonLd(
          origin,
          product.breadcrumbs.map((crumb) => ({ title: crumb.title, href: crumb.pageUrl })),
          product.title,
        ),
      ],
    });
  },
  component: lazyRouteComponent(() => import('#src/app/screens/product.tsx'), 'ProductRoute'),
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
  oldListRoute,
]);

/** The address's query as the clients take it: with its question mark, or empty. */
function asQuery(search: object): string {
  const text = new URLSearchParams(search as Record<string, string>).toString();
  return text === '' ? '' : `?${text}`;
}

/** The words of cleaned HTML, cut for a description. */
function textOf(html: string): string {
  const words = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length <= 160 ? words : `${words.slice(0, words.lastIndexOf(' ', 157))}…`;
}

function breadcrumbJsonLd(
  origin: string,
  crumbs: readonly { title: string; href: string }[],
  last: string,
): object {
  const items = [
    ...crumbs.map((crumb) => ({ name: crumb.title, item: `${origin}${crumb.href}` })),
    { name: last },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, at) => ({ '@type': 'ListItem', position: at + 1, ...item })),
  };
}

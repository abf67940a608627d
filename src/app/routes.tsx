// The route tree below a market, made from the table of screens (RT-01 to RT-07).
import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router';
import { unwrapOrThrow } from '#src/app/load.ts';
import type { Screen } from '#src/app/screens/screen.ts';
import { SCREENS } from '#src/app/screens/screens.ts';
import { ErrorPage, NotFoundPage, OutagePage, RootDocument, ShopFrame } from '#src/app/shell.tsx';
import type { DiscoveryTexts } from '#src/discovery/texts/texts.ts';
import type { ObservableRouter } from '#src/platform/page-views.ts';
import type { ReloadableRouter } from '#src/platform/renewed-pages.ts';
import { formatUrlQuery } from '#src/app/url-query.ts';
import type { Services } from '#src/services/services.tsx';

export interface RouterContext {
  readonly services: Services;
  readonly discoveryTexts: DiscoveryTexts;
  /** The URL's market segment, `/sv-se`, or empty for a URL without one. */
  readonly base: string;
  /** `https://shop.example`, for canonical URLs. */
  readonly origin: string;
  /** Called once the page is interactive; what could wait starts now. */
  onInteractive(router: ObservableRouter & ReloadableRouter): void;
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

/** The route of a row of the table. */
function screenRoute<const Path extends string, Data>(screen: Screen<Path, Data>) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path: screen.path,
    loaderDeps: ({ search }) => ({ search: screen.isLoadedByQuery === true ? formatUrlQuery(search) : '' }),
    loader: ({ context, params, deps, location, abortController }) =>
      screen.load({
        services: context.services,
        params,
        search: deps.search,
        location,
        signal: abortController.signal,
      }),
    component: screen.component,
    errorComponent: screen.errorComponent ?? ErrorPage,
    notFoundComponent: screen.notFoundComponent ?? NotFoundPage,
  });
}

/** RT-02: for old links. */
const oldListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/HoudiniProduct',
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/search', search, statusCode: 301 });
  },
});

type Screens = typeof SCREENS;
type ScreenRoutes = {
  readonly [Name in keyof Screens]: Screens[Name] extends Screen<infer Path, infer Data>
    ? ReturnType<typeof screenRoute<Path, Data>>
    : never;
};
const screenRoutes = Object.fromEntries(
  Object.entries(SCREENS).map(([name, screen]) => [name, screenRoute(screen as Screen<string, unknown>)]),
) as unknown as ScreenRoutes;

export const routeTree = rootRoute.addChildren({ ...screenRoutes, oldListRoute });

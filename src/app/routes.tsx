// The route tree below a market, made from the table of screens (RT-01 to RT-07): it finds and loads, and leaves the drawing to the app.
import {
  createRootRouteWithContext,
  createRoute,
  notFound,
  redirect,
  rootRouteId,
  useMatches,
  useRouter,
  useRouterState,
} from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import type { ShellData } from '#contract/clients.ts';
import type { FirstPage } from '#src/app/first-page.ts';
import type { LazyComponent } from '#src/app/lazy-component.tsx';
import { NotFoundError, RedirectError, unwrapOrThrow } from '#src/app/load.ts';
import { pageOfMatches } from '#src/app/page-of-matches.ts';
import { ErrorPage, NotFoundPage, OutagePage } from '#src/app/screens/page-components.tsx';
import type { Screen } from '#src/app/screens/screen.ts';
import { SCREENS } from '#src/app/screens/screens.ts';
import type { Loaded, ShownPage } from '#src/app/shown-page.ts';
import { formatUrlQuery } from '#src/app/url-query.ts';
import type { LoadSignals } from '#src/platform/renewed-pages.ts';
import type { Services } from '#src/services/services.tsx';

export interface RouterContext {
  readonly services: Services;
  /** What is on screen already, which the first load does not load again; absent where nothing is. */
  readonly firstPage?: FirstPage;
  /** Of what the loaders have loaded; filled by them. */
  readonly loadSignals: LoadSignals;
  /** A page has been loaded. */
  readonly onPage: (page: ShownPage) => void;
  readonly onLoading: (isLoading: boolean) => void;
  /** On the server: takes what the loader of a route has loaded, which the router would otherwise write into the page itself. */
  readonly takeData?: (routeId: string, data: unknown) => void;
}

const rootRoute = createRootRouteWithContext<RouterContext>()({
  loader: ({ context, abortController }) =>
    outcomeOf(
      rootRouteId,
      context,
      context.firstPage?.takeFrame() as Loaded<ShellData> | undefined,
      abortController.signal,
      (signal) => {
        const { services } = context;
        return unwrapOrThrow(services.pagesFor(signal).shell(services.market.code));
      },
    ),
  staleTime: Number.POSITIVE_INFINITY,
  component: PagePublisher,
  notFoundComponent: Object.assign(() => <PagePublisher />, { preload: NotFoundPage.preload }),
  errorComponent: Object.assign(() => <PagePublisher />, { preload: OutagePage.preload }),
});

/** Hands what the router has loaded to the app, which draws it in the same frame. */
function PagePublisher() {
  const router = useRouter();
  const { onPage, onLoading } = router.options.context;
  const matches = useMatches();
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  useLayoutEffect(() => {
    const page = pageOfMatches(matches, router.state.location);
    if (page !== undefined) onPage(page);
  }, [matches, onPage, router]);
  useEffect(() => onLoading(isLoading), [onLoading, isLoading]);
  return null;
}

/** The route of a row of the table. */
function screenRoute<const Path extends string, Data extends object>(
  name: string,
  screen: Screen<Path, Data>,
) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path: screen.path,
    loaderDeps: ({ search }) => ({ search: screen.isLoadedByQuery === true ? formatUrlQuery(search) : '' }),
    loader: ({ context, params, deps, location, abortController }) => {
      const { services, firstPage } = context;
      const { search } = deps;
      const known = firstPage?.takeScreen(name, location.pathname, search) as Loaded<Data> | undefined;
      return outcomeOf(screen.path, context, known, abortController.signal, (signal) =>
        screen.load({ services, params, search, location, signal }),
      );
    },
    component: drawnByApp(screen.component),
    errorComponent: drawnByApp(ErrorPage),
    notFoundComponent: drawnByApp(NotFoundPage),
  });
}

/** What is known already, else what is loaded, with the router's own errors in place of ours. */
async function outcomeOf<Data extends object>(
  routeId: string,
  { loadSignals, takeData }: RouterContext,
  known: Loaded<Data> | undefined,
  signal: AbortSignal,
  load: (signal: AbortSignal) => Promise<Data>,
): Promise<Data | undefined> {
  if (known?.status === 'success') return known.data;
  if (known?.status === 'notFound') throw notFound();
  if (known?.status === 'error') throw known.error;
  try {
    const data = await load(signal);
    loadSignals.set(data, signal);
    if (takeData === undefined) return data;
    takeData(routeId, data);
    return undefined;
  } catch (error) {
    if (error instanceof NotFoundError) throw notFound();
    if (error instanceof RedirectError) throw redirect({ href: error.href });
    throw error;
  }
}

/** The router loads the component's file with the data; nothing is drawn where the router stands. */
function drawnByApp<Props extends object>({ preload }: LazyComponent<Props>) {
  return Object.assign(() => null, { preload });
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
  readonly [Name in keyof Screens]: Screens[Name] extends Screen<infer Path, infer Data extends object>
    ? ReturnType<typeof screenRoute<Path, Data>>
    : never;
};
const screenRoutes = Object.fromEntries(
  Object.entries(SCREENS).map(([name, screen]) => [
    name,
    screenRoute(name, screen as unknown as Screen<string, object>),
  ]),
) as unknown as ScreenRoutes;

export const routeTree = rootRoute.addChildren({ ...screenRoutes, oldListRoute });

// Going from page to page: by the app's router, which is loaded when the first page has settled or a link is about to be followed.
import type { RegisteredRouter } from '@tanstack/react-router';
import type { AppliedSelection } from '#contract/clients.ts';
import { type RouterTarget, routerTarget } from '#src/app/follow-url.ts';
import { formatUrlQuery } from '#src/app/url-query.ts';
import { report } from '#src/platform/log.ts';
import type { PreparedPage } from '#src/services/prepared-page.ts';
import type { ViewState } from '#src/services/view-state.ts';
import type { Readable } from '#src/ui/readable.ts';

/** Path, market included where nothing else is said, and query of a URL: empty, or beginning with a question mark. */
export interface UrlParts {
  readonly pathname: string;
  readonly search: string;
}

export interface Navigation {
  /** The URL that the shopper was last led to; its page may still be loading. */
  readonly url: () => UrlParts;
  /**
   * Goes to a URL of the market; a query string alone keeps the path. Replacing makes no history entry and keeps the
   * scroll position. `page` is what the URL shows, where that is loaded already; nothing happens where the shopper has
   * asked for another page meanwhile. Resolves when the page has been loaded or could not be. Without a router, which can't be loaded: an ordinary navigation of the document.
   */
  readonly follow: (href: string, isReplacing: boolean, page?: AppliedSelection['page']) => Promise<void>;
  /** Loads what a URL of the market shows ahead; failures are silent. */
  readonly preload: (href: string) => void;
  /** Loads once more what could not be loaded. */
  readonly retry: () => void;
  /** Each time the URL has changed, before its page is loaded. The returned function unsubscribes, as of all below. */
  readonly onUrlChange: (listener: () => void) => () => void;
  /** Each time a page of another path is about to be loaded. */
  readonly onPathChange: (listener: () => void) => () => void;
  /** Each time a page has been drawn. */
  readonly onRendered: (listener: () => void) => () => void;
}

interface NavigationOptions {
  /** The URL's market. */
  readonly market: string;
  /** Where the shop has its search page, below the market. */
  readonly searchPath: string;
  readonly view: ViewState;
  readonly preparedPage: PreparedPage;
  readonly router: LateRouter;
  /** What is on screen: its path without the market, as the routes have it, and its query. */
  readonly shown: Readable<UrlParts>;
}

/** The router, which comes when it is asked for. */
export interface LateRouter {
  /** Rejects if its file can't be loaded; asking again tries again. */
  readonly load: () => Promise<RegisteredRouter>;
  /** Null until it is loaded. */
  readonly current: () => RegisteredRouter | null;
  /** Calls `use` once it is loaded, at once if it is; the returned function cancels that, or calls what `use` returned. */
  readonly whenLoaded: (use: (router: RegisteredRouter) => () => void) => () => void;
}

export function createLateRouter(load: () => Promise<RegisteredRouter>): LateRouter {
  const loaded = Promise.withResolvers<RegisteredRouter>();
  let loading: Promise<RegisteredRouter> | undefined;
  let current: RegisteredRouter | null = null;
  return {
    load() {
      loading ??= load().then(
        (router) => {
          current = router;
          loaded.resolve(router);
          return router;
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
    current: () => current,
    whenLoaded(use) {
      if (current !== null) return use(current);
      let isOver = false;
      let stop = () => {
        isOver = true;
      };
      void loaded.promise.then((router) => {
        if (!isOver) stop = use(router);
      });
      return () => stop();
    },
  };
}

export function createNavigation(options: NavigationOptions): Navigation {
  const { view, preparedPage, router, shown } = options;
  const targetOf = (href: string) => routerTarget(href, options.market, options.searchPath);
  /** Where navigations to other pages lead that wait for the router, load or are being drawn, the newest last. */
  let underWay: readonly { readonly target: RouterTarget | null }[] = [];
  // The router ends a navigation only some time after its page is drawn, when the shopper may already be at work there.
  shown.subscribe(() => {
    const { pathname, search } = shown.get();
    const newest = underWay.at(-1)?.target;
    if (newest?.to === pathname && formatUrlQuery(newest.search) === search) underWay = [];
  });

  async function follow(href: string, isReplacing: boolean, page?: AppliedSelection['page']): Promise<void> {
    if (page !== undefined && underWay.length > 0) return;
    if (isReplacing) return go(href, isReplacing, page);
    const one = { target: targetOf(href) };
    underWay = [...underWay, one];
    try {
      await go(href, isReplacing, page);
    } finally {
      underWay = underWay.filter((other) => other !== one);
    }
  }

  async function go(href: string, isReplacing: boolean, page?: AppliedSelection['page']): Promise<void> {
    let loaded = router.current();
    if (loaded === null) {
      view.isNavigating = true;
      try {
        loaded = await router.load();
      } catch (error) {
        view.isNavigating = false;
        report(error, 'router');
        if (isReplacing) location.replace(href || location.pathname);
        else location.assign(href);
        return;
      }
    }
    const target = targetOf(href);
    if (page === undefined || target === null) return loaded.follow(target, isReplacing);
    preparedPage.put(loaded.buildLocation(target as never), page);
    try {
      await loaded.follow(target, isReplacing);
    } finally {
      preparedPage.clear();
    }
  }

  return {
    url: () => router.current()?.history.location ?? location,
    follow,
    preload(href) {
      const target = targetOf(href);
      if (target === null) return;
      router
        .load()
        .then((loaded) => loaded.preloadRoute(target as never))
        .catch(() => undefined);
    },
    retry: () =>
      void router.load().then(
        (loaded) => loaded.invalidate({ filter: ({ status }) => status === 'error' }),
        () => location.reload(),
      ),
    onUrlChange: (listener) => router.whenLoaded(({ history }) => history.subscribe(listener)),
    onPathChange: (listener) =>
      router.whenLoaded((loaded) => {
        // The router's own word compares with the page last shown: to turn back before the next one came is a change too.
        let { pathname } = loaded.latestLocation;
        return loaded.subscribe('onBeforeNavigate', ({ toLocation }) => {
          if (toLocation.pathname === pathname) return;
          pathname = toLocation.pathname;
          listener();
        });
      }),
    onRendered: (listener) => router.whenLoaded((loaded) => loaded.subscribe('onRendered', listener)),
  };
}

/** On the server, which renders one URL and leads nowhere. */
export function fixedNavigation(url: UrlParts): Navigation {
  const never = () => () => undefined;
  return {
    url: () => url,
    follow: () => Promise.reject(new Error('the server follows no link')),
    preload: () => undefined,
    retry: () => undefined,
    onUrlChange: never,
    onPathChange: never,
    onRendered: never,
  };
}

// Makes the router of one app: one market, one set of services; per request on the server, once in the browser.
import { createRouter, type LocationRewrite, type RouterHistory } from '@tanstack/react-router';
import { SEARCH_PATH, searchPathOf } from '#contract/shop-profile.ts';
import { type RouterContext, routeTree } from '#src/app/routes.tsx';
import { routePath, type RouterTarget } from '#src/app/follow-url.ts';
import { formatUrlQuery, parseUrlQuery, type QuerySpelling } from '#src/app/url-query.ts';
import { nextFrame } from '#src/platform/idle.ts';

/** At least as many as a page has. */
const MAX_SCROLLERS = 12;
/**
 * Elements that scroll sideways, one function each, as the router takes the first match of a selector alone. Another page has the
 * same elements in the same places, and begins with its first picture and its best cards; on the way back they are where they were.
 */
const SIDEWAYS_SCROLLERS = Array.from(
  { length: MAX_SCROLLERS },
  (_, at) => () => document.querySelectorAll('[data-part="gallery"], [data-part="slider"] > ul')[at],
);

export function createShopRouter(options: {
  context: Omit<RouterContext, 'loadSignals'>;
  /** The URL's market segment, `/sv-se`, or empty for a URL without one. */
  base: string;
  history?: RouterHistory;
  /** How the router reads and writes a URL's query, if not as it stands. */
  spelling?: QuerySpelling;
  /** The page stands where it should: the router does not scroll what is on screen when it comes. */
  isDrawn?: boolean;
}) {
  let isLater = options.isDrawn !== true;
  const router = createRouter({
    routeTree,
    context: { ...options.context, loadSignals: new WeakMap() },
    rewrite: shopRewrite(options.base, searchPathOf(options.context.services.shop)),
    ...(options.history === undefined ? {} : { history: options.history }),
    parseSearch: options.spelling?.parse ?? parseUrlQuery,
    stringifySearch: options.spelling?.format ?? formatUrlQuery,
    scrollRestoration: () => isLater,
    scrollToTopSelectors: SIDEWAYS_SCROLLERS,
    defaultStructuralSharing: false,
    defaultPreloadStaleTime: 30_000,
    defaultPendingMs: 600,
  });
  const unsubscribe = router.subscribe('onRendered', () => {
    isLater = true;
    unsubscribe();
  });
  return Object.assign(router, {
    /** Replacing makes no history entry, and keeps the scroll position and what is kept with the entry. */
    async follow(target: RouterTarget | null, isReplacing: boolean): Promise<void> {
      // A page that is loaded already is drawn at once: what the press itself changed is shown before.
      if (!isReplacing) await nextFrame();
      // The router knows the entry's state as it was when the router came to it.
      const state: unknown = isReplacing ? history.state : undefined;
      await router.navigate({
        ...target,
        replace: isReplacing,
        resetScroll: !isReplacing,
        state,
      } as never);
    },
  });
}

/**
 * Routes know no market: it is removed from the path of incoming URLs and prefixed to outgoing ones (MK-04). Nor do they
 * know where this shop has its search page (SP-01).
 */
function shopRewrite(base: string, searchPath: string): LocationRewrite {
  return {
    input: ({ url }) => {
      if (url.pathname === base || url.pathname.startsWith(`${base}/`))
        url.pathname = url.pathname.slice(base.length);
      url.pathname = routePath(url.pathname, searchPath);
      return url;
    },
    output: ({ url }) => {
      if (url.pathname === SEARCH_PATH) url.pathname = searchPath;
      url.pathname = url.pathname === '/' ? base || '/' : base + url.pathname;
      return url;
    },
  };
}

export type ShopRouter = ReturnType<typeof createShopRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: ShopRouter;
  }
}

// Makes the router of one app: one market, one set of services; per request on the server, once in the browser.
import { createRouter, type LocationRewrite, type RouterHistory } from '@tanstack/react-router';
import { type RouterContext, routeTree } from '#src/app/routes.tsx';
import { formatUrlQuery, parseUrlQuery, type QuerySpelling } from '#src/app/url-query.ts';

export function createShopRouter(options: {
  context: RouterContext;
  nonce?: string;
  history?: RouterHistory;
  /** How the router reads and writes a URL's query, if not as it stands. */
  spelling?: QuerySpelling;
}) {
  const router = createRouter({
    routeTree,
    context: options.context,
    rewrite: marketRewrite(options.context.base),
    ...(options.history === undefined ? {} : { history: options.history }),
    ...(options.nonce === undefined ? {} : { ssr: { nonce: options.nonce } }),
    parseSearch: options.spelling?.parse ?? parseUrlQuery,
    stringifySearch: options.spelling?.format ?? formatUrlQuery,
    scrollRestoration: isOpened() ? () => isLater || scrollY === 0 || location.hash !== '' : true,
    defaultStructuralSharing: false,
    defaultPreloadStaleTime: 30_000,
    defaultPendingMs: 600,
  });
  let isLater = false;
  const unsubscribe = router.subscribe('onRendered', () => {
    isLater = true;
    unsubscribe();
  });
  return router;
}

/**
 * A document that was opened stands at its top, to which the router scrolls what it renders for the first time; who has
 * scrolled before the script came stays there. One that came back stands where it was left.
 */
function isOpened(): boolean {
  if (import.meta.env.SSR) return false;
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opened?.type === 'navigate';
}

/** Routes know no market: it is removed from the path of incoming URLs and prefixed to outgoing ones (MK-04). */
function marketRewrite(base: string): LocationRewrite {
  return {
    input: ({ url }) => {
      if (url.pathname === base || url.pathname.startsWith(`${base}/`))
        url.pathname = url.pathname.slice(base.length) || '/';
      return url;
    },
    output: ({ url }) => {
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

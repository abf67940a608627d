// Makes the router of one app: one market, one set of services; per request on the server, once in the browser.
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { type RouterContext, routeTree } from '#src/app/routes.tsx';

export function createShopRouter(options: {
  context: RouterContext;
  basepath: string;
  nonce?: string;
  history?: RouterHistory;
}) {
  return createRouter({
    routeTree,
    context: options.context,
    basepath: options.basepath,
    ...(options.history === undefined ? {} : { history: options.history }),
    ...(options.nonce === undefined ? {} : { ssr: { nonce: options.nonce } }),
    // The address is read and written as it stands: no JSON, no numbers made of strings, repeated names by their last.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString();
      return text === '' ? '' : `?${text}`;
    },
    scrollRestoration: true,
    defaultStructuralSharing: false,
    defaultPreloadStaleTime: 30_000,
    defaultPendingMs: 600,
  });
}

export type ShopRouter = ReturnType<typeof createShopRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: ShopRouter;
  }
}

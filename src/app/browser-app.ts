// The app in the browser: begins with the page that the server rendered, and loads the router after it.
import type { ReactNode } from 'react';
import { searchPathOf } from '#contract/shop-profile.ts';
import type { App } from '#src/app/app.tsx';
import { createLateRouter, createNavigation } from '#src/app/navigation.ts';
import type { ShopRouter } from '#src/app/router.ts';
import { isSamePage, type ShownPage } from '#src/app/shown-page.ts';
import { layOutAll } from '#src/platform/deferred-layout.ts';
import { nextTask } from '#src/platform/idle.ts';
import { createValue } from '#src/ui/readable.ts';

interface AppOptions extends Pick<App, 'services' | 'discoveryTexts' | 'base'> {
  /** Null in the precached shell, which the router fills. */
  readonly firstPage: ShownPage | null;
  /** It is a page that the device kept, with its catalogue: the router loads it anew. */
  readonly isKept: boolean;
  readonly startWorkers: (loadRouter: () => Promise<ShopRouter>) => void;
}

export interface BrowserApp extends App {
  readonly loadRouter: () => Promise<ShopRouter>;
}

/** Of the shell before the router is there; never drawn. */
const NOTHING_YET: ShownPage = {
  pathname: '/',
  search: '',
  frame: { status: 'notFound' },
  name: null,
  screen: { status: 'notFound' },
};

export function createBrowserApp({ firstPage, isKept, startWorkers, ...app }: AppOptions): BrowserApp {
  const { services } = app;
  // What the worker says a moment later, said by the first frame: how old prices are without a network, and that it is not needed.
  if (isKept) Object.assign(services.view, { isOnline: navigator.onLine, isReadyOffline: true });
  const page = createValue<ShownPage>(firstPage ?? NOTHING_YET);
  const routerRoot = createValue<ReactNode>(null);
  const router = createLateRouter(async () => {
    const { createRouterRoot } = await import('#src/app/router-root.tsx');
    await nextTask();
    const made = await createRouterRoot({ ...app, isKept }, firstPage, (shown) => {
      // The frame says what the market is, of which this document is made.
      if (services.isMarketGuessed === true && shown.frame.status === 'success') location.reload();
      else if (!isSamePage(shown, page.get())) page.set(shown);
    });
    await nextTask();
    // The shell's first page is drawn after this, and is still to be laid out by parts.
    if (firstPage !== null) layOutAll();
    routerRoot.set(made.root);
    return made.router;
  });
  return {
    ...app,
    page,
    routerRoot,
    navigation: createNavigation({
      market: services.market.code,
      searchPath: searchPathOf(services.shop),
      view: services.view,
      preparedPage: services.preparedPage,
      router,
      shown: page,
    }),
    onInteractive: () => startWorkers(router.load),
    loadRouter: router.load,
  };
}

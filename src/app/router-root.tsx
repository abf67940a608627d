// The router as the browser has it, with the part of React in which it works; loaded when the first page has settled.
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect } from 'react';
import { createFirstPage } from '#src/app/first-page.ts';
import { pageOfMatches } from '#src/app/page-of-matches.ts';
import { createShopRouter, type ShopRouter } from '#src/app/router.ts';
import type { ShownPage } from '#src/app/shown-page.ts';
import { keepingEntry } from '#src/platform/history-entry.ts';
import type { Services } from '#src/services/services.tsx';

interface RouterRoot {
  readonly router: ShopRouter;
  readonly root: ReactNode;
}

/** Resolves when the router has the page of the URL. `shown`: what is on screen; null where nothing is yet. `isKept`: to be loaded anew. */
export async function createRouterRoot(
  { services, base, isKept = false }: { services: Services; base: string; isKept?: boolean },
  shown: ShownPage | null,
  onPage: (page: ShownPage) => void,
): Promise<RouterRoot> {
  let isKeptShown = isKept;
  const publish = (page: ShownPage) => {
    // What the device kept is better than the word that it can't be loaded anew, which is tried again.
    if (isKeptShown && page.pathname === shown?.pathname && isFailure(page)) return;
    isKeptShown = false;
    onPage(page);
  };
  // It replaces the state of an entry that has no key of its own, though the page may have kept something with it by now.
  const router = keepingEntry(() =>
    createShopRouter({
      context: {
        services,
        onPage: publish,
        onLoading(isLoading) {
          services.view.isNavigating = isLoading;
        },
        ...(shown === null || isKept ? {} : { firstPage: createFirstPage(shown) }),
      },
      base,
      isDrawn: shown !== null,
    }),
  );
  // The router subscribes to the history only when it is mounted; a way back before would change the URL alone.
  const stopFollowing = router.history.subscribe((step) => void router.load(step));
  await router.load();
  noteScroll();
  const unsubscribe = router.subscribe('onRendered', () => {
    noteScroll();
    unsubscribe();
  });
  if (shown === null) {
    const page = pageOfMatches(router.state.matches, router.state.location);
    if (page !== undefined) publish(page);
  }
  const root = (
    <>
      <RouterProvider router={router} />
      <AfterMount run={stopFollowing} />
    </>
  );
  return { router, root };
}

/** Runs in the same commit as the effects of what stands before it, after them. */
function AfterMount({ run }: { run: () => void }) {
  useLayoutEffect(() => run(), [run]);
  return null;
}

function isFailure({ frame, screen }: ShownPage): boolean {
  return frame.status === 'error' || screen.status === 'error';
}

/** The router notes where a page was left only if it saw it scroll, and forgets that it did whenever a page is loaded or drawn. */
function noteScroll(): void {
  if (scrollY > 0) document.dispatchEvent(new Event('scroll'));
}

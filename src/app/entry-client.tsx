// THE DOOR in the browser: texts, services and router, then hydration; the worker and service worker wait until after it.
import { RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Currency, Language, PageMarket } from '#contract/market.ts';
import { createBrowserServices } from '#src/app/browser-services.ts';
import { loadLanguage } from '#src/app/load-language.ts';
import { createShopRouter } from '#src/app/router.ts';
import { replayEarlyClicks } from '#src/platform/click-replay.ts';
import { report } from '#src/platform/log.ts';
import { modalOf } from '#src/services/view-state.ts';

async function start(): Promise<void> {
  replayEarlyClicks();
  const root = document.documentElement;
  const isShell = root.dataset['shell'] === 'true';
  const market = isShell ? await marketOfShell() : marketOfDocument(root);
  const { shop, discovery } = await loadLanguage(market.language);
  const { services, startWorkers } = createBrowserServices(market, shop);
  const router = createShopRouter({
    context: {
      services,
      discoveryTexts: discovery,
      // A URL without a market is of the default one.
      base: location.pathname.split('/', 2)[1] === market.code ? `/${market.code}` : '',
      origin: location.origin,
      onInteractive: startWorkers,
    },
  });
  // The precached shell holds no page: there is nothing to hydrate, the page is drawn from the device's own data.
  if (isShell) {
    await router.load();
    createRoot(document).render(<RouterProvider router={router} />);
  } else {
    startTransition(() => {
      hydrateRoot(document, <RouterClient router={router} />);
    });
  }
  services.view.activeModal = modalOf(new URLSearchParams(location.search).get('modal'));
}

/** As the server wrote it into the page. */
function marketOfDocument({ lang, dataset }: HTMLElement): PageMarket {
  return {
    code: dataset['market'] ?? '',
    language: lang as Language,
    country: dataset['country'] ?? '',
    currency: dataset['currency'] as Currency,
    pricesIncludeTax: dataset['tax'] === 'included',
  };
}

async function marketOfShell(): Promise<PageMarket> {
  const { marketOfPath } = await import('#src/app/shell-market.ts');
  return marketOfPath(location.pathname);
}

start().catch((error: unknown) => report(error, 'entry-client'));

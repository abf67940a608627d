// Entry point of the browser: texts, services and router, then hydration; the worker and service worker wait until after it.
import { RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type PageSite, SITE_ELEMENT_ID } from '#contract/shop-profile.ts';
import { createBrowserServices } from '#src/app/browser-services.ts';
import { loadLanguage } from '#src/app/load-language.ts';
import { createShopRouter } from '#src/app/router.ts';
import { replayEarlyClicks } from '#src/platform/click-replay.ts';
import { report } from '#src/platform/log.ts';

async function start(): Promise<void> {
  replayEarlyClicks();
  const isShell = document.documentElement.dataset['shell'] === 'true';
  const site = isShell ? await siteOfShell() : siteOfDocument();
  const { market } = site;
  const { shop, discovery } = await loadLanguage(market.language);
  const { services, startWorkers } = createBrowserServices(site, shop);
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
}

/** As the server wrote it into the page. */
function siteOfDocument(): PageSite {
  return JSON.parse(document.getElementById(SITE_ELEMENT_ID)?.textContent ?? '') as PageSite;
}

async function siteOfShell(): Promise<PageSite> {
  return import('#src/app/shell-site.ts').then((file) => file.siteOfPath(location.pathname));
}

start().catch((error: unknown) => report(error, 'entry-client'));

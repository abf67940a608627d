// Entry point of the browser: texts, services and the server's page, then hydration; router, worker and service worker wait until after it.
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type PageSite, searchPathOf, SITE_ELEMENT_ID } from '#contract/shop-profile.ts';
import { createBrowserApp } from '#src/app/browser-app.ts';
import { createBrowserServices } from '#src/app/browser-services.ts';
import { routePath } from '#src/app/follow-url.ts';
import { loadLanguage } from '#src/app/load-language.ts';
import { preloadPage } from '#src/app/screens/page-components.tsx';
import { ShopDocument } from '#src/app/shell.tsx';
import { recordInHtml, recordOfDocument } from '#src/app/page-record.ts';
import type { PageRecord, ShownPage } from '#src/app/shown-page.ts';
import { layOutByParts } from '#src/platform/deferred-layout.ts';
import { replayEarlyClicks } from '#src/platform/click-replay.ts';
import { watchFailedParts } from '#src/platform/failed-parts.ts';
import { nextTask, whenIdle } from '#src/platform/idle.ts';
import { report } from '#src/platform/log.ts';
import { lostStyles } from '#src/ui/lost-styles.ts';

/** The server has just answered; one that hangs now must not keep the page from working. */
const OWN_HTML_LIMIT_MS = 4_000;

/** Each of its steps is a task of its own. */
async function start(): Promise<void> {
  lostStyles.watch();
  replayEarlyClicks();
  await nextTask();
  const isShell = document.documentElement.dataset['shell'] === 'true';
  const site = isShell ? await siteOfShell() : recordIn<PageSite>(SITE_ELEMENT_ID);
  const { market } = site;
  // A URL without a market is of the default one.
  const base = location.pathname.split('/', 2)[1] === market.code ? `/${market.code}` : '';
  const firstPage = isShell ? null : await firstPageOf(base, searchPathOf(site.shop));
  await nextTask();
  const [{ shop, discovery }] = await Promise.all([
    loadLanguage(market.language),
    firstPage === null ? undefined : preloadPage(firstPage),
  ]);
  await nextTask();
  const { services, startWorker, startWorkers } = createBrowserServices(site, shop);
  watchFailedParts(() => {
    services.view.hasUpdate = true;
  });
  const app = createBrowserApp({ services, discoveryTexts: discovery, base, firstPage, startWorkers });
  // The precached shell holds no page: there is nothing to hydrate, the page is drawn from the device's own data.
  if (firstPage === null) {
    startWorker();
    await app.loadRouter();
    const onInteractive = () => {
      app.onInteractive();
      // The screen's own parts may come a moment after the frame.
      whenIdle(() => void layOutByParts());
    };
    createRoot(document).render(<ShopDocument app={{ ...app, onInteractive }} />);
  } else {
    await nextTask();
    startTransition(() => {
      hydrateRoot(document, <ShopDocument app={app} />);
    });
    await layOutByParts();
  }
}

/**
 * What the server rendered the page from. Where something has changed the page's HTML meanwhile, as a browser's extension may,
 * it is asked for anew; null if it cannot be had.
 */
async function firstPageOf(base: string, searchPath: string): Promise<ShownPage | null> {
  const record = recordOfDocument(document) ?? (await fetchedRecord().catch(() => undefined));
  if (record === undefined) return null;
  const pathname = routePath(location.pathname.slice(base.length), searchPath);
  return { ...record, pathname, search: location.search };
}

async function fetchedRecord(): Promise<PageRecord | undefined> {
  const response = await fetch(location.href, {
    headers: { Accept: 'text/html' },
    signal: AbortSignal.timeout(OWN_HTML_LIMIT_MS),
  });
  return recordInHtml(await response.text());
}

/** As the server wrote it into the page. */
function recordIn<T>(elementId: string): T {
  return JSON.parse(document.getElementById(elementId)?.textContent ?? '') as T;
}

async function siteOfShell(): Promise<PageSite> {
  return import('#src/app/shell-site.ts').then((file) => file.siteOfPath(location.pathname));
}

start().catch((error: unknown) => report(error, 'entry-client'));

// Entry point of the browser: texts, services and the server's page, then hydration; router, worker and service worker wait until after it.
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type PageSite, searchPathOf, SITE_ELEMENT_ID } from '#contract/shop-profile.ts';
import { createBrowserApp } from '#src/app/browser-app.ts';
import { type WorkerServicesFile, createBrowserServices } from '#src/app/browser-services.ts';
import { routePath } from '#src/app/follow-url.ts';
import { loadLanguage } from '#src/app/load-language.ts';
import { preloadPage } from '#src/app/screens/page-components.tsx';
import { ShopDocument } from '#src/app/shell.tsx';
import { recordOfDocument } from '#src/app/page-record.ts';
import type { PageRecord, ShownPage } from '#src/app/shown-page.ts';
import { layOutByParts } from '#src/platform/deferred-layout.ts';
import { replayEarlyClicks } from '#src/platform/click-replay.ts';
import { watchFailedParts } from '#src/platform/failed-parts.ts';
import { nextTask, whenIdle } from '#src/platform/idle.ts';
import { report } from '#src/platform/log.ts';
import { lostStyles } from '#src/ui/lost-styles.ts';

/** What only the precached shell needs, at once: its own entry brings it along (shell-entry.ts). */
export interface ShellParts extends WorkerServicesFile {
  readonly siteOfPath: typeof import('#src/app/shell-site.ts').siteOfPath;
  readonly keptHome: typeof import('#src/app/kept-home.ts').keptHome;
}

/** `shell` is null in a page of the server. */
export function start(shell: ShellParts | null): void {
  startPage(shell).catch((error: unknown) => report(error, 'entry-client'));
}

/** Each of its steps is a task of its own, but for the shell's first, which shows nothing that could be pressed yet. */
async function startPage(shell: ShellParts | null): Promise<void> {
  lostStyles.watch();
  replayEarlyClicks();
  if (shell === null) await nextTask();
  const site = (await shell?.siteOfPath(location.pathname)) ?? recordIn<PageSite>(SITE_ELEMENT_ID);
  const { market } = site;
  // A URL without a market is of the default one.
  const base = location.pathname.split('/', 2)[1] === market.code ? `/${market.code}` : '';
  const searchPath = searchPathOf(site.shop);
  const pathname = routePath(location.pathname.slice(base.length), searchPath);
  const finding =
    shell === null ? Promise.resolve(await firstPageOf(pathname)) : shell.keptHome(site, pathname);
  const { servicesWith, startWorker, startWorkers } = createBrowserServices(site, shell);
  await nextTask();
  const [{ shop, discovery }, firstPage] = await Promise.all([
    loadLanguage(market.language),
    finding.then(async (page) => {
      // What is shown waits for it longest.
      if (page === null) startWorker();
      else await preloadPage(page);
      return page;
    }),
  ]);
  const isKept = shell !== null && firstPage !== null;
  await nextTask();
  const services = servicesWith(shop);
  watchFailedParts(() => {
    services.view.hasUpdate = true;
  });
  const app = createBrowserApp({
    services,
    discoveryTexts: discovery,
    base,
    firstPage,
    isKept,
    startWorkers,
  });
  // The precached shell holds no page: there is nothing to hydrate, the page is drawn from the device's own data.
  if (firstPage === null || isKept) {
    if (isKept) startWorker();
    else await app.loadRouter();
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
async function firstPageOf(pathname: string): Promise<ShownPage | null> {
  const record = recordOfDocument(document) ?? (await fetchedRecord());
  if (record === undefined) return null;
  return { ...record, pathname, search: location.search };
}

async function fetchedRecord(): Promise<PageRecord | undefined> {
  return import('#src/app/fetched-record.ts').then((file) => file.fetchedRecord()).catch(() => undefined);
}

/** As the server wrote it into the page. */
function recordIn<T>(elementId: string): T {
  return JSON.parse(document.getElementById(elementId)?.textContent ?? '') as T;
}

if (document.documentElement.dataset['shell'] !== 'true') start(null);

// Back from another document every kind of page is there at once, as it was left, from the browser's cache of pages.
import { launch, type Page as CachedPage } from 'puppeteer-core';
import { chromiumPath } from '../chromium.ts';
import { expect, test } from './fixtures.ts';

/** But those that are not found: browsers keep no page with an error's status. */
const PAGES = [
  '/en-eu',
  '/en-eu?modal=cart',
  '/en-eu/c/women-jackets',
  '/en-eu/search?query=jacket',
  '/en-eu/search?query=qwertyhat',
  '/en-eu/e/repair',
];

/** Opens the page, leaves it and goes back to it; null: it was kept. */
async function whyNotKept(page: CachedPage, url: string): Promise<string | null> {
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('cairn-interactive').length > 0);
  await page.goto(new URL('/robots.txt', url).href);
  await page.goBack();
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: unknown;
    })[];
    if (document.documentElement.dataset['returned'] === 'true') return null;
    return JSON.stringify(entry?.notRestoredReasons ?? 'not said');
  });
}

test('each page returns from the back/forward cache', async ({ shop }) => {
  // Playwright does without this cache.
  const browser = await launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox'],
    defaultViewport: { width: 1280, height: 900 },
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    await page.evaluateOnNewDocument(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['returned'] = String(persisted);
      });
    });
    await page.goto(shop.origin + PAGES[0]);
    // A page that its first service worker claims meanwhile is not kept.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const listing = await (await fetch(`${shop.origin}/en-eu/c/women-jackets`)).text();
    const product = /href="(\/en-eu\/p\/[^"?]+)/.exec(listing)?.[1] ?? '';
    // Now and then the browser keeps a page back for reasons of its own; a page of ours that blocks it is never kept.
    for (const path of [...PAGES, product])
      await expect
        .poll(() => whyNotKept(page, shop.origin + path), { message: path, timeout: 40_000 })
        .toBeNull();
  } finally {
    await browser.close();
  }
});

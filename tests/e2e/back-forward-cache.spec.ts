// Back from another document every kind of page is there at once, as it was left, from the browser's cache of pages.
import { launchWithPageCache, newCachedPage, untilPageInteractive, whyNotKept } from './cached-pages.ts';
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

test('each page returns from the back/forward cache', async ({ shop }) => {
  const browser = await launchWithPageCache();
  try {
    const first = await newCachedPage(browser);
    await first.goto(shop.origin + PAGES[0]);
    // A page that its first service worker claims meanwhile is not kept.
    await first.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await first.close();
    const listing = await (await fetch(`${shop.origin}/en-eu/c/women-jackets`)).text();
    const product = /href="(\/en-eu\/p\/[^"?]+)/.exec(listing)?.[1] ?? '';
    const whyNotKeptAt = async (path: string) => {
      const page = await newCachedPage(browser);
      await page.goto(shop.origin + path);
      await untilPageInteractive(page);
      const reasons = await whyNotKept(page);
      await page.close();
      return reasons;
    };
    for (const path of [...PAGES, product])
      await expect.poll(() => whyNotKeptAt(path), { message: path, timeout: 60_000 }).toBeNull();
  } finally {
    await browser.close();
  }
});

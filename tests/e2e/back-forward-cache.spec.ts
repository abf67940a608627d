// Back from another site every kind of page is there at once, as it was left, from the browser's cache of pages.
import type { Page } from 'puppeteer-core';
import {
  inPage,
  launchWithPageCache,
  newCachedPage,
  untilPageInteractive,
  whyNotKept,
} from './cached-pages.ts';
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

/** A first service worker writes every file of the shop to the disk, where something else may be busy with it. */
const INSTALLED = { timeout: 150_000 };

test('each page returns from the back/forward cache', async ({ shop }) => {
  test.setTimeout(300_000);
  const browser = await launchWithPageCache();
  try {
    const first = await newCachedPage(browser);
    await first.goto(shop.origin + PAGES[0]);
    // A page that its first service worker claims meanwhile is not kept.
    await first.waitForFunction(() => navigator.serviceWorker.controller !== null, INSTALLED);
    // Nor is one whose worker still receives the catalogue.
    await first.waitForFunction(() => document.documentElement.dataset['offline'] === 'ready', INSTALLED);
    await first.close();
    const listing = await (await fetch(`${shop.origin}/en-eu/c/women-jackets`)).text();
    const product = /href="(\/en-eu\/p\/[^"?]+)/.exec(listing)?.[1] ?? '';
    const whyNotKeptAt = async (path: string, isScrolled: boolean) => {
      const page = await newCachedPage(browser);
      await page.goto(shop.origin + path);
      await untilPageInteractive(page);
      const scroll = () => page.evaluate(() => scrollTo(0, 300));
      const reasons = await whyNotKept(page, isScrolled ? scroll : undefined);
      await page.close();
      return reasons;
    };
    /** Each attempt is a page of its own; why the earlier ones were not kept is told with the last. */
    const returns = async (path: string, isScrolled = false) => {
      const reasons: (string | null)[] = [];
      await expect(async () => {
        reasons.push(await whyNotKeptAt(path, isScrolled));
        expect(reasons, path).toContain(null);
      }).toPass({ timeout: 60_000 });
    };
    for (const path of [...PAGES, product]) await returns(path);
    // Its new place is not written yet.
    await returns('/en-eu/c/women-jackets', true);
  } finally {
    await browser.close();
  }
});

type CountingWindow = typeof globalThis & { startedWorkers: number };

test('PW-06b where browsers stop a kept page in its transactions, its worker ends, and another goes on after it', async ({
  shop,
}) => {
  test.setTimeout(300_000);
  const browser = await launchWithPageCache();
  try {
    const listing = await (await fetch(`${shop.origin}/en-eu/c/women-jackets`)).text();
    const product = /href="(\/en-eu\/p\/[^"?]+)/.exec(listing)?.[1] ?? '';
    const openProduct = async () => {
      const page = await newCachedPage(browser);
      await page.evaluateOnNewDocument(() => {
        Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' });
        const Original = Worker;
        Object.assign(globalThis, {
          startedWorkers: 0,
          Worker: class extends Original {
            constructor(...parameters: ConstructorParameters<typeof Original>) {
              super(...parameters);
              (globalThis as CountingWindow).startedWorkers += 1;
            }
          },
        });
      });
      await page.goto(shop.origin + product);
      await untilPageInteractive(page);
      return page;
    };
    const first = await openProduct();
    await first.waitForFunction(() => navigator.serviceWorker.controller !== null, INSTALLED);
    await first.close();
    // See whyNotKept: a page may be kept back now and then.
    let page = await openProduct();
    await addToBag(page, '1');
    for (let tries = 0; (await whyNotKept(page)) !== null && tries < 5; tries += 1) {
      await page.close();
      page = await openProduct();
      await page.waitForFunction(() => (globalThis as CountingWindow).startedWorkers > 0);
    }
    expect(await inPage(page, () => document.documentElement.dataset['returned'])).toBe('true');
    await addToBag(page, '2');
    expect(await inPage(page, () => (globalThis as CountingWindow).startedWorkers)).toBe(2);
  } finally {
    await browser.close();
  }
});

/** As a shopper does; resolves when the bag shows `count`. */
async function addToBag(page: Page, count: string): Promise<void> {
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-part="size-picker"] label:has(input:not(:disabled))')?.click();
    document.querySelector<HTMLButtonElement>('[data-part="product"] button[type="submit"]')?.click();
  });
  await page.waitForFunction(
    (wanted) =>
      document.querySelector('header button[aria-haspopup="dialog"] span[aria-hidden="true"]')
        ?.textContent === wanted,
    {},
    count,
  );
  await page.keyboard.press('Escape');
}

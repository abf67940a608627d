// The home page that the device keeps is what a launch without a network shows first; the worker then loads it anew.
import type { BrowserContext, Page } from '@playwright/test';
import { DEVICE_CACHE, homePath, type KeptHome } from '#contract/device-record.ts';
import { expect, test } from './fixtures.ts';
import { layoutShiftsAbove, noteLayoutShifts } from './layout-shifts.ts';

const MARKET = 'en-eu';
/** Less is no move that is seen. */
const LEAST_SHIFT = 0.0005;
/** In the page: which titles its rows of products have had. */
function noteTitles(): void {
  const titles = new Set<string>();
  new MutationObserver(() => {
    for (const title of document.querySelectorAll('main h2')) titles.add(title.textContent ?? '');
  }).observe(document, { childList: true, subtree: true, characterData: true });
  Object.assign(globalThis, { titles });
}
const titlesOf = (page: Page) =>
  page.evaluate(() => [...(globalThis as unknown as { titles: Set<string> }).titles]);

const keptOn = (page: Page) =>
  page.evaluate(
    async ([cache = '', path = '']) => (await (await caches.open(cache)).match(path))?.text(),
    [DEVICE_CACHE, homePath(MARKET)],
  );
const changeKept = (page: Page, kept: KeptHome | string) =>
  page.evaluate(
    async ([cache = '', path = '', body = '']) => (await caches.open(cache)).put(path, new Response(body)),
    [DEVICE_CACHE, homePath(MARKET), typeof kept === 'string' ? kept : JSON.stringify(kept)],
  );

/** A device with the whole shop, of which no page is open; what it keeps of the home page is changed. */
async function keepShop(
  context: BrowserContext,
  origin: string,
  change: (kept: KeptHome) => KeptHome | string = (kept) => kept,
): Promise<string[]> {
  const page = await context.newPage();
  await page.goto(`${origin}/${MARKET}`);
  await page.waitForFunction(() => document.documentElement.dataset['offline'] === 'ready');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => keptOn(page)).toBeDefined();
  const kept = JSON.parse((await keptOn(page)) ?? '') as KeptHome;
  const titles = await page.locator('main h2').allTextContents();
  // Nobody is left who would write it once more.
  await page.goto('about:blank');
  const writer = await context.newPage();
  await writer.goto(`${origin}/robots.txt`);
  await changeKept(writer, change(kept));
  await writer.close();
  await page.close();
  return titles;
}
/** As a page that was kept before its texts were changed. */
function withOtherTitles(kept: KeptHome): KeptHome {
  return JSON.parse(JSON.stringify(kept).replaceAll(/"title":"(?=[A-Z])/g, '"title":"Kept: ')) as KeptHome;
}
async function launchOffline(context: BrowserContext, origin: string): Promise<Page> {
  await context.setOffline(true);
  const page = await context.newPage();
  await page.addInitScript(noteTitles);
  await noteLayoutShifts(page);
  await page.goto(`${origin}/${MARKET}?source=pwa`);
  return page;
}

test('what the device keeps is shown first, and what its catalogue has by now after it', async ({
  shop,
  context,
}) => {
  const titles = await keepShop(context, shop.origin, withOtherTitles);
  const page = await launchOffline(context, shop.origin);
  await expect(page.locator('main [data-part="product-card"]').first()).toBeVisible();
  await expect(page.locator('main h2')).toHaveText(titles);
  expect((await titlesOf(page)).filter((title) => title.startsWith('Kept: '))).not.toEqual([]);
  await page.locator('main [data-part="product-card"] a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.locator('main h2')).toHaveText(titles);
});

test('how old its prices are is said from the first frame on, and nothing moves', async ({
  shop,
  context,
}) => {
  await keepShop(context, shop.origin);
  const page = await launchOffline(context, shop.origin);
  await expect(page.locator('main [data-part="freshness"]')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state !== null)).toBe(true);
  await expect(page.locator('[data-part="offline-note"]')).toContainText('works without a connection');
  expect(await layoutShiftsAbove(page, LEAST_SHIFT)).toEqual([]);
});

for (const [what, change] of [
  [
    'another version has kept',
    (kept: KeptHome) => ({ ...withOtherTitles(kept), worker: '/assets/other.js' }),
  ],
  ['was cut off', (kept: KeptHome) => JSON.stringify(withOtherTitles(kept)).slice(0, 1000)],
] as const)
  test(`what ${what} is not shown: the worker is waited for`, async ({ shop, context }) => {
    const titles = await keepShop(context, shop.origin, change);
    const page = await launchOffline(context, shop.origin);
    await expect(page.locator('main h2')).toHaveText(titles);
    expect((await titlesOf(page)).filter((title) => title.startsWith('Kept: '))).toEqual([]);
  });

test('a device that has lost its catalogue shows what it keeps, and no word of a failure', async ({
  shop,
  context,
}) => {
  const titles = await keepShop(context, shop.origin);
  const cleaner = await context.newPage();
  await cleaner.goto(`${shop.origin}/robots.txt`);
  await cleaner.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  });
  await cleaner.close();
  const page = await launchOffline(context, shop.origin);
  await expect(page.locator('main h2')).toHaveText(titles);
  // Time for the worker's answer, which has nothing to show.
  await page.waitForFunction(() => performance.getEntriesByName('cairn-interactive').length > 0);
  await expect.poll(() => page.evaluate(() => history.state !== null)).toBe(true);
  await expect(page.locator('main h2')).toHaveText(titles);
  // Another page can't be had, and says so.
  await page.locator('main [data-part="product-card"] a').first().click();
  await expect(page.locator('main [data-part="product-card"]')).toHaveCount(0);
});

test('a page that is loaded again where it was left waits for the worker, as its heights must be true', async ({
  shop,
  context,
}) => {
  await keepShop(context, shop.origin);
  const page = await launchOffline(context, shop.origin);
  await expect.poll(() => page.evaluate(() => history.state !== null)).toBe(true);
  await changeKept(page, withOtherTitles(JSON.parse((await keptOn(page)) ?? '') as KeptHome));
  await page.reload();
  await expect(page.locator('main [data-part="product-card"]').first()).toBeVisible();
  expect((await titlesOf(page)).filter((title) => title.startsWith('Kept: '))).toEqual([]);
});

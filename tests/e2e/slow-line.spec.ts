// A line that is there and of little use: the server accepts and hangs, or every response takes seconds longer.
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { applyStock } from '#store/stock.ts';
import { openStore } from '#store/open-store.ts';
import { machineContention } from '../contention.ts';
import { type FaultProxy, startFaultProxy } from '../fault-proxy.ts';
import { expect, test as base } from './fixtures.ts';
import { scriptsNamed } from './page-scripts.ts';

const LISTING = '/en-eu/c/women-jackets';
/** Far above what it takes on an idle machine, and below two waits for the server that add up. */
const LIMIT_MS = 6_000;

const test = base.extend<{ line: FaultProxy }>({
  line: async ({ shop }, use) => {
    const proxy = await startFaultProxy(shop.origin);
    await use(proxy);
    await proxy.close();
  },
});

const card = (page: Page) => page.locator('main [data-part="product-card"]').first();
const product = (page: Page) => page.locator('[data-part="product"]');
const isInteractive = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('cairn-interactive').length > 0);

/** The shop, visited once: catalogue, frame and scripts are on the device. */
async function fillDevice(page: Page, { origin }: FaultProxy): Promise<void> {
  await page.goto(`${origin}${LISTING}`);
  await page.waitForFunction(() => document.documentElement.dataset['offline'] === 'ready', undefined, {
    timeout: 60_000,
  });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await isInteractive(page);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return Math.round(performance.now() - startedAt);
}

test('a server that accepts and hangs: every page is there from the device, whatever is opened', async ({
  page,
  line,
}) => {
  await fillDevice(page, line);
  line.faultOf = () => new Promise(() => {});
  const usable = async (work: () => Promise<unknown>) => {
    const ms = await timed(work);
    test.info().annotations.push({ type: 'ms', description: String(ms) });
    const contention = ms < LIMIT_MS ? 1 : await machineContention();
    expect(ms).toBeLessThan(LIMIT_MS * contention);
  };
  for (const path of [LISTING, '/en-eu', '/en-eu/search?query=jacket'])
    await usable(async () => {
      await page.goto(`${line.origin}${path}`, { waitUntil: 'commit' });
      await expect(card(page)).toBeVisible();
      await isInteractive(page);
    });
  await usable(async () => {
    await card(page).locator('a').click();
    await expect(product(page)).toBeVisible();
  });
});

test('a page that the device made can be installed, in its market, also once a network comes', async ({
  page,
  context,
  line,
}) => {
  await fillDevice(page, line);
  const manifest = page.locator('link[rel="manifest"]');
  const isOfMarket = () => expect(manifest).toHaveAttribute('href', '/manifest.webmanifest?market=en-eu');
  await isOfMarket();
  line.faultOf = (request) => (request === `GET ${LISTING}` ? new Promise(() => {}) : undefined);
  await page.goto(`${line.origin}${LISTING}`, { waitUntil: 'commit' });
  await expect(card(page)).toBeVisible();
  await isOfMarket();
  await context.setOffline(true);
  await page.reload({ waitUntil: 'commit' });
  await expect(card(page)).toBeVisible();
  await isInteractive(page);
  await expect(manifest).toHaveCount(0);
  await context.setOffline(false);
  await isOfMarket();
});

test('a price that changed shows once the slow line has brought it, and nothing moves', async ({
  shop,
  page,
  line,
}) => {
  await fillDevice(page, line);
  await card(page).locator('a').click();
  await expect(product(page)).toBeVisible();
  const path = new URL(page.url()).pathname;
  const price = product(page).locator('[data-part="price"]').first();
  const before = await price.innerText();
  await page.goto('about:blank');

  const store = await openStore({ dataDir: shop.dataDir, databaseUrl: undefined });
  const articles = await store.db.selectFrom('articles').select('article_id').execute();
  const prices = { EUR: { list: 1_234_500, sale: null } };
  await applyStock(
    store,
    articles.map(({ article_id: id }) => ({ by: 'articleId' as const, id, prices })),
    { label: 'prices', source: null },
  );
  await store.close();
  await expect
    .poll(async () => (await fetch(`${shop.origin}${path}`)).text(), { timeout: 60_000 })
    .toContain('12,345');

  // The old price stays until it was seen.
  const isSeen = Promise.withResolvers<undefined>();
  line.faultOf = () => isSeen.promise;
  // The header's script comes after the product: its place is kept.
  await page.route(scriptsNamed('frame'), async (route) => {
    await pause(500, undefined);
    await route.continue();
  });
  await page.goto(`${line.origin}${path}`, { waitUntil: 'commit' });
  await expect(price).toHaveText(before);
  const shifts = await page.evaluateHandle(() => {
    const list: number[] = [];
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) list.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
    return list;
  });
  isSeen.resolve(undefined);
  await expect(price).toContainText('12,345', { timeout: 30_000 });
  expect((await shifts.jsonValue()).reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
});

// A device on which a part of a large catalogue is: its categories without a network, and what is said of the others.
import type { Page } from '@playwright/test';
import type { SnapshotManifest } from '../../contract/snapshot.ts';
import { findings } from './axe.ts';
import { expect, test, untilInteractive } from './fixtures.ts';
import { openShop, type Shop } from './shop.ts';

const MARKET = 'en-eu';
let shop: Shop;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await openShop({ CAIRN_DEVICE_CATALOGUE_MB: '1' });
});
test.afterAll(async () => {
  await shop?.remove();
});

const untilReady = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset['offline'] === 'ready', undefined, {
    timeout: 60_000,
  });
/** Addresses of the products listed, without recommendations. */
const listed = (page: Page) =>
  page
    .locator('[data-part="grid"] > [data-card] a')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

test('its categories open without a network as with one; of others it says that they are not there', async ({
  page,
  context,
}) => {
  const { part } = (await (await fetch(`${shop.origin}/v3/snapshots/${MARKET}`)).json()) as SnapshotManifest;
  expect(part?.products).toBeGreaterThan(50);
  await page.goto(`${shop.origin}/${MARKET}`);
  await untilReady(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  // What is there is told, and by what it opens.
  await page.locator('[data-part="footer"]').getByRole('button', { name: 'On this device' }).click();
  const panel = page.getByRole('dialog', { name: 'On this device' });
  await expect(panel).toContainText(`${part?.products} of ${part?.of} products`);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await context.setOffline(true);
  // Somewhere that is not there.
  await page.goto(`${shop.origin}/${MARKET}/c/no-category-of-the-device`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on this device yet.');
  const kept = page.locator('[data-part="kept-categories"]');
  await expect(kept).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const link = kept.getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  const path = new URL((await link.getAttribute('href')) ?? '', shop.origin).pathname;
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.split(' · ').at(-1) ?? '');
  await expect(page.locator('main [data-part="product-card"]').first()).toBeVisible();
  await expect(page.locator('[data-part="freshness"]')).toContainText('Prices from');
  await expect(page.locator('[data-part="freshness"]')).not.toContainText('Searched');
  const offline = await listed(page);
  expect(offline.length).toBeGreaterThan(1);

  // A search is of the part, and says so, also where it finds nothing.
  for (const query of ['jacket', 'qqqq']) {
    await page.goto(`${shop.origin}/${MARKET}/search?query=${query}`);
    await expect(page.locator('[data-part="freshness"]')).toContainText(
      `Searched ${part?.products} of ${part?.of} products`,
    );
  }
  expect(await findings(page)).toEqual([]);

  await context.setOffline(false);
  const server = await context.browser()?.newContext({ serviceWorkers: 'block' });
  const other = await server!.newPage();
  await other.goto(`${shop.origin}${path}`);
  await untilInteractive(other);
  expect(await listed(other)).toEqual(offline);
  await server!.close();
});

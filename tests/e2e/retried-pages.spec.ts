// What could not be loaded is loaded by itself once it can be: nobody has to press anything.
import { DEVICE_CACHE, KEEPS_NOTHING_PATH } from '../../contract/device-record.ts';
import type { Page } from '@playwright/test';
import { expect, test, untilInteractive } from './fixtures.ts';

/**
 * Where the shopper wants no copies nothing but the server has the page. Requests that are cut would tell the worker that
 * there is no network, also when it is back.
 */
async function keepNothing(page: Page): Promise<void> {
  await page.evaluate(async ([cache, path]) => (await caches.open(cache)).put(path, new Response('1')), [
    DEVICE_CACHE,
    KEEPS_NOTHING_PATH,
  ] as const);
}

async function untilControlled(page: Page): Promise<void> {
  await untilInteractive(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState('networkidle');
}

test('a page that failed without a network is shown when the network is back', async ({
  shop,
  page,
  context,
}) => {
  // Before any worker of the shop, which keeps the catalogue once it runs.
  await page.goto(`${shop.origin}/robots.txt`);
  await keepNothing(page);
  await page.goto(`${shop.origin}/en-eu`);
  await page.goto(`${shop.origin}/en-eu/c/women`);
  await untilControlled(page);
  const listing = page
    .getByRole('navigation')
    .getByRole('link', { name: 'Accessories', exact: true })
    .first();
  await context.setOffline(true);
  await listing.click();
  await expect(page.locator('[data-part="failure"]')).toBeVisible({ timeout: 30_000 });
  await context.setOffline(false);
  await expect(page.locator('[data-part="grid"] [data-card]').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('[data-part="failure"]')).toHaveCount(0);
});

test('a market that the device knows nothing of is shown in its own currency when the network is back', async ({
  shop,
  page,
  context,
}) => {
  await page.goto(`${shop.origin}/robots.txt`);
  await keepNothing(page);
  await page.goto(`${shop.origin}/en-eu`);
  await untilControlled(page);
  await page.evaluate(() => localStorage.removeItem('cairn-site'));
  await context.setOffline(true);
  await page.goto(`${shop.origin}/sv-se`);
  await expect(page.locator('[data-part="outage"]')).toBeVisible({ timeout: 30_000 });
  await context.setOffline(false);
  await expect(page.locator('main [data-card]').first()).toContainText('SEK', { timeout: 30_000 });
  await expect(page).toHaveTitle('Cairn');
});

// Pictures that a device without a network does not have: they come by themselves once the shop can be reached again.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const untilReady = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset['offline'] === 'ready', undefined, {
    timeout: 60_000,
  });
/** Of the pictures that were asked for: how many are there, and how many are empty. */
const pictures = (page: Page) =>
  page.evaluate(() => {
    const asked = [...document.querySelectorAll('main img')].map((one) => one as HTMLImageElement);
    const loaded = asked.filter(({ complete, currentSrc }) => complete && currentSrc !== '');
    const empty = loaded.filter(({ naturalWidth }) => naturalWidth === 0).length;
    return { empty, shown: loaded.length - empty };
  });

test('pictures that are not on the device come once the shop can be reached, though the browser never was offline', async ({
  shop,
  page,
}) => {
  await page.goto(`${shop.origin}/en-eu`);
  await untilReady(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await shop.stop();
  await page.goto(`${shop.origin}/en-eu/c/women-jackets`);
  await expect(page.locator('[data-part="product-card"]').first()).toBeVisible();
  await expect.poll(async () => (await pictures(page)).empty).toBeGreaterThan(0);
  await page.evaluate(() => void Object.assign(globalThis, { isOldPage: true }));
  await shop.start();
  await expect.poll(async () => (await pictures(page)).empty, { timeout: 90_000 }).toBe(0);
  expect((await pictures(page)).shown).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'isOldPage' in globalThis)).toBe(true);
});

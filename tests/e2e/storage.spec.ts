// A device without room: nothing is lost, nothing is sent again and again, the shopper is told once, and it goes on by itself.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../chromium.ts';
import { expect, test as base, untilInteractive } from './fixtures.ts';
import type { Shop } from './shop.ts';

/** A browser with a profile on disk: a private one does not know of a new quota for half a minute. */
const test = base.extend<{ context: BrowserContext; page: Page }>({
  context: async ({ userAgent }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'cairn-profile-'));
    const options = { executablePath: chromiumPath(), ...(userAgent === undefined ? {} : { userAgent }) };
    const context = await chromium.launchPersistentContext(profile, options);
    await use(context);
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
});

const FULL = 'This device is full';
const bag = (page: Page) => page.locator('[data-part="header"] [aria-haspopup="dialog"]').last();
const note = (page: Page) => page.locator('[data-part="offline-note"]');

async function openProduct(page: Page, shop: Shop): Promise<void> {
  await page.goto(`${shop.origin}/en-eu`);
  await page.locator('main [data-part="product-card"] a').first().click();
  await expect(page.locator('[data-part="product"]')).toBeVisible();
  await untilInteractive(page);
}
async function addToBag(page: Page, index = 0): Promise<void> {
  const size = page.locator('[data-part="size-picker"] label:has(input:not(:disabled))').nth(index);
  if ((await size.count()) > 0) await size.click();
  await page.locator('[data-part="product"] button[type="submit"]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
/** Counts the requests that change the cart, of page and workers. */
function countAdds(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (request.url().includes('/api/cart/add')) count += 1;
  });
  return () => count;
}
/** Without a size: as much as the disk has. */
async function setQuota(browser: CDPSession, { origin }: Shop, quotaSize?: number): Promise<void> {
  await browser.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(quotaSize === undefined ? {} : { quotaSize }),
  });
}
/** How often the note began to say it. */
async function countTold(page: Page): Promise<() => Promise<number>> {
  await page.evaluate((words) => {
    const told = { count: 0, isShown: false };
    Object.assign(globalThis, { told });
    const look = () => {
      const isShown =
        document.querySelector('[data-part="offline-note"]')?.textContent.includes(words) === true;
      if (isShown && !told.isShown) told.count += 1;
      told.isShown = isShown;
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    look();
  }, FULL);
  return () => page.evaluate(() => (Reflect.get(globalThis, 'told') as { count: number }).count);
}

test('a disk that is full when the answers come: each change is sent once, and the bag stays', async ({
  shop,
  page,
  context,
}) => {
  await openProduct(page, shop);
  await page.waitForFunction(() => document.documentElement.dataset['offline'] === 'ready');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const browser = await context.newCDPSession(page);
  const adds = countAdds(context);
  await context.setOffline(true);
  await addToBag(page);
  await addToBag(page, 1);
  await expect(bag(page)).toContainText('2');
  const product = page.url();
  // The browser knows of a new quota when it opens the databases anew.
  await page.goto('about:blank');
  await setQuota(browser, shop, 1);
  await page.waitForTimeout(3_000);
  await page.goto(product);
  await expect(bag(page)).toContainText('2');
  const told = await countTold(page);
  await context.setOffline(false);
  await expect(note(page)).toContainText(FULL);
  await expect(bag(page)).toContainText('2');
  await addToBag(page, 2);
  await expect(bag(page)).toContainText('3');
  await page.waitForTimeout(6_000);
  // Page and service worker may each send what both see.
  expect(adds()).toBeLessThanOrEqual(6);
  expect(await told()).toBe(1);
  await expect(bag(page)).toContainText('3');

  await setQuota(browser, shop);
  await expect(note(page)).not.toContainText(FULL, { timeout: 30_000 });
  await shop.stop();
  await page.reload();
  await expect(bag(page)).toContainText('3');
  await shop.start();
});

test('from 100 kB to 20 MB the shop works, the bag fills, and it is told at most once', async ({
  shop,
  page,
  context,
}) => {
  const browser = await context.newCDPSession(page);
  const adds = countAdds(context);
  for (const quotaSize of [100_000, 300_000, 1_000_000, 3_000_000, 8_000_000, 20_000_000]) {
    await context.clearCookies();
    await page.goto('about:blank');
    await browser.send('Storage.clearDataForOrigin', { origin: shop.origin, storageTypes: 'all' });
    await setQuota(browser, shop, quotaSize);
    const before = adds();
    await openProduct(page, shop);
    const told = await countTold(page);
    await addToBag(page);
    await expect(bag(page)).toContainText('1');
    await addToBag(page);
    await expect(bag(page)).toContainText('2');
    await expect.poll(() => adds() - before).toBeGreaterThanOrEqual(2);
    expect([quotaSize, adds() - before]).toEqual([quotaSize, 2]);
    expect(await told()).toBeLessThanOrEqual(1);
    await page.reload();
    await expect(bag(page)).toContainText('2');
  }
});

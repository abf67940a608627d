// A device without room: nothing is lost, nothing is sent again and again, the shopper is told once, and it goes on by itself.
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { expect, test, untilInteractive } from './fixtures.ts';
import type { Shop } from './shop.ts';

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
  const told = await countTold(page);
  await context.setOffline(true);
  await addToBag(page);
  await addToBag(page, 1);
  await expect(bag(page)).toContainText('2');
  await setQuota(browser, shop, 1);
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

// A device whose storage is full, hangs or is deleted: nothing is lost or sent again and again, the shopper is told, and it goes on by itself.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import type { Cart } from '#contract/cart.ts';
import { chromiumPath } from '../chromium.ts';
import { expect, test as base, untilInteractive } from './fixtures.ts';
import { holdDatabases, waitingOnDisk } from './outbox-database.ts';
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
/** Counts the answered requests that add to the cart, of page and workers. */
function countAdds(context: BrowserContext): () => number {
  let count = 0;
  context.on('response', (response) => {
    if (response.url().includes('/api/cart/add')) count += 1;
  });
  return () => count;
}
/** How much is in the shopper's cart by the server, whoever sent it. */
async function quantityAtServer(context: BrowserContext, { origin }: Shop): Promise<number> {
  const response = await context.request.get(`${origin}/api/cart/get/?market=en-eu`, {
    headers: { 'x-cairn': '1' },
  });
  const { orderRows } = (await response.json()) as Cart;
  return orderRows.reduce((sum, { quantity }) => sum + quantity, 0);
}
/** Without a size: as much as the disk has. */
async function setQuota(browser: CDPSession, { origin }: Shop, quotaSize?: number): Promise<void> {
  await browser.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(quotaSize === undefined ? {} : { quotaSize }),
  });
}
/** What the browser believes to be free may be half a minute old: a write of a database of our own is refused. */
async function untilFull(page: Page): Promise<void> {
  const write = () =>
    new Promise<string>((resolve) => {
      const opening = indexedDB.open('probe');
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('bytes'));
      opening.addEventListener('error', () => resolve(opening.error?.name ?? ''));
      opening.addEventListener('success', () => {
        const transaction = opening.result.transaction('bytes', 'readwrite');
        transaction.objectStore('bytes').put(new Uint8Array(1_000_000), 1);
        const end = (outcome: string) => {
          opening.result.close();
          resolve(outcome);
        };
        transaction.addEventListener('complete', () => end('stored'));
        transaction.addEventListener('abort', () => end(transaction.error?.name ?? ''));
      });
    });
  await expect.poll(() => page.evaluate(write), { timeout: 60_000 }).toBe('QuotaExceededError');
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
  await untilFull(page);
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
  // The note goes with the first write that succeeds; the last change may be on its way then.
  await expect.poll(() => quantityAtServer(context, shop), { timeout: 30_000 }).toBe(3);
  await expect.poll(() => waitingOnDisk(page), { timeout: 30_000 }).toEqual([]);
  const before = adds();
  await page.reload();
  await expect(bag(page)).toContainText('3');
  // The results are on the disk now: nothing is sent once more.
  expect(adds()).toBe(before);
});

test('from 100 kB to 20 MB the shop works, the bag fills, and it is told at most once', async ({
  shop,
  page,
  context,
}) => {
  const browser = await context.newCDPSession(page);
  const adds = countAdds(context);
  for (const quotaSize of [100_000, 300_000, 1_000_000, 3_000_000, 8_000_000, 20_000_000]) {
    await page.goto('about:blank');
    await browser.send('Storage.clearDataForOrigin', { origin: shop.origin, storageTypes: 'all' });
    await setQuota(browser, shop, quotaSize);
    // Last: the answer to what the page before had asked for brings its session back.
    await expect
      .poll(
        async () => {
          await context.clearCookies();
          await page.waitForTimeout(300);
          return context.cookies();
        },
        { intervals: [0] },
      )
      .toEqual([]);
    const before = adds();
    await openProduct(page, shop);
    const told = await countTold(page);
    await addToBag(page);
    await expect(bag(page)).toContainText('1');
    await addToBag(page);
    await expect(bag(page)).toContainText('2');
    await expect.poll(async () => [quotaSize, await quantityAtServer(context, shop)]).toEqual([quotaSize, 2]);
    // Page and service worker may each send what both see.
    expect(adds() - before).toBeLessThanOrEqual(4);
    expect(await told()).toBeLessThanOrEqual(1);
    await page.reload();
    await expect(bag(page)).toContainText('2');
  }
});

test('databases that hang: the bag fills, pages open, and all of it is kept once they respond', async ({
  shop,
  page,
  context,
}) => {
  await openProduct(page, shop);
  await addToBag(page);
  await expect(bag(page)).toContainText('1');
  await page.waitForFunction(() => document.documentElement.dataset['offline'] === 'ready');
  // Its request is over.
  await expect.poll(() => waitingOnDisk(page)).toEqual([]);
  const adds = countAdds(context);
  const holder = await holdDatabases(context, shop.origin);
  await page.bringToFront();
  await addToBag(page, 1);
  await expect(bag(page)).toContainText('2', { timeout: 8_000 });
  await expect(note(page)).toContainText('isn’t responding');
  // From now on nothing waits for it.
  await addToBag(page, 2);
  await expect(bag(page)).toContainText('3', { timeout: 3_000 });
  // What only this page has must have arrived before it goes.
  await expect.poll(adds).toBe(2);
  await page.goto(`${shop.origin}/en-eu`);
  await page.locator('main [data-part="product-card"] a').nth(1).click();
  await expect(page.locator('[data-part="product"]')).toBeVisible();
  await expect(bag(page)).toContainText('3');
  await addToBag(page);
  await expect(bag(page)).toContainText('4', { timeout: 12_000 });
  await expect.poll(adds).toBe(3);

  await holder.close();
  await expect(note(page)).not.toContainText('isn’t responding', { timeout: 20_000 });
  await shop.stop();
  await page.reload();
  await expect(bag(page)).toContainText('4');
  await shop.start();
  expect(adds()).toBe(3);
});

test('a database deleted while a change waits in it: the change is put back, and sent', async ({
  shop,
  page,
  context,
}) => {
  await openProduct(page, shop);
  await page.waitForFunction(() => document.documentElement.dataset['offline'] === 'ready');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await addToBag(page);
  await expect(bag(page)).toContainText('1');
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin: shop.origin, storageTypes: 'indexeddb' });
  await addToBag(page, 1);
  await expect(bag(page)).toContainText('2');
  await context.setOffline(false);
  await page.reload();
  await expect(bag(page)).toContainText('2');
  const cart = () =>
    page.evaluate(async () => {
      const response = await fetch('/api/cart/get/?market=en-eu');
      return ((await response.json()) as { orderRows: { quantity: number }[] }).orderRows.reduce(
        (sum, { quantity }) => sum + quantity,
        0,
      );
    });
  await expect.poll(cart).toBe(2);
});

// A shopper's first journey: find, add, close the browser, lose the server, go on without it, and come back.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { chromiumPath } from '../chromium.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
let profile: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await openShop();
  profile = mkdtempSync(join(tmpdir(), 'cairn-profile-'));
});
test.afterAll(async () => {
  await shop?.remove();
  rmSync(profile, { recursive: true, force: true });
});

async function openBrowser(): Promise<{ context: BrowserContext; page: Page; errors: string[] }> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    viewport: { width: 1280, height: 900 },
  });
  const page = context.pages()[0] ?? (await context.newPage());
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return { context, page, errors };
}

async function untilReadyOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['offline'] === 'ready', undefined, {
    timeout: 60_000,
  });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

test('PW-05a PW-05b PW-05d PW-05e PW-05i PW-06b PW-06g CA-12c CA-13a CA-13d PR-06v the first journey, online, offline and back', async () => {
  const first = await openBrowser();
  let { page } = first;

  await test.step('land on /sv-se and open a category', async () => {
    const answer = await page.goto(`${shop.origin}/sv-se`);
    expect(answer?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
    await page.locator('main a[href*="/sv-se/c/"]').first().click();
    await expect(page).toHaveURL(/\/sv-se\/c\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('filter by colour and size', async () => {
    await page.goto(`${shop.origin}/sv-se/c/women-jackets`);
    const total = await resultCount(page);
    await openFilters(page);
    await page
      .getByRole('checkbox', { name: /^Svart/ })
      .first()
      .check();
    await expect.poll(() => resultCount(page)).toBeLessThan(total);
    const black = await resultCount(page);
    await page.getByRole('checkbox', { name: /^M\b/ }).first().check();
    await expect.poll(() => page.url()).toContain('f_size');
    expect(await resultCount(page)).toBeLessThanOrEqual(black);
    expect(page.url()).toContain('f_color');
  });

  await test.step('open a product and add it', async () => {
    await page.locator('main [data-part="product-card"] a').first().click();
    await expect(page).toHaveURL(/\/sv-se\/p\//);
    await addToBag(page);
    await expect.poll(() => bagCount(page)).toBe(1);
    await expect.poll(() => serverQuantity(page, shop)).toBe(1);
  });

  await test.step('close the browser, stop the server', async () => {
    await untilReadyOffline(page);
    await first.context.close();
    await shop.stop();
  });

  const second = await openBrowser();
  page = second.page;
  await test.step('open again from the same profile: the shop opens', async () => {
    await page.goto(`${shop.origin}/sv-se`);
    await expect(page.locator('main [data-part="product-card"]').first()).toBeVisible();
    await expect.poll(() => bagCount(page)).toBe(1);
  });

  await test.step('the category with facets works', async () => {
    await page.goto(`${shop.origin}/sv-se/c/women-jackets`);
    await expect(page.locator('main [data-part="product-card"]').first()).toBeVisible();
    const total = await resultCount(page);
    await openFilters(page);
    await page
      .getByRole('checkbox', { name: /^Svart/ })
      .first()
      .check();
    await expect.poll(() => resultCount(page)).toBeLessThan(total);
  });

  await test.step('a jacket has its size guide', async () => {
    await page.locator('main [data-part="product-card"] a').first().click();
    await expect(page).toHaveURL(/\/sv-se\/p\//);
    await page.getByRole('button', { name: 'Storleksguide' }).click();
    const guide = page.getByRole('dialog', { name: 'Storleksguide: Damkläder' });
    await expect(guide.getByRole('rowheader', { name: 'XS', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('search finds another product, it goes into the cart', async () => {
    await page.goto(`${shop.origin}/sv-se/search?query=${encodeURIComponent('ryggsäck')}`);
    await page.locator('main [data-part="product-card"] a').first().click();
    await expect(page).toHaveURL(/\/sv-se\/p\//);
    await addToBag(page);
    await expect.poll(() => bagCount(page)).toBe(2);
  });

  await test.step('server back: its cart holds both, once', async () => {
    await shop.start();
    await page.evaluate(() => globalThis.dispatchEvent(new Event('online')));
    await expect.poll(() => serverQuantity(page, shop), { timeout: 60_000 }).toBe(2);
    const cart = await serverCart(page, shop);
    expect(cart.orderRows.map((row) => row.quantity)).toEqual([1, 1]);
    expect(second.errors).toEqual([]);
    expect(first.errors).toEqual([]);
    await second.context.close();
  });
});

async function openFilters(page: Page): Promise<void> {
  const toggle = page.locator('[data-part="bar"] button').first();
  if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
}

async function resultCount(page: Page): Promise<number> {
  const text = await page.locator('[data-part="bar"] [role="status"]').first().innerText();
  return Number(text.replace(/\D/g, ''));
}

async function addToBag(page: Page): Promise<void> {
  await expect(page.locator('[data-part="product"]')).toBeVisible();
  // A product in one size has no picker.
  const size = page.locator('[data-part="size-picker"] label:has(input:not(:disabled))').first();
  if ((await size.count()) > 0) await size.click();
  await page.locator('[data-part="product"] button[type="submit"]').first().click();
}

async function bagCount(page: Page): Promise<number> {
  const text = await page.locator('[data-part="header"] [aria-haspopup="dialog"]').last().innerText();
  return Number(/(\d+)\s*$/.exec(text)?.[1] ?? 0);
}

interface ServerCart {
  readonly orderRows: { readonly quantity: number }[];
}
async function serverCart(page: Page, at: Shop): Promise<ServerCart> {
  return (await (await page.request.get(`${at.origin}/api/cart/get/?market=sv-se`)).json()) as ServerCart;
}
async function serverQuantity(page: Page, at: Shop): Promise<number> {
  return (await serverCart(page, at)).orderRows.reduce((sum, row) => sum + row.quantity, 0);
}

// A shop with an imported feed: products in one size, addresses that changed, and the address that the import names.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { untilInteractive } from './fixtures.ts';
import { openShop, type Shop } from './shop.ts';
import { scriptsNamed } from './page-scripts.ts';

const run = promisify(execFile);
const FEED = `id,title,price,category,size
1,Zibeline Bell,249 SEK,Zibeline Bikes,En storlek
2,Zibeline Pump,349 SEK,Zibeline Bikes,
3,Zibeline Cap,199 SEK,Zibeline Caps,M
4,Zibeline Helmet,899 SEK,Zibeline Caps,Default Title
`;

let shop: Shop;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await openShop();
  await importFeed(FEED);
});
test.afterAll(async () => {
  await shop?.remove();
});

async function importFeed(text: string): Promise<string> {
  const file = join(shop.dataDir, 'zibeline.csv');
  writeFileSync(file, text);
  const env = { ...process.env, CAIRN_DATA_DIR: shop.dataDir, CAIRN_ORIGIN: shop.origin };
  const { stdout } = await run(process.execPath, ['commands/import/cli.ts', file, '--market', 'sv-se'], {
    env,
  });
  return stdout;
}

async function untilFound(path: string): Promise<void> {
  const status = async () => (await fetch(`${shop.origin}${path}`, { redirect: 'manual' })).status;
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
}

async function bagCount(page: Page): Promise<number> {
  const text = await page.locator('[data-part="header"] [aria-haspopup="dialog"]').last().innerText();
  return Number(/(\d+)\s*$/.exec(text)?.[1] ?? 0);
}
const addButton = (page: Page) => page.locator('[data-part="product"] button[type="submit"]').first();

test('PR-06d a product in one size has no size picker, without script either, and is added at once', async ({
  browser,
}) => {
  await untilFound('/sv-se/p/zibeline-bell-1');
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const withoutScript = await plain.newPage();
  await withoutScript.goto(`${shop.origin}/sv-se/p/zibeline-bell-1`);
  await expect(addButton(withoutScript)).toBeVisible();
  await expect(withoutScript.locator('[data-part="size-picker"]')).toHaveCount(0);
  await expect(withoutScript.locator('[data-part="product"]')).not.toContainText(/one size|en storlek/i);
  await plain.close();

  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${shop.origin}/sv-se/p/zibeline-bell-1`);
  await untilInteractive(page);
  await addButton(page).click();
  await expect.poll(() => bagCount(page)).toBe(1);
  await expect(page.getByRole('dialog')).not.toContainText(/one size|en storlek/i);
  await page.goto(`${shop.origin}/sv-se/p/zibeline-cap-3`);
  await expect(page.locator('[data-part="size"]')).toContainText('M');
  await context.close();
});

test('PR-06m pressed before the script of the page is there, it is added once it is', async ({ browser }) => {
  await untilFound('/sv-se/p/zibeline-pump-2');
  const context = await browser.newContext();
  const page = await context.newPage();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scriptsNamed('product'), async (route) => {
    await held;
    await route.continue();
  });
  const address = `${shop.origin}/sv-se/p/zibeline-pump-2`;
  await page.goto(address, { waitUntil: 'commit' });
  // The entry script has run: it loads the texts that the page is hydrated with.
  await page.waitForFunction(() => document.readyState === 'complete');
  await addButton(page).click();
  release();
  await expect.poll(() => bagCount(page)).toBe(1);
  expect(page.url()).toBe(address);
  await context.close();
});

test('PR-06d CA-13a it is added at once without a network, too', async ({ browser }) => {
  await untilFound('/sv-se/p/zibeline-helmet-4');
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${shop.origin}/sv-se`);
  await page.waitForFunction(() => document.documentElement.dataset['offline'] === 'ready', undefined, {
    timeout: 60_000,
  });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.goto(`${shop.origin}/sv-se/p/zibeline-helmet-4`);
  await expect(page.locator('[data-part="size-picker"]')).toHaveCount(0);
  await addButton(page).click();
  await expect.poll(() => bagCount(page)).toBe(1);
  await context.close();
});

test('an address leads to the present one when the title of its product changes', async ({ page }) => {
  const said = await importFeed(FEED.replace('Zibeline Bell', 'Zibeline Horn'));
  expect(said).toContain(`Open ${shop.origin}/`);
  await untilFound('/sv-se/p/zibeline-horn-1');
  const moved = await fetch(`${shop.origin}/sv-se/p/zibeline-bell-1?color=x`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/sv-se/p/zibeline-horn-1?color=x']);
  await page.goto(`${shop.origin}/sv-se/p/zibeline-bell-1`);
  await expect(page).toHaveURL(`${shop.origin}/sv-se/p/zibeline-horn-1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zibeline Horn');
  await page.goto(`${shop.origin}/sv-se/c/zibeline-bikes`);
  await expect(page.locator('main [data-part="product-card"]')).toHaveCount(2);
});

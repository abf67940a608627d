// The cart as a shopper has it: what the panel shows, tabs and reloads, and changes made without a server.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Cart } from '#contract/cart.ts';
import { untilInteractive } from './fixtures.ts';
import { importFile } from './import-file.ts';
import { layoutShiftSum, noteLayoutShifts } from './layout-shifts.ts';
import { scriptsNamed } from './page-scripts.ts';
import { openShop, type Shop } from './shop.ts';

const MARKET = 'en-eu';
const FEED = `id,title,brand,color,size,price,category,stock
1,Zibeline Cup,Zibeline,Blue,One size,24.90 EUR,Zibeline Tools,9
2,Zibeline Rope,Zibeline,Red,30 m,34.90 EUR,Zibeline Tools,9
3,Zibeline Lamp,Zibeline,Blue,One size,19.90 EUR,Zibeline Tools,9
4,Zibeline Axe,Zibeline,Blue,One size,89.90 EUR,Zibeline Tools,9
`;

let shop: Shop;
let context: BrowserContext;
let page: Page;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await openShop();
  await importFile(shop, 'zibeline.csv', FEED, '--market', MARKET);
  const lastPage = `${shop.origin}/${MARKET}/p/zibeline-axe-4`;
  await expect.poll(async () => (await fetch(lastPage)).status, { timeout: 60_000 }).toBe(200);
});
test.afterAll(async () => {
  await shop?.remove();
});
// Every test has a shopper of its own.
test.beforeEach(async ({ browser }) => {
  context = await browser.newContext();
  page = await context.newPage();
});
test.afterEach(async () => {
  await context?.close();
});

const bag = (of: Page = page) => of.getByRole('dialog', { name: 'Bag' });
const row = (title: string) => bag().locator('[data-part="cart-row"]', { hasText: title });
const quantity = (title: string) => row(title).getByLabel(/^Quantity/);
const press = (name: string) => bag().getByRole('button', { name, exact: true }).click();

async function addFromItsPage(slug: string): Promise<void> {
  await page.goto(`${shop.origin}/${MARKET}/p/${slug}`);
  await page.locator('[data-part="product"] button[type="submit"]').first().click();
  await expect(bag()).toBeVisible();
}

/** As the server has it for this browser's session: article's number in the feed, and how many. */
async function serverRows(): Promise<string[]> {
  const response = await page.request.get(`${shop.origin}/api/cart/get/?market=${MARKET}`);
  const { orderRows } = (await response.json()) as Cart;
  return orderRows.map(({ product, quantity: count }) => `${product.title} ${count}`);
}

test('CA-01l CA-01m AC-07c the panel shows each row and sums that add up, as the session’s cart on the server', async () => {
  await addFromItsPage('zibeline-rope-2');
  await untilInteractive(page);
  await expect(row('Zibeline Rope').getByRole('heading')).toHaveText('Zibeline Rope');
  await expect(row('Zibeline Rope')).toContainText('Zibeline · Red · 30 m');
  await expect(row('Zibeline Rope')).toContainText('€34.90');
  await expect(quantity('Zibeline Rope')).toHaveText('1');
  const summary = bag().locator('[data-part="cart-summary"]');
  // 21 % of the price without VAT: 42.80 − 42.80 / 1.21.
  await expect(summary).toHaveText(
    /Goods\s*€34\.90\s*Delivery\s*€7\.90\s*Total\s*€42\.80\s*of which VAT\s*€7\.43/,
  );
  expect(await serverRows()).toEqual(['Zibeline Rope 1']);
  await press('One more Zibeline Rope, Red, 30 m');
  await expect(quantity('Zibeline Rope')).toHaveText('2');
  await expect(row('Zibeline Rope').locator('[data-part="price"]')).toHaveText('€69.80');
  await expect(row('Zibeline Rope')).toContainText('€34.90 each');
  await expect(summary).toHaveText(
    /Goods\s*€69\.80\s*Delivery\s*€7\.90\s*Total\s*€77\.70\s*of which VAT\s*€13\.49/,
  );
  await expect.poll(serverRows).toEqual(['Zibeline Rope 2']);
});

test('CA-03e one more, one less and remove reach the server', async () => {
  await addFromItsPage('zibeline-rope-2');
  await press('One more Zibeline Rope, Red, 30 m');
  await press('One more Zibeline Rope, Red, 30 m');
  await expect(quantity('Zibeline Rope')).toHaveText('3');
  await expect.poll(serverRows).toEqual(['Zibeline Rope 3']);
  await press('One less Zibeline Rope, Red, 30 m');
  await expect.poll(serverRows).toEqual(['Zibeline Rope 2']);
  await press('Remove Zibeline Rope, Red, 30 m');
  await expect(row('Zibeline Rope')).toHaveCount(0);
  await expect.poll(serverRows).toEqual([]);
});

test('CA-12a CA-12b the cart survives a reload, and another tab shows what one adds', async () => {
  const other = await context.newPage();
  await other.goto(`${shop.origin}/${MARKET}?modal=cart`);
  await expect(bag(other)).toContainText('Nothing here yet.');
  await addFromItsPage('zibeline-cup-1');
  await expect(bag(other).getByRole('heading', { name: 'Zibeline Cup' })).toBeVisible();
  await other.close();
  await page.reload();
  await page.goto(`${shop.origin}/${MARKET}?modal=cart`);
  await expect(quantity('Zibeline Cup')).toHaveText('1');
});

test('CA-13a CA-13b CA-13c CA-13d CA-13g CA-13h CA-07d without a server changes work at once; back again they arrive in order, and what met another price or stock is told', async () => {
  await addFromItsPage('zibeline-cup-1');
  await press('One more Zibeline Cup, Blue');
  await press('One more Zibeline Cup, Blue');
  // What shows is on the disk: it outlives its page.
  await expect(quantity('Zibeline Cup')).toHaveText('3');
  await addFromItsPage('zibeline-lamp-3');
  await expect.poll(serverRows).toEqual(['Zibeline Cup 3', 'Zibeline Lamp 1']);
  await page.waitForFunction(() => document.documentElement.dataset['offline'] === 'ready');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await shop.stop();

  await press('One less Zibeline Cup, Blue');
  await expect(quantity('Zibeline Cup')).toHaveText('2');
  await expect(row('Zibeline Cup')).toContainText('Waiting to be sent');
  await press('Remove Zibeline Lamp, Blue');
  await expect(row('Zibeline Lamp')).toHaveCount(0);
  // In another order these two would leave none, or four.
  await press('Remove Zibeline Cup, Blue');
  await expect(row('Zibeline Cup')).toHaveCount(0);
  await addFromItsPage('zibeline-cup-1');
  await addFromItsPage('zibeline-rope-2');
  await press('One more Zibeline Rope, Red, 30 m');
  await press('One more Zibeline Rope, Red, 30 m');
  await expect(quantity('Zibeline Rope')).toHaveText('3');
  await addFromItsPage('zibeline-axe-4');
  await expect(row('Zibeline Axe')).toContainText('Waiting to be sent');
  await expect(bag()).toContainText('8 changes have not reached us yet.');

  // The bag's page comes from the device, and what was not sent yet can be taken back there.
  await bag().getByRole('link', { name: 'View the bag' }).click();
  await expect(page).toHaveURL(`${shop.origin}/${MARKET}/cart`);
  await page.reload();
  const bagPage = page.locator('[data-part="cart-page"]');
  const titles = ['Zibeline Cup', 'Zibeline Rope', 'Zibeline Axe'];
  await expect(bagPage.getByRole('heading', { level: 3 })).toHaveText(titles);
  await bagPage.getByRole('button', { name: 'Remove Zibeline Rope, Red, 30 m' }).click();
  await bagPage.getByRole('button', { name: 'Undo: put Zibeline Rope, Red, 30 m back' }).click();
  await expect(bagPage.getByRole('heading', { level: 3 })).toHaveText(titles);
  await expect(bagPage).toContainText('8 changes have not reached us yet.');
  await page.locator('[data-part="header"] [aria-haspopup="dialog"]').last().click();

  await importFile(shop, 'stock.csv', 'article_id;stock;list EUR\n2;2;39.90\n4;0;89.90\n', '--stock');
  await shop.start();
  await page.evaluate(() => globalThis.dispatchEvent(new Event('online')));
  await expect.poll(serverRows, { timeout: 60_000 }).toEqual(['Zibeline Cup 1', 'Zibeline Rope 2']);
  await expect(bag()).toContainText('Zibeline Rope, Red, 30 m: was €34.90, now costs €39.90.');
  await expect(bag()).toContainText('Only 2 of Zibeline Rope, Red, 30 m left, so we changed your 3 to 2.');
  await expect(bag()).toContainText('Add 1 × Zibeline Axe');
  await expect(bag()).toContainText('Sold out before it reached your bag.');
  await expect(row('Zibeline Axe')).toHaveCount(0);
  await press('Got it');
  await expect(bag()).not.toContainText('now costs');
  await expect(bag()).toContainText('Zibeline Axe');
  await press('Discard: Add 1 × Zibeline Axe, Blue');
  await press('Discard: Add 1 × Zibeline Axe, Blue');
  await expect(bag()).not.toContainText('Zibeline Axe');
  await page.reload();
  await page.goto(`${shop.origin}/${MARKET}?modal=cart`);
  await expect(quantity('Zibeline Rope')).toHaveText('2');
  await expect(bag()).not.toContainText('Zibeline Axe');
});

test('nothing on the bag’s page moves when what its offers say comes after its rows', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  // Scripts that a service worker has would not come late.
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await addFromItsPage('zibeline-lamp-3');
  await expect.poll(serverRows).toHaveLength(1);
  let isHeld = false;
  await page.route(scriptsNamed('texts-en'), async (route) => {
    isHeld = true;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await noteLayoutShifts(page);
  await page.goto(`${shop.origin}/${MARKET}/cart`);
  await expect(page.locator('[data-part="cart-codes"]')).toBeVisible();
  expect(isHeld).toBe(true);
  expect(await layoutShiftSum(page)).toBeLessThan(0.01);
});

test('nothing on the bag’s page moves on a slow device', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await addFromItsPage('zibeline-lamp-3');
  await expect.poll(serverRows).toHaveLength(1);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await noteLayoutShifts(page);
  for (let visit = 0; visit < 4; visit += 1) {
    await page.goto(`${shop.origin}/${MARKET}/cart`);
    await expect(page.locator('[data-part="cart-codes"]')).toBeVisible();
    expect(await layoutShiftSum(page)).toBeLessThan(0.01);
  }
});

// Discount codes as a shopper has them: entered in the bag, come with a link, without a network, and gone with the bag.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Cart } from '#contract/cart.ts';
import { findings } from './axe.ts';
import { untilInteractive } from './fixtures.ts';
import { importFile } from './import-file.ts';
import { openShop, type Shop, WITHOUT_SERVICE_WORKER } from './shop.ts';

test.use(WITHOUT_SERVICE_WORKER);

const MARKET = 'en-eu';
const FEED = `id,title,brand,color,size,price,category,stock
1,Zibeline Cup,Zibeline,Blue,One size,24.90 EUR,Zibeline Tools,9
2,Zibeline Rope,Zibeline,Red,30 m,34.90 EUR,Zibeline Tools,9
`;
const CODES = [
  { code: 'TEN', percent: 10 },
  { code: 'BIG', amount: { EUR: 15 }, minimum: { EUR: 60 }, stackable: true },
  { code: 'GONE', percent: 10, until: '2020-01-01T00:00:00Z' },
];

let shop: Shop;
let context: BrowserContext;
let page: Page;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await openShop();
  await importFile(shop, 'zibeline.csv', FEED, '--market', MARKET);
  const file = join(shop.dataDir, 'codes.json');
  writeFileSync(file, JSON.stringify({ codes: CODES }));
  const env = { ...process.env, CAIRN_DATA_DIR: shop.dataDir };
  await promisify(execFile)(process.execPath, ['commands/codes/cli.ts', 'set', file], { env });
  const lastPage = `${shop.origin}/${MARKET}/p/zibeline-rope-2`;
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

const bag = () => page.getByRole('dialog', { name: 'Bag' });
const button = (name: string) => bag().getByRole('button', { name, exact: true });
const field = () => bag().getByRole('textbox', { name: 'Discount code' });
const codes = () => bag().getByRole('region', { name: 'Discount codes' });
const summary = () => bag().locator('[data-part="cart-summary"]');

async function addFromItsPage(slug: string, query = ''): Promise<void> {
  await page.goto(`${shop.origin}/${MARKET}/p/${slug}${query}`);
  await page.locator('[data-part="product"] button[type="submit"]').first().click();
  await expect(bag()).toBeVisible();
  await untilInteractive(page);
}

async function serverCodes(): Promise<string[]> {
  const response = await page.request.get(`${shop.origin}/api/cart/get/?market=${MARKET}`);
  return ((await response.json()) as Cart).discountCodes.map(({ code }) => code);
}

test('CA-11g a code is entered with the keyboard, told at its field when it is wrong, and changes the sums', async () => {
  await addFromItsPage('zibeline-rope-2');
  await expect(bag()).toContainText('€115.10 more and delivery is free.');
  await button('Add a code').focus();
  await page.keyboard.press('Enter');
  await expect(field()).toBeFocused();
  await page.keyboard.type('<ten>');
  await page.keyboard.press('Enter');
  await expect(field()).toHaveAccessibleDescription('A code has letters and digits, such as SPRING10.');
  for (const [typed, reason] of [
    ['never', 'We don’t know this code. Check the spelling.'],
    ['gone', 'This code is no longer valid.'],
  ] as const) {
    await field().fill(typed);
    await expect(field()).toHaveAttribute('aria-invalid', 'false');
    await page.keyboard.press('Enter');
    await expect(field()).toHaveAccessibleDescription(reason);
    await expect(field()).toHaveAttribute('aria-invalid', 'true');
    await expect(field()).toHaveValue(typed);
  }
  expect(await findings(page)).toEqual([]);
  await field().fill('t en');
  await page.keyboard.press('Enter');
  await expect(codes()).toContainText('Saves €3.49');
  await expect(button('Add a code')).toBeFocused();
  await expect(summary()).toHaveText(
    /Goods\s*€34\.90\s*Discount\s*−€3\.49\s*Delivery\s*€7\.90\s*Total\s*€39\.31\s*of which VAT\s*€6\.82/,
  );

  await button('Add a code').click();
  await field().fill('big');
  await button('Use code').click();
  await expect(codes()).toContainText('Applies once you add €25.10 more of the products it covers.');
  await page.setViewportSize({ width: 360, height: 740 });
  await bag().getByRole('button', { name: 'Add a code' }).click();
  await field().fill('never');
  await page.keyboard.press('Enter');
  await expect(bag().getByText('We don’t know this code. Check the spelling.')).toBeInViewport({ ratio: 1 });
  expect(await findings(page)).toEqual([]);
  await bag().getByRole('button', { name: 'One more Zibeline Rope' }).click();
  await expect(codes()).toContainText('Saves €15.00');
  await expect(codes()).toContainText('You save more with BIG, which can’t be combined with this code.');
  await button('Remove the code BIG').click();
  await expect(codes()).not.toContainText('BIG');
  await expect.poll(serverCodes).toEqual(['GONE', 'TEN', 'NEVER']);
  await page.reload();
  await page.goto(`${shop.origin}/${MARKET}?modal=cart`);
  await expect(codes()).toContainText('Saves €6.98');
  await expect(bag().locator('[data-part="row-discount"]')).toHaveText(['TEN −€6.98']);
  await page.goto(`${shop.origin}/${MARKET}/checkout`);
  await expect(page.locator('[data-part="checkout-row"]')).toContainText('TEN −€6.98');
});

test('a code that is entered without a server waits, in order, and is judged when there is one again', async () => {
  await addFromItsPage('zibeline-rope-2');
  await page.waitForFunction(() => document.documentElement.dataset['offline'] === 'ready');
  await shop.stop();
  await bag().getByRole('button', { name: 'One more Zibeline Rope' }).click();
  for (const typed of ['ten', 'never']) {
    await button('Add a code').click();
    await field().fill(typed);
    await button('Use code').click();
    await expect(button('Add a code')).toBeVisible({ timeout: 20_000 });
  }
  await expect(codes()).toContainText('Checked as soon as there is a connection.');
  await expect(summary()).not.toContainText('Discount');
  await shop.start();
  await page.evaluate(() => globalThis.dispatchEvent(new Event('online')));
  await expect(codes()).toContainText('Saves €6.98', { timeout: 60_000 });
  await expect(codes()).toContainText('We don’t know this code.');
  await expect(summary()).toHaveText(/Discount\s*−€6\.98/);
  expect(await serverCodes()).toEqual(['TEN', 'NEVER']);
});

for (const [claim, parameter] of [
  ['SH-08a', 'ExclusiveDeals'],
  ['SH-08b', 'exclusivedeals'],
] as const)
  test(`${claim} the code of a link with ${parameter} is entered with the next change, and only once`, async () => {
    await addFromItsPage('zibeline-cup-1', `?${parameter}=ten`);
    await expect(codes()).toContainText('Saves €2.49');
    await button('Remove the code TEN').click();
    await bag().getByRole('button', { name: 'One more Zibeline Cup' }).click();
    await expect(bag().getByLabel(/^Quantity/)).toHaveText('2');
    await expect.poll(serverCodes).toEqual([]);
    await expect(codes()).not.toContainText('TEN');
  });

test('CA-11f one button empties the bag after a question, codes with it', async () => {
  await addFromItsPage('zibeline-cup-1', '?exclusivedeals=ten');
  await expect(codes()).toContainText('Saves €2.49');
  await button('Empty the bag').click();
  await expect(button('Keep everything')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('Empty the bag')).toBeFocused();
  await expect(bag().getByRole('heading', { name: 'Zibeline Cup' })).toBeVisible();
  await button('Empty the bag').click();
  await button('Empty the bag').click();
  await expect(bag()).toContainText('Nothing here yet.');
  await expect.poll(serverCodes).toEqual([]);
});

// Payments that take their time or go another way: a second step, a late answer, a bag that changes, nothing left to pay.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { openStore } from '#store/open-store.ts';
import { applyStock } from '#store/stock.ts';
import { findings } from './axe.ts';
import {
  articlesInStock,
  choice,
  CONFIRMATION,
  fillBag,
  GERMAN,
  NARROW,
  orderButton,
  PAYMENT,
  payOnTheTestPage,
  readyToOrder,
  SWEDISH,
  WIDE,
} from './checkout-shopper.ts';
import { untilInteractive } from './fixtures.ts';
import { openShop, type Shop } from './shop.ts';
import { issueGiftCard, setDiscountCodes } from './shop-codes.ts';

let shop: Shop;
let context: BrowserContext;
let page: Page;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await openShop();
});
test.afterAll(async () => {
  await shop?.remove();
});
test.afterEach(async () => {
  await context?.close();
});

async function open(
  browser: { newContext: (options: object) => Promise<BrowserContext> },
  viewport: typeof WIDE,
): Promise<void> {
  context = await browser.newContext({ viewport });
  page = await context.newPage();
}
const waiting = () => page.locator('[data-part="payment-waiting"]');

test('from the bag in en-eu, over a line that is lost at the payment, by a second step, and a shop that is away when the buyer comes back', async ({
  browser,
}) => {
  await open(browser, WIDE);
  // The buyer is faster than the copies for use without a network: the device never has the frame's data. They come slowly: a
  // connection that breaks would say that the shop is out of reach, and the way to the checkout would wait for it.
  const gone = Promise.withResolvers<void>();
  await context.route('**/api/bootstrap/**', async (route) => {
    await gone.promise;
    // Of a page that was left it is over already.
    await route.abort().catch(() => undefined);
  });
  const home = await (await fetch(`${shop.origin}/en-eu`)).text();
  const [, slug] = /\/en-eu\/p\/([^"?]+)/.exec(home) ?? [];
  await page.goto(`${shop.origin}/en-eu/p/${slug}`);
  await untilInteractive(page);
  await page.locator('[data-part="product"] button[type="submit"]').first().click();
  // Its shell speaks for a shop that can't be reached.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.locator('[data-part="checkout-link"]').click();
  await page.waitForURL(`${shop.origin}/en-eu/checkout`);
  await readyToOrder(shop, page, 'en-eu', { ...GERMAN, 'delivery.country': 'DE' });
  await orderButton(page).click();
  await page.waitForURL(PAYMENT);
  // The browser's own way back leads to what is under way, and a reload of that changes nothing.
  await page.goBack();
  await expect(waiting()).toBeVisible();
  await page.reload();
  await waiting().getByRole('link').click();
  await page.waitForURL(PAYMENT);
  await page.reload();
  await context.setOffline(true);
  await choice(page, 'step').click();
  await page.waitForURL('chrome-error://chromewebdata/');
  await context.setOffline(false);
  await page.goto(`${shop.origin}/en-eu/checkout`);
  expect(await findings(page)).toEqual([]);
  await waiting().getByRole('link').click();
  await payOnTheTestPage(page, 'step');
  const code = page.locator('[name="code"]');
  await code.fill('000000');
  await choice(page, 'pay').click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  expect(await findings(page)).toEqual([]);
  await code.fill('123456');
  // The provider has the money and sends the buyer back, to a shop that has just gone.
  await page.route(PAYMENT, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    await shop.kill();
    gone.resolve();
    await route.fulfill({ response });
  });
  await choice(page, 'pay').click();
  await expect(page.locator('[data-part="needs-network"]')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/en-eu/checkout/return');
  await expect(page.getByRole('main')).toHaveCount(1);
  expect(await findings(page)).toEqual([]);
  await shop.start();
  await page.waitForURL(CONFIRMATION);
  await expect(page.locator('[data-part="order-number"]')).toBeVisible();
  const store = await openStore({ dataDir: shop.dataDir, databaseUrl: process.env['DATABASE_URL'] });
  const number = new URL(page.url()).searchParams.get('order') ?? '';
  const { payment_id, checkout_id } = await store.db
    .selectFrom('orders')
    .select(['payment_id', 'checkout_id'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const payments = await store.db
    .selectFrom('payments')
    .select(['payment_id', 'state'])
    .where('checkout_id', '=', checkout_id)
    .execute();
  expect(payments).toEqual([{ payment_id, state: 'paid' }]);
  await store.close();
});

test('money that comes late leads on by itself, a lost line or not, whatever is in the bag by then; a notice may be there before the buyer', async ({
  browser,
}) => {
  await open(browser, NARROW);
  await fillBag(shop, page, 'de-de');
  const addBeside = async () => {
    const url = `${shop.origin}/api/cart/add?market=de-de&updatePaymentProvider=false`;
    for await (const articleId of articlesInStock(shop, 'de-de')) {
      const data = { size: { articleId } };
      if ((await page.request.post(url, { data, headers: { 'x-cairn': '1' } })).status() === 200) return;
    }
    throw new Error('nothing else can be bought');
  };
  await readyToOrder(shop, page, 'de-de', GERMAN);
  await orderButton(page).click();
  await payOnTheTestPage(page, 'late');
  await expect(waiting()).toBeVisible();
  // The page hears of the money only once all was looked at.
  await context.setOffline(true);
  await expect(page.locator('[data-part="checkout-status"]')).not.toBeEmpty();
  await addBeside();
  expect(await findings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
  await context.setOffline(false);
  await page.waitForURL(CONFIRMATION);
  await fillBag(shop, page, 'de-de');
  await readyToOrder(shop, page, 'de-de', GERMAN);
  await orderButton(page).click();
  await page.waitForURL(PAYMENT);
  await addBeside();
  await payOnTheTestPage(page, 'early');
  await page.waitForURL(CONFIRMATION);
});

test('CA-04a CA-05a CA-05b CA-05d CO-02a while the bag changes its payment is locked, and free afterwards', async ({
  browser,
}) => {
  await open(browser, WIDE);
  const articleId = await fillBag(shop, page, 'sv-se', 2);
  const other = await anotherThan(articleId);
  const send = (call: string, data: object, query = '') =>
    page.request.post(`${shop.origin}/api/cart/${call}?market=sv-se${query}`, {
      data,
      headers: { 'x-cairn': '1' },
    });
  await readyToOrder(shop, page, 'sv-se', SWEDISH);
  await orderButton(page).click();
  await page.waitForURL(PAYMENT);
  const total = page.locator('h1');
  const first = await total.textContent();
  const payable = async () => {
    await page.reload();
    return (await choice(page, 'pay').count()) === 1;
  };

  // A caller who opts out leaves the payment alone.
  const left = await send('add', { size: { articleId: other } }, '&updatePaymentProvider=false');
  expect([left.status(), await payable()]).toEqual([200, true]);
  // A change that fails lets it go on.
  expect((await send('add', { size: { articleId: 'no-such-article' } })).ok()).toBe(false);
  expect(await payable()).toBe(true);
  for (const [call, data] of [
    ['add', { size: { articleId: other } }],
    ['subtractItem', { orderRowId: `row-${articleId}` }],
    ['removeItem', { orderRowId: `row-${other}` }],
  ] as const) {
    const old = page.url();
    expect((await send(call, data)).status(), call).toBe(200);
    await choice(page, 'pay').click();
    await expect(page.getByRole('status'), call).toBeVisible();
    await expect(choice(page, 'pay'), call).toHaveCount(0);
    await page.goto(`${shop.origin}/sv-se/checkout`);
    await orderButton(page).click();
    await page.waitForURL((url) => PAYMENT.test(url.pathname) && url.href !== old);
  }
  expect(await total.textContent()).not.toBe(first);
  await choice(page, 'pay').click();
  await page.waitForURL(CONFIRMATION);
  await expect(page.locator('[data-part="ordered-row"]')).toHaveCount(1);
});

test('a code and two gift cards leave nothing to pay, and the order is placed at once', async ({
  browser,
}) => {
  await setDiscountCodes(shop, [{ code: 'NINETY', percent: 90 }]);
  const cards = [await issueGiftCard(shop, '1', 'SEK'), await issueGiftCard(shop, '50000', 'SEK')];
  await open(browser, WIDE);
  await fillBag(shop, page, 'sv-se');
  await readyToOrder(shop, page, 'sv-se', SWEDISH);
  const entry = async (field: string, text: string, part: string, count: number) => {
    await page.locator(`[name="${field}"]`).fill(text);
    await page.locator(`button[data-for="${field}"]`).click();
    await expect(page.locator(part)).toHaveCount(count);
  };
  await entry('discountCode', 'NINETY', '[value="remove-code:NINETY"]', 1);
  await entry('giftCard', cards[0] ?? '', '[data-part="gift-card"]', 1);
  await entry('giftCard', cards[1] ?? '', '[data-part="gift-card"]', 2);
  expect(await findings(page)).toEqual([]);
  await orderButton(page).click();
  await page.waitForURL(CONFIRMATION);
  await expect(page.locator('[data-part="order-number"]')).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('stock that is gone at the last step: what changed is said, and nothing is paid', async ({
  browser,
}) => {
  await open(browser, NARROW);
  const articleId = await fillBag(shop, page, 'en-us');
  await readyToOrder(shop, page, 'en-us', {
    ...SWEDISH,
    'delivery.zip': '94043',
    'delivery.city': 'Mountain View',
    'delivery.stateOrProvince': 'CA',
  });
  const store = await openStore({ dataDir: shop.dataDir, databaseUrl: process.env['DATABASE_URL'] });
  await applyStock(store, [{ by: 'articleId', id: articleId, stock: 0, prices: {} }], {
    label: 'sold elsewhere',
    source: null,
  });
  await orderButton(page).click();
  await expect(
    page.locator('[data-part="checkout-faults"], [data-part="checkout-changes"]').first(),
  ).toBeFocused();
  expect(await findings(page)).toEqual([]);
  expect(page.url()).toContain('/en-us/checkout');
  const { id } = await store.db
    .selectFrom('payments')
    .innerJoin('checkouts', 'checkouts.checkout_id', 'payments.checkout_id')
    .where('checkouts.market', '=', 'en-us')
    .select((eb) => eb.fn.countAll<number>().as('id'))
    .executeTakeFirstOrThrow();
  expect(id).toBe(0);
  await store.close();
});

async function anotherThan(articleId: string): Promise<string> {
  for await (const one of articlesInStock(shop, 'sv-se')) if (one !== articleId) return one;
  throw new Error('nothing else can be bought');
}

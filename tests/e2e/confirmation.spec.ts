// After the payment: the confirmation, which survives a reload and the network, is one purchase, and can be found again.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Cart } from '#contract/cart.ts';
import { OWN_MARKET_PATH, readyPath } from '#contract/device-record.ts';
import type { Order } from '#contract/orders.ts';
import { findings } from './axe.ts';
import { untilInteractive } from './fixtures.ts';
import { openShop, type Shop } from './shop.ts';
import { storedEvents, watchEvents } from './sent-events.ts';
import { amountOf, linesOf } from './sums.ts';

const MARKET = 'sv-se';
const FIELDS = {
  'delivery.email': 'kim@example.se',
  'delivery.firstName': 'Kim',
  'delivery.lastName': 'Åberg',
  'delivery.streetAddress': 'Storgatan 1',
  'delivery.zip': '903 26',
  'delivery.city': 'Umeå',
};

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
test.beforeEach(async ({ browser }) => {
  context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  page = await context.newPage();
});
test.afterEach(async () => {
  await context?.close();
});

const number = () => page.locator('[data-part="order-number"]');

/** As a shopper does it, from the product's page by the bag, up to the page of the payment. */
async function goToPayment(quantity: 1 | 2 = 1): Promise<void> {
  const home = await (await fetch(`${shop.origin}/${MARKET}`)).text();
  const [, slug] = new RegExp(`/${MARKET}/p/([^"?]+)`).exec(home) ?? [];
  await page.goto(`${shop.origin}/${MARKET}/p/${slug}`);
  await untilInteractive(page);
  await page.locator('[data-part="product"] button[type="submit"]').first().click();
  if (quantity === 2) await addOneMore();
  await page.locator('[data-part="checkout-link"]').click();
  await page.waitForURL(`${shop.origin}/${MARKET}/checkout`);
  for (const [name, value] of Object.entries(FIELDS)) await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('[name="methodId"]').first().check();
  await page.locator('[name="terms"]').check();
  await page.locator('[data-part="place-order"]').click();
  await page.waitForURL(/\/payment\/test\//);
}

/** Gives the order's number. */
async function pay(): Promise<string> {
  await page.locator('button[name="choice"][value="pay"]').click();
  await page.waitForURL(/\/confirm\?order=/);
  return new URL(page.url()).searchParams.get('order') ?? '';
}

async function orderSomething(quantity: 1 | 2 = 1): Promise<string> {
  await goToPayment(quantity);
  return pay();
}

/** In the bag, until the server has it. */
async function addOneMore(): Promise<void> {
  await page.getByRole('button', { name: /^En till av / }).click();
  const quantities = async () => {
    const response = await page.request.get(`${shop.origin}/api/cart/get/?market=${MARKET}`);
    return ((await response.json()) as Cart).orderRows.map((row) => row.quantity);
  };
  await expect.poll(quantities).toEqual([2]);
}

async function orderOnServer(ordered: string): Promise<Order> {
  const response = await page.request.get(`${shop.origin}/api/order/?market=${MARKET}&number=${ordered}`);
  return (await response.json()) as Order;
}

test('RT-01a CO-05c from the bag to the confirmation, which shows the order after a reload too', async () => {
  const ordered = await orderSomething();
  await expect(number()).toContainText(ordered);
  const {
    rows: [row],
    totals,
  } = await orderOnServer(ordered);
  const shownRow = page.locator('[data-part="ordered-row"]');
  await expect(shownRow).toHaveCount(1);
  await expect(shownRow.locator('strong')).toHaveText(row?.product.title ?? '');
  expect(amountOf(await shownRow.locator('> span').last().innerText(), ',')).toBe(row?.chargedValue);
  const sums = await linesOf(page.locator('[data-part="order-sums"]'), ',');
  expect(sums).toMatchObject({ Varor: totals.subtotalValue, Totalt: totals.totalValue });
  await expect(page.locator('[data-part="order"]')).toContainText('Umeå');
  expect(await findings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.reload();
  await expect(number()).toContainText(ordered);
  await expect(page).toHaveTitle(`Order ${ordered} · Cairn`);
  await expect(page.getByRole('button', { name: 'Varukorg, tom' })).toBeVisible();
  // Back: the payment is over, so that its page leads here again.
  await page.goBack();
  await page.waitForURL(/\/confirm\?order=/);
  await expect(number()).toContainText(ordered);
});

test('RT-01c RT-01d RT-01e no visit is counted on the confirmation or in the checkout, and no script of others is there', async () => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== shop.origin) elsewhere.push(request.url());
  });
  const visits = () => page.evaluate(() => localStorage.getItem('cairn-install'));
  const opened = async (path: string) => {
    await page.goto(`${shop.origin}${path}`);
    await page.waitForLoadState('networkidle');
  };
  await opened('/en-us');
  await expect.poll(visits).toContain('"visits":1');
  // As if the last page had been shown long ago: the next one that counts begins another visit.
  const longAgo = (await visits())?.replace(/"seenAt":\d+/, '"seenAt":0') ?? '';
  await page.evaluate((record) => localStorage.setItem('cairn-install', record), longAgo);
  for (const path of ['/en-us/checkout', '/en-us/confirm']) {
    await opened(path);
    expect(await visits(), path).toBe(longAgo);
  }
  await opened('/en-us/gift-cards');
  await expect.poll(visits).toContain('"visits":2');
  expect(elsewhere).toEqual([]);
});

test('CO-05d EV-01q EV-09i the purchase is sent once, however often the confirmation is shown', async () => {
  const events = watchEvents(page);
  const ordered = await orderSomething(2);
  await expect(number()).toContainText(ordered);
  const {
    rows: [row],
  } = await orderOnServer(ordered);
  expect(row?.chargedValue).toBe(2 * (row?.unitValue ?? 0));
  await page.reload();
  await expect(number()).toContainText(ordered);
  await expect.poll(() => events.of('purchase')).toHaveLength(1);
  expect(events.of('purchase')[0]).toMatchObject({
    transaction_id: ordered,
    currency: 'SEK',
    items: [{ item_id: row?.product.id, price: row?.unitValue, quantity: 2 }],
  });
});

test('an order is found again by number and e-mail address, and by no other', async ({ browser }) => {
  const ordered = await orderSomething();
  await expect(number()).toBeVisible();
  const other = await browser.newContext();
  page = await other.newPage();
  await page.goto(`${shop.origin}/${MARKET}/confirm?order=${ordered}`);
  const form = page.locator('[data-part="find-order"]');
  await form.locator('[name="email"]').fill('someone@example.se');
  await form.getByRole('button').click();
  await expect(form).toContainText('Vi hittar ingen order');
  expect(await findings(page)).toEqual([]);
  await form.locator('[name="email"]').fill(FIELDS['delivery.email']);
  await form.getByRole('button').click();
  await expect(number()).toContainText(ordered);
  // Whoever only found it has bought nothing.
  const purchases = () => storedEvents(shop).filter((event) => event.transaction_id === ordered);
  await expect.poll(purchases).toHaveLength(1);
  // Searched for without a link to it, or on the page of another: the URL names it, which a reload shows again.
  for (const query of ['', '?order=AAAAAAAAAA']) {
    await page.goto(`${shop.origin}/${MARKET}/confirm${query}`);
    await form.locator('[name="number"]').fill(ordered);
    await form.locator('[name="email"]').fill(FIELDS['delivery.email']);
    await form.getByRole('button').click();
    await expect(page).toHaveURL(`${shop.origin}/${MARKET}/confirm?order=${ordered}`);
    await expect(page).toHaveTitle(`Order ${ordered} · Cairn`);
    await expect(page.locator('h1')).toBeFocused();
    await page.reload();
    await expect(number()).toContainText(ordered);
  }
  await other.close();
});

test('without a network the order is read on the device, and the checkout says that it needs one', async () => {
  const ordered = await orderSomething();
  await expect(number()).toContainText(ordered);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const isReady = () =>
    page.evaluate(async (path) => (await caches.match(path)) !== undefined, readyPath(MARKET));
  await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
  // The order shows before it is stored.
  await expect.poll(() => page.evaluate(isOrderKept)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(number()).toContainText(ordered);
  await page.goto(`${shop.origin}/${MARKET}/checkout`);
  await expect(page.locator('[data-part="needs-network"]')).toContainText('Kassan kräver uppkoppling.');
  expect(await findings(page)).toEqual([]);
  const back = page.waitForURL(`${shop.origin}/${MARKET}/checkout`);
  await context.setOffline(false);
  await back;
});

test('without a network a reload of the payment says at its own address that it needs one, and with one it goes on', async () => {
  await page.goto(`${shop.origin}/${MARKET}`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await goToPayment();
  const address = page.url();
  const isNoted = () => page.evaluate(async (path) => (await caches.match(path))?.text(), OWN_MARKET_PATH);
  await expect.poll(isNoted).toBe(MARKET);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('[data-part="needs-network"]')).toContainText('Kassan kräver uppkoppling.');
  expect(page.url()).toBe(address);
  await context.setOffline(false);
  await pay();
  await expect(number()).toBeVisible();
});

/** In the page: whether the device has an order's answer on its disk. */
function isOrderKept(): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('cairn-shop');
    opening.addEventListener('success', () => {
      const keys = opening.result.transaction('answers').objectStore('answers').getAllKeys();
      keys.addEventListener('success', () => {
        opening.result.close();
        resolve(keys.result.some((key) => typeof key === 'string' && key.startsWith('orderGet ')));
      });
    });
  });
}

// Cart changes of several tabs that are late, lost, or in another order than they were made: each ends in one cart, once.
import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect, test, untilInteractive } from './fixtures.ts';
import { holdDatabases } from './outbox-database.ts';

const within = { timeout: 20_000 };

/** Passes the request on to the shop; unlike route.fetch, cookies of the response wait for its fulfilment. */
async function forward(route: Route) {
  const request = route.request();
  const response = await fetch(request.url(), {
    method: request.method(),
    headers: await request.allHeaders(),
    body: request.postData(),
  });
  const cookies = response.headers.getSetCookie();
  return {
    status: response.status,
    contentType: 'application/json',
    headers: cookies.length === 0 ? {} : { 'set-cookie': cookies.join('\n') },
    body: await response.text(),
  };
}

async function openProducts(context: BrowserContext, origin: string, count: number): Promise<Page[]> {
  const list = await context.newPage();
  await list.goto(`${origin}/sv-se/c/women-jackets`);
  const links = await list
    .locator('main [data-part="product-card"] a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href.split('?')[0] ?? ''));
  await list.close();
  const pages = await Promise.all([...new Set(links)].slice(0, count).map(() => context.newPage()));
  for (const [index, page] of pages.entries()) {
    await page.goto([...new Set(links)][index] ?? '');
    await untilInteractive(page);
  }
  return pages;
}

const bag = (page: Page) => page.locator('[data-part="header"] [aria-haspopup="dialog"]').last();

async function add(page: Page): Promise<void> {
  await page.locator('[data-part="size-picker"] label:has(input:not(:disabled))').first().click();
  await page.locator('[data-part="product"] button[type="submit"]').first().click();
}

interface ServerCart {
  readonly cartId: string;
  readonly orderRows: readonly { readonly quantity: number }[];
}
async function serverCart(page: Page, origin: string): Promise<ServerCart> {
  return (await (await page.request.get(`${origin}/api/cart/get/?market=sv-se`)).json()) as ServerCart;
}
async function quantities(page: Page, origin: string): Promise<number[]> {
  return (await serverCart(page, origin)).orderRows.map(({ quantity }) => quantity);
}

test('what two tabs add while the first response is still under way is in one cart', async ({
  shop,
  context,
}) => {
  const [one, two, three] = await openProducts(context, shop.origin, 3);
  if (one === undefined || two === undefined || three === undefined) throw new Error('three products');
  let sent = 0;
  let releaseFirst = () => {};
  const others = new Promise<void>((resolve) => {
    releaseFirst = resolve;
  });
  await context.route('**/api/cart/add?*', async (route) => {
    sent += 1;
    const isFirst = sent === 1;
    const response = await forward(route);
    if (isFirst) await others;
    await route.fulfill(response);
  });
  await add(one);
  // A slow machine sends it again before it is looked at.
  await expect.poll(() => sent, within).toBeGreaterThanOrEqual(1);
  await add(two);
  await add(three);
  // Another tab's worker sends all three meanwhile, perhaps one of them twice; the first response, with its cookie, comes last.
  await expect.poll(() => sent, within).toBeGreaterThanOrEqual(4);
  await expect.poll(() => quantities(two, shop.origin), within).toEqual([1, 1, 1]);
  releaseFirst();
  await expect.poll(() => quantities(one, shop.origin), within).toEqual([1, 1, 1]);
  for (const page of [one, two, three]) await expect(bag(page)).toContainText('3');
});

test('a first change whose response is lost takes effect once, in the cart that the next ones go to', async ({
  shop,
  context,
}) => {
  const [one, two] = await openProducts(context, shop.origin, 2);
  if (one === undefined || two === undefined) throw new Error('two products');
  let sent = 0;
  let lostCart = '';
  await context.route('**/api/cart/add?*', async (route) => {
    sent += 1;
    const isFirst = sent === 1;
    const response = await forward(route);
    if (isFirst) lostCart = (JSON.parse(response.body) as ServerCart).cartId;
    if (isFirst) await route.abort('connectionreset');
    else await route.fulfill(response);
  });
  await add(one);
  await add(two);
  await expect.poll(() => quantities(one, shop.origin), within).toEqual([1, 1]);
  expect((await serverCart(one, shop.origin)).cartId).toBe(lostCart);
  expect(sent).toBeGreaterThan(2);
});

test('a captive portal’s refusal is no answer: the change waits and is sent when the shop is reached', async ({
  shop,
  context,
}) => {
  const [page] = await openProducts(context, shop.origin, 1);
  if (page === undefined) throw new Error('one product');
  let isCaptive = true;
  let refused = 0;
  await context.route('**/api/cart/**', async (route) => {
    if (!isCaptive) return route.continue();
    refused += 1;
    await route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>Log in to the train</h1>' });
  });
  await add(page);
  await expect.poll(() => refused, within).toBeGreaterThan(1);
  await expect(bag(page)).toContainText('1');
  isCaptive = false;
  await page.evaluate(() => globalThis.dispatchEvent(new Event('online')));
  await expect.poll(() => quantities(page, shop.origin), within).toEqual([1]);
});

for (const [name, call, press] of [
  ['the bag that is emptied', 'clear', ['Töm varukorgen', 'Töm varukorgen']],
  ['a row that is taken out', 'removeItem', ['Ta bort']],
] as const)
  test(`CA-13o where the databases hang and ${name} arrives late, what another tab added since stays`, async ({
    shop,
    context,
  }) => {
    const [one] = await openProducts(context, shop.origin, 1);
    if (one === undefined) throw new Error('one product');
    await add(one);
    await expect.poll(() => quantities(one, shop.origin), within).toEqual([1]);
    const two = await context.newPage();
    await two.goto(one.url());
    await untilInteractive(two);
    await expect(bag(two)).toContainText('1');
    const holder = await holdDatabases(context, shop.origin);
    const isAdded = Promise.withResolvers<void>();
    await context.route(`**/api/cart/${call}?*`, async (route) => {
      await isAdded.promise;
      await route.continue();
    });
    await one.bringToFront();
    const panel = one.getByRole('dialog', { name: 'Varukorg' });
    for (const button of press) await panel.getByRole('button', { name: button }).first().click();
    await expect(bag(one)).toContainText('tom', within);
    await two.bringToFront();
    await add(two);
    await expect.poll(() => quantities(two, shop.origin), within).toEqual([2]);
    isAdded.resolve();
    await expect.poll(() => quantities(one, shop.origin), within).toEqual([1]);
    await holder.close();
    for (const page of [one, two]) await expect(bag(page)).toContainText('1', within);
  });

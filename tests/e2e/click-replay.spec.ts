// A press made before the script of a part has come is not lost.
import { expect, test, untilInteractive } from './fixtures.ts';
import { storedEvents, watchEvents } from './sent-events.ts';
import { holdScripts } from './page-scripts.ts';

test.use({ hasServiceWorker: false });

test('the filter button, pressed before its script is there, opens once it is', async ({ shop, page }) => {
  const release = await holdScripts(page, 'listing-results');
  await page.goto(`${shop.origin}/en-eu/c/women-jackets`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('cairn-interactive').length > 0);
  const toggle = page.locator('[data-part="bar"] button').first();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

test('the search field, pressed before its script is there, opens its list once it is', async ({
  shop,
  page,
}) => {
  const release = await holdScripts(page, 'frame');
  await page.goto(`${shop.origin}/en-eu`, { waitUntil: 'commit' });
  await untilInteractive(page);
  await page.getByRole('combobox', { name: 'Search for products' }).click();
  release();
  await expect(page.getByRole('listbox')).toBeVisible();
});

test('a size that is chosen before any script is there is the one that is bought', async ({ shop, page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${shop.origin}/en-eu/c/women-jackets`, { waitUntil: 'commit' });
  await page.locator('main [data-part="product-card"] a').first().click({ noWaitAfter: true });
  await page.waitForURL(/\/p\//, { waitUntil: 'commit' });
  const form = page.locator('[data-part="product"] form[data-scripted]');
  const size = form.locator('input[type="radio"]:enabled').nth(1);
  await size.check({ force: true });
  const add = page.locator('[data-part="product"] button[type="submit"]').first();
  await add.click({ noWaitAfter: true });
  held.resolve();
  await untilInteractive(page);
  await expect(size).toBeChecked();
  await add.click();
  const chosen = (await size.getAttribute('aria-label')) ?? '';
  await expect(page.getByRole('dialog')).toContainText(chosen);
});

test('EV-09d of eight clicks on cards whose script has not come, all eight are told, each once', async ({
  shop,
  page,
}) => {
  const sent = watchEvents(page);
  let isHeld = true;
  const held: (() => void)[] = [];
  const release = () => {
    isHeld = false;
    for (const call of held.splice(0)) call();
  };
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue().catch(() => undefined);
  });
  const wanted: { product: string; url: string }[] = [];
  for (let click = 0; click < 8; click += 1) {
    const url = `${shop.origin}/en-eu/${click % 2 === 0 ? 'c/women-jackets' : 'search?query=jacket'}`;
    await page.goto(url, { waitUntil: 'commit' });
    const card = page.locator('[data-card]').nth(click);
    const tag = (await card.getAttribute('data-card')) ?? '';
    wanted.push({ product: tag.split(' ').at(-1) ?? '', url });
    await card.locator('a').click({ noWaitAfter: true });
    await page.waitForURL(/\/p\//, { waitUntil: 'commit' });
  }
  expect(sent.of('click')).toEqual([]);
  release();
  await page.reload();
  await expect.poll(() => sent.of('click').length).toBe(8);
  const told = sent.of('click');
  expect(told.map(({ product_id: product, url }) => ({ product, url }))).toEqual(wanted);
  expect(
    told.every((one, index) => (index % 2 === 0 ? one.product_listing_result_id : one.search_result_id)),
  ).toBe(true);
  const storedIds = () => storedEvents(shop).map((event) => event.event_id);
  const ids = told.map((event) => event.event_id);
  await expect.poll(() => ids.every((id) => storedIds().includes(id))).toBe(true);
  // Told again by no later page.
  await page.reload();
  await untilInteractive(page);
  expect(await page.evaluate(() => sessionStorage.getItem('early-clicks'))).toBeNull();
  const visitor = told[0]?.visitor_id;
  expect(visitor).toBeDefined();
  const stored = storedEvents(shop).filter((one) => one.type === 'click' && one.visitor_id === visitor);
  expect(stored).toHaveLength(8);
});

test('EV-09d a card that the middle button opens in a tab is told as a click, before its script has come too', async ({
  shop,
  page,
}) => {
  // Any tab may send what is told in one.
  const clicked = () =>
    storedEvents(shop).flatMap(({ type, product_id: product }) => (type === 'click' ? [product] : []));
  const before = clicked().length;
  const release = await holdScripts(page, 'listing-results');
  await page.goto(`${shop.origin}/en-eu/c/women-jackets`, { waitUntil: 'commit' });
  const cards = page.locator('[data-card]');
  const ofTag = async (at: number) => (await cards.nth(at).getAttribute('data-card'))?.split(' ').at(-1);
  const open = async (at: number) => {
    const opened = page.context().waitForEvent('page');
    await cards.nth(at).locator('a').click({ button: 'middle' });
    await (await opened).close();
  };
  await open(0);
  await expect.poll(() => clicked().length).toBe(before + 1);
  // The page has a worker by now, and the card's script has not come yet.
  await open(1);
  await expect.poll(() => clicked().length).toBe(before + 2);
  expect(await cards.first().locator('a').evaluate(isHydrated)).toBe(false);
  release();
  await expect.poll(() => cards.nth(2).locator('a').evaluate(isHydrated)).toBe(true);
  await open(2);
  const wanted = [await ofTag(0), await ofTag(1), await ofTag(2)];
  await expect.poll(() => clicked().length).toBe(before + 3);
  expect(new Set(clicked().slice(before))).toEqual(new Set(wanted));
});

test('EV-09d a click that the page itself tells is told once', async ({ shop, page }) => {
  const sent = watchEvents(page);
  await page.goto(`${shop.origin}/en-eu/c/women-jackets`);
  await untilInteractive(page);
  await page.locator('[data-card] a').first().click();
  await expect.poll(() => sent.of('click').length).toBe(1);
  expect(await page.evaluate(() => sessionStorage.getItem('early-clicks'))).toBeNull();
});

/** React sets a property with its props on every element that it hydrated. */
function isHydrated(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
}

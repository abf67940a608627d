// The checkout of a guest: faults and their fields, what was typed and a lost network, another country, what is offered.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { findings } from './axe.ts';
import {
  ADDRESSES,
  CONFIRMATION,
  fill,
  fillBag,
  NARROW,
  orderButton,
  readyToOrder,
  SWEDISH,
  WIDE,
} from './checkout-shopper.ts';
import { openShop, type Shop, WITHOUT_SERVICE_WORKER } from './shop.ts';
import { amountOf } from './sums.ts';

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

/** A shopper with something in the bag; `options` as for a browser's context. */
async function shopperWithABag(
  browser: { newContext: (options: object) => Promise<BrowserContext> },
  market: string,
  options: object = {},
): Promise<void> {
  context = await browser.newContext({ viewport: WIDE, ...WITHOUT_SERVICE_WORKER, ...options });
  page = await context.newPage();
  await fillBag(shop, page, market);
}

const order = () => orderButton(page);

test('by keyboard alone, with faults that take the focus and lead to their fields', async ({ browser }) => {
  await shopperWithABag(browser, 'sv-se');
  await page.goto(`${shop.origin}/sv-se/checkout`);
  await page.locator('[name="delivery.email"]').focus();
  await page.keyboard.type('kim@example');
  await page.keyboard.press('Tab');
  await expect(page.locator('[name="delivery.email"]')).toHaveAccessibleDescription(/giltig e-postadress/);
  await order().focus();
  await page.keyboard.press('Enter');
  const faults = page.locator('[data-part="checkout-faults"]');
  await expect(faults).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[name="delivery.email"]')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  const typed = [SWEDISH['delivery.email'], '', null, 'Kim', 'Åberg', 'Storgatan 1', '903 26', 'Umeå'];
  for (const text of typed) {
    if (text !== null) await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  // The first way of delivery.
  await page.keyboard.press('Space');
  await page.locator('[name="terms"]').focus();
  await page.keyboard.press('Space');
  await page.locator('[data-part="place-order"]').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/payment\/test\//);
  await page.locator('button[name="choice"][value="pay"]').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(CONFIRMATION);
});

for (const viewport of [NARROW, WIDE])
  test(`at ${viewport.width} px the sum comes before the form, by Tab as on the page`, async ({
    browser,
  }) => {
    await shopperWithABag(browser, 'sv-se', { viewport });
    await page.goto(`${shop.origin}/sv-se/checkout`);
    const [summary, title] = [page.locator('aside'), page.getByRole('heading', { level: 1 })];
    const [above, below] = [await summary.boundingBox(), await title.boundingBox()];
    if (viewport === NARROW) expect(above?.y).toBeLessThan(below?.y ?? 0);
    else expect(above?.x).toBeGreaterThan(below?.x ?? Infinity);
    // Beside the form nothing of it is folded, and its first control is the way back to the bag.
    await summary.locator(viewport === NARROW ? 'summary' : 'a').focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('[name="delivery.email"]')).toBeFocused();
  });

test('faults are told in the order of the fields, whatever the country and the language', async ({
  browser,
}) => {
  await shopperWithABag(browser, 'ko-kr');
  await page.goto(`${shop.origin}/ko-kr/checkout`);
  await order().click();
  const faults = page.locator('[data-part="checkout-faults"] a');
  await expect(faults).toHaveCount(8);
  const told = await faults.evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1)));
  const fields = page.locator('[name][aria-invalid="true"]');
  const shown = await fields.evaluateAll((inputs) => inputs.map(({ id }) => id));
  expect(told).toEqual(shown);
  // The label of the terms is a sentence, which no colon follows.
  expect((await faults.allTextContents()).filter((text) => text.includes('.:'))).toEqual([]);
});

test('what was typed survives a reload, the way back and a lost network, and goes on by itself', async ({
  browser,
}) => {
  await shopperWithABag(browser, 'sv-se');
  await page.goto(`${shop.origin}/sv-se/checkout`);
  await fill(page, { 'delivery.firstName': 'Kim' });
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-part="checkout-form"]')).toBeVisible();
  await page.goto(`${shop.origin}/sv-se`);
  await page.goBack();
  await expect(page.locator('[name="delivery.firstName"]')).toHaveValue('Kim');
  // A screen reader knows the region before there is something to say, and nobody sees it.
  await expect(page.getByRole('status')).toHaveText(['']);
  await expect(page.locator('[data-part="checkout-status"]')).toHaveCSS('clip-path', 'inset(50%)');
  await context.setOffline(true);
  await fill(page, { 'delivery.city': 'Umeå', 'delivery.zip': '903 26' });
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-part="checkout-status"]')).toContainText('Ingen uppkoppling');
  await order().click();
  await expect(page.locator('[data-part="checkout-status"]')).toContainText('Inget är beställt än');
  await expect(page.locator('[name="delivery.city"]')).toHaveValue('Umeå');
  const saved = page.waitForResponse((response) => response.request().method() === 'POST');
  await context.setOffline(false);
  await saved;
  await expect(page.locator('[data-part="checkout-status"]')).toContainText('Inget är beställt än');
  await page.reload();
  await expect(page.locator('[name="delivery.city"]')).toHaveValue('Umeå');
  await expect(page.locator('[name="delivery.firstName"]')).toHaveValue('Kim');
});

test('a field keeps its focus and every character while the answer for another one arrives', async ({
  browser,
}) => {
  await shopperWithABag(browser, 'sv-se');
  await page.goto(`${shop.origin}/sv-se/checkout`);
  const street = page.locator('[name="delivery.streetAddress"]');
  await street.focus();
  const element = await street.elementHandle();
  // The street is sent with the first name, as far as it is there.
  const saved = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.keyboard.type('Storgatan ');
  await page.evaluate(() => {
    const name = document.querySelector<HTMLInputElement>('[name="delivery.firstName"]');
    if (name === null) return;
    name.value = 'Kim';
    name.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await saved;
  await expect(page.locator('[name="delivery.firstName"]')).toHaveAttribute('value', 'Kim');
  expect(await element?.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.type('1');
  await expect(street).toHaveValue('Storgatan 1');
  // Typed before and after that answer: it is saved when the field is left.
  const whole = page.waitForRequest((request) => (request.postData() ?? '').includes('Storgatan+1'));
  await page.keyboard.press('Tab');
  await whole;
});

test('another country has other fields at once, and the focus stays', async ({ browser }) => {
  await shopperWithABag(browser, 'en-eu');
  await page.goto(`${shop.origin}/en-eu/checkout`);
  await page.locator('[name="delivery.firstName"]').fill('Kim');
  const country = page.locator('[name="delivery.country"]');
  await country.focus();
  await country.selectOption('IE');
  await expect(page.locator('[name="delivery.stateOrProvince"]')).toBeVisible();
  await expect(country).toBeFocused();
  await expect(page.locator('[name="delivery.firstName"]')).toHaveValue('Kim');
});

test('CO-04b what goes with the goods is offered, and one press adds it', async ({ browser }) => {
  await shopperWithABag(browser, 'sv-se');
  await page.goto(`${shop.origin}/sv-se/checkout`);
  const offers = page.locator('[data-part="checkout-offer"]');
  expect(await offers.count()).toBeGreaterThan(0);
  const offer = offers.first();
  const title = await offer.getByRole('link').innerText();
  const facts = await offer.locator('a ~ span').allInnerTexts();
  const offered = amountOf(facts.at(-1) ?? '', ',');
  const rows = page.locator('[data-part="checkout-row"]');
  await offer.getByRole('button').click();
  await expect(rows).toHaveCount(2);
  const added = rows.filter({ hasText: title });
  await expect(added).toContainText(facts[0] ?? '');
  expect(amountOf((await added.locator('> span:last-child > span').textContent()) ?? '', ',')).toBe(offered);
});

test('a gift card that can’t be used is told where one is, by its own button and by the order', async ({
  browser,
}) => {
  await shopperWithABag(browser, 'en-eu', { viewport: NARROW });
  await readyToOrder(shop, page, 'en-eu', ADDRESSES['en-eu'] ?? {});
  const card = page.locator('[name="giftCard"]');
  const reason = 'This gift card can’t be used. Check the code.';
  await card.fill('WRONG');
  await order().click();
  const faults = page.locator('[data-part="checkout-faults"]');
  await expect(faults).toBeFocused();
  await expect(faults).toBeInViewport();
  await expect(faults).toContainText(reason);
  expect(await findings(page)).toEqual([]);
  await faults.getByRole('link').click();
  for (const press of [null, () => page.locator('button[data-for="giftCard"]').click()]) {
    await press?.();
    await expect(card).toBeFocused();
    await expect(card).toBeInViewport();
    await expect(card).toHaveAccessibleDescription(reason);
    await expect(card).toHaveValue('WRONG');
  }
});

test('without script the page that comes of a gift card that can’t be used leads to its field', async ({
  browser,
}) => {
  await shopperWithABag(browser, 'en-eu', { viewport: NARROW, javaScriptEnabled: false });
  await page.goto(`${shop.origin}/en-eu/checkout`);
  await page.locator('[name="giftCard"]').fill('WRONG');
  await page.locator('button[data-for="giftCard"]').click();
  const link = page.locator('[data-part="checkout-faults"] a');
  await expect(link).toBeInViewport();
  await expect(link).toHaveAttribute(
    'href',
    `#${await page.locator('[name="giftCard"]').getAttribute('id')}`,
  );
});

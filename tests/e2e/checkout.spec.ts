// From the bag to the confirmation, as a guest: by mouse, by keyboard alone, without script, on narrow and wide screens.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { findings } from './axe.ts';
import {
  CONFIRMATION,
  fill,
  fillBag,
  GERMAN,
  NARROW,
  orderButton,
  payOnTheTestPage,
  SWEDISH,
  WIDE,
} from './checkout-shopper.ts';
import { openShop, type Shop } from './shop.ts';

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

const KOREAN = {
  ...SWEDISH,
  'delivery.zip': '03051',
  'delivery.city': '종로구',
  'delivery.stateOrProvince': '서울특별시',
};
const AMERICAN = {
  ...SWEDISH,
  'delivery.zip': '94043',
  'delivery.city': 'Mountain View',
  'delivery.stateOrProvince': 'CA',
};

/** A shopper with something in the bag; `options` as for a browser's context. */
async function shopperWithABag(
  browser: { newContext: (options: object) => Promise<BrowserContext> },
  market: string,
  options: object = {},
): Promise<void> {
  context = await browser.newContext({ viewport: WIDE, ...options });
  page = await context.newPage();
  await fillBag(shop, page, market);
}

const order = () => orderButton(page);

/** On a phone and on a desk nothing stands out of the page; it is left in `viewport`. */
async function expectToFit(viewport: typeof WIDE): Promise<void> {
  for (const size of [viewport === WIDE ? NARROW : WIDE, viewport]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  }
}

/** Until then no field is saved, so that the page shows no total that comes of it. */
const holdChanges = (page: Page, until: Promise<void>) =>
  page.route('**/checkout', async (route) => {
    if (route.request().method() === 'POST') await until;
    await route.fallback();
  });

for (const [market, fields, viewport] of [
  ['sv-se', SWEDISH, NARROW],
  ['de-de', GERMAN, WIDE],
  ['ko-kr', KOREAN, NARROW],
  ['en-us', AMERICAN, WIDE],
] as const)
  test(`RT-01b a guest orders in ${market} at ${viewport.width} px: checkout, payment, confirmation`, async ({
    browser,
  }) => {
    await shopperWithABag(browser, market, { viewport });
    await page.goto(`${shop.origin}/${market}/checkout`);
    expect(await findings(page)).toEqual([]);
    await expectToFit(viewport);
    const pressed = Promise.withResolvers<void>();
    if (market === 'en-us') await holdChanges(page, pressed.promise);
    await fill(page, fields);
    await page.locator('[name="methodId"]').first().check();
    await page.locator('[name="terms"]').check();
    await order().click();
    pressed.resolve();
    if (market === 'en-us') {
      // The state's tax became known with this press: what it makes of the total is said, and nothing is ordered yet.
      const changes = page.locator('[data-part="checkout-changes"]');
      await expect(changes).toContainText(/\$[\d.]+.*\$[\d.]+/);
      await expect(changes).toBeFocused();
      await expect(page.locator('[data-part="totals-pay"]').last()).toContainText('7.25');
      await order().click();
    }
    await payOnTheTestPage(page);
    await page.waitForURL(CONFIRMATION);
    await expect(page.locator('[data-part="order-number"]')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await expectToFit(viewport);
  });

test('without script the same is done by buttons, up to the payment and back', async ({ browser }) => {
  await shopperWithABag(browser, 'sv-se', { javaScriptEnabled: false, viewport: NARROW });
  await page.goto(`${shop.origin}/sv-se/checkout`);
  await order().click();
  await expect(page.locator('[data-part="checkout-faults"]')).toContainText('Förnamn');
  await expect(page.locator('[name="delivery.email"]')).toHaveAttribute('aria-invalid', 'true');
  await fill(page, SWEDISH);
  await page.locator('[name="methodId"]').first().check();
  await page.locator('[name="terms"]').check();
  await order().click();
  await payOnTheTestPage(page, 'decline');
  await expect(page.locator('[data-part="payment-fault"]')).toContainText('nekades');
  await expect(page.locator('[name="delivery.city"]')).toHaveValue('Umeå');
  await order().click();
  await payOnTheTestPage(page);
  await page.waitForURL(CONFIRMATION);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order [A-Z0-9]{10}$/);
  // Playwright sees no text in it.
  expect(await page.locator('[data-part="order"] noscript').innerHTML()).toContain(
    'Utan skript kan sidan inte',
  );
});

test('by keyboard alone, with faults that take the focus and lead to their fields', async ({ browser }) => {
  await shopperWithABag(browser, 'sv-se');
  await page.goto(`${shop.origin}/sv-se/checkout`);
  await page.locator('[name="delivery.email"]').focus();
  await page.keyboard.type('kim@example');
  await page.keyboard.press('Tab');
  await expect(page.locator('[name="delivery.email"]')).toHaveAccessibleDescription(/kim@exempel.se/);
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

test('what was typed survives a reload, the way back and a lost network, and goes on by itself', async ({
  browser,
}) => {
  await shopperWithABag(browser, 'sv-se', { serviceWorkers: 'block' });
  await page.goto(`${shop.origin}/sv-se/checkout`);
  await fill(page, { 'delivery.firstName': 'Kim' });
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-part="checkout-form"]')).toBeVisible();
  await page.goto(`${shop.origin}/sv-se`);
  await page.goBack();
  await expect(page.locator('[name="delivery.firstName"]')).toHaveValue('Kim');
  await context.setOffline(true);
  await fill(page, { 'delivery.city': 'Umeå', 'delivery.zip': '903 26' });
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-part="checkout-status"]')).toContainText('Ingen anslutning');
  await order().click();
  await expect(page.locator('[name="delivery.city"]')).toHaveValue('Umeå');
  const saved = page.waitForResponse((response) => response.request().method() === 'POST');
  await context.setOffline(false);
  await saved;
  await expect(page.locator('[data-part="checkout-status"]')).not.toContainText('Ingen anslutning');
  await page.reload();
  await expect(page.locator('[name="delivery.city"]')).toHaveValue('Umeå');
  await expect(page.locator('[name="delivery.firstName"]')).toHaveValue('Kim');
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
  await offers.first().getByRole('button').click();
  await expect(page.locator('[data-part="checkout-row"]')).toHaveCount(2);
});

// From the bag to the confirmation as a guest, in every market and at both widths: by mouse, by keyboard alone, without script.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { findings } from './axe.ts';
import {
  ADDRESSES,
  CONFIRMATION,
  fill,
  fillBag,
  NARROW,
  orderButton,
  PAYMENT,
  payOnTheTestPage,
  WIDE,
} from './checkout-shopper.ts';
import { openShop, type Shop, WITHOUT_SERVICE_WORKER } from './shop.ts';

/** More than any page here has stops for the focus. */
const MAX_TABS = 200;

let shop: Shop;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await openShop();
});
test.afterAll(async () => {
  await shop?.remove();
});

for (const [market, address] of Object.entries(ADDRESSES))
  for (const viewport of [NARROW, WIDE]) {
    const place = `in ${market} at ${viewport.width} px`;

    test(`RT-01b ${place} a guest orders by mouse: bag, checkout, payment, confirmation`, async ({
      browser,
    }) => {
      await asShopper(browser, market, { viewport }, async (page) => {
        await page.goto(`${shop.origin}/${market}/cart`);
        await page.locator('[data-part="checkout-link"]').click();
        await page.waitForURL(`${shop.origin}/${market}/checkout`);
        expect(await findings(page)).toEqual([]);
        const pressed = Promise.withResolvers<void>();
        if (market === 'en-us') await holdChanges(page, pressed.promise);
        await fill(page, address);
        await page.locator('[name="methodId"]').first().check();
        await page.locator('[name="terms"]').check();
        await orderButton(page).click();
        pressed.resolve();
        if (market === 'en-us') {
          // The state's tax became known with this press: what it makes of the total is said, and nothing is ordered yet.
          const changes = page.locator('[data-part="checkout-changes"]');
          await expect(changes).toContainText(/\$[\d.]+.*\$[\d.]+/);
          await expect(changes).toBeFocused();
          await expect(page.locator('[data-part="totals-pay"]').last()).toContainText('7.25');
          await orderButton(page).click();
        }
        await payOnTheTestPage(page);
        await page.waitForURL(CONFIRMATION);
        await expect(page.locator('[data-part="order-number"]')).toBeVisible();
        expect(await findings(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      });
    });

    test(`${place} the same is done by keyboard alone`, async ({ browser }) => {
      await asShopper(browser, market, { viewport, ...WITHOUT_SERVICE_WORKER }, async (page) => {
        await page.goto(`${shop.origin}/${market}/cart`);
        await expect(page.locator('[data-part="checkout-link"]')).toBeVisible();
        await tabTo(page, '[data-part="checkout-link"]');
        await page.keyboard.press('Enter');
        await page.waitForURL(`${shop.origin}/${market}/checkout`);
        await fillByKeyboard(page, address);
        await tabTo(page, '[name="methodId"]');
        await page.keyboard.press('Space');
        await tabTo(page, '[name="terms"]');
        await page.keyboard.press('Space');
        // What the state's tax makes of it, as above, is known before the press.
        if (market === 'en-us')
          await expect(page.locator('[data-part="totals-pay"]').last()).toContainText('7.25');
        await tabTo(page, '[data-part="place-order"]');
        await page.keyboard.press('Enter');
        await page.waitForURL(PAYMENT);
        await tabTo(page, 'button[name="choice"][value="pay"]');
        await page.keyboard.press('Enter');
        await page.waitForURL(CONFIRMATION);
        await expect(page.locator('[data-part="order-number"]')).toBeVisible();
      });
    });

    test(`${place} without script the same is done by buttons, up to the payment and back`, async ({
      browser,
    }) => {
      await asShopper(browser, market, { viewport, javaScriptEnabled: false }, async (page) => {
        await page.goto(`${shop.origin}/${market}/checkout`);
        const { 'delivery.country': country, ...fields } = address;
        if (country !== undefined) {
          await fill(page, { 'delivery.country': country });
          // Its button follows; Playwright takes what stands in a noscript for hidden.
          await page.locator('[name="delivery.country"]').focus();
          await page.keyboard.press('Tab');
          await page.keyboard.press('Enter');
          await page.waitForLoadState();
          await expect(page.locator('[name="delivery.country"]')).toHaveValue(country);
          await expect(page.locator('[data-part="checkout-faults"]')).toHaveCount(0);
        }
        await orderButton(page).click();
        await expect(page.locator('[data-part="checkout-faults"] a').first()).toBeVisible();
        await expect(page.locator('[name="delivery.email"]')).toHaveAttribute('aria-invalid', 'true');
        await fill(page, fields);
        await page.locator('[name="methodId"]').first().check();
        await page.locator('[name="terms"]').check();
        await orderButton(page).click();
        if (market === 'en-us') {
          await expect(page.locator('[data-part="checkout-changes"]')).toContainText(/\$[\d.]+.*\$[\d.]+/);
          await orderButton(page).click();
        }
        await payOnTheTestPage(page, 'decline');
        await expect(page.locator('[data-part="payment-fault"]')).toBeVisible();
        await expect(page.locator('[name="delivery.city"]')).toHaveValue(fields['delivery.city'] ?? '');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
        await orderButton(page).click();
        await payOnTheTestPage(page);
        await page.waitForURL(CONFIRMATION);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[A-Z0-9]{10}/);
        // Playwright sees no text in it.
        const note = page.locator('[data-part="order"] noscript');
        expect(await note.innerHTML()).toMatch(/^<p>.+<\/p>$/);
      });
    });
  }

/** One with something in the bag; `options` as for a browser's context. */
async function asShopper(
  browser: Browser,
  market: string,
  options: object,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    await fillBag(shop, page, market);
    await act(page);
  } finally {
    await context.close();
  }
}

/** Until then no field is saved, so that the page shows no total that comes of it. */
const holdChanges = (page: Page, until: Promise<void>) =>
  page.route('**/checkout', async (route) => {
    if (route.request().method() === 'POST') await until;
    await route.fallback();
  });

/** Presses Tab until the focus is on what `selector` finds: what the focus passes by is reached by nobody. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < MAX_TABS; presses++) {
    await page.keyboard.press('Tab');
    const isThere = await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
    if (isThere === true) return;
  }
  throw new Error(`${selector} is not reached by Tab`);
}

/** In the order in which the page has the fields. */
async function fillByKeyboard(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  const left = new Map(Object.entries(fields));
  for (let presses = 0; left.size > 0; presses++) {
    if (presses > MAX_TABS) throw new Error(`${[...left.keys()].join(', ')}: not reached by Tab`);
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const name = (await focused.getAttribute('name')) ?? '';
    const text = left.get(name);
    if (text === undefined) continue;
    left.delete(name);
    const isList = (await focused.evaluate((element) => element.tagName)) === 'SELECT';
    if (!isList) await page.keyboard.type(text);
    else {
      // From the first on.
      await page.keyboard.press('Home');
      while ((await focused.inputValue()) !== text) await page.keyboard.press('ArrowDown');
    }
    await expect(page.locator(`[name="${name}"]`)).toHaveValue(text);
  }
}

// Gift cards as a shopper has them: one is given from the page that the footer leads to, and a balance is looked up.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Order } from '#contract/orders.ts';
import { codeIn } from '#tests/fixtures/mail-sender.ts';
import { findings } from './axe.ts';
import { fill } from './checkout-shopper.ts';
import { expect, test, untilHydrated, untilInteractive } from './fixtures.ts';
import { issueGiftCard } from './shop-codes.ts';
import { amountOf, linesOf } from './sums.ts';

const BUYER = {
  'delivery.email': 'kim@example.com',
  'delivery.firstName': 'Kim',
  'delivery.lastName': 'Berg',
  'delivery.streetAddress': 'Hauptstrasse 1',
  'delivery.zip': '10115',
  'delivery.city': 'Berlin',
};

/** Pays on the page that it is led to; answers the order that then is shown. */
async function payAndReadOrder(page: Page, origin: string, market: string): Promise<Order> {
  await page.waitForURL(/\/payment\/test\//);
  await page.locator('button[name="choice"][value="pay"]').click();
  await page.waitForURL(/\/confirm\?order=/);
  const number = new URL(page.url()).searchParams.get('order') ?? '';
  await expect(page.locator('[data-part="order-number"]')).toContainText(number);
  const response = await page.request.get(`${origin}/api/order/?market=${market}&number=${number}`);
  return (await response.json()) as Order;
}

/** The code that was mailed to a recipient; undefined before. */
function mailedCode(dataDir: string, recipient: string): string | undefined {
  const folder = join(dataDir, 'mails');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('gift-card')) : [];
  const mails = names.map((name) => readFileSync(join(folder, name), 'utf8'));
  const mail = mails.find((one) => one.includes(recipient));
  return mail === undefined ? undefined : codeIn(mail);
}

const bag = (page: Page) => page.getByRole('dialog', { name: 'Bag' });

test.use({ hasServiceWorker: false });

test('RT-06i GC-02b GC-02c a gift card of an amount that the server names goes into the bag, and out of it', async ({
  shop,
  quietPage: page,
}) => {
  await page.goto(`${shop.origin}/en-eu/c/women-jackets`);
  await untilInteractive(page);
  const settings = page
    .context()
    .waitForEvent('response', (one) => one.url().includes('/api/giftcard/settings'));
  const link = page.locator('[data-part="footer"]').getByRole('link', { name: 'Gift cards' });
  // Before, it would load another document, whose server has asked for the settings already.
  await untilHydrated(link);
  await link.click();
  const { amounts } = (await (await settings).json()) as { amounts: number[] };
  await expect(page).toHaveTitle('Gift cards · Cairn');
  const radios = page.getByRole('group', { name: 'Amount' }).getByRole('radio');
  expect(
    await radios.evaluateAll((all) => all.map((one) => Number((one as HTMLInputElement).value))),
  ).toEqual(amounts);
  // By keyboard alone.
  await radios.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.type('anna@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bo');
  await page.keyboard.press('Enter');
  const row = bag(page).locator('[data-part="cart-gift-cards"] li');
  await expect(row).toContainText('To anna@example.com');
  await expect(row).toContainText('€50.00');
  await expect(bag(page).locator('[data-part="cart-summary"]')).toContainText('Total€50.00');
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await untilInteractive(page);
  await page
    .locator('header')
    .getByRole('link', { name: /^Bag/ })
    .or(page.locator('header').getByRole('button', { name: /^Bag/ }))
    .first()
    .click();
  await bag(page).getByRole('button', { name: 'Remove the gift card of €50.00' }).click();
  await expect(row).toHaveCount(0);
  const cart = async () =>
    page.evaluate(async () => {
      const response = await fetch('/api/cart/get/?market=en-eu');
      return ((await response.json()) as { giftCardRows: unknown[] }).giftCardRows.length;
    });
  await expect.poll(cart).toBe(0);
});

test('GC-02a a shopper checks a card’s balance', async ({ shop, quietPage: page }) => {
  const code = await issueGiftCard(shop, '37.95', 'EUR');
  await page.goto(`${shop.origin}/en-eu/gift-cards`);
  await untilInteractive(page);
  await page
    .getByRole('textbox', { name: 'Code of the gift card' })
    .fill(code.toLowerCase().replaceAll('-', ' '));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`€37.95 left on the card that ends in ${code.slice(-4)}.`)).toBeVisible();
});

test('what is sent before any script is there stays in its field and out of the URL', async ({
  shop,
  page,
}) => {
  const code = await issueGiftCard(shop, '37.95', 'EUR');
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const url = `${shop.origin}/en-eu/gift-cards`;
  await page.goto(url, { waitUntil: 'commit' });
  const recipient = page.getByRole('textbox', { name: 'E-mail address of the recipient' });
  await recipient.fill('anna@example.com');
  await recipient.press('Enter', { noWaitAfter: true });
  const field = page.getByRole('textbox', { name: 'Code of the gift card' });
  await field.fill(code);
  await field.press('Enter', { noWaitAfter: true });
  held.resolve();
  await untilInteractive(page);
  expect(page.url()).toBe(url);
  await expect(recipient).toHaveValue('anna@example.com');
  await page.getByRole('button', { name: 'Check the balance' }).click();
  await expect(page.getByText(`€37.95 left on the card that ends in ${code.slice(-4)}.`)).toBeVisible();
});

test('the page says what is missing, is right for assistive technology in each language, and fits a phone', async ({
  shop,
  page,
}) => {
  for (const [market, width] of [
    ['en-us', 360],
    ['sv-se', 1440],
    ['de-de', 360],
    ['ko-kr', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${shop.origin}/${market}/gift-cards`);
    await untilInteractive(page);
    const part = page.locator('[data-part="gift-cards"]');
    for (const form of await part.locator('form').all()) await form.getByRole('button').click();
    await expect(part.locator('[aria-invalid="true"]').first()).toBeVisible();
    expect(await findings(page), market).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), market).toBeLessThanOrEqual(
      width,
    );
  }
});

test('GC-02d a shopper pays with a card, of which the rest stays; one that is bought is listed', async ({
  shop,
  page,
}) => {
  const code = await issueGiftCard(shop, '5000', 'EUR');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${shop.origin}/de-de/c/women-jackets`);
  await page.locator('main a[href*="/p/"]').first().click();
  await expect(page.locator('[data-part="product"]')).toBeVisible();
  await untilInteractive(page);
  await page.locator('[data-part="size-picker"] label:has(input:enabled)').first().click();
  await page.locator('[data-part="product"] button[type="submit"]').first().click();
  const cart = () =>
    page.evaluate(async () => {
      const response = await fetch('/api/cart/get/?market=de-de');
      return ((await response.json()) as { orderRows: unknown[] }).orderRows.length;
    });
  await expect.poll(cart).toBe(1);
  const add = (data: object) =>
    page.request.post(`${shop.origin}/api/cart/addGiftCard?market=de-de`, {
      data,
      headers: { 'x-cairn': '1' },
    });
  expect((await add({ value: 25, recipientEmail: 'anna@example.com', deliverOn: null })).status()).toBe(200);
  await page.goto(`${shop.origin}/de-de/checkout`);
  await fill(page, BUYER);
  await page.locator('[name="methodId"]').first().check();
  // Without waiting until the choice is saved and the page drawn anew: what is typed meanwhile stays.
  await page.locator('[name="giftCard"]').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-part="gift-card"]')).toContainText(code.slice(-4));
  await page.locator('aside details summary').click();
  await expect(
    page.locator('[data-part="checkout-gift-card"]').getByText('An anna@example.com'),
  ).toBeVisible();
  expect(await findings(page)).toEqual([]);
  // No gift card pays for a gift card.
  await expect
    .poll(() => linesOf(page.locator('[data-part="totals-pay"]'), ','))
    .toMatchObject({ 'Zu zahlen': 25 });
  await page.locator('[name="terms"]').check();
  await page.locator('[data-part="place-order"]').click();
  const { totals, payment } = await payAndReadOrder(page, shop.origin, 'de-de');
  expect(totals).toMatchObject({ totalValue: 25 + totals.giftCardsValue, toPayValue: 25 });
  expect(payment?.paidValue).toBe(25);
  await page.goto(`${shop.origin}/de-de/gift-cards`);
  await untilInteractive(page);
  await page.getByRole('textbox', { name: 'Gutscheincode' }).fill(code);
  await page.keyboard.press('Enter');
  const balance = page.getByRole('status').filter({ hasText: code.slice(-4) });
  await expect(balance).toContainText(/^Noch 4\.\d{3},\d\d/);
  const [left = ''] = /[\d.]+,\d\d/.exec(await balance.innerText()) ?? [];
  expect(amountOf(left, ',')).toBeCloseTo(5000 - totals.giftCardsValue, 2);
});

test('GC-02b a card is bought alone: it goes to its recipient, is paid in full and can be spent', async ({
  shop,
  page,
}) => {
  await page.goto(`${shop.origin}/en-eu/gift-cards`);
  await untilInteractive(page);
  await page.getByRole('group', { name: 'Amount' }).getByRole('radio').nth(1).check();
  await page.getByRole('textbox', { name: 'E-mail address of the recipient' }).fill('eva@example.com');
  await page.keyboard.press('Enter');
  await expect(bag(page).locator('[data-part="cart-gift-cards"] li')).toContainText('€50.00');
  await bag(page).locator('[data-part="checkout-link"]').click();
  await page.waitForURL(`${shop.origin}/en-eu/checkout`);
  await fill(page, { 'delivery.country': 'DE', ...BUYER });
  await page.locator('[name="terms"]').check();
  await page.locator('[data-part="place-order"]').click();
  const { totals, giftCardsBought } = await payAndReadOrder(page, shop.origin, 'en-eu');
  expect(totals).toMatchObject({ subtotalValue: 50, shippingValue: 0, taxValue: 0, toPayValue: 50 });
  expect(giftCardsBought).toEqual([{ value: 50, recipientEmail: 'eva@example.com', deliverOn: null }]);
  const bought = page.locator('[data-part="ordered-gift-card"]');
  await expect(bought).toContainText('To eva@example.com');
  await expect(bought).toContainText('€50.00');
  await expect.poll(() => mailedCode(shop.dataDir, 'eva@example.com')).toBeDefined();
  await page.goto(`${shop.origin}/en-eu/gift-cards`);
  await untilInteractive(page);
  await page
    .getByRole('textbox', { name: 'Code of the gift card' })
    .fill(mailedCode(shop.dataDir, 'eva@example.com') ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^€50\.00 left on the card/)).toBeVisible();
});

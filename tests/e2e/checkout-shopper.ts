// What a shopper does on the way from a filled bag to the payment.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { articlesOnPage } from '#tests/page-record.ts';
import type { Shop } from './shop.ts';

export const NARROW = { width: 360, height: 800 };
export const WIDE = { width: 1440, height: 900 };
export const CONFIRMATION = /\/confirm\?order=[A-Z0-9]+$/;
export const PAYMENT = /\/payment\/test\//;
export const SWEDISH = {
  'delivery.email': 'kim@example.se',
  'delivery.firstName': 'Kim',
  'delivery.lastName': 'Åberg',
  'delivery.streetAddress': 'Storgatan 1',
  'delivery.zip': '903 26',
  'delivery.city': 'Umeå',
};
export const GERMAN = { ...SWEDISH, 'delivery.zip': '10115', 'delivery.city': 'Berlin' };
export const AMERICAN = {
  ...SWEDISH,
  'delivery.zip': '94043',
  'delivery.city': 'Mountain View',
  'delivery.stateOrProvince': 'CA',
};
export const KOREAN = {
  ...SWEDISH,
  'delivery.zip': '03051',
  'delivery.city': '종로구',
  'delivery.stateOrProvince': '서울특별시',
};

/** Where a shopper of each market has parcels sent, by the names of the checkout's fields. */
export const ADDRESSES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'en-eu': { 'delivery.country': 'DE', ...GERMAN },
  'en-us': AMERICAN,
  'sv-se': SWEDISH,
  'de-de': GERMAN,
  'ko-kr': KOREAN,
};

/** Adds an article that can be bought, and answers its id. */
export async function fillBag(shop: Shop, page: Page, market: string, quantity = 1): Promise<string> {
  const url = `${shop.origin}/api/cart/add?market=${market}`;
  for await (const articleId of articlesInStock(shop, market)) {
    // Its last one may have been sold by the test before, which pages learn within two seconds.
    // As pages do: of requests that name no cart only few begin one.
    const headers = { 'cart-key': randomUUID() };
    const added = await page.request.post(url, { headers, data: { size: { articleId }, quantity } });
    if (added.status() === 200) return articleId;
  }
  throw new Error(`nothing can be bought in ${market}`);
}

/** One article of each product of the market’s home page that can be bought; a page is opened once its article is asked for. */
export async function* articlesInStock(shop: Shop, market: string): AsyncGenerator<string> {
  const home = await (await fetch(`${shop.origin}/${market}`)).text();
  const slugs = new Set(
    [...home.matchAll(new RegExp(`/${market}/p/([^"?]+)`, 'g'))].map((match) => match[1]),
  );
  for (const slug of slugs) {
    const page = await (await fetch(`${shop.origin}/${market}/p/${slug}`)).text();
    const articleId = articlesOnPage(page).find(({ stockBalance }) => stockBalance > 0)?.articleId;
    if (articleId !== undefined) yield articleId;
  }
}

export async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`[name="${name}"]`);
    const isList = (await field.evaluate((element) => element.tagName)) === 'SELECT';
    if (isList) await field.selectOption(value);
    else await field.fill(value);
  }
}

/** The checkout with everything that is asked for. */
export async function readyToOrder(
  shop: Shop,
  page: Page,
  market: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  await page.goto(`${shop.origin}/${market}/checkout`);
  await fill(page, fields);
  await page.locator('[name="methodId"]').first().check();
  await page.locator('[name="terms"]').check();
}

export const orderButton = (page: Page) => page.locator('[data-part="place-order"]');
export const choice = (page: Page, name: string) => page.locator(`button[name="choice"][value="${name}"]`);

export async function payOnTheTestPage(page: Page, chosen = 'pay'): Promise<void> {
  await page.waitForURL(PAYMENT);
  const unusual = page.locator('details', { has: choice(page, chosen) }).locator('summary');
  if ((await unusual.count()) > 0) await unusual.click();
  await choice(page, chosen).click();
}

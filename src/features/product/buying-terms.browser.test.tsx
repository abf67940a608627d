// What stands beside the button about delivery and returns: the settings' own facts, and nothing that they don't say.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Language, PageMarket } from '#contract/market.ts';
import type { Product } from '#contract/product.ts';
import type { ShopProfile } from '#contract/shop-profile.ts';
import { BuyingTerms } from '#src/features/product/buying-terms.tsx';
import { ServicesProvider } from '#src/services/services.tsx';
import { SHOP_SITE } from '#tests/fixtures/shop-site.ts';
import { type ShopPage, renderInShop } from '#tests/fixtures/shop-page.tsx';

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

const { deliveryUrl: _, returns: __, ...SILENT } = SHOP_SITE.shop;
const DAYS = { from: 2, to: 5 };

/** From €50.00. */
const PRODUCT = {
  currency: 'EUR',
  price: { sortingPrice: 50 },
} as unknown as Product;

async function termsOf(delivery: PageMarket['delivery'], profile: ShopProfile, language: Language = 'en') {
  const { delivery: ___, ...market } = SHOP_SITE.market;
  shop = await renderInShop((services) => (
    <ServicesProvider
      services={{
        ...services,
        shop: profile,
        market: { ...market, language, ...(delivery === undefined ? {} : { delivery }) },
      }}
    >
      <BuyingTerms product={PRODUCT} />
      <p>the end</p>
    </ServicesProvider>
  ));
  await expect.element(page.getByText('the end')).toBeVisible();
  return [...document.querySelectorAll('[data-part="buying-terms"] li')].map((item) => item.textContent);
}

test('the demo shop says days, fee and returns, each leading to the page that says more', async () => {
  expect(await termsOf(SHOP_SITE.market.delivery, SHOP_SITE.shop)).toEqual([
    'Delivered in 2–5 working days',
    'Delivery €7.90, free from €150.00',
    '30 days to change your mind',
  ]);
  const links = page.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/en-eu/e/shipping-returns',
    '/en-eu/e/shipping-returns',
  ]);
  // WCAG 2.5.8.
  for (const link of links) expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});

test('a shop that promises no returns and has no page says delivery alone, without a link', async () => {
  expect(await termsOf({ fee: 500, freeFrom: null, days: DAYS }, SILENT)).toEqual([
    'Delivered in 2–5 working days',
    'Delivery €5.00',
  ]);
  expect(page.getByRole('link').elements()).toEqual([]);
});

test('what is always free, one day and the same day have words of their own', async () => {
  const free = await termsOf({ fee: 0, freeFrom: null, days: { from: 1, to: 1 } }, SILENT);
  shop?.remove();
  const soon = await termsOf({ fee: 500, freeFrom: 0, days: { from: 0, to: 0 } }, SILENT);
  expect([free, soon]).toEqual([
    ['Delivered in 1 working day', 'Free delivery'],
    ['Delivered the same day', 'Free delivery'],
  ]);
});

test('what alone costs as much as free delivery asks for has it in every size', async () => {
  const costOf = async (freeFrom: number) => {
    const [, cost] = await termsOf({ fee: 500, freeFrom, days: DAYS }, SILENT);
    shop?.remove();
    return cost;
  };
  expect([await costOf(5000), await costOf(5001)]).toEqual([
    'Free delivery',
    'Delivery €5.00, free from €50.01',
  ]);
});

test('every language says it', async () => {
  const said: (string | null | undefined)[] = [];
  for (const language of ['sv', 'de', 'ko'] as const) {
    const [delivery, , returns] = await termsOf(SHOP_SITE.market.delivery, SHOP_SITE.shop, language);
    said.push(delivery, returns);
    shop?.remove();
  }
  expect(said).toEqual([
    'Levereras inom 2–5 arbetsdagar',
    '30 dagars öppet köp',
    'Lieferung in 2–5 Werktagen',
    '30 Tage Rückgaberecht',
    '영업일 기준 2~5일 안에 배송',
    '30일 안에 반품 가능',
  ]);
});

test('where nothing is known nothing is drawn', async () => {
  expect(await termsOf(undefined, SILENT)).toEqual([]);
  expect(document.querySelector('[data-part="buying-terms"]')).toBeNull();
});

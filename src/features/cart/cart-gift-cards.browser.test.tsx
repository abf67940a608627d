// Gift cards in the bag: shown with what they are worth and where they go, and taken out by a button.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CartView } from '#contract/clients.ts';
import { renderCartPanel } from '#tests/fixtures/cart-panel.tsx';
import { createMemoryCart } from '#tests/fixtures/memory-cart.ts';
import type { ShopPage } from '#tests/fixtures/shop-page.tsx';

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

const GIFT_CARDS: CartView['giftCards'] = [
  { rowId: 'gift-1', valueMinor: 5_000, recipientEmail: 'anna@example.com', deliverOn: '2026-12-24' },
  { rowId: 'gift-2', valueMinor: 2_500, recipientEmail: '', deliverOn: null },
];

test('one that is not sold any more says so, counts for nothing, and can be removed', async () => {
  const cart = createMemoryCart();
  cart.overrides = { unsoldGiftCards: GIFT_CARDS.slice(1) };
  shop = await renderCartPanel(cart);
  await expect.element(page.getByText('No longer sold.')).toBeVisible();
  await expect.element(page.getByText('Sent as soon as it is paid.')).not.toBeInTheDocument();
  expect(document.querySelector('[data-part="cart-summary"]')).toBeNull();
  cart.overrides = {};
  await page.getByRole('button', { name: 'Remove the gift card of €25.00' }).click();
  await expect.element(page.getByText('No longer sold.')).not.toBeInTheDocument();
});

test('a bag of gift cards alone is not empty: each says amount, recipient and day, and can be removed', async () => {
  const cart = createMemoryCart();
  const delivery = { daysFrom: 2, daysTo: 5, freeFromMinor: null };
  cart.overrides = { giftCards: GIFT_CARDS, count: 2, goodsMinor: 7_500, totalMinor: 7_500, delivery };
  shop = await renderCartPanel(cart);
  await expect.element(page.getByText('To anna@example.com')).toBeVisible();
  await expect.element(page.getByText('Sent on 24 December 2026.')).toBeVisible();
  await expect.element(page.getByText('Sent as soon as it is paid.')).toBeVisible();
  expect(document.querySelector('[data-part="cart-summary"]')?.textContent).toBe('Goods€75.00Total€75.00');
  // Nothing is delivered.
  expect(document.querySelector('[data-part="cart-delivery"]')).toBeNull();
  cart.overrides = { giftCards: GIFT_CARDS.slice(1), count: 1, goodsMinor: 2_500, totalMinor: 2_500 };
  await page.getByRole('button', { name: 'Remove the gift card of €50.00' }).click();
  await expect.element(page.getByText('To anna@example.com')).not.toBeInTheDocument();
  await expect.element(page.getByText('Sent as soon as it is paid.')).toBeVisible();
  cart.overrides = {};
  await page.getByRole('button', { name: 'Remove the gift card of €25.00' }).click();
  await expect.element(page.getByText('Sent as soon as it is paid.')).not.toBeInTheDocument();
});

// Rows of the bag that are not sold in this country: they say so, count for nothing, and are taken out by a button.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderCartPanel } from '#tests/fixtures/cart-panel.tsx';
import { createMemoryCart } from '#tests/fixtures/memory-cart.ts';
import type { ShopPage } from '#tests/fixtures/shop-page.tsx';

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

test('a row that is not sold here says so, without a price, and can be removed', async () => {
  const cart = createMemoryCart();
  const unsold = {
    rowId: 'row-a9',
    title: 'Fjord jacket',
    brand: 'Cairn',
    colorTitle: 'Blue',
    size: 'M',
    image: null,
    tint: '#335577',
    quantity: 2,
  };
  cart.overrides = { unsold: [unsold] };
  shop = await renderCartPanel(cart);
  const list = page.elementLocator(document.body).getByRole('listitem').filter({ hasText: 'Fjord jacket' });
  await expect.element(list).toBeVisible();
  await expect.element(list.getByText('Not sold in this country.')).toBeVisible();
  expect(list.element().querySelector('[data-part="price"], a')).toBeNull();
  // Nothing can be ordered: the bag is as an empty one.
  expect(document.querySelector('[data-part="cart-summary"]')).toBeNull();
  cart.overrides = {};
  await page.getByRole('button', { name: 'Remove Fjord jacket, Blue, M' }).click();
  await expect.element(list).not.toBeInTheDocument();
});

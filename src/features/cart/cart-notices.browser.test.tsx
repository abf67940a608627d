// What the bag says of changes that the server made: of which row, and why.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CartNotice } from '#contract/cart.ts';
import { renderCartPanel } from '#tests/fixtures/cart-panel.tsx';
import { createMemoryCart, type MemoryCart, optimisticRow } from '#tests/fixtures/memory-cart.ts';
import type { ShopPage } from '#tests/fixtures/shop-page.tsx';

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

async function showCart(cart: MemoryCart) {
  shop = await renderCartPanel(cart);
}

function clamped(articleId: string, before: number, after: number): CartNotice {
  return { kind: 'quantity-clamped', articleId, title: 'Ridge Shell', before, after };
}

const texts = () =>
  page
    .getByRole('status')
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);

async function cartOf(...sizes: string[]): Promise<MemoryCart> {
  const cart = createMemoryCart();
  for (const size of sizes) await cart.add('en-eu', size, optimisticRow({ size }));
  return cart;
}

test('notices of two rows of one product say which colour and size each is about', async () => {
  const cart = await cartOf('M', 'L');
  cart.overrides = {
    notices: [
      { kind: 'price-changed', articleId: 'L', title: 'Ridge Shell', before: 199, after: 229 },
      clamped('M', 3, 1),
    ],
  };
  await showCart(cart);
  await expect
    .poll(texts)
    .toEqual([
      'Ridge Shell, Fjord, L: was €199.00, now costs €229.00.',
      'Only 1 of Ridge Shell, Fjord, M left, so we changed your 3 to 1.',
    ]);
});

test('a notice of a row that is gone, or not sold here, says which colour and size it was', async () => {
  const cart = await cartOf('S', 'M', 'L');
  await showCart(cart);
  await expect.element(page.getByRole('button', { name: 'Remove Ridge Shell, Fjord, L' })).toBeVisible();
  const { brand, title, colorTitle, image, tint } = optimisticRow();
  cart.overrides = {
    unsold: [{ rowId: 'row-XL', title, brand, colorTitle, size: 'XL', image, tint, quantity: 1 }],
    notices: [
      clamped('L', 1, 0),
      { kind: 'not-sold-here', articleId: 'XL', title: 'Ridge Shell', before: 1, after: 0 },
    ],
  };
  await page.getByRole('button', { name: 'Remove Ridge Shell, Fjord, L' }).click();
  const expected = [
    'Ridge Shell, Fjord, L: sold out before your change reached us.',
    'Ridge Shell, Fjord, XL: not sold in this country.',
  ];
  await expect.poll(texts).toEqual(expected);
  // The next response still has the notices, but the row is longer gone.
  await page.getByRole('button', { name: 'Remove Ridge Shell, Fjord, M' }).click();
  await expect.element(page.getByText('Removed Ridge Shell, Fjord, M.')).toBeVisible();
  expect(texts()).toEqual(expected);
});

test('more than the most of one article is not called a matter of stock', async () => {
  const cart = await cartOf('M');
  cart.overrides = { notices: [clamped('M', 120, 99)] };
  await showCart(cart);
  await expect
    .poll(texts)
    .toEqual(['You can order up to 99 of Ridge Shell, Fjord, M, so we changed your 120 to 99.']);
});

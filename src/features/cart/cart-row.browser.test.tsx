// The buttons of a row in the bag: what each is called, and why there can't be more.
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { MAX_ROW_QUANTITY } from '#contract/order-row.ts';
import { renderCartPanel } from '#tests/fixtures/cart-panel.tsx';
import { createMemoryCart, type MemoryCart, optimisticRow } from '#tests/fixtures/memory-cart.ts';
import type { ShopPage } from '#tests/fixtures/shop-page.tsx';

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

function rowWith(stockBalance: number | null) {
  return { ...optimisticRow({ stockBalance }), rowId: 'row-A', articleId: 'A', isPending: false };
}

async function showCart(cart: MemoryCart) {
  shop = await renderCartPanel(cart);
}

test('CA-03f the buttons of two rows of one product say which colour and size they change, the way back too', async () => {
  const cart = createMemoryCart();
  await cart.add('en-eu', 'A', optimisticRow({ colorTitle: 'Fjord', size: 'M' }));
  await cart.add('en-eu', 'B', optimisticRow({ colorTitle: 'Fjord', size: 'L' }));
  await cart.add('en-eu', 'C', optimisticRow({ title: 'Fell Cap', colorTitle: 'Moss', size: '' }));
  await showCart(cart);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  for (const name of ['Ridge Shell, Fjord, M', 'Ridge Shell, Fjord, L', 'Fell Cap, Moss']) {
    await expect.element(button(`One more ${name}`)).toBeVisible();
    await expect.element(button(`One less ${name}`)).toBeVisible();
    await expect.element(button(`Remove ${name}`)).toBeVisible();
  }
  await button('Remove Ridge Shell, Fjord, L').click();
  await expect.element(page.getByText('Removed Ridge Shell, Fjord, L.')).toBeVisible();
  await expect.element(button('Undo: put Ridge Shell, Fjord, L back')).toBeVisible();
});

test('CA-03g a row can not be raised above the stock', async () => {
  const cart = createMemoryCart();
  await cart.add('en-eu', 'A', optimisticRow({ stockBalance: 2 }));
  await showCart(cart);
  const more = page.getByRole('button', { name: 'One more Ridge Shell, Fjord, M' });
  await expect.element(more).not.toHaveAttribute('aria-disabled');
  await more.click();
  await expect.element(page.getByLabelText('Quantity 2')).toBeVisible();
  await expect.element(more).toHaveAttribute('aria-disabled', 'true');
  await expect.element(more).toHaveAccessibleDescription('Only 2 left');
  await more.click({ force: true });
  const now = await cart.read('en-eu');
  expect(now.ok && now.value.count).toBe(2);
});

test('CA-03g a row can not be raised above the most of one article, whatever the stock, and the button says why', async () => {
  const cart = createMemoryCart();
  cart.overrides = { rows: [{ ...rowWith(null), quantity: MAX_ROW_QUANTITY - 1 }] };
  await showCart(cart);
  const more = page.getByRole('button', { name: 'One more Ridge Shell, Fjord, M' });
  await expect.element(more).not.toHaveAttribute('aria-disabled');
  const added = vi.spyOn(cart, 'add');
  for (const stock of [null, 500]) {
    shop?.remove();
    cart.overrides = { rows: [{ ...rowWith(stock), quantity: MAX_ROW_QUANTITY }] };
    await showCart(cart);
    await expect.element(more).toHaveAttribute('aria-disabled', 'true');
    await expect.element(more).toHaveAccessibleDescription('You can order up to 99 of this');
    await expect.element(page.getByText('You can order up to 99 of this')).toBeVisible();
    await more.click({ force: true });
  }
  expect(added).not.toHaveBeenCalled();
});

test('CA-03g why a row can not be raised is said of a larger stock too, once it is reached', async () => {
  const cart = createMemoryCart();
  for (let at = 0; at < 4; at += 1) await cart.add('en-eu', 'A', optimisticRow({ stockBalance: 5 }));
  await showCart(cart);
  const more = page.getByRole('button', { name: 'One more Ridge Shell, Fjord, M' });
  await expect.element(more).toHaveAccessibleDescription('');
  await expect.element(page.getByText('Only 5 left')).not.toBeInTheDocument();
  await more.click();
  await expect.element(more).toHaveAccessibleDescription('Only 5 left');
});

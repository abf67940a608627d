// The cart of a link among what the worker tells about the device's own.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CartView } from '#contract/clients.ts';
import type { WorkerMessage } from '#contract/worker-api.ts';
import { CartProvider } from '#src/features/cart/cart-context.tsx';
import { CartPanel } from '#src/features/cart/bag.tsx';
import { createMemoryCart, optimisticRow } from '#tests/fixtures/memory-cart.ts';
import { renderInShop, type ShopPage } from '#tests/fixtures/shop-page.tsx';

let shop: ShopPage | undefined;
const url = location.href;
afterEach(() => {
  shop?.remove();
  history.replaceState(null, '', url);
});

test('a linked cart stays until the shopper changes the cart or leaves the link', async () => {
  const cart = createMemoryCart();
  cart.overrides = { cartId: 'linked' };
  const added = await cart.add('en-eu', 'A', optimisticRow({ title: 'Ridge Shell' }));
  await cart.add('en-eu', 'A', optimisticRow());
  if (!added.ok) throw new Error('not added');
  const emptyCart: CartView = { ...added.value, cartId: null, rows: [], count: 0 };

  const listeners = new Set<(message: WorkerMessage) => void>();
  const tell = (view: CartView) => {
    for (const listener of listeners) listener({ type: 'cart', cart: view });
  };
  history.replaceState(null, '', '?cartId=linked');
  shop = await renderInShop((services) => {
    Object.assign(services, {
      listen: (listener: (message: WorkerMessage) => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    });
    return (
      <CartProvider>
        <CartPanel onClose={() => undefined} />
      </CartProvider>
    );
  }, cart);
  const row = page.getByRole('heading', { name: 'Ridge Shell' });
  await expect.element(row).toBeVisible();
  await expect.element(page.getByText('€398.00').first()).toBeVisible();

  tell(emptyCart);
  await expect.element(row).toBeVisible();
  // Of the linked cart itself, as when it is the device's own.
  tell(added.value);
  await expect.element(page.getByText('€199.00').first()).toBeVisible();

  cart.overrides = { cartId: 'own' };
  await page.getByRole('button', { name: 'One more Ridge Shell, Fjord, M' }).click();
  await expect.element(page.getByText('€597.00').first()).toBeVisible();
  tell(emptyCart);
  await expect.element(row).not.toBeInTheDocument();

  tell({ ...added.value, cartId: 'linked' });
  await expect.element(row).toBeVisible();
  history.replaceState(null, '', url);
  tell(emptyCart);
  await expect.element(row).not.toBeInTheDocument();
});

test('a linked cart that stays on screen after the link was left is not taken for the shopper’s own', async () => {
  const cart = createMemoryCart();
  cart.overrides = { cartId: 'linked', pendingCount: 0 };
  await cart.add('en-eu', 'A', optimisticRow({ title: 'Ridge Shell' }));
  history.replaceState(null, '', '?cartId=linked');
  shop = await renderInShop(
    () => (
      <CartProvider>
        <CartPanel onClose={() => undefined} />
      </CartProvider>
    ),
    cart,
  );
  await expect.element(page.getByRole('heading', { name: 'Ridge Shell' })).toBeVisible();
  history.replaceState(null, '', url);
  cart.overrides = { cartId: 'own', pendingCount: 0 };
  // Followed, it would take the test along.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  await page.getByRole('link', { name: 'Check out' }).click();
  await expect.element(page.getByText('This bag was shared by a link', { exact: false })).toBeVisible();
});

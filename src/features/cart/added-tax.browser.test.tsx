// The bag's totals where tax is added to prices: an estimate of the server's, above the total that holds it.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CartView } from '#contract/clients.ts';
import { CartProvider } from '#src/features/cart/cart-context.tsx';
import { CartPanel } from '#src/features/cart/bag.tsx';
import { ServicesProvider } from '#src/services/services.tsx';
import { createMemoryCart, optimisticRow } from '#tests/fixtures/memory-cart.ts';
import { type ShopPage, renderInShop } from '#tests/fixtures/shop-page.tsx';

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

/** Of a bag of a market that adds tax, unless it is said; the page may be of another. */
async function summaryOf(sums: Partial<CartView>, pricesIncludeTax = false): Promise<string> {
  const cart = createMemoryCart();
  cart.overrides = { shippingMinor: 0, isTaxIncluded: false, ...sums };
  await cart.add('en-us', 'A', optimisticRow());
  shop = await renderInShop(
    (services) => (
      <ServicesProvider
        services={{ ...services, market: { ...services.market, country: 'US', pricesIncludeTax } }}
      >
        <CartProvider>
          <CartPanel onClose={() => undefined} />
        </CartProvider>
      </ServicesProvider>
    ),
    cart,
  );
  await expect.element(page.getByText('Goods')).toBeVisible();
  // The texts of the bag come after the rest of it.
  await expect.element(page.getByRole('button', { name: 'Add a code' })).toBeVisible();
  return document.querySelector('[data-part="cart-summary"]')?.textContent ?? '';
}

test('the estimated tax stands before the total, and is not told to be in it', async () => {
  const text = await summaryOf({ vatMinor: 1_642, totalMinor: 21_542 });
  expect(text).toBe('Goods€199.00DeliveryFreeEstimated tax€16.42Total€215.42');
});

test('where the server knows no tax without an address, the bag says what it depends on', async () => {
  const text = await summaryOf({ vatMinor: 0, totalMinor: 19_900 });
  expect(text).toBe('Goods€199.00DeliveryFreeEstimated taxDepends on your addressTotal€199.00');
});

test('no tax is told before the server has computed it for what is in the bag', async () => {
  const text = await summaryOf({ vatMinor: null, totalMinor: null, shippingMinor: null, pendingCount: 1 });
  expect(text).not.toContain('tax');
});

test.each([
  ['adds tax on a page of one that does not', false, true, 'DeliveryFreeEstimated tax€16.42Total'],
  ['includes tax on a page of one that adds it', true, false, 'DeliveryFreeTotal€215.42'],
])('the tax of a bag whose market %s is told as the bag has it', async (_, isTaxIncluded, ofPage, told) => {
  const text = await summaryOf({ vatMinor: 1_642, totalMinor: 21_542, isTaxIncluded }, ofPage);
  expect(text).toContain(told);
  expect(text.includes('Estimated tax')).toBe(!isTaxIncluded);
  expect(text.endsWith('€16.42')).toBe(isTaxIncluded);
});

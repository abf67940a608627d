// The page of an order without a network, and with one again.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type ShopError, shopError } from '#contract/errors.ts';
import type { Order } from '#contract/orders.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { OrderScreen } from '#src/features/order/order-screen.tsx';
import type { Services } from '#src/services/services.tsx';
import { orderIn } from '#tests/fixtures/orders.ts';
import { type ShopPage, renderInShop } from '#tests/fixtures/shop-page.tsx';

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

const PAID = orderIn('en-us', { isOwn: false });
const lead = () => page.getByRole('status').filter({ hasText: PAID.number });

/** Without a network; `read` answers for the order each time. */
async function show(read: () => Result<Order, ShopError>): Promise<Services['view']> {
  let view: Services['view'] | undefined;
  shop = await renderInShop((services) => {
    view = services.view;
    view.isOnline = false;
    Object.assign(services, { endpoints: { orderGet: async () => read() } });
    return <OrderScreen number={PAID.number} title="Your order" withoutScript="" onFound={() => undefined} />;
  });
  return view!;
}

test('one that could not be read comes by itself with the network', async () => {
  let answer: Result<Order, ShopError> = fail(shopError('offline'));
  const view = await show(() => answer);
  await expect.element(page.getByRole('button', { name: 'Find it' })).toBeVisible();
  answer = ok(PAID);
  view.isOnline = true;
  await expect.element(lead()).toBeVisible();
});

test('one that the device has kept is renewed with the network, the focus stays, and a failure changes nothing', async () => {
  let answer: Result<Order, ShopError> = ok(PAID);
  let reads = 0;
  const view = await show(() => {
    reads += 1;
    return answer;
  });
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await expect.element(page.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  answer = fail(shopError('overloaded'));
  view.isOnline = true;
  await expect.poll(() => reads).toBe(2);
  await expect.element(page.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  expect(page.getByText('That did not work').elements()).toEqual([]);
  view.isOnline = false;
  answer = ok({ ...PAID, state: 'packed' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  view.isOnline = true;
  await expect.poll(() => reads).toBe(3);
  await expect.element(lead()).toHaveTextContent(`Order ${PAID.number} · Packed`);
  await expect.element(page.getByRole('button', { name: 'Keep it' })).toHaveFocus();
});

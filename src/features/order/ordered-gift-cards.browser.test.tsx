// Gift cards that were bought, on the page of their order: listed, and named by the question that cancels it.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Order } from '#contract/orders.ts';
import { OrderChanges } from '#src/features/order/order-changes.tsx';
import { OrderDetails } from '#src/features/order/order-details.tsx';
import { createOrderState } from '#src/features/order/state.ts';
import { type ShopPage, renderInShop } from '#tests/fixtures/shop-page.tsx';

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

const ADDRESS = {
  email: 'kim@example.com',
  phone: '',
  firstName: 'Kim',
  lastName: 'Berg',
  streetAddress: 'Hauptstrasse 1',
  zip: '10115',
  city: 'Berlin',
  stateOrProvince: '',
  country: 'DE',
};
const ORDER: Order = {
  orderId: 'o1',
  number: 'K4T9XW2MRD',
  placedAt: 0,
  market: 'en-eu',
  currency: 'EUR',
  state: 'paid',
  rows: [],
  deliveryCustomerInfo: ADDRESS,
  billingCustomerInfo: ADDRESS,
  shipping: { methodId: null, title: '', kind: 'none', place: null, earliest: null, latest: null },
  giftMessage: '',
  discounts: [],
  giftCards: [],
  giftCardsBought: [
    { value: 50, recipientEmail: 'anna@example.com', deliverOn: '2026-12-24' },
    { value: 25, recipientEmail: 'bo@example.com', deliverOn: null },
  ],
  totals: {
    subtotalValue: 75,
    discountValue: 0,
    shippingValue: 0,
    taxes: [],
    taxValue: 0,
    isTaxIncluded: true,
    isTaxEstimate: false,
    totalValue: 75,
    giftCardsValue: 0,
    toPayValue: 75,
  },
  payment: { title: 'card', paidValue: 75, refundedValue: 0 },
  parcels: [],
  log: [],
  isOwn: true,
  canBeCancelled: true,
  canBeReturned: false,
  returnLabel: null,
};

async function show(order: Order): Promise<void> {
  shop = await renderInShop(() => (
    <>
      <OrderDetails order={order} />
      <OrderChanges state={createOrderState()} order={order} />
    </>
  ));
}

test('each is a line with its amount, whom it goes to and its day', async () => {
  await show(ORDER);
  await expect.element(page.getByText('To anna@example.com')).toBeVisible();
  const lines = [...document.querySelectorAll('[data-part="ordered-gift-card"]')];
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Gift cardTo anna@example.comSent on 24 December 2026€50.00',
    'Gift cardTo bo@example.com€25.00',
  ]);
});

test('of gift cards alone nothing is delivered: neither a cost of it nor an address is shown', async () => {
  await show(ORDER);
  await expect.element(page.getByText('To anna@example.com')).toBeVisible();
  const sums = document.querySelector('[data-part="order-sums"]');
  expect(sums?.textContent).toBe('Goods€75.00Total€75.00Paid by card€75.00');
  const headings = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
  expect(headings).toEqual(['What you ordered', 'Bill to']);
});

test('who cancels them is told to get back what is left on them, and who bought none, everything', async () => {
  await show(ORDER);
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  const question = () => document.querySelector('legend')?.textContent;
  expect(question()).toBe(
    'Cancel the whole order? You get back what you paid for the goods and what is left on its gift cards, which stop working.',
  );
  shop?.remove();
  await show({ ...ORDER, giftCardsBought: [] });
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  expect(question()).toBe('Cancel the whole order? You get back everything you paid.');
});

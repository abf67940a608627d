// Orders that a device kept: those of today as they are, those of an earlier version under the names of today.
import { expect, test } from 'vitest';
import { orderOf } from '#src/features/order/kept-order.ts';
import { orderIn } from '#tests/fixtures/orders.ts';

const ORDER = orderIn('sv-se');
const { deliveryCustomerInfo: delivery, billingCustomerInfo: billing, ...rest } = ORDER;

test('an order is read under either names', () => {
  expect(orderOf(ORDER)).toEqual(ORDER);
  expect(orderOf({ ...rest, delivery, billing })).toEqual(ORDER);
  expect(orderOf({ ...rest, delivery })?.billingCustomerInfo).toEqual(delivery);
});

test('an order that does not say who ordered is none', () => {
  expect(orderOf(rest)).toBeNull();
});

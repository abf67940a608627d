// An order as this version names its parts: a device may have kept it under the names of an earlier one.
import type { Order } from '#contract/orders.ts';

interface EarlierNames {
  readonly delivery?: Order['deliveryCustomerInfo'];
  readonly billing?: Order['billingCustomerInfo'];
}
type KeptOrder = Omit<Order, 'deliveryCustomerInfo' | 'billingCustomerInfo'> &
  Partial<Pick<Order, 'deliveryCustomerInfo' | 'billingCustomerInfo'>> &
  EarlierNames;

/** Null: it does not say who ordered, under either name, and can't be shown. */
export function orderOf({ delivery, billing, ...kept }: KeptOrder): Order | null {
  const deliveryCustomerInfo = kept.deliveryCustomerInfo ?? delivery;
  const billingCustomerInfo = kept.billingCustomerInfo ?? billing ?? deliveryCustomerInfo;
  if (deliveryCustomerInfo === undefined || billingCustomerInfo === undefined) return null;
  return { ...kept, deliveryCustomerInfo, billingCustomerInfo };
}

// The purchase of an order as tracking events: one for each article, with an id that a repeat has too (CO-05d).
import type { TrackingEventInput } from '#contract/events.ts';
import type { Order } from '#contract/orders.ts';

export function purchaseEvents({ number, currency, rows }: Order): TrackingEventInput[] {
  return rows.map(({ orderRowId, product, unitValue }) => ({
    type: 'purchase',
    event_id: `purchase-${number}-${orderRowId}`,
    transaction_id: number,
    currency,
    product_id: product.id,
    entity_price: unitValue,
  }));
}

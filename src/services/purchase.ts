// Tells a purchase (EV-02, EV-03, CO-05d).
import type { TrackingClient } from '#contract/clients.ts';
import { purchaseEventId, purchaseOf } from '#contract/purchase.ts';

/**
 * `input` is `{ transaction_id, currency, items: [{ item_id, price, quantity }] }`; rejects with a TypeError that says what is
 * wrong with it. Told again, it is the same event.
 */
export async function sendPurchase(
  {
    tracking,
    market,
  }: {
    readonly tracking: Pick<TrackingClient, 'track'>;
    readonly market: { readonly code: string };
  },
  input: unknown,
): Promise<void> {
  const purchase = purchaseOf(input);
  if (!purchase.ok) throw new TypeError(purchase.error);
  if (market.code === '') throw new TypeError('purchase event requires a market');
  const { transaction_id, currency, items } = purchase.value;
  if (items.length === 0) return;
  const event_id = purchaseEventId(transaction_id);
  await tracking.track(market.code, {
    type: 'purchase',
    event_id,
    transaction_id,
    currency,
    items: [...items],
  });
}

// A purchase as other systems tell it (DA-06): by the documented names, which differ from those of the shop's own events.
import { type Static, Type } from 'typebox';
import { MAX_EVENT_TEXT_LENGTH, MAX_PURCHASED_ITEMS } from '#contract/limits.ts';
import { Id, MarketParameter } from '#contract/parameters.ts';

const Short = Type.String({ minLength: 1, maxLength: MAX_EVENT_TEXT_LENGTH });

/** Fields beyond these are left out. Without an `event_id` the transaction is its identity, without a session it has none. */
export const PurchaseEventSchema = Type.Object(
  {
    event_type: Type.Literal('purchase'),
    event_id: Type.Optional(Id),
    session_id: Type.Optional(Type.Union([Type.String({ maxLength: 120 }), Type.Null()])),
    tenant: Short,
    market: MarketParameter,
    transaction_id: Short,
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    products: Type.Array(
      Type.Object(
        {
          sku: Short,
          price: Type.Union([
            Type.Number({ minimum: 0 }),
            Type.String({ pattern: '^\\d{1,15}(\\.\\d{1,6})?$' }),
          ]),
          quantity: Type.Integer({ minimum: 1 }),
        },
        { title: 'PurchasedProduct' },
      ),
      { minItems: 1, maxItems: MAX_PURCHASED_ITEMS },
    ),
  },
  { title: 'PurchaseEvent' },
);
type PurchaseEvent = Static<typeof PurchaseEventSchema>;

/** Of a purchase that names no session. */
export const NO_SESSION = 'none';

export function isPurchaseEvent(event: unknown): boolean {
  return typeof event === 'object' && event !== null && 'event_type' in event;
}

/** As the shop's own events have it. The same transaction is the same event, however often it is told. */
export function trackingEventOf({ products, ...purchase }: PurchaseEvent) {
  const { tenant, market, transaction_id, currency } = purchase;
  return {
    event_id: purchase.event_id ?? `purchase:${transaction_id}`,
    tenant,
    market,
    type: 'purchase' as const,
    session_id: purchase.session_id || NO_SESSION,
    transaction_id,
    currency,
    items: products.map(({ sku, price, quantity }) => ({ item_id: sku, price: Number(price), quantity })),
  };
}

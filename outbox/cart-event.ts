// The cart-tracking update of a change (CA-10): what the cart holds once the server has made it, or that it is empty.
import type { Cart } from '#contract/cart.ts';
import type { CartEntry, EntryDraft } from '#outbox/entry.ts';

/** One event a change, however often its response comes: its id is that of the change. */
export function cartEventId(intentId: string): string {
  return `cart-${intentId}`;
}

/** Undefined for a change that is not tracked. */
export function cartEventOf(
  { intent, tracking, since, account }: CartEntry,
  cart: Cart,
): EntryDraft | undefined {
  if (tracking === undefined) return undefined;
  const { tenant, sessionId, visitorId, origin } = tracking;
  const { market } = intent;
  const id = cartEventId(intent.intentId);
  const cartRef = cart.cartId;
  const isEmpty = cart.orderRows.length + cart.giftCardRows.length === 0;
  return {
    kind: 'event',
    id,
    since,
    account,
    event: {
      ...(isEmpty
        ? { type: 'emptyCart', data: { cartRef } }
        : {
            type: 'cart',
            data: {
              cartRef,
              // The link that opens the shop with this cart in the open bag (SH-10).
              cartUrl: `${origin}/${market}?cartId=${encodeURIComponent(cartRef)}&modal=cart`,
              locale: localeOf(market),
              items: itemsOf(cart),
            },
          }),
      event_id: id,
      captured_at: since,
      tenant,
      market,
      session_id: sessionId,
      ...(visitorId === undefined ? {} : { visitor_id: visitorId }),
    },
  };
}

/** Of the market `sv-se`: `sv-SE`. */
function localeOf(market: string): string {
  const [language = '', region = ''] = market.split('-');
  return `${language.toLowerCase()}-${region.toUpperCase()}`;
}

/** By product, as events of views and purchases name them. */
function itemsOf({ orderRows }: Cart): { itemId: string; quantity: number }[] {
  const quantities = new Map<string, number>();
  for (const { product, quantity } of orderRows)
    quantities.set(product.id, (quantities.get(product.id) ?? 0) + quantity);
  return [...quantities].map(([itemId, quantity]) => ({ itemId, quantity }));
}

// Every HTTP call by its name, without schemas: what page and workers make their requests from.
import { CART_CALLS } from '#contract/cart.calls.ts';
import { CHECKOUT_CALLS } from '#contract/checkout.calls.ts';
import { DISCOVERY_CALLS } from '#contract/discovery.calls.ts';
import { EVENTS_CALLS } from '#contract/events.calls.ts';
import { GIFT_CARD_CALLS } from '#contract/gift-cards.calls.ts';
import { ORDER_CALLS } from '#contract/orders.calls.ts';
import { SHOP_CALLS } from '#contract/shop.calls.ts';
import { SNAPSHOT_CALLS } from '#contract/snapshot.calls.ts';

export const CALLS = {
  ...SHOP_CALLS,
  ...CART_CALLS,
  ...GIFT_CARD_CALLS,
  ...CHECKOUT_CALLS,
  ...ORDER_CALLS,
  ...DISCOVERY_CALLS,
  ...SNAPSHOT_CALLS,
  ...EVENTS_CALLS,
} as const;

type Calls = typeof CALLS;
export type CallName = keyof Calls;

/** The names of the calls that may be made by the page's worker outside of the outbox. */
export type PageCallName = {
  [N in CallName]: 'page' extends Calls[N]['callers'][number] ? N : never;
}[CallName];
/** Those of them whose responses may be stored on the device. */
export type CacheableCallName = {
  [N in PageCallName]: Calls[N] extends { cache: 'revalidate' } | { isKeptOnDevice: true } ? N : never;
}[PageCallName];

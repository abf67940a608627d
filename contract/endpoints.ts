// Every endpoint by its name, each domain's from its own module: what routes, clients' types and OpenAPI are made from.
import type { Static, TSchema } from 'typebox';
import { CART_ENDPOINTS } from '#contract/cart.ts';
import { CHECKOUT_ENDPOINTS } from '#contract/checkout.ts';
import { DISCOVERY_ENDPOINTS } from '#contract/discovery.ts';
import { EVENTS_ENDPOINTS } from '#contract/events.ts';
import { GIFT_CARD_ENDPOINTS } from '#contract/gift-cards.ts';
import { ORDER_ENDPOINTS } from '#contract/orders.ts';
import { SHOP_ENDPOINTS } from '#contract/shop.ts';
import { SNAPSHOT_ENDPOINTS } from '#contract/snapshot.ts';

export const ENDPOINTS = {
  ...SHOP_ENDPOINTS,
  ...CART_ENDPOINTS,
  ...GIFT_CARD_ENDPOINTS,
  ...CHECKOUT_ENDPOINTS,
  ...ORDER_ENDPOINTS,
  ...DISCOVERY_ENDPOINTS,
  ...SNAPSHOT_ENDPOINTS,
  ...EVENTS_ENDPOINTS,
} as const;

export type EndpointName = keyof typeof ENDPOINTS;
type Part<N extends EndpointName, K extends string> =
  (typeof ENDPOINTS)[N] extends Record<K, infer S extends TSchema> ? Static<S> : undefined;
export type ParamsOf<N extends EndpointName> = Part<N, 'params'>;
export type QueryOf<N extends EndpointName> = Part<N, 'query'>;
export type BodyOf<N extends EndpointName> = Part<N, 'body'>;
export type ResponseOf<N extends EndpointName> = Static<(typeof ENDPOINTS)[N]['response']>;

interface Parts<N extends EndpointName> {
  params: ParamsOf<N>;
  query: QueryOf<N>;
  body: BodyOf<N>;
}
/** What a request carries: the parts that its endpoint has. */
export type CallParts<N extends EndpointName> = {
  readonly [K in keyof Parts<N> as Parts<N>[K] extends undefined ? never : K]: Parts<N>[K];
};

// What is sent for an entry, and what an answer means for it.
import type { Cart, CartIntent } from '#contract/cart.ts';
import { fromWire, type ShopError, shopError } from '#contract/errors.ts';
import type { EventsAck, TrackingEvent } from '#contract/events.ts';

/** One HTTP call, without its origin. */
export interface OutboxRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}
/** What came back; null when nothing did (no network, no answer in time). */
export type OutboxResponse = {
  readonly status: number;
  readonly retryAfterMs: number | null;
  /** Parsed JSON; undefined when it was none. */
  readonly body: unknown;
} | null;
export type Send = (request: OutboxRequest) => Promise<OutboxResponse>;

/** `stay`: no verdict, the entry waits for another try. Only an answer that is ours is an ack: a login page with 200 is none. */
export type SendOutcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused'; readonly error: ShopError }
  | { readonly kind: 'stay'; readonly retryAfterMs: number | null };

const JSON_HEADERS = { 'content-type': 'application/json' };
/** 4xx that speak of the moment, not of the request. */
const TRANSIENT_STATUSES = new Set([408, 425, 429]);

export function eventsRequest(events: readonly TrackingEvent[]): OutboxRequest {
  return { method: 'POST', path: '/v2/create-events', headers: JSON_HEADERS, body: JSON.stringify(events) };
}

export function cartRequest({ intentId, market, change }: CartIntent): OutboxRequest {
  const key = { 'idempotency-key': intentId };
  const query = `?market=${encodeURIComponent(market)}`;
  if (change.kind === 'clear')
    return { method: 'GET', path: `/api/cart/clear${query}`, headers: key, body: null };
  const headers = { ...JSON_HEADERS, ...key };
  if (change.kind === 'add') {
    const { articleId, quantity, expectedPrice } = change;
    const body = { size: { articleId }, quantity, ...(expectedPrice === undefined ? {} : { expectedPrice }) };
    return { method: 'POST', path: `/api/cart/add${query}`, headers, body: JSON.stringify(body) };
  }
  const call = change.kind === 'subtract' ? 'subtractItem' : 'removeItem';
  const body = JSON.stringify({ orderRowId: change.orderRowId });
  return { method: 'POST', path: `/api/cart/${call}${query}`, headers, body };
}

export function cartSendOutcome(response: OutboxResponse): SendOutcome<Cart> {
  return sendOutcomeOf(response, isCart);
}

export function eventsSendOutcome(response: OutboxResponse): SendOutcome<EventsAck> {
  return sendOutcomeOf(response, isAck);
}

function sendOutcomeOf<T>(response: OutboxResponse, isOurs: (body: unknown) => body is T): SendOutcome<T> {
  if (response === null) return { kind: 'stay', retryAfterMs: null };
  const { status, body, retryAfterMs } = response;
  if (status >= 200 && status < 300 && isOurs(body)) return { kind: 'done', value: body };
  if (status >= 400 && status < 500 && !TRANSIENT_STATUSES.has(status))
    return { kind: 'refused', error: fromWire(body, status) };
  return { kind: 'stay', retryAfterMs };
}

/** The error of an event that the server named in its list as refused for good. */
export function rejectedEventError(reason: string | undefined): ShopError {
  return shopError('bad_request', reason === undefined ? {} : { detail: reason });
}

// Light guards, not the schemas: those would add a validator to every worker, and the server is our own.
function isCart(body: unknown): body is Cart {
  return (
    typeof body === 'object' &&
    body !== null &&
    'cartId' in body &&
    typeof body.cartId === 'string' &&
    'version' in body &&
    typeof body.version === 'number' &&
    'orderRows' in body &&
    Array.isArray(body.orderRows) &&
    'notices' in body &&
    Array.isArray(body.notices)
  );
}

function isAck(body: unknown): body is EventsAck {
  return typeof body === 'object' && body !== null && 'results' in body && Array.isArray(body.results);
}

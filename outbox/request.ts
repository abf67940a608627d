// The HTTP request of an outbox entry, and what its response means for the entry.
import { type Call, type HttpMethod, requestPathOf } from '#contract/call.ts';
import { CART_CALLS } from '#contract/cart.calls.ts';
import { type RowQuantity, toRowText } from '#contract/cart-change.ts';
import { CART_KEY_HEADER } from '#contract/cart-key.ts';
import type { Cart, CartIntent } from '#contract/cart.ts';
import type { BodyOf, CallParts, EndpointName } from '#contract/endpoints.ts';
import { fromWire, isWireError, type ShopError, shopError, type WireError } from '#contract/errors.ts';
import { EVENTS_CALLS } from '#contract/events.calls.ts';
import type { EventsAck, TrackingEvent } from '#contract/events.ts';

/** An HTTP request without its origin. */
export interface OutboxRequest {
  readonly method: HttpMethod;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}
/** Null if there was no response (no network, or timed out). */
export type OutboxResponse = {
  readonly status: number;
  readonly retryAfterMs: number | null;
  /** Parsed JSON; undefined for anything else. */
  readonly body: unknown;
} | null;
export type Send = (request: OutboxRequest) => Promise<OutboxResponse>;

/** `stay`: no final result, the entry stays pending. Only a body of our own API settles it, not a login page with status 200 or 403. */
export type SendOutcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused'; readonly error: ShopError }
  | { readonly kind: 'stay'; readonly retryAfterMs: number | null };

const JSON_HEADERS = { 'content-type': 'application/json' };
/** 4xx statuses that are not caused by the request itself, unless they name its field. */
const TRANSIENT_STATUSES = new Set([408, 425, 429]);

/** The calls that the outbox makes. */
const OUTBOX_CALLS = { ...CART_CALLS, ...EVENTS_CALLS };
type OutboxCallName = {
  [N in keyof typeof OUTBOX_CALLS]: 'outbox' extends (typeof OUTBOX_CALLS)[N]['callers'][number] ? N : never;
}[keyof typeof OUTBOX_CALLS];

export function eventsRequest(events: readonly TrackingEvent[]): OutboxRequest {
  return requestOf('createEvents', { body: [...events] });
}

export function cartRequest({ intentId, market, cartKey, change }: CartIntent): OutboxRequest {
  const query = { market };
  const key = {
    'idempotency-key': intentId,
    ...(cartKey === undefined ? {} : { [CART_KEY_HEADER]: cartKey }),
  };
  switch (change.kind) {
    case 'add': {
      const { kind: _add, articleId, ...details } = change;
      const body: BodyOf<'cartAdd'> = { size: { articleId }, ...details };
      return requestOf('cartAdd', { query, body }, key);
    }
    case 'subtract':
      return requestOf('cartSubtract', { query, body: { orderRowId: change.orderRowId } }, key);
    case 'remove':
      return requestOf(
        'cartRemove',
        { query: { ...query, ...upToIn(change) }, body: { orderRowId: change.orderRowId } },
        key,
      );
    case 'enterCode':
      return requestOf('cartEnterCode', { query: { market, discountCode: change.code } }, key);
    case 'removeCode':
      return requestOf('cartRemoveCode', { query: { market, discountCode: change.code } }, key);
    case 'clear':
      return requestOf('cartClear', { query: { ...query, ...upToIn(change) } }, key);
    case 'setCountry':
      return requestOf('cartSetCountry', { query }, key);
  }
}

function upToIn({ upTo }: { readonly upTo?: readonly RowQuantity[] }): { upTo?: string[] } {
  return upTo === undefined ? {} : { upTo: upTo.map(toRowText) };
}

function requestOf<N extends OutboxCallName & EndpointName>(
  name: N,
  parts: CallParts<N>,
  headers: Readonly<Record<string, string>> = {},
): OutboxRequest {
  const { method, path }: Call = OUTBOX_CALLS[name];
  const { query = {}, body } = parts as { query?: Record<string, unknown>; body?: unknown };
  return {
    method,
    path: requestPathOf(path, {}, query),
    headers: body === undefined ? headers : { ...JSON_HEADERS, ...headers },
    body: body === undefined ? null : JSON.stringify(body),
  };
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
  if (status >= 400 && status < 500 && isWireError(body) && isFinal(status, body))
    return { kind: 'refused', error: fromWire(body, status) };
  return { kind: 'stay', retryAfterMs };
}

/** Of a server that takes the request for another host's: its setup is at fault, which is mended, and not the entry. */
const MISDIRECTED = 421;

function isFinal(status: number, { error }: WireError): boolean {
  if (status === MISDIRECTED) return false;
  return !TRANSIENT_STATUSES.has(status) || error.field !== undefined;
}

/** Whether the server responded, and not a captive portal; a 5xx may come from a gateway before it. */
export function isFromServer(response: OutboxResponse): boolean {
  if (response === null) return false;
  const { status, body } = response;
  return status >= 500 || isWireError(body) || (status < 300 && body !== undefined);
}

/** The error of an event that the server has rejected permanently. */
export function rejectedEventError(reason: string | undefined): ShopError {
  return shopError('bad_request', reason === undefined ? {} : { detail: reason });
}

// Light checks instead of schemas, which would add a validator to every worker.
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

// What is sent for each entry of the outbox, and what counts as its final response.
import { describe, expect, test } from 'vitest';
import type { CartIntent } from '#contract/cart.ts';
import {
  cartRequest,
  cartSendOutcome,
  eventsSendOutcome,
  isFromServer,
  rejectedEventError,
} from '#outbox/request.ts';

const request = (change: CartIntent['change'], market = 'sv-se') =>
  cartRequest({ intentId: 'i1', market, change });
const CART = { cartId: 'c', version: 1, orderRows: [], notices: [] };
const response = (status: number, body: unknown) => ({ status, body, retryAfterMs: null });

describe('a change', () => {
  test('is the call of its kind, for its market and under its key', () => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'i1' };
    const row = { orderRowId: 'row-a1' };
    expect(request({ kind: 'subtract', ...row })).toEqual({
      method: 'POST',
      path: '/api/cart/subtractItem?market=sv-se',
      headers,
      body: JSON.stringify(row),
    });
    expect(request({ kind: 'remove', ...row }, 'en-eu')).toEqual({
      method: 'POST',
      path: '/api/cart/removeItem?market=en-eu',
      headers,
      body: JSON.stringify(row),
    });
    expect(request({ kind: 'clear' }, 'de-de')).toEqual({
      method: 'GET',
      path: '/api/cart/clear?market=de-de',
      headers: { 'idempotency-key': 'i1' },
      body: null,
    });
    expect(request({ kind: 'setCountry' }, 'de-de')).toEqual({
      method: 'POST',
      path: '/api/cart/setCountry?market=de-de',
      headers: { 'idempotency-key': 'i1' },
      body: null,
    });
  });

  test('that takes rows away says in the query how much there was of them', () => {
    const upTo = [
      { orderRowId: 'row-a:1', quantity: 2 },
      { orderRowId: 'gift-1', quantity: 1 },
    ];
    expect(request({ kind: 'remove', orderRowId: 'row-a:1', upTo: upTo.slice(0, 1) })).toMatchObject({
      path: '/api/cart/removeItem?market=sv-se&upTo=row-a%3A1*2',
      body: JSON.stringify({ orderRowId: 'row-a:1' }),
    });
    expect(request({ kind: 'clear', upTo }).path).toBe(
      '/api/cart/clear?market=sv-se&upTo=row-a%3A1*2&upTo=gift-1*1',
    );
  });

  test('of a discount code is the same call with another path, without a body', () => {
    const code = 'ÅRET 10';
    const query = '?market=sv-se&discountCode=%C3%85RET+10';
    for (const [kind, path] of [
      ['enterCode', '/api/products/discountCode'],
      ['removeCode', '/api/cart/removeDiscountCode'],
    ] as const)
      expect(request({ kind, code })).toEqual({
        method: 'POST',
        path: `${path}${query}`,
        headers: { 'idempotency-key': 'i1' },
        body: null,
      });
  });

  test('says how many are added, and at which price the shopper saw them', () => {
    const { path, body } = request({ kind: 'add', articleId: 'a1', quantity: 3, expectedPrice: 1499.5 });
    expect([path, JSON.parse(body ?? '')]).toEqual([
      '/api/cart/add?market=sv-se',
      { size: { articleId: 'a1' }, quantity: 3, expectedPrice: 1499.5 },
    ]);
  });
});

describe('a response', () => {
  test('settles a change only if it is a cart', () => {
    expect(cartSendOutcome(response(200, CART))).toEqual({ kind: 'done', value: CART });
    for (const body of [undefined, null, 'ok', {}, { ...CART, cartId: 1 }, { ...CART, notices: undefined }])
      expect(cartSendOutcome(response(200, body))).toEqual({ kind: 'stay', retryAfterMs: null });
  });

  test('of too many attempts refuses the change that names its field, of too many requests it stays', () => {
    const body = { error: { code: 'too_many_requests', message: 'wait', field: 'discountCode' } };
    expect(cartSendOutcome(response(429, body))).toMatchObject({
      kind: 'refused',
      error: { code: 'too_many_requests', field: 'discountCode' },
    });
    const { field: _none, ...unnamed } = body.error;
    expect(cartSendOutcome(response(429, { error: unnamed }))).toMatchObject({ kind: 'stay' });
    const elsewhere = { error: { code: 'wrong_host', message: 'of another host', field: 'Host' } };
    expect(cartSendOutcome(response(421, elsewhere))).toMatchObject({ kind: 'stay' });
  });

  test('settles events only if it lists results', () => {
    expect(eventsSendOutcome(response(200, { results: [] }))).toMatchObject({ kind: 'done' });
    expect(eventsSendOutcome(response(200, { results: 'all' }))).toMatchObject({ kind: 'stay' });
  });

  test('of the 4xx statuses refuses for good, except those that say "later"', () => {
    const body = { error: { code: 'out_of_stock', message: 'sold out' } };
    for (const status of [400, 401, 403, 404, 409, 410, 422])
      expect(cartSendOutcome(response(status, body)), `${status}`).toMatchObject({
        kind: 'refused',
        error: { code: 'out_of_stock', detail: 'sold out', status },
      });
    for (const status of [408, 421, 425, 429, 500, 502, 503, 504])
      expect(cartSendOutcome({ ...response(status, body), retryAfterMs: 5 }), `${status}`).toEqual({
        kind: 'stay',
        retryAfterMs: 5,
      });
  });

  test('is the server’s if it is its JSON; a captive portal’s page is not', () => {
    const error = { error: { code: 'forbidden', message: 'no' } };
    expect([response(200, CART), response(403, error), response(503, undefined)].map(isFromServer)).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      [null, response(200, undefined), response(403, undefined), response(403, {})].map(isFromServer),
    ).toEqual([false, false, false, false]);
  });

  test('that rejects an event says why', () => {
    expect(rejectedEventError('unknown type')).toMatchObject({ code: 'bad_request', detail: 'unknown type' });
    expect(rejectedEventError(undefined).detail).toBeUndefined();
  });
});

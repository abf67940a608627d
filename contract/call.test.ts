// What a call's declaration decides: how its request looks, and what may be done with it.
import { expect, test } from 'vitest';
import { changesData, requestPathOf } from '#contract/call.ts';
import { CALLS } from '#contract/calls.ts';

test('values in a path and a query cannot leave their place', () => {
  expect(requestPathOf('/v3/listings/:id/products', { id: 'a/../b?c#d' }, {})).toBe(
    '/v3/listings/a%2F..%2Fb%3Fc%23d/products',
  );
  expect(requestPathOf('/api/x', {}, { query: 'a&b=c d', market: 'sv-se' })).toBe(
    '/api/x?query=a%26b%3Dc+d&market=sv-se',
  );
});

test('a list is repeated in the query, and what has no value is left out', () => {
  const query = { productId: ['p1', 'p2'], cartId: undefined, limit: null, from: 0 };
  expect(requestPathOf('/api/x', {}, query)).toBe('/api/x?productId=p1&productId=p2&from=0');
  expect(requestPathOf('/api/x', {}, { cartId: undefined })).toBe('/api/x');
});

test('every call may be repeated, those that change data under a key or as events with ids; a guess counts each time', () => {
  const changing = Object.entries(CALLS).filter(([, call]) => changesData(call));
  expect(Object.fromEntries(changing.map(([name, { retry }]) => [name, retry]))).toEqual({
    cartAdd: 'keyed',
    cartSubtract: 'keyed',
    cartRemove: 'keyed',
    cartEnterCode: 'keyed',
    cartRemoveCode: 'keyed',
    cartClear: 'keyed',
    cartSetCountry: 'keyed',
    cartAddGiftCard: 'keyed',
    giftCardValidate: 'never',
    checkoutUpdate: 'keyed',
    checkoutSetGiftCard: 'keyed',
    checkoutRemoveGiftCard: 'keyed',
    checkoutComplete: 'keyed',
    checkoutCancel: 'keyed',
    orderLookUp: 'keyed',
    orderCancel: 'keyed',
    orderReturn: 'keyed',
    createEvents: 'acknowledged',
  });
});

// What a refused request is told: a status, a code, and the field at fault, whoever refuses it.
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';

let place: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  place = await DATABASES[0]!.make();
  shop = await startTestShop(place);
});
afterAll(async () => {
  await shop.server.close();
  await place.remove();
});

const send = (path: string, init: RequestInit = {}) => fetch(`${shop.server.url}${path}`, init);
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  send(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
const add = (body: object, headers: Record<string, string> = {}) =>
  post('/api/cart/add?market=sv-se', JSON.stringify(body), headers);
const GOOD = { size: { articleId: 'a2' } };
const ids = (count: number) => Array.from({ length: count }, (_, at) => `&productId=p${at}`).join('');

test.each<[string, () => Promise<Response>, number, string, string]>([
  ['no market', () => send('/api/cart/get/'), 400, 'bad_request', 'market'],
  ['no code of a market', () => send('/api/cart/get/?market=sweden'), 400, 'unknown_market', 'market'],
  [
    'a market that the shop has not',
    () => send('/api/cart/get/?market=zz-zz'),
    400,
    'unknown_market',
    'market',
  ],
  ['no size', () => add({}), 400, 'bad_request', 'size'],
  ['no article', () => add({ size: {} }), 400, 'bad_request', 'size.articleId'],
  ['a quantity as text', () => add({ ...GOOD, quantity: '2' }), 400, 'bad_request', 'quantity'],
  ['a field that is none', () => add({ ...GOOD, colour: 'red' }), 400, 'bad_request', 'colour'],
  [
    'no row',
    () => post('/api/cart/removeItem?market=sv-se', '{}', { 'x-cairn': '1' }),
    400,
    'bad_request',
    'orderRowId',
  ],
  [
    'a key that is too long',
    () => add(GOOD, { 'idempotency-key': 'k'.repeat(121) }),
    400,
    'bad_request',
    'Idempotency-Key',
  ],
  [
    'a key with a space',
    () => add(GOOD, { 'idempotency-key': 'k 1' }),
    400,
    'bad_request',
    'Idempotency-Key',
  ],
  [
    'a cart key that can be guessed',
    () => add(GOOD, { 'cart-key': 'k'.repeat(21) }),
    400,
    'bad_request',
    'Cart-Key',
  ],
  ['a body that is no JSON', () => post('/api/cart/add?market=sv-se', '{'), 400, 'bad_request', 'body'],
  [
    'a body of another type',
    () => add(GOOD, { 'content-type': 'text/plain' }),
    415,
    'unsupported_media_type',
    'content-type',
  ],
  [
    'a body in an encoding that is none',
    () => add(GOOD, { 'content-encoding': 'foo' }),
    415,
    'unsupported_media_type',
    'content-encoding',
  ],
  [
    'a read that says it has a body in an encoding that is none',
    () => send('/api/bootstrap/init?market=sv-se', { headers: { 'content-encoding': 'foo' } }),
    415,
    'unsupported_media_type',
    'content-encoding',
  ],
  [
    'a body that is not compressed as it says',
    () => add(GOOD, { 'content-encoding': 'gzip' }),
    400,
    'bad_request',
    'body',
  ],
  [
    'a read that is sent as a change',
    () => post('/api/bootstrap/init?market=sv-se', '{}'),
    405,
    'method_not_allowed',
    'method',
  ],
  [
    'a change that is sent as a read',
    () => send('/api/cart/add?market=sv-se'),
    405,
    'method_not_allowed',
    'method',
  ],
  ['a body that is too large', () => add({ ...GOOD, more: 'x'.repeat(70_000) }), 413, 'too_large', 'body'],
  [
    'a product that is none',
    () => send('/api/products/product?market=sv-se&id=p9'),
    404,
    'unknown_product',
    'id',
  ],
  ['no product', () => send('/api/products/listPrices?market=sv-se'), 400, 'bad_request', 'productId'],
  [
    'more than 20 products',
    () => send(`/api/products/listPrices?market=sv-se${ids(21)}`),
    400,
    'bad_request',
    'productId',
  ],
  ['a page that is none', () => send('/api/editorial/pages?market=sv-se&id=none'), 404, 'not_found', 'id'],
  [
    'a cart link that leads nowhere',
    () => send('/api/cart/get/?market=sv-se&cartId=c0'),
    404,
    'not_found',
    'cartId',
  ],
  ['a sitemap that is none', () => send('/sitemaps/zz-zz-1.xml'), 404, 'not_found', 'path'],
  ['a call that is none', () => send('/api/none'), 404, 'not_found', 'path'],
])('%s is refused with the field at fault, and stored by no cache', async (_, ask, status, code, field) => {
  const response = await ask();
  const problem = (await response.json()) as { readonly detail: string };
  expect([response.status, problem]).toEqual([
    status,
    {
      title: expect.stringMatching(/^[A-Z]/),
      status,
      detail: expect.stringMatching(/\w \w/),
      code,
      ...(field === undefined ? {} : { field }),
      error: { code, message: problem.detail, ...(field === undefined ? {} : { field }) },
    },
  ]);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('20 products in one call are answered', async () => {
  expect((await send(`/api/products/listPrices?market=sv-se${ids(20)}`)).status).toBe(200);
});

test.each([
  ['/v2/create-events', 'PUT', 'POST'],
  ['/v3/listings/1', 'DELETE', 'GET, HEAD'],
  ['/sv-se', 'POST', 'GET, HEAD'],
  ['/healthz', 'PATCH', 'GET, HEAD'],
])('%s tells what it is for to a %s', async (path, method, allowed) => {
  const response = await send(path, { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
});

/** With a target as it stands, which fetch would make a path of. */
async function sendTarget(
  target: string,
  method = 'GET',
): Promise<{ status: number | undefined; body: string }> {
  const { hostname, port } = new URL(shop.server.url);
  const sent = request({ hostname, port, path: target, method }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, body: await text(response) };
}

test('a target that names an origin is read by its path', async () => {
  const query = '/api/bootstrap/init?market=sv-se';
  const named = await sendTarget(`http://other.example${query}`);
  expect(named).toEqual(await sendTarget(query));
  expect(named.status).toBe(200);
});

test.each([['*'], ['http://'], ['http:'], ['other.example:443']])(
  'a target %s is refused',
  async (target) => {
    expect((await sendTarget(target)).status).toBe(400);
    expect(shop.errors).toEqual([]);
  },
);

test.each([
  ['three values', { field: 'price', op: 'inrange', data: [1, 2, 3] }, 'two numbers'],
  ['one value', { field: 'price', op: 'inrange', data: [1] }, 'two numbers'],
  ['a number alone', { field: 'price', op: 'inrange', data: 1 }, 'two numbers'],
  ['text', { field: 'color', op: 'inrange', data: ['blue', 'red'] }, 'two numbers'],
  ['paths', { field: 'price', op: 'inrange', data: [['1'], ['2']] }, 'two numbers'],
  ['two values', { field: 'price', op: 'leq', data: [1, 2] }, 'a number'],
  ['a word', { field: 'price', op: 'geq', data: 'cheap' }, 'a number'],
])('a filter by numbers with %s is refused', async (_, filter, wanted) => {
  const filters = [{ field: 'color', op: 'eq', data: 'red' }, filter];
  for (const path of ['/v3/search/results', '/v3/listings/clothing/products']) {
    const response = await post(path, JSON.stringify({ merchant: 'cairn', market: 'sv-se', filters }));
    const message = `filters.1 data of ${filter.op} must be ${wanted}`;
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { error: { code: 'bad_request', field: 'filters.1', message } },
    ]);
  }
});

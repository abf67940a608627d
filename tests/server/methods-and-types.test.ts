// Which methods and types of body a running shop says it takes, to whoever comes with another.
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Render } from '#contract/ssr.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';

const render: Render = async () => ({
  status: 200,
  html: '',
  location: null,
  modules: [],
  cache: 'revalidate',
});
let place: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  place = await DATABASES[0]!.make();
  shop = await startTestShop(place, undefined, async () => ({ render, renderCheckout: async () => '' }), {
    CAIRN_TEST_PAYMENTS: 'on',
  });
});
afterAll(async () => {
  await shop.server.close();
  await place.remove();
});

/** By methods that fetch does not send. */
async function send(method: string, path: string, headers: Record<string, string> = {}, body = '') {
  const { hostname, port } = new URL(shop.server.url);
  const sent = request({ hostname, port, path, method, headers }).end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

const JSON_TYPE = { 'content-type': 'application/json' };
const CALLS: readonly (readonly [path: string, allowed: string])[] = [
  ['/api/cart/add?market=sv-se', 'POST'],
  ['/api/bootstrap/init?market=sv-se', 'GET, HEAD'],
  ['/v3/listings/1', 'GET, HEAD'],
  ['/api/payment/stripe/notice', 'POST'],
  ['/images/none', 'GET, HEAD'],
  ['/v2/create-events/socket', 'GET, HEAD'],
];
const PAGES: readonly (readonly [path: string, allowed: string])[] = [
  ['/sv-se', 'GET, HEAD'],
  ['/healthz', 'GET, HEAD'],
  ['/sv-se/checkout', 'GET, HEAD, POST'],
];

test.each(['PROPFIND', 'TRACE', 'SEARCH', 'LINK', 'PURGE', 'MKCOL', 'QUERY', 'PUT'])(
  '%s is told what a call and a page are for, whatever its body is',
  async (method) => {
    for (const [path, allowed] of [...CALLS, ...PAGES])
      for (const [headers, body] of method === 'TRACE'
        ? ([[{}, '']] as const)
        : ([
            [{}, ''],
            [JSON_TYPE, '{'],
          ] as const)) {
        const response = await send(method, path, headers, body);
        expect([path, response.status, response.headers.allow]).toEqual([path, 405, allowed]);
        expect(JSON.parse(response.body)).toMatchObject({ code: 'method_not_allowed', field: 'method' });
        expect(response.headers['cache-control']).toBe('no-store');
      }
    const unknown = await send(method, '/api/none');
    expect([unknown.status, unknown.headers.allow, JSON.parse(unknown.body)]).toMatchObject([
      404,
      undefined,
      { code: 'not_found', field: 'path' },
    ]);
  },
);

test('a form of another type is told the type that its address takes', async () => {
  const ours = { origin: shop.server.url };
  for (const [path, type, taken] of [
    ['/policy-reports', 'application/json', 'application/csp-report'],
    ['/payment/test/none', 'application/json', 'application/x-www-form-urlencoded'],
    ['/sv-se/checkout', 'text/plain', 'application/x-www-form-urlencoded'],
    ['/api/cart/add?market=sv-se', 'application/xml', 'application/json'],
    ['/v2/create-events', 'application/x-www-form-urlencoded', 'application/json'],
  ] as const) {
    const { status, body } = await send('POST', path, { ...ours, 'content-type': type }, '{}');
    expect([path, status, JSON.parse(body)]).toMatchObject([
      path,
      415,
      { code: 'unsupported_media_type', field: 'content-type', detail: `the body must be ${taken}` },
    ]);
  }
});

test('codings have no case, and x-gzip is gzip', async () => {
  const event = { tenant: 'cairn', market: 'sv-se', type: 'page_view', session_id: 's1' };
  const text = (coding: string) => JSON.stringify([{ ...event, event_id: coding }]);
  for (const [coding, compress] of [
    ['GZIP', gzipSync],
    ['x-gzip', gzipSync],
    ['X-GZip', gzipSync],
    ['Br', brotliCompressSync],
    ['Identity', (body: string) => Buffer.from(body)],
  ] as const) {
    const response = await fetch(`${shop.server.url}/v2/create-events`, {
      method: 'POST',
      headers: { ...JSON_TYPE, 'content-encoding': coding },
      body: new Uint8Array(compress(text(coding))),
    });
    expect([coding, response.status]).toEqual([coding, 200]);
  }
  const twice = await send('POST', '/v2/create-events', { ...JSON_TYPE, 'content-encoding': 'gzip, gzip' });
  expect(twice.status).toBe(415);
});

// Whom the server takes a request to come from, behind proxies and without, and how many requests one client may make.
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireError } from '#contract/errors.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { responseTo } from '#tests/fixtures/raw-response.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';

const [SQLITE] = DATABASES;
/** The limit of a minute. */
const REQUESTS_PER_MINUTE = 1_200;
const AT_ONCE = 50;

describe.each([0, 1, 2])('behind %d trusted proxies', (trustedProxies) => {
  let place: TestDatabase;
  let shop: TestShop;
  beforeAll(async () => {
    place = await SQLITE!.make();
    shop = await startTestShop(place, undefined, undefined, {
      CAIRN_TRUSTED_PROXIES: String(trustedProxies),
      ...(trustedProxies === 0 ? {} : { CAIRN_ORIGIN: 'https://shop.example' }),
    });
  });
  afterAll(async () => {
    await shop.server.close();
    await place.remove();
  });

  const ask = (forwardedFor: string, headers: Record<string, string> = {}) =>
    fetch(`${shop.server.url}/robots.txt`, { headers: { 'x-forwarded-for': forwardedFor, ...headers } });
  /** How many requests the client may still make; null for this machine, whose requests are not counted. */
  const remaining = async (forwardedFor: string) => {
    const header = (await ask(forwardedFor)).headers.get('x-ratelimit-remaining');
    return header === null ? null : Number(header);
  };

  test('the client is the one that the last trusted proxy names, whatever the client says itself', async () => {
    const [first, second, third] = [
      await remaining('203.0.113.1, 203.0.113.2, 203.0.113.3'),
      // What stands before the client's address was sent by the client.
      await remaining(trustedProxies === 2 ? '127.0.0.1, 203.0.113.2, 9.9.9.9' : '127.0.0.1, 203.0.113.3'),
      await remaining('203.0.113.1, 203.0.113.4, 203.0.113.5'),
    ];
    const counted = [REQUESTS_PER_MINUTE - 1, REQUESTS_PER_MINUTE - 2, REQUESTS_PER_MINUTE - 1];
    expect([first, second, third]).toEqual(trustedProxies === 0 ? [null, null, null] : counted);
  });

  test('what a client says of the protocol changes nothing: the public origin makes the cookie one of https', async () => {
    const response = await fetch(`${shop.server.url}/api/cart/add?market=sv-se`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-cairn': '1', 'x-forwarded-proto': 'https' },
      body: JSON.stringify({ size: { articleId: 'a2' } }),
    });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toContain('; Max-Age=31536000;');
    const isSecure = [cookie.startsWith('__Host-cairn_session='), /; Secure/.test(cookie)];
    expect(isSecure).toEqual(trustedProxies === 0 ? [false, false] : [true, true]);
    expect(response.headers.has('strict-transport-security')).toBe(trustedProxies > 0);
    const description = await (await fetch(`${shop.server.url}/openapi.json`)).text();
    expect(description).toContain(`{"type":"apiKey","in":"cookie","name":"${cookie.split('=')[0]}"}`);
  });

  test('a host that was made up is refused behind a proxy, and in no page without one', async () => {
    const shown = async (headers: Record<string, string>, path = '/robots.txt') => {
      const { hostname, port } = new URL(shop.server.url);
      const sent = request({ hostname, port, path, headers }).end();
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      return { status: response.statusCode, body: await text(response) };
    };
    const forged = [
      { host: 'evil.example' },
      { host: 'shop.example.evil.example' },
      { host: 'shop.example:81' },
    ];
    if (trustedProxies === 0) {
      const { status, body } = await shown({ 'x-forwarded-host': 'evil.example' });
      expect([status, body.includes('evil')]).toEqual([200, false]);
      return;
    }
    for (const headers of [...forged, { host: 'shop.example', 'x-forwarded-host': 'evil.example' }]) {
      const { status, body } = await shown(headers);
      expect([status, JSON.parse(body)]).toMatchObject([
        421,
        { error: { code: 'wrong_host', field: 'Host' } },
      ]);
    }
    for (const host of [
      'shop.example',
      'Shop.Example:443',
      '127.0.0.1:3000',
      '[::1]',
      'localhost:3000',
      '10.1.2.3',
    ]) {
      const { status, body } = await shown({ host });
      expect([host, status, body]).toEqual([
        host,
        200,
        expect.stringContaining('https://shop.example/sitemap'),
      ]);
    }
    expect((await shown({ host: 'node-3.internal' }, '/healthz')).status).toBe(200);
  });

  const askTarget = (target: string, ...headers: string[]) =>
    responseTo(shop.server.url, [`GET ${target} HTTP/1.1`, 'Connection: close', ...headers]);

  test('a target that names a host is for that one, whatever the header says', async () => {
    const foreign = await askTarget('http://evil.example/robots.txt', 'Host: shop.example');
    const own = await askTarget('http://shop.example/robots.txt?a=b', 'Host: evil.example');
    if (trustedProxies === 0) {
      expect([foreign.status, foreign.body]).toEqual([200, expect.stringContaining('http://evil.example/')]);
      expect([own.status, own.body]).toEqual([200, expect.stringContaining('http://shop.example/sitemap')]);
      return;
    }
    expect([foreign.status, JSON.parse(foreign.body)]).toMatchObject([421, { code: 'wrong_host' }]);
    expect([own.status, own.body]).toEqual([200, expect.stringContaining('https://shop.example/sitemap')]);
    const forwarded = await askTarget(
      'http://node-3.internal/robots.txt',
      'Host: node-3.internal',
      'X-Forwarded-Host: shop.example',
    );
    expect(forwarded.status).toBe(200);
  });

  test('two hosts are refused, whichever is the shop’s', async () => {
    for (const target of ['/robots.txt', '/healthz', 'http://shop.example/robots.txt']) {
      const response = await askTarget(target, 'Host: shop.example', 'host: evil.example');
      expect([response.status, JSON.parse(response.body)]).toMatchObject([
        400,
        { code: 'bad_request', field: 'Host' },
      ]);
    }
  });

  const limitTest = async () => {
    for (let sent = 0; sent < REQUESTS_PER_MINUTE; sent += AT_ONCE) {
      const responses = await Promise.all(Array.from({ length: AT_ONCE }, () => ask('198.51.100.1')));
      expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
    }
    const refused = await ask('198.51.100.1');
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([429, 'no-store']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(((await refused.json()) as WireError).error.code).toBe('too_many_requests');
    expect((await ask('198.51.100.2')).status).toBe(200);
    // Without a file of its own a page is broken: those are neither counted nor refused.
    const file = await fetch(`${shop.server.url}/manifest.webmanifest`, {
      headers: { 'x-forwarded-for': '198.51.100.1' },
    });
    expect(file.status).toBe(200);
    expect((await ask('198.51.100.2, 198.51.100.1')).status).toBe(429);
    // A 4xx would make the outbox drop the events.
    const events = await fetch(`${shop.server.url}/v2/create-events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.1' },
      body: '[{}]',
    });
    expect([events.status, ((await events.json()) as WireError).error.code]).toEqual([503, 'overloaded']);
  };
  // Once is enough.
  if (trustedProxies === 1) test('a client above the limit is refused, no other is', limitTest);
});

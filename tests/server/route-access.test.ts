// Every route of the running shop that changes something: by which rule, and that no page of another site gets past it.
import { channel } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { changesData } from '#contract/call.ts';
import type { Render } from '#contract/ssr.ts';
import '#server/http/call-config.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';

interface ChangingRoute {
  readonly method: string;
  readonly url: string;
  /** The access rule of its call, or its own. */
  readonly rule: string | undefined;
}

const routes: ChangingRoute[] = [];
/** Fastify tells of each instance that it makes. */
function collectRoutes(message: unknown): void {
  const { fastify } = message as { readonly fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url, config }) => {
    const call = config?.call;
    for (const name of [method].flat())
      if (call === undefined ? !['GET', 'HEAD', 'OPTIONS'].includes(name) : changesData(call))
        routes.push({ method: name, url, rule: call?.access ?? config?.access });
  });
}

const render: Render = async () => ({
  status: 200,
  html: '',
  location: null,
  modules: [],
  cache: 'revalidate',
});
const [SQLITE] = DATABASES;
let place: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  const made = channel('fastify.initialization');
  made.subscribe(collectRoutes);
  place = await SQLITE!.make();
  shop = await startTestShop(place, undefined, async () => ({ render, renderCheckout: async () => '' }), {
    CAIRN_TEST_PAYMENTS: 'on',
  });
  made.unsubscribe(collectRoutes);
});
afterAll(async () => {
  await shop.server.close();
  await place.remove();
});

const hasBody = (method: string) => method !== 'GET' && method !== 'HEAD';
/** As another site's page can make it: by a form, an image, a beacon, or a script without leave to set headers. */
const FOREIGN: readonly Readonly<Record<string, string>>[] = [
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
  { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'empty', origin: 'https://other.shop.example' },
  // Browsers that are older, whose images and no-cors requests name nobody, and a frame without an origin.
  {},
  { origin: 'https://evil.example' },
  { origin: 'null' },
];
const BODIES: readonly (readonly [type: string, body: string])[] = [
  ['application/x-www-form-urlencoded', 'action=complete&delivery.country=SE&code=1&agreement=1'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n',
  ],
  ['text/plain', '{"size":{"articleId":"a1"},"code":"1","agreement":"1"}'],
  ['application/json', '{"size":{"articleId":"a1"},"code":"1","agreement":"1"}'],
];

describe('what changes something', () => {
  test('has an access rule', () => {
    expect(routes.filter(({ rule }) => rule === undefined)).toEqual([]);
    expect(routes.filter(({ rule }) => rule === 'form').map(({ url }) => url)).toContain('/:market/checkout');
    const calls = Object.values(CALLS).filter(changesData);
    const mounted = new Set(routes.map(({ method, url }) => `${method} ${url}`));
    expect(calls.map(({ method, path }) => `${method} ${path}`).filter((call) => !mounted.has(call))).toEqual(
      [],
    );
  });

  test('is not done for another site’s page, whatever it sends', async () => {
    const cookie = (
      await fetch(`${shop.server.url}/api/cart/add?market=sv-se`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"size":{"articleId":"a1"}}',
      })
    ).headers
      .getSetCookie()[0]!
      .split(';')[0]!;
    const cart = async () =>
      (await fetch(`${shop.server.url}/api/cart/get/?market=sv-se`, { headers: { cookie } })).json();
    const before = await cart();
    const reached: string[] = [];
    for (const { method, url, rule } of routes) {
      if (rule === 'public') continue;
      const path = url
        .replace(':market', 'sv-se')
        .replace(':provider', 'test')
        .replace(/:\w+|\*/g, 'x');
      // What is refused to all looks at nothing of the request.
      for (const foreign of rule === 'nobody' ? FOREIGN.slice(0, 1) : FOREIGN) {
        // With a body a browser always names the origin.
        if (hasBody(method) && Object.keys(foreign).length === 0) continue;
        for (const sent of hasBody(method) ? [...BODIES, undefined] : [undefined]) {
          const { status } = await fetch(`${shop.server.url}${path}?market=sv-se&discountCode=A`, {
            method,
            redirect: 'manual',
            headers: { cookie, ...foreign, ...(sent === undefined ? {} : { 'content-type': sent[0] }) },
            ...(sent === undefined ? {} : { body: sent[1] }),
          });
          // Nobody has signed it, nobody knows the secret, nothing is there or takes this method.
          const refusals =
            rule === 'session' || rule === 'customer' || rule === 'form' ? [403] : [400, 404, 405];
          if (![...refusals, 415].includes(status)) reached.push(`${method} ${path} ${sent?.[0]}: ${status}`);
        }
      }
    }
    expect(reached).toEqual([]);
    expect(await cart()).toEqual(before);
  });
});

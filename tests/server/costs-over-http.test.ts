// A client that has cost too much: its pages and searches are refused for a while, what costs nothing is not, nor are others.
import { Type } from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { type ShopError, shopError } from '#contract/errors.ts';
import { fail, ok } from '#contract/result.ts';
import { createApp } from '#server/http/app.ts';
import { mountEndpoint } from '#server/http/endpoints.ts';
import { mountSitemap } from '#server/http/sitemap.ts';
import { processorTimeMs } from '#server/processor-time.ts';
import { createLog } from '#server/log.ts';
import type { EngineLookup } from '#server/shop/shop.ts';
import type { CreateRenderer } from '#server/ssr/page.ts';
import { DEFAULT_MARKETS } from '#settings/default-markets.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { standStill } from '#tests/fixtures/stand-still.ts';
import { BEHIND_ONE_PROXY, startTestShop, type TestShop } from '#tests/shop.ts';

const COST_MS = 7_000;
const WORK_MS = 30;
/** As on a machine that runs something else meanwhile: nobody's cost. */
const PAUSE_MS = 500;

/** Pages that say what they cost. */
const createRenderer: CreateRenderer = async () => ({
  isShareable: true,
  async render({ url }, { name, onCost }) {
    onCost(COST_MS);
    const html = `<p>${url} for ${name}</p>`;
    return { status: 200, html, location: null, modules: [], cache: 'revalidate' };
  },
  async renderCheckout(_request, { name, onCost }) {
    onCost(COST_MS);
    return `<p>checkout of ${name}</p>`;
  },
});

let place: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  place = await DATABASES[0]!.make();
  // A clock that stands: what has been spent does not come back meanwhile.
  const now = Date.now();
  shop = await startTestShop(place, undefined, createRenderer, BEHIND_ONE_PROXY, () => now);
});
afterAll(async () => {
  await shop.server.close();
  await place.remove();
});

type CallInit = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> };
function request(path: string, client: string, init: CallInit = {}): Promise<Response> {
  const headers = { host: 'shop.example', 'x-forwarded-for': client, accept: 'text/html', ...init.headers };
  return fetch(`${shop.server.url}${path}`, { redirect: 'manual', ...init, headers });
}
const post = (path: string, client: string, body: unknown) =>
  request(path, client, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-cairn': '1', 'idempotency-key': 'one' },
  });

test('a checkout’s page is charged like others', async () => {
  const greedy = '203.0.113.12';
  expect(await (await request('/sv-se/checkout', greedy)).text()).toBe(`<p>checkout of ${greedy}</p>`);
  expect((await request('/sv-se/checkout', greedy)).status).toBe(429);
  expect((await request('/sv-se/c/shells?sort=name', greedy)).status).toBe(429);
  expect((await request('/sv-se/checkout', '198.51.100.12')).status).toBe(200);
});

test('who has spent what a client may opens nothing that must be made, until some of it has come back', async () => {
  const greedy = '203.0.113.9';
  const other = '198.51.100.7';
  const sitemap = await request('/sitemaps/sv-se-1.xml', other);
  expect((await request('/sv-se/c/shells', greedy)).status).toBe(200);

  const refused = await request('/sv-se/c/shells?sort=price', greedy);
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
    429,
    '4',
    'no-store',
  ]);
  expect(await refused.text()).toContain('<html lang="sv"');
  const search = await request('/api/search?market=sv-se&query=skal', greedy);
  expect([search.status, (await search.json()).error.code]).toEqual([429, 'too_many_requests']);

  for (const path of ['/sitemap.xml', '/sitemaps/sv-se-1.xml']) {
    const { status, headers } = await request(path, greedy);
    expect([status, headers.get('retry-after'), headers.get('cache-control')], path).toEqual([
      429,
      '4',
      'no-store',
    ]);
  }

  // What was made already, what is not made at all, and what was done.
  expect((await request('/sv-se/c/shells', greedy)).status).toBe(200);
  expect((await request('/healthz', greedy)).status).toBe(200);
  const known = { headers: { 'if-none-match': sitemap.headers.get('etag') ?? '' } };
  expect((await request('/sitemaps/sv-se-1.xml', greedy, known)).status).toBe(304);
  const added = await post('/api/cart/add?market=sv-se', greedy, { size: { articleId: 'a2' } });
  expect(added.status).toBe(200);

  expect((await request('/sv-se/c/shells?sort=price', other)).status).toBe(200);
  expect((await request('/api/search?market=sv-se&query=skal', '198.51.100.8')).status).toBe(200);
});

/** The call as it is declared, whatever it is sent. */
const withoutSchemas = ({ method, cache, access, callers, retry, summary, tag }: Endpoint): Endpoint =>
  ({ method, cache, access, callers, retry, summary, tag, path: '', response: Type.Object({}) }) as Endpoint;

test.each<readonly [string, Endpoint, boolean, boolean]>([
  ['a search', ENDPOINTS.search, true, false],
  ['a change of a cart', ENDPOINTS.cartAdd, false, true],
  ['a list of events', ENDPOINTS.createEvents, false, false],
])(
  'the time that %s took is charged if it changes nothing, and what it left if it is a shopper’s',
  async (_, endpoint, isCharged, leavesRows) => {
    const originOf = () => 'http://shop.example';
    const app = await createApp({
      log: createLog('silent'),
      trustedProxies: 0,
      originOf,
      shopName: () => '',
    });
    const spent: [string | null, number][] = [];
    const left: [string | null, number][] = [];
    let calls = 0;
    let refusal: ShopError | null = null;
    let outcome: 'done' | 'repeated' | 'refused' = 'done';
    mountEndpoint(
      app,
      { ...withoutSchemas(endpoint), path: '/measured' },
      async (call) => {
        calls += 1;
        const end = processorTimeMs() + WORK_MS;
        while (processorTimeMs() < end);
        standStill(PAUSE_MS);
        if (outcome === 'repeated') (call as { markReplayed(): void }).markReplayed();
        return outcome === 'refused' ? fail(shopError('conflict')) : ok({});
      },
      {
        originOf,
        costs: { refusalOf: () => null, spend: (client, ms) => void spent.push([client, ms]) },
        stored: { refusalOf: () => refusal, spend: (client, bytes) => void left.push([client, bytes]) },
      },
    );
    const { method } = endpoint;
    const send = () =>
      app.inject({
        method,
        url: '/measured',
        remoteAddress: '203.0.113.9',
        headers: { 'x-cairn': '1' },
        ...(method === 'GET' ? {} : { payload: [{ text: 'x'.repeat(500) }] }),
      });
    await send();
    expect(calls).toBe(1);
    expect(spent.map(([client]) => client)).toEqual(isCharged ? ['203.0.113.9'] : []);
    for (const [, ms] of spent) {
      expect(ms).toBeGreaterThanOrEqual(WORK_MS);
      expect(ms).toBeLessThan(PAUSE_MS);
    }
    expect(left.map(([client]) => client)).toEqual(leavesRows ? ['203.0.113.9'] : []);
    for (const [, bytes] of left) expect(bytes).toBe(1_513);
    // What was done before, or not at all, leaves nothing.
    outcome = 'repeated';
    await send();
    outcome = 'refused';
    await send();
    expect(left).toHaveLength(leavesRows ? 1 : 0);
    refusal = shopError('too_many_requests', { retryAfterS: 7 });
    const refused = await send();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual(
      leavesRows ? [429, '7'] : [409, undefined],
    );
    expect(calls).toBe(leavesRows ? 3 : 4);
    await app.close();
  },
);

test('the time that writing a sitemap takes is charged, and what is not written costs nothing', async () => {
  const originOf = () => 'http://shop.example';
  const app = await createApp({ log: createLog('silent'), trustedProxies: 0, originOf, shopName: () => '' });
  const slugs = Array.from({ length: 2_000 }, (_, at) => `jacket-${at}`);
  const content = { listings: [], pages: [], stores: [] };
  const spent: (string | null)[] = [];
  let chargedMs = 0;
  mountSitemap(app, {
    registry: () => DEFAULT_MARKETS,
    siteContent: { current: () => content },
    engineOf: () => ({ engine: { productSlugs: () => slugs } }) as unknown as ReturnType<EngineLookup>,
    active: { asOf: () => 0, version: () => 'v1' },
    originOf,
    costs: {
      refusalOf: () => null,
      spend(client, ms) {
        spent.push(client);
        chargedMs += ms;
      },
    },
  });
  const send = (method: 'GET' | 'HEAD', url: string, headers = {}) =>
    app.inject({ method, url, headers, remoteAddress: '203.0.113.9' });
  const url = '/sitemaps/sv-se-1.xml';
  expect((await send('GET', '/sitemaps/sv-se-2.xml')).statusCode).toBe(404);
  const head = await send('HEAD', url);
  expect([head.statusCode, head.headers['content-length']]).toEqual([200, undefined]);
  expect((await send('GET', url, { 'if-none-match': head.headers.etag })).statusCode).toBe(304);
  expect(spent).toEqual([]);

  const usedBefore = processorTimeMs();
  const whole = await send('GET', url);
  const usedMs = processorTimeMs() - usedBefore;
  expect(whole.body.match(/<loc>/g)).toHaveLength(slugs.length + 1);
  // Apart from the sending.
  expect(new Set(spent)).toEqual(new Set(['203.0.113.9']));
  expect(chargedMs).toBeGreaterThan(0);
  expect(chargedMs).toBeLessThanOrEqual(usedMs);
  // By chunks: other requests are answered between them.
  expect(spent.length).toBeGreaterThan(10);
  await app.close();
});

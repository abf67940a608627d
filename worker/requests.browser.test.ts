// What a real worker asks of the server and when: shared and remembered responses, retries, cancels, queued changes, events.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeAll, createNetwork, MARKET, startWorker } from '#tests/fixtures/browser-worker.ts';
import { emptyDevice } from '#tests/fixtures/emptied-device.ts';
import { valueOf } from '#tests/fixtures/worker-clients.ts';
import { OPTIMISTIC_ROW } from '#tests/fixtures/optimistic-row.ts';

const MARKETS = { query: { market: MARKET } };
const within = { timeout: 30_000 };

beforeEach(emptyDevice);
afterEach(closeAll);

/** A worker whose server first goes through `intercept`: what that returns stands for the response. */
async function start(intercept: (path: string, init: RequestInit) => unknown = () => undefined) {
  const { server, name } = createNetwork();
  const serve = server.fetch;
  Object.assign(server, {
    async fetch(input: string, init: RequestInit) {
      const path = new URL(input).pathname;
      const instead = await intercept(path, init);
      if (!(instead instanceof Response)) return serve(input, init);
      server.requests.push(`${init.method} ${path}`);
      return instead;
    },
  });
  const worker = await startWorker(name);
  const requestsOf = (line: string) => server.requests.filter((request) => request === line).length;
  return { ...worker, server, name, requestsOf };
}
/** Keys of the answers on the device's disk. */
async function keptAnswers(): Promise<IDBValidKey[]> {
  const ended = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('no answers')));
    });
  const db = await ended(indexedDB.open('cairn-shop'));
  const keys = await ended(db.transaction('answers').objectStore('answers').getAllKeys());
  db.close();
  return keys;
}
const refusal = (status: number) => Response.json({ error: { code: 'internal', message: 'x' } }, { status });

describe('responses', () => {
  test('NE-01a NE-01b PW-02b equal requests at once are one, and a later one is answered from memory', async () => {
    const { api, requestsOf } = await start();
    const ask = (id: string, market = MARKET) => api.endpoints.bootstrapMarkets(id, { query: { market } });
    const [first, second] = await Promise.all([ask('c1'), ask('c2')]);
    expect(requestsOf('GET /api/bootstrap/markets')).toBe(1);
    expect(valueOf(first)).toEqual(valueOf(second));
    expect(valueOf(await ask('c3'))).toEqual(valueOf(first));
    expect(requestsOf('GET /api/bootstrap/markets')).toBe(1);
    await ask('c4', 'en-eu');
    expect(requestsOf('GET /api/bootstrap/markets')).toBe(2);
  });

  test.each([
    ['NE-02a', 400],
    ['NE-02a', 401],
    ['NE-02a', 403],
    ['NE-02c', 404],
    ['NE-02a', 409],
    ['NE-02a', 429],
  ])('%s NE-03e %i is a failure and not retried', async (_, status) => {
    const { api, requestsOf } = await start((path) => path === '/api/bootstrap/markets' && refusal(status));
    expect(await api.endpoints.bootstrapMarkets('c1', MARKETS)).toMatchObject({
      ok: false,
      error: { status },
    });
    expect(requestsOf('GET /api/bootstrap/markets')).toBe(1);
  });

  test('NE-02d another failure status is retried', async () => {
    const failures = [500, 502, 503];
    const { api, requestsOf } = await start((path) => {
      const status = path === '/api/bootstrap/markets' ? failures.shift() : undefined;
      return status === undefined ? undefined : refusal(status);
    });
    expect(await api.endpoints.bootstrapMarkets('c1', MARKETS)).toMatchObject({ ok: true });
    expect(requestsOf('GET /api/bootstrap/markets')).toBe(4);
  });

  test('NE-03e 500 is a failure: what the device has stands in', async () => {
    let isFailing = false;
    const { api, name, kill, requestsOf } = await start((path) =>
      isFailing && path === '/api/bootstrap/markets' ? refusal(500) : undefined,
    );
    const kept = valueOf(await api.endpoints.bootstrapMarkets('c1', MARKETS));
    await expect.poll(keptAnswers, within).toContainEqual(expect.stringMatching(/^bootstrapMarkets /));
    kill();
    isFailing = true;
    const later = await startWorker(name);
    expect(valueOf(await later.api.endpoints.bootstrapMarkets('c3', MARKETS))).toEqual(kept);
    expect(requestsOf('GET /api/bootstrap/markets')).toBe(2);
  });
});

describe('a discovery call that failed', () => {
  const caller = { merchant: 'cairn', market: MARKET };
  const byId = { params: { id: 'l1' } };
  const products = { n_hits: 0, displays: [], sorts: [], filters: [] };
  test.each([
    ['NE-03a', 'suggestions', 'searchSuggestionsPost', { body: caller }, { suggestions: [] }],
    ['NE-03b', 'results', 'searchResults', { body: caller }, { ...products, content_search_links: [] }],
    ['NE-03c', 'listings', 'listing', { ...byId, query: caller }, { title: '', breadcrumbs: [] }],
    ['NE-03c', 'listings', 'listingProducts', { ...byId, body: caller }, products],
    [
      'NE-03d',
      'recommendations',
      'recommendProducts',
      { body: { ...caller, type: 'related' } },
      { displays: [] },
    ],
    ['NE-03d', 'recommendations', 'searchRelated', { body: caller }, { displays: [] }],
  ] as const)(
    '%s a failed call for %s gives an empty fallback with `failed` true (%s)',
    async (_, __, name, parts, empty) => {
      const { api } = await start((path) => path.startsWith('/v3/') && refusal(400));
      const call = api.endpoints[name] as (id: string, of: typeof parts) => Promise<unknown>;
      expect(await call('c1', parts)).toMatchObject({
        ok: true,
        value: { ...empty, failed: true, error: { status: 400 } },
      });
    },
  );

  test.each([201, 203, 226, 299])('NE-03f a response of %i is a failure', async (status) => {
    let isChanged = true;
    const { api, requestsOf } = await start((path) => {
      if (path !== '/v3/search/suggestions' || !isChanged) return undefined;
      isChanged = false;
      return Response.json({ suggestions: [{ type: 'query', query: 'not ours' }] }, { status });
    });
    const asked = api.endpoints.searchSuggestionsPost('c1', { body: { ...caller, query: 'jacka' } });
    const { suggestions } = valueOf(await asked);
    expect(suggestions.map((one) => (one.type === 'query' ? one.query : ''))).not.toContain('not ours');
    expect(requestsOf('POST /v3/search/suggestions')).toBe(2);
  });

  test('NE-03a NE-03b what came is suggested without the part that failed', async () => {
    let failing = '/v3/search/suggestions';
    const { api } = await start((path) => path === failing && refusal(400));
    const { cards, ...others } = valueOf(await api.discovery.suggest('c1', MARKET, 'jacka'));
    expect(others).toMatchObject({ queries: [], listings: [], failed: true });
    expect(cards.length).toBeGreaterThan(0);
    failing = '/v3/search/results';
    const { queries, listings, ...rest } = valueOf(await api.discovery.suggest('c2', MARKET, ''));
    expect(rest).toMatchObject({ cards: [], contentLinks: [], failed: true });
    expect(queries.length + listings.length).toBeGreaterThan(0);
  });
});

test('NE-05a NE-05b a newer request for suggestions, and a newer selection, cancel the older ones', async () => {
  const gate = Promise.withResolvers<void>();
  const { api } = await start((path) => (path.startsWith('/v3/search/') ? gate.promise : undefined));
  const request = { search: '', limit: 24 };
  const apply = (callId: string, data: string[]) =>
    api.discovery.apply(callId, MARKET, { kind: 'search' }, request, {
      filters: [{ field: 'color', op: 'in', data }],
      sort: null,
    });
  const [older, newer] = ['sk', 'skal'].map((query, at) => api.discovery.suggest(`s${at}`, MARKET, query));
  const [olderClick, newerClick] = [apply('a1', ['blue']), apply('a2', ['blue', 'red'])];
  expect(await older).toMatchObject({ ok: false, error: { code: 'canceled' } });
  expect(await olderClick).toMatchObject({ ok: false, error: { code: 'canceled' } });
  gate.resolve();
  expect(await newer).toMatchObject({ ok: true });
  expect(await newerClick).toMatchObject({ ok: true });
});

test('PW-02a PW-02c PW-02d PW-02e the worker searches, encodes and decodes filters, over Comlink, and keeps data with Dexie', async () => {
  const { api, last } = await start();
  const filters = [{ field: 'color', op: 'in' as const, data: ['blue'] }];
  const request = { search: '?utm=1', limit: 24 };
  const selection = { filters, sort: null };
  const applied = valueOf(await api.discovery.apply('c1', MARKET, { kind: 'search' }, request, selection));
  expect(applied.search).toMatch(/^\?utm=1&f_color=/);
  const all = valueOf(await api.page.search('c2', MARKET, { search: '', limit: 24 })).products;
  const { products } = valueOf(await api.page.search('c3', MARKET, { search: applied.search, limit: 24 }));
  expect(products.selectedFilters).toEqual(filters);
  expect(products.total).toBeGreaterThan(0);
  expect(products.total).toBeLessThan(all.total);
  await expect.poll(() => last('snapshot'), within).toMatchObject({ state: 'ready' });
  const stored = (await indexedDB.databases()).find(({ name }) => name === 'cairn-shop');
  // Dexie counts its versions in tens.
  expect((stored?.version ?? 1) % 10).toBe(0);
});

test('PW-06a PW-06b PW-06f PW-06g PW-06h EV-01w EV-07c what was done offline is sent in order and once, with no Background Sync', async () => {
  const sent: { path: string; key: string | null; type: string | null; body: unknown }[] = [];
  const { api, server, last } = await start((path, init) => {
    if (server?.isOffline || !/^\/(?:api\/cart\/(?!get)|v2\/)/.test(path)) return;
    const headers = new Headers(init.headers);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    sent.push({ path, key: headers.get('idempotency-key'), type: headers.get('content-type'), body });
  });
  server.isOffline = true;
  await api.tracking.track('t1', MARKET, { type: 'click', product_id: 'p1', detail: '', variant_ids: [] });
  await api.cart.add('c1', MARKET, 'a1', OPTIMISTIC_ROW);
  await api.cart.add('c2', MARKET, 'a2', OPTIMISTIC_ROW);
  await api.cart.remove('c3', MARKET, 'row-a1');
  await api.tracking.track('t2', MARKET, {
    type: 'page_view',
    product_id: 'p2',
    url: 'https://shop.example/',
  });
  await expect
    .poll(() => last('outbox'), within)
    .toMatchObject({ inbox: { waitingCount: 3, eventCount: 4 } });
  expect(sent).toEqual([]);

  server.isOffline = false;
  await api.outbox.flush('flush');
  await expect
    .poll(() => last('outbox'), within)
    .toMatchObject({ inbox: { waitingCount: 0, eventCount: 0 } });
  const changes = sent.filter(({ path }) => path.startsWith('/api/'));
  expect(changes.map(({ path, body }) => [path, body])).toMatchObject([
    ['/api/cart/add', { size: { articleId: 'a1' } }],
    ['/api/cart/add', { size: { articleId: 'a2' } }],
    ['/api/cart/removeItem', { orderRowId: 'row-a1' }],
  ]);
  expect(new Set(changes.map(({ key }) => key)).size).toBe(3);
  expect(server.cart().orderRows.map(({ orderRowId, quantity }) => [orderRowId, quantity])).toEqual([
    ['row-a2', 1],
  ]);
  const posts = sent.filter(({ path }) => path === '/v2/create-events');
  expect(posts.map(({ type, body }) => [type, Array.isArray(body)])).toEqual(
    posts.map(() => ['application/json', true]),
  );
  // Each change of the cart tells the cart as it is then, once it is made.
  expect(server.events.map(({ type }) => type)).toEqual([
    'click',
    'add_to_cart',
    'add_to_cart',
    'page_view',
    'cart',
    'cart',
    'cart',
  ]);
  const order = server.events.map(({ seq = 0 }) => seq);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(Object.keys(server.events[0] ?? {}).toSorted()).toEqual([
    'captured_at',
    'event_id',
    'market',
    'product_id',
    'seq',
    'session_id',
    'tenant',
    'type',
  ]);
  // Sent again, nothing happens twice.
  await api.outbox.flush('again');
  expect(sent).toHaveLength(3 + posts.length);
});

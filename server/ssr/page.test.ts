// How often a page is rendered, what is sent of it, and when it is rendered anew.
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import type { PageClient } from '#contract/clients.ts';
import { shopError } from '#contract/errors.ts';
import type { RenderRequest, RenderResult } from '#contract/ssr.ts';
import { createApp } from '#server/http/app.ts';
import { createCostLimits } from '#server/http/cost-limits.ts';
import { RequestError } from '#server/http/validation.ts';
import { createLog } from '#server/log.ts';
import { completeSettings, DEFAULT_SETTINGS } from '#settings/settings.ts';
import { createLiveSettings } from '#server/live-settings.ts';
import { marketInfo } from '#server/shop/bootstrap.ts';
import { mountPages, type PageDeps, siteAt } from '#server/ssr/page.ts';
import { createSharedPages } from '#server/ssr/shared-pages.ts';

const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

const FILLER = 'x'.repeat(5_000);

interface Options {
  readonly isShareable?: boolean;
  readonly result?: Partial<RenderResult> | ((request: RenderRequest) => Partial<RenderResult>);
  readonly isPageIn?: PageDeps['isPageIn'];
}

async function startPages({ isShareable = true, result = {}, isPageIn = () => true }: Options = {}) {
  const originOf = () => 'https://shop.example';
  const app = await createApp({
    log: createLog('silent'),
    trustedProxies: 0,
    originOf,
    shopName: () => 'Shop',
  });
  open.push(app);
  const state = { shown: 'first', renderings: 0, gate: Promise.resolve() };
  mountPages(app, {
    settings: createLiveSettings({ version: 0, settings: DEFAULT_SETTINGS, leftOut: [] }),
    pages: {} as PageClient,
    costs: createCostLimits(Date.now),
    isPageIn,
    movedTo: async () => undefined,
    originOf,
    shown: () => [state.shown, 'the same'],
    built: {
      ...(isShareable ? { isShareable: true } : {}),
      async render(request) {
        const { url, nonce } = request;
        state.renderings += 1;
        const { shown } = state;
        await state.gate;
        const html = `<style nonce="${nonce}">p{}</style><script nonce="${nonce}">go("${shown}")</script><script>injected()</script><script src="/a.js" nonce="${nonce}"></script><p>${url}${FILLER}`;
        return {
          status: 200,
          html,
          location: null,
          modules: [],
          cache: 'revalidate',
          ...(typeof result === 'function' ? result(request) : result),
        };
      },
    },
  });
  return { app, state };
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page is rendered once for all who ask for it at once, and for those who come later', async () => {
  const { app, state } = await startPages();
  const bodies = await Promise.all(Array.from({ length: 20 }, async () => (await app.inject('/c/a')).body));
  expect(new Set(bodies).size).toBe(1);
  await app.inject({ method: 'HEAD', url: '/c/a' });
  expect(state.renderings).toBe(1);
  await app.inject('/c/a?page=2');
  expect(state.renderings).toBe(2);
});

test('a page is one page for the visitors of every campaign, and leads elsewhere with the whole query', async () => {
  const { app, state } = await startPages();
  const { headers, body } = await app.inject('/c/a?f_size=M');
  for (const visit of ['f_size=M&utm_source=mail&gclid=x1', 'gclid=x2&f_size=M', 'f_size=M&fbclid=x3']) {
    const other = await app.inject(`/c/a?${visit}`);
    expect([other.headers['etag'], other.body]).toEqual([headers['etag'], body]);
  }
  expect(state.renderings).toBe(1);
  expect(body).not.toContain('gclid');
  await app.inject('/c/a?f_size=M&visit=1');
  expect(state.renderings).toBe(2);

  const moved = await startPages({
    result: ({ url }) => ({ status: 301, location: url.replace('/c/a', '/c/b') }),
  });
  const response = await moved.app.inject('/c/a?f_size=M&gclid=x1');
  expect(response.headers['location']).toBe('https://shop.example/c/b?f_size=M&gclid=x1');
});

test('a page is rendered anew when what is shown has changed, also while it was being rendered', async () => {
  const { app, state } = await startPages();
  expect((await app.inject('/c/a')).body).toContain('go("first")');
  state.shown = 'second';
  let openGate = () => {};
  state.gate = new Promise((resolve) => {
    openGate = resolve;
  });
  const early = app.inject('/c/a');
  await expect.poll(() => state.renderings).toBe(2);
  state.shown = 'third';
  const late = app.inject('/c/a');
  await expect.poll(() => state.renderings).toBe(3);
  openGate();
  expect((await early).body).toContain('go("second")');
  expect((await late).body).toContain('go("third")');
  expect((await app.inject('/c/a')).body).toContain('go("third")');
  expect(state.renderings).toBe(3);
});

test.each([
  ['of one shopper', { cache: 'no-store' as const }, 200],
  ['that is not there', { status: 404 }, 404],
  ['that is elsewhere', { status: 301, location: 'https://shop.example/c/b' }, 301],
])('a page %s comes, though what is shown changed while it was being rendered', async (_, result, status) => {
  const { app, state } = await startPages({ result: ({ url }) => (url.endsWith('/c/a') ? result : {}) });
  let openGate = () => {};
  state.gate = new Promise((resolve) => {
    openGate = resolve;
  });
  const early = app.inject('/c/a');
  await expect.poll(() => state.renderings).toBe(1);
  state.shown = 'second';
  const other = app.inject('/c/other');
  await expect.poll(() => state.renderings).toBe(2);
  openGate();
  expect([(await early).statusCode, (await other).statusCode]).toEqual([status, 200]);
  // Nothing of it is kept.
  await app.inject('/c/a');
  expect(state.renderings).toBe(3);
});

test('a page that was not shared at first is, once it can be', async () => {
  let isThere = false;
  const { app, state } = await startPages({ result: () => (isThere ? {} : { status: 404 }) });
  expect((await app.inject('/c/a')).statusCode).toBe(404);
  isThere = true;
  for (let again = 0; again < 2; again += 1) expect((await app.inject('/c/a')).statusCode).toBe(200);
  expect(state.renderings).toBe(2);
});

test('who waits for a page that is refused to the one who asked first, asks for themselves', async () => {
  let isRefused = true;
  const { app, state } = await startPages({
    result: () => {
      if (!isRefused) return {};
      isRefused = false;
      throw new RequestError(shopError('overloaded'));
    },
  });
  const answers = await Promise.all([app.inject('/c/a'), app.inject('/c/a'), app.inject('/c/a')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 200, 200]);
  expect(state.renderings).toBe(2);
});

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
  ['gzip, br;q=0', 'gzip', gunzipSync],
] as const)('what accepts %s gets the page so', async (accepted, encoding, decode) => {
  const { app } = await startPages();
  const response = await app.inject({ url: '/c/a', headers: { 'accept-encoding': accepted } });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.headers['vary']).toMatch(/accept-encoding/i);
  expect(decode(response.rawPayload).toString()).toContain(FILLER);
});

test('who has the page gets no body, until it is another', async () => {
  const { app, state } = await startPages();
  const { headers } = await app.inject('/c/a');
  const again = () => app.inject({ url: '/c/a', headers: { 'if-none-match': String(headers['etag']) } });
  const same = await again();
  expect([same.statusCode, same.body]).toEqual([304, '']);
  expect(same.headers['cache-control']).toBe('no-cache');
  expect(same.headers['content-security-policy']).toBe(headers['content-security-policy']);
  state.shown = 'second';
  expect((await again()).statusCode).toBe(200);
});

test("its policy allows what the shop put inline, and no script that came with the page's data", async () => {
  const { app } = await startPages();
  const { headers, body } = await app.inject('/c/a');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' ${sha256('go("first")')};`);
  expect(policy).toContain(`style-src 'self' ${sha256('p{}')};`);
  expect(policy).not.toContain('nonce');
  expect(body).not.toContain('nonce');
});

test.each<[string, Partial<RenderResult>, number]>([
  ['that no cache may keep', { cache: 'no-store' }, 200],
  ['that is not there', { status: 404 }, 404],
  ['that failed', { status: 500 }, 500],
  ['whose screen could not be loaded', { screenError: { code: 'overloaded', retryable: true } }, 503],
  ['that leads elsewhere', { status: 301, location: '/c/b' }, 301],
])('a page %s is rendered for each request', async (_, result, status) => {
  const { app, state } = await startPages({ result });
  for (let request = 1; request <= 2; request += 1) {
    const response = await app.inject('/c/a');
    expect(response.statusCode).toBe(status);
    expect(response.headers['etag']).toBeUndefined();
    expect(response.headers['content-security-policy']).toContain("'nonce-");
    expect(state.renderings).toBe(request);
  }
});

test('while its sources are edited every page is rendered', async () => {
  const { app, state } = await startPages({ isShareable: false });
  await app.inject('/c/a');
  await app.inject('/c/a');
  expect(state.renderings).toBe(2);
});

test('pages that were not asked for lately leave where there is no room', async () => {
  let renderings = 0;
  const pages = createSharedPages(() => [], { maxBytes: 5_000 });
  const ask = (url: string) =>
    pages.get(url, async () => {
      renderings += 1;
      return { etag: url, policy: '', body: new Uint8Array() };
    });
  for (const url of ['/a', '/b', '/c', '/d', '/a', '/e', '/a', '/b']) await ask(url);
  // Four fit: `/b` left for `/e`.
  expect(renderings).toBe(6);
});

test('a rendering that fails fails for who waits, and the next request tries again', async () => {
  const pages = createSharedPages(() => []);
  const fail = async () => Promise.reject(new Error('no data'));
  await expect(pages.get('/a', fail)).rejects.toThrow('no data');
  expect(
    await pages.get('/a', async () => ({ etag: 'a', policy: '', body: new Uint8Array() })),
  ).toBeDefined();
});

test('a page knows the first way of delivery, as the server renders it and as it is stored for a page without a network', () => {
  const settings = completeSettings({
    name: 'Fjäll',
    markets: [
      {
        code: 'sv-se',
        country: 'SE',
        language: 'sv',
        currency: 'SEK',
        tax: { basisPoints: 2500 },
        shipping: { fee: 49.5, freeFrom: 1000, days: { from: 1, to: 3 } },
      },
    ],
  });
  const live = createLiveSettings({ version: 0, settings, leftOut: [] });
  const facts = { fee: 4950, freeFrom: 100_000, days: { from: 1, to: 3 } };
  const site = siteAt(new URL('https://shop.example/sv-se/p/a'), live);
  expect(site.market.delivery).toEqual(facts);
  expect(site.alternates).toEqual([{ code: 'sv-se', hreflang: 'sv-SE' }]);
  const [found] = live.registry().markets;
  expect(found && marketInfo(found, found).delivery).toEqual(facts);
});

test('a page is told to be in the markets that have it, and in no other', async () => {
  const told: string[][] = [];
  const { app } = await startPages({
    result: ({ site }) => {
      told.push(site.alternates.map(({ code }) => code));
      return {};
    },
    isPageIn: (market, rest) => rest !== '/p/a' || market === 'sv-se',
  });
  await app.inject('/sv-se/p/a');
  await app.inject('/sv-se/c/a');
  expect(told[0]).toEqual(['sv-se']);
  expect(told[1]?.length).toBeGreaterThan(1);
});

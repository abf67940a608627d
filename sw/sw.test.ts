// The service worker as it is built, in a real Chromium, before a real shop whose network fails on demand.
import { resolve } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEVICE_CACHE, readyPath } from '#contract/device-record.ts';
import { chromiumPath } from '#tests/chromium.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { type FaultProxy, startFaultProxy } from '#tests/fault-proxy.ts';
import type { OutboxPage } from '#tests/fixtures/outbox-page.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';

const MARKET = 'sv-se';
const CART = `/api/cart/get/?market=${MARKET}`;
const SERVER_PAGE =
  '<!doctype html><html><head><title>server page</title><script src="/outbox-page.js"></script></head></html>';
/** As the policy of pages with scripts, without their nonces. */
const CSP = "default-src 'self'";
const HTML = { 'content-type': 'text/html' };
const SHELL = '<!doctype html><title>shell</title>';
const ROOT = resolve(import.meta.dirname, '..');

/** One script of the entry and all that it imports. */
async function bundle(entry: string, define: Record<string, string> = {}): Promise<string> {
  const outputs = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: { write: false, rollupOptions: { input: entry, output: { format: 'iife' } } },
  });
  const [output] = Array.isArray(outputs) ? outputs : [outputs];
  if (output === undefined || !('output' in output)) throw new Error(`${entry} is not built`);
  return output.output[0].code;
}

let database: TestDatabase;
let shop: TestShop;
let proxy: FaultProxy;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  const precached = JSON.stringify([{ url: '/shell.html', revision: '1' }]);
  const files = new Map([
    ['/sw.js', await bundle('sw/sw.ts', { 'self.__WB_MANIFEST': precached })],
    ['/outbox-page.js', await bundle('tests/fixtures/outbox-page.ts')],
  ]);
  database = await DATABASES[0]!.make();
  shop = await startTestShop(database, undefined, async (app) => {
    const send = (path: string, type: string, text: string) =>
      app.get(path, (_, reply) => reply.header('content-security-policy', CSP).type(type).send(text));
    for (const [path, code] of files) send(path, 'text/javascript', code);
    send('/shell.html', 'text/html', SHELL);
    send('/sv-se*', 'text/html', SERVER_PAGE);
    return undefined;
  });
  proxy = await startFaultProxy(shop.server.url);
  browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await proxy?.close();
  await shop?.server.close();
  await database?.remove();
});

beforeEach(async () => {
  proxy.isOffline = false;
  proxy.faultOf = () => undefined;
  context = await browser.newContext();
  page = await context.newPage();
  await page.goto(`${proxy.origin}/sv-se`);
  await page.evaluate(async () => {
    const isControlled = new Promise((done) => {
      navigator.serviceWorker.addEventListener('controllerchange', done);
    });
    await navigator.serviceWorker.register('/sw.js');
    await isControlled;
  });
}, 30_000);
afterEach(() => context.close());

const titleAt = async (path: string) => {
  await page.goto(proxy.origin + path, { timeout: 15_000 });
  return page.title();
};
/** Of all caches, without the outbox's checkpoint. */
const cachedPaths = () =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const paths = keys.flat().map(({ url }) => new URL(url).pathname);
    return paths.filter((path) => path !== '/outbox-witness');
  });

test('without a network a navigation shows the shell, with one the page of the server', async () => {
  expect(await titleAt('/sv-se/c/jackets')).toBe('server page');
  proxy.isOffline = true;
  expect(await titleAt('/sv-se/c/jackets')).toBe('shell');
  expect(await titleAt('/sv-se/never-opened?query=x')).toBe('shell');
  proxy.isOffline = false;
  expect(await titleAt('/sv-se/c/jackets')).toBe('server page');
});

test('a server that does not respond is given up after seconds: the shell shows', async () => {
  const hold = Promise.withResolvers<undefined>();
  proxy.faultOf = (line) => (line === 'GET /sv-se/slow' ? hold.promise : undefined);
  expect(await titleAt('/sv-se/slow')).toBe('shell');
  hold.resolve(undefined);
});

test.each([
  ['a raw error', { status: 503, headers: { 'content-type': 'application/json' }, body: '{"error":"busy"}' }],
  ['a page of a captive portal', { status: 200, headers: HTML, body: '<title>log in</title></html>' }],
  ['a redirect of a captive portal', { status: 302, headers: { location: 'http://127.0.0.1:9/' }, body: '' }],
  ['half a page', { status: 200, headers: { ...HTML, 'x-cairn': '1' }, body: '<!doctype html><ht' }],
] as const)('instead of %s the shell is shown', async (_, fault) => {
  proxy.faultOf = (line) => (line.endsWith(' /sv-se/c/jackets') ? fault : undefined);
  expect(await titleAt('/sv-se/c/jackets')).toBe('shell');
  proxy.faultOf = () => undefined;
  expect(await titleAt('/sv-se/c/jackets')).toBe('server page');
});

test('a page that breaks off and never goes on is given up: the shell shows', async () => {
  proxy.faultOf = (line) =>
    line === 'GET /sv-se/cut' ? { changeBody: (body) => body.subarray(0, body.length / 2) } : undefined;
  expect(await titleAt('/sv-se/cut')).toBe('shell');
});

test('what is missing, and where it is now, is told by the server', async () => {
  const ours = { ...HTML, 'x-cairn': '1' };
  const missing = { status: 404, headers: ours, body: '<title>not found</title></html>' };
  const moved = { status: 301, headers: { ...ours, location: '/sv-se/c/jackets' }, body: '' };
  proxy.faultOf = (line) =>
    line.endsWith('/missing') ? missing : line.endsWith('/moved') ? moved : undefined;
  expect(await titleAt('/sv-se/missing')).toBe('not found');
  expect(await titleAt('/sv-se/moved')).toBe('server page');
  expect(new URL(page.url()).pathname).toBe('/sv-se/c/jackets');
});

test('with the catalogue on the device a server that hangs costs less than a second, and the next page nothing', async () => {
  await page.evaluate(
    async ([name, path]) => (await caches.open(name)).put(path, new Response(null, { status: 204 })),
    [DEVICE_CACHE, readyPath(MARKET)] as const,
  );
  const hold = Promise.withResolvers<undefined>();
  proxy.faultOf = (line) => (line.includes('/sv-se/slow') ? hold.promise : undefined);
  const timeOf = async (path: string) => {
    const startedAt = performance.now();
    expect(await titleAt(path)).toBe('shell');
    return performance.now() - startedAt;
  };
  expect(await timeOf('/sv-se/slow')).toBeLessThan(2_500);
  expect(await timeOf('/sv-se/slow2')).toBeLessThan(600);
  hold.resolve(undefined);
});

test('what the API responds is never kept by the service worker', async () => {
  const path = `/api/bootstrap/init?market=${MARKET}`;
  const ask = () =>
    page.evaluate(
      (url) =>
        fetch(url, { cache: 'no-store' }).then(
          ({ status }) => status,
          (error: unknown) => String(error),
        ),
      path,
    );
  expect(await ask()).toBe(200);
  expect(await cachedPaths()).toEqual(['/shell.html']);
  proxy.isOffline = true;
  expect(await ask()).toContain('TypeError');
  proxy.isOffline = false;
  proxy.faultOf = () => ({ status: 503, body: '' });
  expect(await ask()).toBe(503);
});

test('images are kept for when there is no network, placeholders are not', async () => {
  const header = (cacheControl: string) => ({ 'content-type': 'image/png', 'cache-control': cacheControl });
  proxy.faultOf = (line) => {
    if (!line.includes('/images/')) return undefined;
    const isMissing = line.endsWith('missing');
    return {
      status: 200,
      headers: header(isMissing ? 'no-cache' : 'public, max-age=31536000, immutable'),
      body: isMissing ? 'placeholder' : 'picture',
    };
  };
  const load = (path: string) =>
    page.evaluate(async (url) => (await fetch(url, { mode: 'no-cors', cache: 'no-store' })).text(), path);
  expect([await load('/images/shown?w=400'), await load('/images/missing')]).toEqual([
    'picture',
    'placeholder',
  ]);
  await expect.poll(cachedPaths).toEqual(['/shell.html', '/images/shown']);
  proxy.isOffline = true;
  expect([await load('/images/shown?w=400'), await load('/images/shown?w=800')]).toEqual([
    'picture',
    'picture',
  ]);
  expect(await load('/images/missing')).toContain('<svg');
});

/** Stores an add in the outbox, as a page does that dies before it can send it. */
async function queueAdd(articleId: string): Promise<void> {
  await page.evaluate(([id, market]) => (globalThis as unknown as OutboxPage).queueAdd(id, market), [
    articleId,
    MARKET,
  ] as const);
}
const pendingCount = () => page.evaluate(() => (globalThis as unknown as OutboxPage).pendingCount());
const articlesInCart = async () => {
  const cart = await page.evaluate(async (path) => (await fetch(path)).json(), CART);
  return (cart as { orderRows: { product: { size: { articleId: string } } }[] }).orderRows.map(
    ({ product }) => product.size.articleId,
  );
};
/** The browser's own event, as it comes when the network is back. */
async function dispatchSync(): Promise<void> {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((done) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0] !== undefined) done(registrations[0].registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: proxy.origin,
    registrationId,
    tag: 'cairn-outbox',
    lastChance: false,
  });
}

test('on a sync event the service worker sends what a page left behind, once', async () => {
  await queueAdd('a1');
  await dispatchSync();
  await expect.poll(articlesInCart).toEqual(['a1']);
  await expect.poll(pendingCount).toBe(0);
  expect(proxy.requests.filter((line) => line === 'POST /api/cart/add')).toHaveLength(1);
});

test('a page may ask for it by a message', async () => {
  await queueAdd('a2');
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'DRAIN' }));
  await expect.poll(articlesInCart).toEqual(['a2']);
  await expect.poll(pendingCount).toBe(0);
});

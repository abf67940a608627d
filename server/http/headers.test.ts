// The security headers of every kind of response, whole: what is sent is exactly this.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageClient } from '#contract/clients.ts';
import { mountApiNotFound } from '#server/http/api-not-found.ts';
import { createApp } from '#server/http/app.ts';
import { createCostLimits } from '#server/http/cost-limits.ts';
import { serveHashedFiles, serveStaticFiles } from '#server/http/static-files.ts';
import { mountImages } from '#server/images/route.ts';
import type { PictureRecords } from '#server/images/picture-records.ts';
import { createLog } from '#server/log.ts';
import { DEFAULT_SETTINGS } from '#settings/settings.ts';
import { createLiveSettings } from '#server/live-settings.ts';
import { mountPages } from '#server/ssr/page.ts';
import { temporaryFolder } from '#tests/databases.ts';

const HTTPS = 'https://shop.example';
const HTTP = 'http://localhost';
const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function startApp(origin: string): Promise<FastifyInstance> {
  const log = createLog('silent');
  const originOf = () => origin;
  const app = await createApp({ log, trustedProxies: 0, originOf, shopName: () => 'Shop' });
  const open = { config: { isOpenToOtherOrigins: true, access: 'secret' as const } };
  for (const path of ['/v2/create-events', '/v3/search/results']) app.post(path, open, async () => ({}));
  app.post('/api/cart/add', { config: { access: 'secret' } }, async () => ({}));
  app.get('/api/cart/get/', async () => ({}));
  app.get('/snapshots/:name', open, async (_, reply) =>
    reply.header('vary', 'Accept-Encoding').send('bytes'),
  );
  app.get('/broken', async () => {
    throw new Error('broken');
  });
  mountImages(app, {
    lookup: () => Promise.resolve(undefined),
    dataDir: folder,
    records: {} as PictureRecords,
    renderDrawing: undefined,
    log,
    costs: createCostLimits(Date.now),
  });
  mountApiNotFound(app);
  await serveStaticFiles(app, folder);
  serveHashedFiles(app, join(folder, 'assets'), async () => undefined);
  mountPages(app, {
    settings: createLiveSettings({ version: 0, settings: DEFAULT_SETTINGS, leftOut: [] }),
    pages: {} as PageClient,
    costs: createCostLimits(Date.now),
    isPageIn: () => true,
    movedTo: async () => undefined,
    originOf,
    shown: () => [],
    built: {
      isShareable: true,
      async render({ url, nonce }) {
        if (url.includes('outage')) throw new Error('no page');
        const html = `<script nonce="${nonce}">go()</script>`;
        const location = url.includes('moved') ? '/elsewhere' : null;
        const cache = url.includes('/p/') ? 'revalidate' : 'no-store';
        return { status: 200, html, location, modules: [], cache };
      },
    },
  });
  return app;
}
const BASE = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-cairn': '1',
  'x-xss-protection': '0',
};
const CLOSED = { ...BASE, 'content-security-policy': ["default-src 'none'", "frame-ancestors 'none'"] };
const DOCUMENT_POLICY = [
  "base-uri 'none'",
  "default-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "style-src-attr 'unsafe-inline'",
  'trusted-types cairn',
];
const FILE = { ...BASE, 'content-security-policy': DOCUMENT_POLICY };
const PAGE = {
  ...BASE,
  'content-security-policy': [
    ...DOCUMENT_POLICY,
    "connect-src 'self'",
    'report-uri /policy-reports',
    "script-src 'self' 'nonce-N'",
    "style-src 'self' 'nonce-N'",
    "worker-src 'self'",
  ].sort(),
};
/** A page that is the same for everyone has hashes: this is the SHA-256 of `go()`. */
const SHARED_PAGE = {
  ...BASE,
  'content-security-policy': [
    ...DOCUMENT_POLICY,
    "connect-src 'self'",
    'report-uri /policy-reports',
    "script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='",
    "style-src 'self'",
    "worker-src 'self'",
  ].sort(),
};
const ANY_ORIGIN = {
  ...CLOSED,
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Retry-After, ETag',
  'cross-origin-resource-policy': 'cross-origin',
};
const PREFLIGHT = {
  ...ANY_ORIGIN,
  'access-control-allow-headers': 'content-type, if-none-match',
  'access-control-allow-methods': 'GET, POST',
  'access-control-max-age': '86400',
};
/** What says something of the connection, the content or a cache. */
const OTHER =
  /^(connection|content-(type|length)|date|keep-alive|etag|last-modified|accept-ranges|.*ratelimit.*)$/;

async function ask(
  app: FastifyInstance,
  method: 'GET' | 'HEAD' | 'POST' | 'OPTIONS' | 'DELETE',
  url: string,
) {
  const response = await app.inject({
    method,
    url,
    headers: {
      origin: 'https://host.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  });
  const headers = Object.entries(response.headers).filter(
    ([name]) =>
      !OTHER.test(name) &&
      name !== 'cache-control' &&
      name !== 'location' &&
      name !== 'vary' &&
      name !== 'allow',
  );
  const security = Object.fromEntries(
    headers.map(([name, value]) => [
      name,
      name === 'content-security-policy'
        ? String(value)
            .replaceAll(/nonce-[^']+/g, 'nonce-N')
            .split(/; ?/)
            .sort()
        : value,
    ]),
  );
  return { response, security };
}

describe('security headers', () => {
  let app: FastifyInstance;
  let overHttps: FastifyInstance;
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets/entry-1234.js'), 'void 0');
    writeFileSync(join(folder, 'assets/entry-1234.js.map'), '{}');
    writeFileSync(join(folder, 'shell.html'), '<p>');
    writeFileSync(join(folder, 'sw.js.map'), '{}');
    app = await startApp(HTTP);
    overHttps = await startApp(HTTPS);
  });
  afterAll(async () => {
    await app.close();
    await overHttps.close();
  });

  test.each([
    ['a page', 'GET', '/', 200, PAGE],
    ['a page for everyone', 'GET', '/p/jacket', 200, SHARED_PAGE],
    ['a page without its body', 'HEAD', '/c/jackets', 200, PAGE],
    ['the outage page', 'GET', '/outage', 500, PAGE],
    ['a redirect', 'GET', '/moved', 200, PAGE],
    ['a script', 'GET', '/assets/entry-1234.js', 200, FILE],
    ['the shell', 'GET', '/shell.html', 200, FILE],
    ['a read', 'GET', '/api/cart/get/', 200, CLOSED],
    ['a change', 'POST', '/api/cart/add', 200, CLOSED],
    ['a call that is none', 'GET', '/api/none', 404, CLOSED],
    ['a fault', 'GET', '/broken', 500, CLOSED],
    ['the OpenAPI document', 'GET', '/openapi.json', 200, CLOSED],
    ['a method that is none', 'DELETE', '/', 405, CLOSED],
    ['a preflight of a private call', 'OPTIONS', '/api/cart/add', 404, CLOSED],
    ['a preflight of a page', 'OPTIONS', '/', 404, CLOSED],
    ['a call of discovery', 'POST', '/v3/search/results', 200, ANY_ORIGIN],
    ['a call of discovery that is none', 'GET', '/v3/none', 404, ANY_ORIGIN],
    ['events', 'POST', '/v2/create-events', 200, ANY_ORIGIN],
    ['a snapshot', 'GET', '/snapshots/text.bin', 200, ANY_ORIGIN],
    ['a picture', 'GET', '/images/unknown', 404, ANY_ORIGIN],
    ['a preflight of discovery', 'OPTIONS', '/v3/search/results', 204, PREFLIGHT],
    ['a preflight of events', 'OPTIONS', '/v2/create-events', 204, PREFLIGHT],
    ['a preflight of a snapshot', 'OPTIONS', '/snapshots/text.bin', 204, PREFLIGHT],
  ] as const)('of %s: %s %s', async (_, method, url, status, expected) => {
    const { response, security } = await ask(app, method, url);
    expect(response.statusCode).toBe(status);
    expect(security).toEqual(expected);
    expect((await ask(overHttps, method, url)).security).toEqual({
      ...expected,
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
  });

  test('a response is the same whatever origin asks, so that caches keep one', async () => {
    for (const url of ['/', '/api/cart/get/', '/snapshots/text.bin'])
      expect(String((await ask(app, 'GET', url)).response.headers['vary'])).not.toMatch(/origin/i);
  });

  test('a page is cached as its screen declares, an outage as nothing of one', async () => {
    const cacheOf = async (url: string) => (await ask(app, 'GET', url)).response.headers['cache-control'];
    expect(await cacheOf('/')).toBe('no-store');
    expect(await cacheOf('/outage')).toBe('no-cache');
  });

  test('a file with a hash in its name is cached for ever, any other is checked each time, source maps stay', async () => {
    const cacheOf = async (url: string) => (await ask(app, 'GET', url)).response.headers['cache-control'];
    expect(await cacheOf('/assets/entry-1234.js')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/shell.html')).toBe('no-cache');
    expect((await ask(app, 'GET', '/assets/entry-1234.js.map')).response.statusCode).toBe(404);
    // The page for what is not there.
    const map = await ask(app, 'GET', '/sw.js.map');
    expect(map.response.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('what accepts %s gets %s', async (accepted, encoding) => {
    const headers = { 'accept-encoding': accepted };
    const long = await app.inject({ url: '/openapi.json', headers });
    expect(long.headers['content-encoding']).toBe(encoding);
    const short = await app.inject({ url: '/api/cart/get/', headers });
    expect(short.headers['content-encoding']).toBeUndefined();
  });

  test('a response that is known as a whole is compressed as a whole, and says how long it is', async () => {
    const { headers, rawPayload } = await app.inject({
      url: '/openapi.json',
      headers: { 'accept-encoding': 'br' },
    });
    expect(brotliDecompressSync(rawPayload).byteLength).toBeGreaterThan(80_000);
    expect(headers['content-length']).toBe(String(rawPayload.byteLength));
  });

  test('the nonce is a new one for each page, and the one in its policy', async () => {
    const nonces = new Set<string>();
    for (let page = 0; page < 3; page += 1) {
      const { response } = await ask(app, 'GET', '/');
      const nonce = /nonce="([^"]{20,})"/.exec(response.body)?.[1] ?? 'none';
      expect(response.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });
});

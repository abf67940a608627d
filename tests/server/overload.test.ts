// A server whose event loop is blocked: calls and pages are refused for a moment, what pages are made of is not.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireError } from '#contract/errors.ts';
import { serveHashedFiles, serveStaticFiles } from '#server/http/static-files.ts';
import type { CreateRenderer } from '#server/ssr/page.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';

/** Longer than one interval in which the delay is measured. */
const BLOCK_MS = 2_300;
const FILES = ['assets/page-4f2a.js', 'fonts/text.woff2', 'icons/icon.svg', 'sw.js', 'shell.html'];

let place: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  place = await DATABASES[0]!.make();
  const clientDir = join(place.dataDir, 'client');
  for (const folder of ['assets', 'fonts', 'icons']) mkdirSync(join(clientDir, folder), { recursive: true });
  for (const file of FILES) writeFileSync(join(clientDir, file), `content of ${file}`);
  const createRenderer: CreateRenderer = async (app) => {
    await serveStaticFiles(app, clientDir);
    serveHashedFiles(app, join(clientDir, 'assets'), async () => undefined);
    const page = { status: 200, html: '<p>page</p>', location: null, modules: [] };
    return { render: async () => ({ ...page, cache: 'no-store' }) };
  };
  shop = await startTestShop(place, undefined, createRenderer, { CAIRN_MAX_DELAY_MS: '1500' });
});
afterAll(async () => {
  await shop.server.close();
  await place.remove();
});

const get = (path: string) => fetch(`${shop.server.url}${path}`);

/** Whole intervals without one measurement. */
async function blockEventLoop(): Promise<void> {
  for (let blocks = 0; blocks < 2; blocks += 1) {
    const end = performance.now() + BLOCK_MS;
    while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

test('under load calls and pages get 503, built files, the manifest, pictures and health checks are sent', async () => {
  await blockEventLoop();
  const refused = ['/api/bootstrap/init?market=sv-se', '/sv-se', '/robots.txt'];
  const sent = ['/manifest.webmanifest', '/healthz', '/readyz'];
  const files = FILES.map((file) => `/${file}`);
  const paths = [...refused, ...files, ...sent, '/images/unknown?width=320'];
  // All at once: a moment later the load is over.
  const responses = await Promise.all(paths.map(get));
  expect(Object.fromEntries(paths.map((path, at) => [path, responses[at]?.status]))).toEqual({
    ...Object.fromEntries(refused.map((path) => [path, 503])),
    ...Object.fromEntries([...files, ...sent].map((path) => [path, 200])),
    '/images/unknown?width=320': 404,
  });
  for (const response of responses.slice(0, refused.length)) {
    expect([response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([
      '2',
      'no-store',
    ]);
    expect(((await response.json()) as WireError).error.code).toBe('overloaded');
  }
  const file = responses[refused.length];
  expect(await file?.text()).toBe(`content of ${FILES[0]}`);
  await expect.poll(async () => (await get('/sv-se')).status).toBe(200);
});

test('one block shorter than the delay that is refused refuses nothing', async () => {
  let judged = 0;
  for (let tries = 0; judged < 4 && tries < 20; tries += 1) {
    const since = performance.now();
    while (performance.now() < since + 1_100);
    const { status } = await get('/robots.txt');
    // Only blocks that the machine did not make longer.
    if (performance.now() - since < 1_400) {
      expect(status).toBe(200);
      judged += 1;
    } else await expect.poll(async () => (await get('/robots.txt')).status).toBe(200);
  }
  expect(judged).toBe(4);
});

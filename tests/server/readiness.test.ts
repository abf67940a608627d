// A node that has just started: it says that it lives, and refuses everything else until it can answer.
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { WireError } from '#contract/errors.ts';
import { readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { type ShopServer, startShopServer } from '#server/shop-server.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import { DEFAULT_SETTINGS } from '#settings/settings.ts';
import { openStore } from '#store/open-store.ts';
import { writeSettings } from '#store/settings.ts';
import { applyStock } from '#store/stock.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { startTestShop } from '#tests/shop.ts';
import { smallArticle, smallCatalogue, smallProduct, smallVariant } from '#tests/small-catalogue.ts';

/** Building them takes many times as long as a few responses. */
const PRODUCTS = Array.from({ length: 500 }, (_, at) =>
  smallProduct(`p${at}`, [smallVariant(`p${at}-blue`, [smallArticle(`a${at}`, 'S')])]),
);

let place: TestDatabase | undefined;
let server: ShopServer | undefined;
afterEach(async () => {
  await server?.close();
  await place?.remove();
});

test('calls are refused for a moment while the catalogue is built, then answered', async () => {
  place = await DATABASES[0]!.make();
  const store = await openStore(place);
  await applyCatalogue(store, smallCatalogue({ products: PRODUCTS }));
  await store.close();
  const env = readEnv({ PORT: '0', HOST: '127.0.0.1', CAIRN_DATA_DIR: place.dataDir });
  if (!env.ok) throw new Error(env.error.join('\n'));
  const log = createLog('silent');
  const started = await startShopServer({
    env: env.value,
    log,
    createRenderer: async () => undefined,
    seed: false,
  });
  server = started;
  const get = (path: string) => fetch(`${started.url}${path}`);
  const early = await Promise.all(
    ['/readyz', '/api/cart/get/?market=sv-se', '/v3/snapshots/sv-se', '/c/jackets'].map(get),
  );
  const [alive, manifest] = [await get('/healthz'), await get('/manifest.webmanifest')];
  for (const response of early) {
    expect([response.url, response.status]).toEqual([response.url, 503]);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(((await response.json()) as WireError).error.code).toBe('overloaded');
  }
  expect([alive.status, await alive.json()]).toEqual([200, { status: 'alive' }]);
  expect(manifest.status).toBe(200);
  await started.ready;
  const [ready, cart] = [await get('/readyz'), await get('/api/cart/get/?market=sv-se')];
  expect([ready.status, await ready.json(), cart.status]).toEqual([200, { status: 'ready' }, 200]);
});

test('a node starts though the stored settings have a method that is not accepted any more, and says so', async () => {
  place = await DATABASES[0]!.make();
  const [first, ...others] = DEFAULT_SETTINGS.markets;
  const methods = [
    { id: 'store-van', title: { en: 'Van' }, fee: 9, freeFrom: null, days: { from: 1, to: 2 } },
  ];
  const market = { ...first!, shipping: { ...first!.shipping, methods } };
  const store = await openStore(place);
  await store.bulk((tx) =>
    writeSettings(tx, { ...DEFAULT_SETTINGS, markets: [market, ...others] }, store.announce),
  );
  await store.close();
  const shop = await startTestShop(place);
  server = shop.server;
  expect(shop.errors.join('')).toContain('markets[0].shipping.methods[0].id: \\"store-van\\" begins with');
  const ready = await fetch(`${shop.server.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([
    200,
    { status: 'ready', warnings: ['the settings have faults: npm run settings -- get'] },
  ]);
});

test('a node that has its snapshots is ready, and follows the catalogue though its builder could not start at first', async () => {
  place = await DATABASES[0]!.make();
  await (await startTestShop(place)).server.close();
  const shop = await startTestShop(place);
  server = shop.server;
  const [snapshots, away] = [join(place.dataDir, 'snapshots'), join(place.dataDir, 'away')];
  renameSync(snapshots, away);
  writeFileSync(snapshots, 'in the way');
  await expect.poll(() => shop.errors.join(''), { timeout: 40_000 }).toContain('"where":"builder"');
  rmSync(snapshots);
  renameSync(away, snapshots);
  const manifest = async () => (await fetch(`${shop.server.url}/v3/snapshots/sv-se`)).text();
  const before = await manifest();
  const store = await openStore(place);
  const change = { by: 'articleId' as const, id: 'a1', prices: { SEK: { list: 7_700 } } };
  await applyStock(store, [change], { label: 'stock', source: null });
  await store.close();
  await expect.poll(manifest, { timeout: 40_000 }).not.toBe(before);
}, 120_000);

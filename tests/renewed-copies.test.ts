// What the service worker has renewed goes when the worker has taken it over, and when the shopper deletes all and keeps nothing.
import { beforeEach, expect, test } from 'vitest';
import { RENEWED_CACHE } from '#contract/device-record.ts';
import { renewCatalogues } from '#sw/catalogue-renewal.ts';
import { createMemoryCaches, type MemoryCaches } from '#tests/fixtures/memory-caches.ts';
import {
  closeWorkers,
  settle,
  START,
  startWorker,
  startWorkerWithSnapshot,
} from '#tests/fixtures/worker-over-channel.ts';
import { type ShopBrowser, useWorkerShop, type WorkerShop } from '#tests/fixtures/worker-shop.ts';
import { type DeviceStorage, openDeviceStorage } from '#worker/device-storage.ts';

let shop: WorkerShop;
let browser: ShopBrowser;
let storage: MemoryCaches;
let device: DeviceStorage;
let start: typeof START;
useWorkerShop((opened) => {
  ({ shop, browser, start } = opened);
});
beforeEach(() => {
  storage = createMemoryCaches(shop.origin);
  device = openDeviceStorage(storage.caches, () => () => undefined, '/worker.js');
});

/** The browser wakes the service worker; `before`: what happens before each response. */
const renew = (before = async (): Promise<unknown> => undefined) =>
  renewCatalogues({
    caches: storage.caches,
    fetch: async (path, init) => {
      await before();
      return browser.fetch(new URL(path, shop.origin).href, init);
    },
    connection: () => undefined,
  });
/** A worker with the catalogue, of which a newer one was fetched since. */
async function startWithRenewal(listMinor: number) {
  const worker = await startWorkerWithSnapshot(browser, { device }, start);
  await shop.raisePrices(listMinor);
  await renew();
  expect(storage.pathsOf(RENEWED_CACHE).length).toBeGreaterThan(1);
  return worker;
}

test('what is taken over is gone from where the service worker put it', async () => {
  await startWithRenewal(111_100);
  closeWorkers();
  await startWorker(browser, { device }, start);
  await settle();
  expect(storage.pathsOf(RENEWED_CACHE)).toEqual([]);
});

/** One byte of each renewed file is changed; the device's own stay as they are. */
async function changeRenewal(at: number): Promise<void> {
  const renewed = await storage.caches.open(RENEWED_CACHE);
  for (const { url } of await renewed.keys()) {
    if (!new URL(url).pathname.startsWith('/snapshots/')) continue;
    const bytes = new Uint8Array((await (await renewed.match(url))?.arrayBuffer()) ?? expect.unreachable());
    bytes[at]! ^= 1;
    await renewed.put(url, new Response(bytes));
  }
}
const FORMAT_VERSION_AT = 8;

test('a renewal of another version waits for that version; the device answers from what it has', async () => {
  const worker = await startWithRenewal(611_100);
  const { epoch } = worker.last('snapshot') as { epoch: string };
  await changeRenewal(FORMAT_VERSION_AT);
  const paths = storage.pathsOf(RENEWED_CACHE);
  closeWorkers();
  shop.isOffline = true;
  const offline = await startWorker(browser, { device }, start);
  expect(offline.last('snapshot')).toMatchObject({ epoch, state: 'ready' });
  expect(storage.pathsOf(RENEWED_CACHE)).toEqual(paths);
  closeWorkers();
  await changeRenewal(FORMAT_VERSION_AT);
  const updated = await startWorker(browser, { device }, start);
  expect(updated.last('snapshot')).toMatchObject({ state: 'ready' });
  expect(updated.last('snapshot')).not.toMatchObject({ epoch });
});

test('a renewal that was damaged goes; the device answers from what it has', async () => {
  const worker = await startWithRenewal(622_200);
  const { epoch } = worker.last('snapshot') as { epoch: string };
  await changeRenewal(500);
  closeWorkers();
  shop.isOffline = true;
  const offline = await startWorker(browser, { device }, start);
  expect(offline.last('snapshot')).toMatchObject({ epoch, state: 'ready' });
  await settle();
  expect(storage.pathsOf(RENEWED_CACHE)).toEqual([]);
});

test('what was renewed goes with all', async () => {
  const { api } = await startWithRenewal(222_200);
  expect(await api.copies.removeAll('all')).toMatchObject({ ok: true, value: { isOn: false, markets: [] } });
  expect(storage.pathsOf(RENEWED_CACHE)).toEqual([]);
});

test('what a renewal left that was broken off goes with all, though no market is kept', async () => {
  const { api } = await startWorker(browser, { device }, start);
  await (await storage.caches.open(RENEWED_CACHE)).put('/snapshots/a', new Response('a file'));
  await api.copies.removeAll('all');
  expect(storage.pathsOf(RENEWED_CACHE)).toEqual([]);
});

test('a renewal under way stores nothing after all was deleted', async () => {
  const { api } = await startWithRenewal(333_300);
  await shop.raisePrices(444_400);
  await renew(() => api.copies.removeAll('all'));
  expect(storage.pathsOf(RENEWED_CACHE)).toEqual([]);
});

test('where the shopper wants no copies, the next time deletes what is left', async () => {
  await startWithRenewal(555_500);
  await device.writeChoice(false);
  await renew();
  expect(storage.pathsOf(RENEWED_CACHE)).toEqual([]);
});

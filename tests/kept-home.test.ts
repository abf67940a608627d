// The home page that a device keeps for its next launch: composed from the device, of its newest catalogue, and gone with it.
import { beforeEach, expect, test } from 'vitest';
import type { EditorialPageWithProducts } from '#contract/clients.ts';
import { DEVICE_CACHE, homePath, type KeptHome } from '#contract/device-record.ts';
import { createMemoryCaches, type MemoryCaches } from '#tests/fixtures/memory-caches.ts';
import {
  closeWorkers,
  MARKET,
  settle,
  START,
  startWorker,
  startWorkerWithSnapshot,
} from '#tests/fixtures/worker-over-channel.ts';
import { type ShopBrowser, useWorkerShop, type WorkerShop } from '#tests/fixtures/worker-shop.ts';
import { type DeviceStorage, openDeviceStorage } from '#worker/device-storage.ts';

const SCRIPT = '/assets/worker.js';
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
  device = openDeviceStorage(storage.caches, () => () => undefined, SCRIPT);
});

async function keptHome(): Promise<KeptHome | undefined> {
  const notes = await storage.caches.open(DEVICE_CACHE);
  return (await (await notes.match(homePath(MARKET)))?.json()) as KeptHome | undefined;
}
const pricesOf = (home: EditorialPageWithProducts | undefined): readonly string[] =>
  JSON.stringify(home).match(/"listMinor":\d+/g) ?? [];
/** Without the names of results, which no two have in common. */
const contentOf = (value: unknown) =>
  JSON.stringify(value, (name, field: unknown) => (name === 'resultId' ? undefined : field));

/** All prices change, and the device takes them with its next look at the server. */
async function takeNewPrices(
  worker: Awaited<ReturnType<typeof startWorker>>,
  listMinor: number,
): Promise<void> {
  const { epoch } = await shop.raisePrices(listMinor);
  browser.asked.length = 0;
  await worker.pass(20_000);
  await browser.idle();
  await worker.until('snapshot', (message) => message.state === 'ready' && message.epoch === epoch);
  await settle();
}

test('it is what the device shows without a network, of the worker that composed it', async () => {
  await startWorkerWithSnapshot(browser, { device }, start);
  await browser.idle();
  const kept = await keptHome();
  expect(kept?.worker).toBe(SCRIPT);
  expect(pricesOf(kept?.home)).not.toEqual([]);
  closeWorkers();
  shop.isOffline = true;
  const { api } = await startWorker(browser, { device }, start);
  const [frame, home] = [await api.page.shell('shell', MARKET), await api.page.home('home', MARKET)];
  expect([frame.ok && contentOf(frame.value), home.ok && contentOf(home.value)]).toEqual([
    contentOf(kept?.frame),
    contentOf(kept?.home),
  ]);
});

test('it has the prices of the catalogue that the device has taken last', async () => {
  const worker = await startWorkerWithSnapshot(browser, { device }, start);
  await browser.idle();
  const before = pricesOf((await keptHome())?.home);
  await takeNewPrices(worker, 777_100);
  const after = pricesOf((await keptHome())?.home);
  expect(after).toHaveLength(before.length);
  expect(after.filter((price) => before.includes(price))).toEqual([]);
});

test('the server is asked for nothing of it: what a page of the device is made of is there', async () => {
  const worker = await startWorkerWithSnapshot(browser, { device }, start);
  await browser.idle();
  await takeNewPrices(worker, 888_100);
  expect(browser.asked.filter((line) => !/snapshots/.test(line))).toEqual([]);
  expect(pricesOf((await keptHome())?.home).join()).toMatch(/"listMinor":8[89]/);
});

test('a device that is to keep nothing any more has none, nor one whose copy of the market was deleted', async () => {
  const { api } = await startWorkerWithSnapshot(browser, { device }, start);
  await browser.idle();
  expect(await keptHome()).toBeDefined();
  await api.copies.remove('market', MARKET);
  await settle();
  expect(await keptHome()).toBeUndefined();
  await device.keepHome(MARKET, { frame: {}, home: {} } as never);
  await api.copies.removeAll('all');
  await browser.idle();
  expect(await keptHome()).toBeUndefined();
});

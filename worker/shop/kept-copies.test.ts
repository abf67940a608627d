// The shopper's choice of what this device keeps of the shop, over a real shop and the device's databases.
import { beforeEach, expect, test } from 'vitest';
import { createMemoryDevice, type MemoryDevice } from '#tests/fixtures/device-storage.ts';
import { OPTIMISTIC_ROW } from '#tests/fixtures/optimistic-row.ts';
import { readStoredData } from '#tests/fixtures/stored-data.ts';
import {
  MARKET,
  settle,
  START,
  startWorker,
  startWorkerWithSnapshot,
} from '#tests/fixtures/worker-over-channel.ts';
import { type ShopBrowser, useWorkerShop, type WorkerShop } from '#tests/fixtures/worker-shop.ts';
import type { WorkerEnvironment } from '#worker/shop.ts';
import { openShopDatabase } from '#worker/store/db.ts';

let shop: WorkerShop;
let browser: ShopBrowser;
let device: MemoryDevice;
let start: typeof START;
useWorkerShop((opened) => {
  ({ shop, browser, start } = opened);
});
beforeEach(() => {
  device = createMemoryDevice();
});

type Api = Awaited<ReturnType<typeof startWorker>>['api'];
async function kept(api: Api) {
  const result = await api.copies.read('kept');
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
const downloads = () => browser.asked.filter((line) => line.startsWith('GET /snapshots/')).length;

test('what is kept is told by market and kind', async () => {
  device.pictures = 1_000;
  const { api } = await startWorkerWithSnapshot(browser, { device }, start);
  const copies = await kept(api);
  expect(copies).toMatchObject({ isOn: true, isMetered: false, pictureBytes: 1_000 });
  expect(copies.markets.map(({ market }) => market)).toEqual([MARKET]);
  expect(copies.catalogueBytes).toBe(copies.markets[0]?.bytes);
  expect(copies.pageBytes).toBeGreaterThan(0);
});

test('all is no less than its kinds, also where the browser has compressed them, and what it estimates otherwise', async () => {
  const { api } = await startWorkerWithSnapshot(browser, { device }, start);
  device.usage = 1;
  const { catalogueBytes, pageBytes, pictureBytes, totalBytes } = await kept(api);
  expect(totalBytes).toBe(catalogueBytes + pageBytes + pictureBytes);
  device.usage = 1_000_000_000;
  expect((await kept(api)).totalBytes).toBe(1_000_000_000);
  device.usage = null;
  expect((await kept(api)).totalBytes).toBeNull();
});

test('switched off, nothing is downloaded ahead or stored; switched on, it is at once', async () => {
  await device.writeChoice(false);
  const worker = await startWorker(browser, { device }, start);
  await worker.pass(2_000);
  await worker.pass(20_000);
  await browser.idle();
  expect((await worker.api.page.home('home', MARKET)).ok).toBe(true);
  await settle();
  expect([downloads(), await kept(worker.api)]).toMatchObject([
    0,
    { isOn: false, markets: [], catalogueBytes: 0, pageBytes: 0 },
  ]);
  await worker.api.copies.keep('on', true);
  await worker.until('snapshot', ({ state }) => state === 'ready');
  await settle();
  expect((await kept(worker.api)).markets).toHaveLength(1);
});

test('deleting everything leaves what waits to be sent, and nothing comes back by itself', async () => {
  device.pictures = 1_000;
  const worker = await startWorkerWithSnapshot(browser, { device }, start);
  shop.isOffline = true;
  const added = await worker.api.cart.add('add', MARKET, 'a0', OPTIMISTIC_ROW);
  expect(added.ok && added.value.pendingCount).toBe(1);
  const removed = await worker.api.copies.removeAll('all');
  expect(removed).toMatchObject({
    ok: true,
    value: { isOn: false, markets: [], catalogueBytes: 0, pageBytes: 0, pictureBytes: 0 },
  });
  expect(worker.last('snapshot')).toMatchObject({ state: 'absent' });
  expect(device.forgotten).toContain(null);
  expect(worker.last('outbox')).toMatchObject({ inbox: { waitingCount: 1 } });
  shop.isOffline = false;
  const before = downloads();
  await worker.pass(20_000);
  await browser.idle();
  expect([downloads(), (await kept(worker.api)).markets]).toEqual([before, []]);
});

test('what another tab has deleted does not come back by what this one loads', async () => {
  const { api } = await startWorker(browser, { device }, start);
  const { pageBytes } = await kept(api);
  // As the other tab does first.
  await device.writeChoice(false);
  expect((await api.page.home('home', MARKET)).ok).toBe(true);
  await browser.idle();
  await settle();
  expect((await kept(api)).pageBytes).toBe(pageBytes);
});

test('a choice that a full disk does not take holds as long as the worker', async () => {
  const full = { ...device, writeChoice: async () => false };
  const { api } = await startWorker(browser, { device: full }, start);
  expect(await api.copies.removeAll('all')).toMatchObject({ ok: true, value: { isOn: false } });
  expect((await api.page.home('home', MARKET)).ok).toBe(true);
  await browser.idle();
  await settle();
  expect(await kept(api)).toMatchObject({ isOn: false, pageBytes: 0 });
});

test('what is loaded while everything is being deleted is not kept', async () => {
  const [written, estimated] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = {
    ...device,
    writeChoice: async (isOn: boolean) => {
      await written.promise;
      return device.writeChoice(isOn);
    },
    estimate: async () => {
      await estimated.promise;
      return device.estimate();
    },
  };
  const { api } = await startWorker(browser, { device: slow }, start);
  const removing = api.copies.removeAll('all');
  expect((await api.page.home('home', MARKET)).ok).toBe(true);
  await browser.idle();
  written.resolve();
  await settle();
  estimated.resolve();
  await removing;
  await settle();
  expect((await kept(api)).pageBytes).toBe(0);
});

test('nothing is stored while the device does not say in time whether copies are wanted, and they are once it does', async () => {
  const choice: { now: Awaited<ReturnType<MemoryDevice['readChoice']>> } = { now: 'late' };
  const late = { ...device, readChoice: async () => choice.now };
  const worker = await startWorker(browser, { device: late }, start);
  await worker.pass(2_000);
  await worker.pass(20_000);
  await browser.idle();
  expect((await worker.api.page.home('home', MARKET)).ok).toBe(true);
  await settle();
  expect([downloads(), await kept(worker.api)]).toMatchObject([0, { markets: [], pageBytes: 0 }]);
  choice.now = true;
  await worker.pass(60_000);
  await worker.until('snapshot', ({ state }) => state === 'ready');
  // Known by now.
  choice.now = 'late';
  expect(await kept(worker.api)).toMatchObject({ isOn: true });
});

test('where the browser forbids to ask, copies are kept', async () => {
  const forbidden = { ...device, readChoice: async () => 'unreadable' as const };
  const { api } = await startWorkerWithSnapshot(browser, { device: forbidden }, start);
  expect((await kept(api)).markets).toHaveLength(1);
});

test('what was read before the shopper chose says nothing any more', async () => {
  const read = Promise.withResolvers<void>();
  let isSlow = false;
  const slow = {
    ...device,
    readChoice: async () => {
      const isOn = await device.readChoice();
      if (isSlow) await read.promise;
      return isOn;
    },
  };
  const { api } = await startWorker(browser, { device: slow }, start);
  isSlow = true;
  const before = kept(api);
  await settle();
  isSlow = false;
  await api.copies.keep('off', false);
  read.resolve();
  expect(await before).toMatchObject({ isOn: false });
});

/** A database that takes nothing in time while it is slow, and gives nothing unless it `reads`. */
function slow(health: { isSlow: boolean; reads?: boolean }): WorkerEnvironment['openDatabase'] {
  return (options) => {
    const db = openShopDatabase(options);
    return {
      ...db,
      read: async (work, otherwise, names) =>
        health.isSlow && health.reads !== true ? otherwise : db.read(work, otherwise, names),
      write: async (work, names) => !health.isSlow && db.write(work, names),
    };
  };
}

test('what a device that does not respond has not deleted is not told as deleted, and is with the next try', async () => {
  const health = { isSlow: false, reads: false };
  const { api } = await startWorkerWithSnapshot(browser, { device, openDatabase: slow(health) }, start);
  health.isSlow = true;
  expect(await kept(api)).toMatchObject({ isOn: true, isResponding: false, markets: [] });
  for (const reads of [false, true]) {
    health.reads = reads;
    for (const asked of [api.copies.remove('one', MARKET), api.copies.removeAll('all')])
      expect(await asked).toMatchObject({ ok: true, value: { isResponding: false } });
  }
  health.isSlow = false;
  expect(await kept(api)).toMatchObject({ isOn: false, isResponding: true });
  expect((await kept(api)).markets).toHaveLength(1);
  expect(await api.copies.removeAll('again')).toMatchObject({
    ok: true,
    value: { isOn: false, isResponding: true, markets: [], pageBytes: 0 },
  });
});

test.each([
  ['pictures', { deletePictures: async () => false }],
  ['renewed catalogues', { deleteRenewed: async () => false }],
  ['the choice', { writeChoice: async () => false, readChoice: async () => 'late' as const }],
])('nothing is told as done where Cache Storage is late: %s', async (_, late) => {
  const { api } = await startWorker(browser, { device: { ...device, ...late } }, start);
  expect(await api.copies.removeAll('all')).toMatchObject({ value: { isOn: false, isResponding: false } });
});

test('searches that a device which does not respond has not forgotten are forgotten when it does', async () => {
  const health = { isSlow: false };
  const worker = await startWorker(browser, { device, openDatabase: slow(health) }, start);
  await worker.api.page.search('c1', MARKET, { search: '?query=qqqqq', limit: 4 });
  await expect.poll(readStoredData).toContain('qqqqq');
  health.isSlow = true;
  await worker.api.discovery.forgetSearches('forget');
  health.isSlow = false;
  expect(await readStoredData()).toContain('qqqqq');
  await worker.pass(10_000);
  await expect.poll(readStoredData).not.toContain('qqqqq');
});

test('a device that is full keeps the choice that it has room for once all was deleted', async () => {
  let isFull = true;
  const full = {
    ...device,
    writeChoice: async (isOn: boolean) => !isFull && device.writeChoice(isOn),
    deletePictures: async () => {
      isFull = false;
      return true;
    },
  };
  const { api } = await startWorker(browser, { device: full }, start);
  expect(await api.copies.removeAll('all')).toMatchObject({ ok: true, value: { isOn: false } });
  expect(await device.readChoice()).toBe(false);
});

test('a choice that the device took late is one that other tabs may change', async () => {
  const late = {
    ...device,
    writeChoice: async (isOn: boolean) => {
      await device.writeChoice(isOn);
      return false;
    },
  };
  const { api } = await startWorker(browser, { device: late }, start);
  await api.copies.keep('on', true);
  expect(await kept(api)).toMatchObject({ isOn: true });
  await device.writeChoice(false);
  expect(await kept(api)).toMatchObject({ isOn: false });
});

test('a choice that the device did not take is not told as taken, in time or late', async () => {
  for (const choice of ['late', true] as const) {
    const late = { ...device, writeChoice: async () => false, readChoice: async () => choice };
    const { api } = await startWorker(browser, { device: late }, start);
    expect(await api.copies.keep('off', false)).toMatchObject({
      value: { isOn: false, isResponding: false },
    });
    expect(await api.copies.removeAll('all')).toMatchObject({ value: { isOn: false, isResponding: false } });
  }
});

// What is on a device that says it is ready without a network, and when it says so.
import { beforeEach, expect, test } from 'vitest';
import { browserEnvironment } from '#outbox/outbox.ts';
import { createFailingDisk } from '#tests/fixtures/failing-disk.ts';
import { marketOf } from '#tests/fixtures/markets.ts';
import { createMemoryDevice, type MemoryDevice } from '#tests/fixtures/device-storage.ts';
import {
  closeWorkers,
  MARKET,
  sendOver,
  settle,
  START,
  startWorker,
  startWorkerWithSnapshot,
} from '#tests/fixtures/worker-over-channel.ts';
import { type ShopBrowser, useWorkerShop, type WorkerShop } from '#tests/fixtures/worker-shop.ts';
import { IDLE_POLL_INTERVAL_MS } from '#worker/discovery/poll-intervals.ts';
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

type Worker = Awaited<ReturnType<typeof startWorker>>;
async function pass({ pass: later }: Worker, ms: number): Promise<void> {
  await later(ms);
  await browser.idle();
}
async function kept({ api }: Worker) {
  const copies = await api.copies.read('kept');
  return copies.ok ? copies.value : expect.unreachable();
}
const stateOf = ({ last }: Worker) => (last('snapshot') as { state?: string } | undefined)?.state;

/** A page that is opened without a network: its frame, from what is on the device. */
async function frameOffline() {
  closeWorkers();
  shop.isOffline = true;
  const { api } = await startWorker(browser, { device }, start);
  return api.page.shell('shell', MARKET);
}

test('a device that is ready has menu and pages', async () => {
  await startWorkerWithSnapshot(browser, { device }, start);
  expect(await frameOffline()).toMatchObject({ ok: true });
});

test('a device whose copies were deleted and are wanted again is ready with menu and pages', async () => {
  const worker = await startWorkerWithSnapshot(browser, { device }, start);
  await worker.api.copies.removeAll('all');
  await worker.until('snapshot', ({ state }) => state === 'absent');
  await worker.api.copies.keep('on', true);
  await worker.until('snapshot', ({ state }) => state === 'ready');
  await browser.idle();
  expect(await frameOffline()).toMatchObject({ ok: true });
});

test('what was seen while no copies were wanted is stored when it is seen again', async () => {
  const metered = { ...start, isMetered: true };
  const parts = { query: { market: MARKET } };
  const { api } = await startWorker(browser, { device }, metered);
  await api.copies.keep('off', false);
  expect(await api.endpoints.giftCardSettings('before', parts)).toMatchObject({ ok: true });
  await api.copies.keep('on', true);
  await api.endpoints.giftCardSettings('after', parts);
  await browser.idle();
  shop.isOffline = true;
  const later = await startWorker(browser, { device }, metered);
  expect(await later.api.endpoints.giftCardSettings('offline', parts)).toMatchObject({ ok: true });
});

test('menu and pages that did not come are fetched with the next look at the server', async () => {
  const busy = { status: 503, headers: { 'content-type': 'application/json' }, body: Buffer.from('{}') };
  shop.faultOf = (line) => (line === 'GET /api/bootstrap/menu' ? busy : undefined);
  const worker = await startWorkerWithSnapshot(browser, { device }, start);
  shop.faultOf = () => undefined;
  await pass(worker, 20_000);
  expect(await frameOffline()).toMatchObject({ ok: true });
});

test.each([500, 502, 503])(
  'a page that is opened while its menu is fetched ahead, in one attempt, makes its own when that one fails: %i',
  async (status) => {
    const answered = Promise.withResolvers<void>();
    let asked = 0;
    const fetch: ShopBrowser['fetch'] = async (input, init) => {
      if (!input.includes('/api/bootstrap/menu') || (asked += 1) > 1) return browser.fetch(input, init);
      await answered.promise;
      return new Response('<html>', { status });
    };
    const worker = await startWorker({ ...browser, fetch }, { device }, start);
    await worker.pass(2_000);
    await expect.poll(() => asked).toBe(1);
    const shell = worker.api.page.shell('shell', MARKET);
    await settle();
    answered.resolve();
    expect(await shell).toMatchObject({ ok: true });
  },
);

/** A database that refuses what is written while `full.is`. */
function fillable(full: { is: boolean }): WorkerEnvironment['openDatabase'] {
  return (options) => {
    const db = openShopDatabase(options);
    const refuse = async () => {
      options.onFailure('full', new Error('full'));
      return false;
    };
    return { ...db, write: (work) => (full.is ? refuse() : db.write(work)) };
  };
}

test('a catalogue that the device refused is not ready, and is once there is room', async () => {
  const full = { is: true };
  const worker = await startWorker(browser, { device, openDatabase: fillable(full) }, start);
  await pass(worker, 2_000);
  expect(stateOf(worker)).toBe('absent');
  const downloads = () => browser.asked.filter((line) => line.startsWith('GET /snapshots/')).length;
  const before = downloads();
  full.is = false;
  // Not tried before a minute is over.
  await pass(worker, 20_000);
  expect(stateOf(worker)).toBe('absent');
  await pass(worker, 20_000);
  await pass(worker, 20_000);
  expect([stateOf(worker), downloads()]).toEqual(['ready', before]);
  expect(worker.messages.filter((one) => one.type === 'snapshot').map(({ state }) => state)).toEqual([
    'absent',
    'ready',
  ]);
  expect(await frameOffline()).toMatchObject({ ok: true });
});

test('a device stays ready with the catalogue of before until a newer one finds room', async () => {
  const full = { is: false };
  const worker = await startWorkerWithSnapshot(browser, { device, openDatabase: fillable(full) }, start);
  full.is = true;
  const { epoch } = await shop.raisePrices(99_900);
  await pass(worker, 20_000);
  expect(worker.last('snapshot')).toMatchObject({ epoch, state: 'ready' });
  full.is = false;
  await pass(worker, 60_000);
  full.is = true;
  closeWorkers();
  shop.isOffline = true;
  const later = await startWorker(browser, { device }, start);
  expect(later.last('snapshot')).toMatchObject({ epoch, state: 'ready' });
});

test('a catalogue that was deleted from another tab is not ready, and comes back when it is wanted here', async () => {
  const worker = await startWorkerWithSnapshot(browser, { device }, start);
  const other = await startWorker(browser, { device }, { ...start, market: marketOf('en-eu') });
  await other.api.copies.remove('one', MARKET);
  await pass(worker, 20_000);
  await pass(worker, 60_000);
  expect([stateOf(worker), (await kept(worker)).markets]).toEqual(['absent', []]);
  // A newer one is shown, and deleted still.
  const { epoch } = await shop.raisePrices(66_600);
  await pass(worker, 60_000);
  expect(worker.last('snapshot')).toMatchObject({ epoch, state: 'absent' });
  expect((await kept(worker)).markets).toEqual([]);
  await worker.api.copies.keep('on', true);
  await worker.until('snapshot', ({ state }) => state === 'ready');
  await browser.idle();
  expect(await frameOffline()).toMatchObject({ ok: true });
});

test('a catalogue that was given up for a change is stored again when there is room', async () => {
  const { disk, state: outboxDisk } = createFailingDisk();
  const outbox: WorkerEnvironment['outbox'] = (origin) => ({
    ...browserEnvironment(origin),
    schedule: () => () => undefined,
    openStore: async () => disk,
    openCheckpointStorage: async () => null,
    openChannel: () => null,
    send: sendOver(browser, origin),
  });
  const worker = await startWorkerWithSnapshot(browser, { device, outbox }, start);
  const downloads = () => browser.asked.filter((line) => line.startsWith('GET /snapshots/')).length;
  const before = downloads();
  outboxDisk.isFull = true;
  await worker.api.tracking.track('c1', MARKET, { type: 'click' });
  await pass(worker, 20_000);
  expect([stateOf(worker), (await kept(worker)).markets]).toEqual(['absent', []]);
  outboxDisk.isFull = false;
  for (let minutes = 0; minutes < 11; minutes += 1) await pass(worker, 60_000);
  expect([stateOf(worker), downloads()]).toEqual(['ready', before]);
  expect(await frameOffline()).toMatchObject({ ok: true });
});

test('what is in memory of a catalogue that was given up is not downloaded for a newer one', async () => {
  const full = { is: true };
  const worker = await startWorker(browser, { device, openDatabase: fillable(full) }, start);
  await pass(worker, 2_000);
  const { columns } = await shop.raisePrices(77_700);
  const before = browser.asked.length;
  await pass(worker, 60_000);
  const files = browser.asked.slice(before).filter((line) => line.startsWith('GET /snapshots/'));
  expect(files).toEqual([`GET ${columns.url}`]);
});

/** A database that gives nothing in time while it is slow. */
function slow(health: { isSlow: boolean }): WorkerEnvironment['openDatabase'] {
  return (options) => {
    const db = openShopDatabase(options);
    return {
      ...db,
      read: async (work, otherwise) => (health.isSlow ? otherwise : db.read(work, otherwise)),
      write: async (work) => !health.isSlow && db.write(work),
    };
  };
}

test('a catalogue that is stored stays ready while the database does not respond', async () => {
  const health = { isSlow: false };
  const worker = await startWorkerWithSnapshot(browser, { device, openDatabase: slow(health) }, start);
  health.isSlow = true;
  await shop.raisePrices(88_800);
  await pass(worker, 20_000);
  expect(stateOf(worker)).toBe('ready');
  expect([device.noted, device.forgotten]).toEqual([[MARKET], []]);
});

test('a catalogue that the database did not give in time is ready when it does, without a network', async () => {
  await startWorkerWithSnapshot(browser, { device }, start);
  closeWorkers();
  shop.isOffline = true;
  const health = { isSlow: true };
  const worker = await startWorker(browser, { device, openDatabase: slow(health) }, start);
  await pass(worker, 2_000);
  expect(stateOf(worker)).toBeUndefined();
  health.isSlow = false;
  // The next look at the server, without a network.
  await pass(worker, IDLE_POLL_INTERVAL_MS);
  expect(stateOf(worker)).toBe('ready');
  expect(await worker.api.page.search('c1', MARKET, { search: '', limit: 24 })).toMatchObject({
    value: { products: { freshness: { source: 'device' } } },
  });
  expect(worker.messages.filter((one) => one.type === 'snapshot')).toHaveLength(1);
});

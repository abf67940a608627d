// What a change costs the device: transactions of the outbox's database and writes of its copies, counted over the real stores.
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import type { WorkerMessage } from '#contract/worker-api.ts';
import { browserEnvironment } from '#outbox/outbox.ts';
import { emptyDevice } from '#tests/fixtures/emptied-device.ts';
import { marketOf } from '#tests/fixtures/markets.ts';
import { OPTIMISTIC_ROW } from '#tests/fixtures/optimistic-row.ts';
import { createShopServer } from '#tests/fixtures/shop-server.ts';
import { clientsOf } from '#tests/fixtures/worker-clients.ts';
import { createWorkerApi } from '#worker/api.ts';
import { openDeviceStorage } from '#worker/device-storage.ts';
import { openShopDatabase } from '#worker/store/db.ts';

const MARKET = 'sv-se';
const ORIGIN = 'https://shop.example';
/** Longer than anything waits that a change brings about. */
const QUIET_MS = 2_500;

let begun: MockInstance<IDBDatabase['transaction']>;
/** Of Cache Storage: copies of what waits, and the checkpoint. */
let put: MockInstance<(...call: Parameters<Cache['put']>) => unknown>;

beforeEach(async () => {
  await emptyDevice();
  begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
  put = vi.spyOn(Cache.prototype, 'put');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The worker's own code in this page, whose databases can be watched. */
async function openShop() {
  const server = createShopServer();
  // The outbox sends by it.
  vi.stubGlobal('fetch', server.fetch);
  const environment = browserEnvironment(ORIGIN);
  const api = clientsOf(
    createWorkerApi({
      ...environment,
      fetch: (input, init) => server.fetch(input, init),
      isOnline: true,
      onOnline: () => undefined,
      outbox: browserEnvironment,
      openDatabase: (options) => openShopDatabase(options),
      device: openDeviceStorage(globalThis.caches, environment.schedule, '/worker.js'),
    }),
  );
  const messages: WorkerMessage[] = [];
  await api.start({ market: marketOf(MARKET), merchant: 'cairn', origin: ORIGIN, isMetered: false });
  await api.subscribe((message) => void messages.push(message));
  return { api, last: () => messages.findLast((message) => message.type === 'cart') };
}

/** The transactions of the outbox that `work` brings about, and its copies that it writes, until nothing is left of it. */
async function costOf(work: () => Promise<unknown>) {
  begun.mockClear();
  put.mockClear();
  await work();
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  const modes = begun.mock.calls.flatMap(([, mode], at) =>
    (begun.mock.contexts[at] as IDBDatabase).name === 'cairn-outbox' ? [mode] : [],
  );
  const write = modes.filter((mode) => mode === 'readwrite').length;
  const copies = put.mock.calls.filter(
    ([path]) => typeof path === 'string' && path.startsWith('/outbox-'),
  ).length;
  return { read: modes.length - write, write, copies };
}

test('a page that starts with nothing to send writes nothing, and an add with its events takes few transactions', async () => {
  const { api, last } = await openShop();
  // Until nothing is left of it.
  await costOf(async () => {
    await api.cart.add('c1', MARKET, 'a1', OPTIMISTIC_ROW);
    await expect.poll(last).toMatchObject({ cart: { pendingCount: 0, count: 1 } });
  });
  const add = await costOf(async () => {
    await api.cart.add('c2', MARKET, 'a1', OPTIMISTIC_ROW);
    await expect.poll(last).toMatchObject({ cart: { pendingCount: 0, count: 2 } });
  });
  // Two entries stored, one noted as sent, two batches acknowledged, the lease taken and given back. Copies: of three entries
  // and the cart, and a checkpoint of each state in between.
  expect(add.write).toBeLessThanOrEqual(10);
  expect(add.read).toBeLessThanOrEqual(20);
  expect(add.copies).toBeLessThanOrEqual(10);

  // The server's cart is as it was.
  const look = await costOf(() => api.cart.read('c3', MARKET));
  expect(look).toMatchObject({ write: 0, copies: 0 });
  expect(look.read).toBeLessThanOrEqual(6);

  const start = await costOf(() => openShop());
  expect(start).toMatchObject({ write: 0, copies: 1 });
  expect(start.read).toBeLessThanOrEqual(14);
});

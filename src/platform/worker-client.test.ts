// The page's client of the worker over time: calls that take long, a drain that goes on for minutes, a worker that falls silent.
import { expose } from 'comlink';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WorkerApi } from '#contract/worker-api.ts';
import { browserEnvironment } from '#outbox/outbox.ts';
import { createWorkerClient } from '#src/platform/worker-client.ts';
import { collectGarbage } from '#tests/fixtures/collect-garbage.ts';
import { createMemoryDevice } from '#tests/fixtures/device-storage.ts';
import { OPTIMISTIC_ROW } from '#tests/fixtures/optimistic-row.ts';
import { MARKET, removeStorage, resetStorage, settle, START } from '#tests/fixtures/worker-over-channel.ts';
import { createWorkerApi } from '#worker/api.ts';
import { openShopDatabase } from '#worker/store/db.ts';

type Api = Partial<WorkerApi>;
let apis: (() => Api)[];
let workers: { isTerminated: boolean; terminate(): void }[];

/** A worker of the page behind a MessageChannel, whose content the test gives: the last of `apis` for all further ones. */
class ChannelWorker {
  isTerminated = false;
  readonly #inside: MessagePort;
  readonly #page: MessagePort;
  constructor() {
    const { port1, port2 } = new MessageChannel();
    this.#inside = port1;
    this.#page = port2;
    const api = (apis.length > 1 ? apis.shift() : apis[0])?.();
    expose({ start: async () => undefined, subscribe: async () => undefined, ...api }, port1);
    workers.push(this);
  }
  addEventListener(type: string, call: (event: MessageEvent) => void): void {
    if (type !== 'message') return;
    this.#page.addEventListener(type, call);
    this.#page.start();
  }
  removeEventListener(type: string, call: (event: MessageEvent) => void): void {
    if (type === 'message') this.#page.removeEventListener(type, call);
  }
  postMessage(message: unknown, transfer: Transferable[] = []): void {
    this.#page.postMessage(message, transfer);
  }
  terminate(): void {
    this.isTerminated = true;
    this.#page.close();
    this.#inside.close();
  }
}

beforeEach(() => {
  workers = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('location', { href: START.origin, origin: START.origin });
  vi.stubGlobal('Worker', ChannelWorker);
});
afterEach(() => {
  vi.useRealTimers();
  for (const worker of workers) worker.terminate();
  vi.unstubAllGlobals();
  // Other files of this process have storage.
  resetStorage();
});

const startClient = () =>
  createWorkerClient(
    START,
    () => undefined,
    () => undefined,
  );
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    vi.advanceTimersByTime(1_000);
    for (let turn = 0; turn < 3; turn += 1) await settle();
  }
}
const termination = () => workers.map(({ isTerminated }) => isTerminated);

/** The worker itself, on a device whose server cannot be reached. */
function offlineWorker(): Api {
  const schedule = (ms: number, call: () => void) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  };
  return createWorkerApi({
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    now: Date.now,
    random: () => 0.5,
    newId: () => crypto.randomUUID(),
    schedule,
    isOnline: false,
    onOnline: () => undefined,
    outbox: (origin) => ({
      ...browserEnvironment(origin),
      schedule,
      random: () => 0.5,
      openCheckpointStorage: async () => null,
      openChannel: () => null,
      send: async () => null,
    }),
    openDatabase: openShopDatabase,
    device: createMemoryDevice(),
  });
}

test.each([
  ['', resetStorage],
  [' without storage', removeStorage],
])('minutes without a network%s leave the page its one worker, and what waits in it', async (_, prepare) => {
  prepare();
  apis = [offlineWorker];
  const client = startClient();
  const adding = client.client('cart').add(MARKET, 'a1', OPTIMISTIC_ROW);
  await pass(10);
  expect(await adding).toMatchObject({ ok: true, value: { count: 1 } });
  for (const method of ['flush', 'resume', 'flush'] as const) {
    // As when the page is hidden and shown.
    const sent = client.client('outbox')[method]();
    await pass(90);
    await sent;
    const read = client.client('cart').read(MARKET);
    await pass(5);
    expect(await read).toMatchObject({ ok: true, value: { count: 1, pendingCount: 1 } });
  }
  expect(termination()).toEqual([false]);
});

test('a call that is tried again for minutes is waited for', async () => {
  const response = Promise.withResolvers<unknown>();
  apis = [() => ({ invoke: () => response.promise, cancel: async () => undefined })];
  const read = startClient().client('page').home(MARKET);
  await pass(250);
  response.resolve({ ok: true, value: 'late' });
  expect(await read).toEqual({ ok: true, value: 'late' });
  expect(termination()).toEqual([false]);
});

test('a worker that falls silent is ended, and another one makes the read', async () => {
  const never = () => new Promise<never>(() => undefined);
  apis = [
    () => ({ invoke: never, cancel: never }),
    () => ({ invoke: async () => ({ ok: true, value: 'read' }), cancel: async () => undefined }),
  ];
  const client = startClient();
  const read = client.client('cart').read(MARKET);
  const changed = client.client('cart').clear(MARKET);
  await pass(80);
  expect(await read).toEqual({ ok: true, value: 'read' });
  expect(await changed).toMatchObject({
    ok: false,
    error: { code: 'internal', detail: 'Error: worker: no response' },
  });
  expect(termination()).toEqual([true, false]);
  expect(vi.mocked(console.error).mock.calls).toEqual([
    ['[worker-client]', new Error('worker: no response')],
  ]);
  vi.mocked(console.error).mockClear();
});

test('a worker that does not start in time is ended, and another one, which has longer, makes the read', async () => {
  const slowStart = () => new Promise<void>((resolve) => void setTimeout(resolve, 45_000));
  const never = () => new Promise<never>(() => undefined);
  apis = [
    () => ({ start: never }),
    () => ({ start: slowStart, invoke: async () => ({ ok: true, value: 'read' }) }),
  ];
  const client = startClient();
  const read = client.client('cart').read(MARKET);
  const changed = client.client('cart').clear(MARKET);
  await pass(29);
  expect(termination()).toEqual([false]);
  await pass(50);
  expect(termination()).toEqual([true, false]);
  expect(await read).toEqual({ ok: true, value: 'read' });
  const error = new Error('worker: not started in time');
  expect(await changed).toMatchObject({ ok: false, error: { code: 'internal', detail: String(error) } });
  expect(vi.mocked(console.error).mock.calls).toEqual([['[worker-client]', error]]);
  vi.mocked(console.error).mockClear();
});

test('what a worker answered is not kept as long as the worker', async () => {
  apis = [() => ({ invoke: async () => ({ ok: true, value: 'read' }), cancel: async () => undefined })];
  const client = startClient();
  const kept: WeakRef<object>[] = [];
  for (let call = 0; call < 3; call += 1) kept.push(new WeakRef(await client.client('page').home(MARKET)));
  await settle();
  vi.useRealTimers();
  await expect
    .poll(() => {
      collectGarbage();
      return kept.map((one) => one.deref());
    })
    .toEqual([undefined, undefined, undefined]);
});

import 'fake-indexeddb/auto';
import { expose, wrap } from 'comlink';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CartRowSeen } from '#contract/clients.ts';
import type { WorkerApi, WorkerMessage, WorkerStart } from '#contract/worker-api.ts';
import { browserDevice } from '#outbox/outbox.ts';
import { createShopServer, type ShopServer } from '#tests/fixtures/shop-server.ts';
import { createWorkerApi } from '#worker/api.ts';
import type { WorkerDevice } from '#worker/shop.ts';
import { openShopDatabase } from '#worker/store/db.ts';

const START: WorkerStart = { market: 'sv-se', origin: 'https://shop.example', isMetered: false };
const MARKET = 'sv-se';
const QUESTION = { search: '', limit: 24 };
const SEEN: CartRowSeen = {
  productId: 'p-fjord',
  title: 'Fjord Shell',
  brand: 'Cairn',
  colorTitle: 'Fjordblå',
  size: 'M',
  href: '/sv-se/p/fjord-shell',
  image: null,
  tint: '#33608f',
  listMinor: 349_900,
  reducedMinor: null,
  stockBalance: 7,
};

let server: ShopServer;
let open: { close(): void }[] = [];
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  Dexie.dependencies.indexedDB = globalThis.indexedDB;
  server = createShopServer();
});
afterEach(() => {
  for (const one of open) one.close();
  open = [];
});

/**
 * A worker behind a MessageChannel, as a page has it. Waits of a second or more stand still until `pass` is called;
 * shorter ones (retries) pass at once.
 */
async function startWorker(over: Partial<WorkerDevice> = {}, start = START) {
  let now = 1_800_000_000_000;
  const timers = new Map<() => void, number>();
  const later = (ms: number, call: () => void) => {
    timers.set(call, now + (ms < 1000 ? 0 : ms));
    if (ms < 1000)
      setImmediate(() => {
        if (timers.delete(call)) call();
      });
    return () => void timers.delete(call);
  };
  const device: WorkerDevice = {
    fetch: server.fetch,
    now: () => now,
    random: () => 0,
    newId: () => crypto.randomUUID(),
    later,
    isOnline: true,
    onOnline: () => undefined,
    outbox: (origin) => ({
      ...browserDevice(origin),
      now: () => now,
      random: () => 0,
      later,
      openWitness: async () => null,
      openChannel: () => null,
      send: async ({ method, path, headers, body }) => {
        const init = { method, headers, ...(body === null ? {} : { body }) };
        const answer = await server.fetch(origin + path, init).catch(() => null);
        if (answer === null) return null;
        return { status: answer.status, retryAfterMs: null, body: (await answer.json()) as unknown };
      },
    }),
    openDatabase: (onFault) => openShopDatabase(onFault),
    ...over,
  };
  const { port1, port2 } = new MessageChannel();
  const inside = createWorkerApi(device);
  expose(inside, port1);
  open.push(port1, port2);
  // Comlink follows nested objects by path; its types see a promise there.
  const api = wrap<WorkerApi>(port2) as unknown as WorkerApi;
  const messages: WorkerMessage[] = [];
  await inside.subscribe((message) => messages.push(message));
  await api.start(start);
  const last = (type: WorkerMessage['type']) => messages.findLast((message) => message.type === type);
  return {
    api,
    messages,
    last,
    /** Lets time pass, and what it wakes run. */
    pass: async (ms: number) => {
      now += ms;
      for (const [call, at] of timers) {
        if (at > now) continue;
        timers.delete(call);
        call();
      }
      await settle();
    },
  };
}
/** fake-indexeddb answers in macrotasks; a handful of them end what was begun. */
async function settle(): Promise<void> {
  for (let i = 0; i < 60; i += 1) await new Promise((resolve) => setImmediate(resolve));
}
/** A worker that has had its first look at the catalogue, so that the snapshot is on the device. */
async function startedWithSnapshot(over: Partial<WorkerDevice> = {}) {
  const worker = await startWorker(over);
  await worker.pass(2_000);
  await expect.poll(() => worker.last('snapshot')).toMatchObject({ state: 'ready', market: MARKET });
  await settle();
  return worker;
}

describe('answers', () => {
  test('PW-02 before there is a snapshot the server answers; with one the device does, with the same products', async () => {
    const { api, pass, last } = await startWorker();
    const first = await api.page.listing('c1', MARKET, 'shell-jackets', QUESTION);
    expect(first).toMatchObject({ ok: true, value: { products: { freshness: { source: 'server' } } } });
    await pass(2_000);
    await expect.poll(() => last('snapshot')).toMatchObject({ state: 'ready' });
    const asked = server.asked.length;
    const second = await api.page.listing('c2', MARKET, 'shell-jackets', QUESTION);
    expect(server.asked).toHaveLength(asked);
    expect(second).toMatchObject({ ok: true, value: { products: { freshness: { source: 'device' } } } });
    const ids = (page: typeof first) =>
      page.ok && page.value.products.cards.map(({ productId }) => productId);
    expect(ids(second)).toEqual(ids(first));
  });

  test('NE-01 two equal questions at once are one request', async () => {
    const { api } = await startWorker();
    await Promise.all([api.page.search('c1', MARKET, QUESTION), api.page.search('c2', MARKET, QUESTION)]);
    expect(server.asked.filter((line) => line === 'POST /v3/search/results')).toHaveLength(1);
  });

  test('UR-08 filters are decoded and encoded in the worker', async () => {
    const { api } = await startWorker();
    const filters = [{ field: 'color', op: 'in' as const, data: ['blue'] }];
    const search = await api.discovery.encode('c1', '?utm=1', { filters, sort: null });
    const page = await api.page.search('c2', MARKET, { search, limit: 24 });
    expect(page).toMatchObject({ ok: true, value: { products: { selectedFilters: filters } } });
    const all = await api.page.search('c3', MARKET, QUESTION);
    const totals = [page, all].map((one) => (one.ok ? one.value.products.total : 0));
    expect(totals[0]).toBeGreaterThan(0);
    expect(totals[0]).toBeLessThan(totals[1] ?? 0);
  });

  test('unknown things are told by their codes', async () => {
    const { api } = await startWorker();
    expect(await api.page.listing('c1', MARKET, 'nope', QUESTION)).toMatchObject({
      error: { code: 'unknown_listing' },
    });
    expect(await api.page.product('c2', MARKET, 'nope')).toMatchObject({
      error: { code: 'unknown_product' },
    });
    expect(await api.page.home('c3', 'xx-xx')).toMatchObject({ error: { code: 'unknown_market' } });
  });

  test('NE-05 a call that is ended is canceled; newer letters end the suggestions of older ones', async () => {
    const gate = Promise.withResolvers<void>();
    const slow: WorkerDevice['fetch'] = async (input, init) => {
      await Promise.race([
        gate.promise,
        new Promise((_, reject) => {
          init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        }),
      ]);
      return server.fetch(input, init);
    };
    const { api } = await startWorker({ fetch: slow });
    const search = api.page.search('c1', MARKET, QUESTION);
    const older = api.discovery.suggest('c2', MARKET, 'sk');
    const newer = api.discovery.suggest('c3', MARKET, 'skal');
    await api.cancel('c1');
    expect(await search).toMatchObject({ ok: false, error: { code: 'canceled' } });
    expect(await older).toMatchObject({ ok: false, error: { code: 'canceled' } });
    gate.resolve();
    expect(await newer).toMatchObject({ ok: true });
  });
});

describe('offline', () => {
  test('PW-05 with the network cut, home, listing, facets, suggestions, product and more pages still answer', async () => {
    const { api } = await startedWithSnapshot();
    server.isCut = true;
    expect(await api.page.frame('c1', MARKET)).toMatchObject({ ok: true });
    expect(await api.page.home('c2', MARKET)).toMatchObject({
      ok: true,
      value: { page: { title: 'Hem' }, rows: { 'l-shell': expect.arrayContaining([expect.anything()]) } },
    });
    const page = await api.page.search('c3', MARKET, { search: '?query=skaljacka', limit: 1 });
    if (!page.ok) throw new Error(page.error.code);
    expect(page.value.products.filters.length).toBeGreaterThan(2);
    const { cursor } = page.value.products;
    expect(
      await api.discovery.more(
        'c4',
        MARKET,
        { kind: 'search' },
        { search: '?query=skaljacka', limit: 1 },
        cursor ?? '',
      ),
    ).toMatchObject({ ok: true, value: { cards: [expect.anything()] } });
    expect(await api.discovery.suggest('c5', MARKET, 'skal')).toMatchObject({ ok: true });
    const { productId } = page.value.products.cards[0] ?? { productId: '' };
    expect(await api.page.product('c6', MARKET, productId)).toMatchObject({
      ok: true,
      value: { freshness: { source: 'device' } },
    });
  });

  test('PW-05 a new worker on the same device answers from what the old one kept', async () => {
    await startedWithSnapshot();
    server.isCut = true;
    const { api, last } = await startWorker();
    expect(last('snapshot')).toMatchObject({ state: 'ready' });
    expect(await api.page.home('c1', MARKET)).toMatchObject({ ok: true });
    expect(await api.page.listing('c2', MARKET, 'shell-jackets', QUESTION)).toMatchObject({ ok: true });
  });

  test('what was seen is kept where there is no snapshot; what was not is an honest failure', async () => {
    const { api } = await startWorker({}, { ...START, isMetered: true });
    await api.page.listing('c1', MARKET, 'shell-jackets', QUESTION);
    await settle();
    server.isCut = true;
    const again = await startWorker({}, { ...START, isMetered: true });
    expect(await again.api.page.listing('c2', MARKET, 'shell-jackets', QUESTION)).toMatchObject({
      ok: true,
      value: { products: { freshness: { source: 'device' } } },
    });
    expect(await again.api.page.listing('c3', MARKET, 'tents', QUESTION)).toMatchObject({
      error: { code: 'offline' },
    });
    expect(again.last('network')).toEqual({ type: 'network', isOnline: false });
  });
});

describe('snapshot', () => {
  const files = () => server.asked.filter((line) => line.includes(' /snapshots/'));

  test('on a metered line nothing is downloaded', async () => {
    const { pass, last } = await startWorker({}, { ...START, isMetered: true });
    await pass(2_000);
    await expect.poll(() => last('snapshot')).toMatchObject({ state: 'absent' });
    expect(files()).toEqual([]);
  });

  test('when the catalogue moves on, only the file that changed is fetched', async () => {
    const { pass, api } = await startedWithSnapshot();
    expect(files()).toEqual(['GET /snapshots/text-1', 'GET /snapshots/columns-1']);
    server.moveOn();
    await pass(5 * 60 * 1000);
    await expect.poll(files).toHaveLength(3);
    expect(files()[2]).toBe('GET /snapshots/columns-2');
    await settle();
    expect(await api.page.search('c1', MARKET, QUESTION)).toMatchObject({
      value: { products: { freshness: { source: 'device', asOf: 1_700_000_000_002 } } },
    });
  });

  test('a damaged one is fetched once more, then given up with a message; the server answers', async () => {
    server.damage(true);
    const { pass, last, api, messages } = await startWorker();
    await pass(2_000);
    await expect.poll(() => last('snapshot')).toMatchObject({ state: 'refused' });
    expect(files()).toHaveLength(4);
    expect(messages).toContainEqual(expect.objectContaining({ type: 'log', text: 'snapshot refused' }));
    await pass(5 * 60 * 1000);
    expect(files()).toHaveLength(4);
    expect(await api.page.search('c1', MARKET, QUESTION)).toMatchObject({
      value: { products: { freshness: { source: 'server' } } },
    });
  });
});

describe('cart', () => {
  test('CA-13 PW-06 what is added offline is shown at once, survives the worker, and reaches the server once', async () => {
    const { api } = await startedWithSnapshot();
    server.isCut = true;
    await api.cart.add('c1', MARKET, 'a1', SEEN);
    const view = await api.cart.add('c2', MARKET, 'a1', SEEN);
    expect(view).toMatchObject({
      ok: true,
      value: {
        count: 2,
        waiting: 2,
        goodsMinor: 699_800,
        totalMinor: null,
        rows: [{ isWaiting: true, title: 'Fjord Shell' }],
      },
    });
    const later = await startWorker();
    expect(await later.api.cart.read('c3', MARKET)).toMatchObject({ value: { count: 2, waiting: 2 } });
    server.isCut = false;
    server.losesAnswers = true;
    void later.api.outbox.flush();
    await expect.poll(() => server.cart().version).toBe(1);
    server.losesAnswers = false;
    await later.pass(30_000);
    await expect
      .poll(() => later.last('cart'))
      .toMatchObject({ cart: { count: 2, waiting: 0, totalMinor: 20_000 } });
    expect(server.cart().orderRows.map(({ quantity }) => quantity)).toEqual([2]);
  });

  test('CA-07 a refused change is listed, does not stop the next, and goes when acknowledged', async () => {
    const { api, last } = await startWorker();
    server.soldOut.add('gone');
    await api.cart.add('c1', MARKET, 'gone', SEEN);
    await api.cart.add('c2', MARKET, 'a1', SEEN);
    await expect
      .poll(() => last('cart'))
      .toMatchObject({
        cart: {
          waiting: 0,
          count: 1,
          refused: [{ articleId: 'gone', code: 'out_of_stock', message: 'sold out' }],
        },
      });
    expect(await api.outbox.list()).toMatchObject([{ kind: 'cart', state: 'dead' }]);
    expect(await api.cart.acknowledge('c3', MARKET)).toMatchObject({ value: { refused: [], count: 1 } });
  });

  test('CA-07 a refused change can be tried again from the list', async () => {
    const { api, last } = await startWorker();
    server.soldOut.add('gone');
    await api.cart.add('c1', MARKET, 'gone', SEEN);
    await expect.poll(() => last('outbox')).toMatchObject({ dead: 1 });
    const [item] = await api.outbox.list();
    server.soldOut.clear();
    await api.outbox.retry(item?.id ?? '');
    await expect.poll(() => server.cart().orderRows).toHaveLength(1);
    await expect.poll(() => last('outbox')).toMatchObject({ dead: 0, waiting: 0 });
  });

  test('CA-03 subtract, remove and clear reach the server in order', async () => {
    const { api, last } = await startWorker();
    for (const id of ['c1', 'c2']) await api.cart.add(id, MARKET, 'a1', SEEN);
    await api.cart.add('c3', MARKET, 'b1', SEEN);
    await api.cart.subtract('c4', MARKET, 'row-a1');
    await api.cart.remove('c5', MARKET, 'row-b1');
    await expect.poll(() => last('cart')).toMatchObject({ cart: { count: 1, waiting: 0 } });
    expect(server.cart().orderRows).toMatchObject([{ orderRowId: 'row-a1', quantity: 1 }]);
    await api.cart.clear('c6', MARKET);
    await expect.poll(() => server.cart().orderRows).toEqual([]);
  });
});

describe('tracking', () => {
  test('PW-06 EV-01 events are stored, sent together and acknowledged', async () => {
    const { api, pass } = await startWorker();
    await pass(0);
    await api.tracking.track('c1', MARKET, { type: 'page_view', url: 'https://shop.example/?token=1' });
    await api.tracking.track('c2', MARKET, { type: 'click' });
    await pass(1_000);
    await expect.poll(() => server.events.length).toBe(2);
    expect(server.events[0]).toMatchObject({ type: 'page_view', url: 'https://shop.example/', seq: 1 });
    expect(server.events[1]?.session_id).toBe(server.events[0]?.session_id);
    expect(server.asked.filter((line) => line === 'POST /v2/create-events')).toHaveLength(1);
  });

  test('without consent nothing is stored', async () => {
    const { api } = await startWorker({}, { ...START, mayTrack: false });
    await api.tracking.track('c1', MARKET, { type: 'click' });
    expect(await api.outbox.list()).toEqual([]);
  });
});

describe('storage', () => {
  test('PW-08 with no storage at all the shop works online, the cart in memory, and says so', async () => {
    const refuse = () => Promise.reject(Object.assign(new Error('no'), { name: 'SecurityError' }));
    globalThis.indexedDB = undefined as unknown as IDBFactory;
    Dexie.dependencies.indexedDB = undefined as unknown as IDBFactory;
    const { api, last, pass } = await startWorker({
      outbox: (origin) => ({
        ...browserDevice(origin),
        openStore: refuse,
        openWitness: async () => null,
        openChannel: () => null,
        send: async ({ method, path, headers, body }) => {
          const answer = await server.fetch(origin + path, { method, headers, body });
          return { status: answer.status, retryAfterMs: null, body: (await answer.json()) as unknown };
        },
      }),
    });
    expect(last('storage')).toEqual({ type: 'storage', state: 'forbidden' });
    expect(await api.page.listing('c1', MARKET, 'shell-jackets', QUESTION)).toMatchObject({ ok: true });
    await api.cart.add('c2', MARKET, 'a1', SEEN);
    await expect.poll(() => server.cart().orderRows).toHaveLength(1);
    await pass(2_000);
    await expect.poll(() => last('snapshot')).toMatchObject({ state: 'ready' });
  });

  test('searches that found something are remembered, newest first', async () => {
    const { api } = await startWorker();
    for (const query of ['skal', 'qqqqq', 'tält', 'skal'])
      await api.page.search(`c-${query}`, MARKET, {
        search: `?query=${encodeURIComponent(query)}`,
        limit: 4,
      });
    await settle();
    const list = await api.history.list();
    expect(list[0]).toBe('skal');
    expect(list).not.toContain('qqqqq');
    expect(new Set(list).size).toBe(list.length);
  });
});

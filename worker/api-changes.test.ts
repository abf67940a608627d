import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OptimisticCartRow } from '#contract/clients.ts';
import { browserEnvironment } from '#outbox/outbox.ts';
import { createShopServer, type ShopServer } from '#tests/fixtures/shop-server.ts';
import { readStoredData } from '#tests/fixtures/stored-data.ts';
import {
  closeWorkers,
  resetStorage,
  MARKET,
  settle,
  START,
  startWorkerWithSnapshot,
  startWorker,
  removeStorage,
} from '#tests/fixtures/worker-over-channel.ts';
import { valueOf } from '#tests/fixtures/worker-clients.ts';

const QUESTION = { search: '', limit: 24 };
const SEEN: OptimisticCartRow = {
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
beforeEach(() => {
  resetStorage();
  server = createShopServer();
});
afterEach(closeWorkers);

describe('cart', () => {
  test('CA-13 what is added offline is shown at once, survives the worker, and reaches the server once', async () => {
    const { api } = await startWorkerWithSnapshot(server);
    server.isOffline = true;
    await api.cart.add('c1', MARKET, 'a1', SEEN);
    const view = await api.cart.add('c2', MARKET, 'a1', SEEN);
    expect(view).toMatchObject({
      ok: true,
      value: {
        count: 2,
        pendingCount: 2,
        goodsMinor: 699_800,
        totalMinor: null,
        rows: [{ isPending: true, title: 'Fjord Shell' }],
      },
    });
    const later = await startWorker(server);
    expect(await later.api.cart.read('c3', MARKET)).toMatchObject({ value: { count: 2, pendingCount: 2 } });
    server.isOffline = false;
    server.dropsResponses = true;
    void later.api.outbox.flush('flush');
    await expect.poll(() => server.cart().version).toBe(1);
    server.dropsResponses = false;
    await later.pass(30_000);
    await expect
      .poll(() => later.last('cart'))
      .toMatchObject({ cart: { count: 2, pendingCount: 0, totalMinor: 20_000 } });
    expect(server.cart().orderRows.map(({ quantity }) => quantity)).toEqual([2]);
  });

  test('CA-07 a refused change is listed, does not stop the next, and goes when acknowledged', async () => {
    const { api, last } = await startWorker(server);
    server.soldOut.add('gone');
    await api.cart.add('c1', MARKET, 'gone', SEEN);
    await api.cart.add('c2', MARKET, 'a1', SEEN);
    await expect
      .poll(() => last('cart'))
      .toMatchObject({
        cart: {
          pendingCount: 0,
          count: 1,
          refused: [{ articleId: 'gone', code: 'out_of_stock', message: 'sold out' }],
        },
      });
    // Whether the events of the adds have left by now is a matter of time.
    const changes = valueOf(await api.outbox.list('list')).filter(({ kind }) => kind === 'cart');
    expect(changes).toMatchObject([{ kind: 'cart', state: 'dead' }]);
    expect(await api.cart.acknowledge('c3', MARKET)).toMatchObject({ value: { refused: [], count: 1 } });
  });

  test('CA-07 a refused change can be tried again from the list', async () => {
    const { api, last } = await startWorker(server);
    server.soldOut.add('gone');
    await api.cart.add('c1', MARKET, 'gone', SEEN);
    await expect.poll(() => last('outbox')).toMatchObject({ deadLetterCount: 1 });
    const [item] = valueOf(await api.outbox.list('list'));
    server.soldOut.clear();
    await api.outbox.retry('retry', item?.id ?? '');
    await expect.poll(() => server.cart().orderRows).toHaveLength(1);
    await expect.poll(() => last('outbox')).toMatchObject({ deadLetterCount: 0, pendingCount: 0 });
  });

  test('CA-03 subtract, remove and clear reach the server in order', async () => {
    const { api, last } = await startWorker(server);
    for (const id of ['c1', 'c2']) await api.cart.add(id, MARKET, 'a1', SEEN);
    await api.cart.add('c3', MARKET, 'b1', SEEN);
    await api.cart.subtract('c4', MARKET, 'row-a1');
    await api.cart.remove('c5', MARKET, 'row-b1');
    await expect.poll(() => last('cart')).toMatchObject({ cart: { count: 1, pendingCount: 0 } });
    expect(server.cart().orderRows).toMatchObject([{ orderRowId: 'row-a1', quantity: 1 }]);
    await api.cart.clear('c6', MARKET);
    await expect.poll(() => server.cart().orderRows).toEqual([]);
  });
});

describe('tracking', () => {
  test('events are stored, sent together and acknowledged', async () => {
    const { api, pass } = await startWorker(server);
    await pass(0);
    await api.tracking.track('c1', MARKET, { type: 'page_view', url: 'https://shop.example/?token=1' });
    await api.tracking.track('c2', MARKET, { type: 'click' });
    await pass(1_000);
    await expect.poll(() => server.events.length).toBe(2);
    expect(server.events[0]).toMatchObject({ type: 'page_view', url: 'https://shop.example/', seq: 1 });
    expect(server.events[1]?.session_id).toBe(server.events[0]?.session_id);
    expect(server.requests.filter((line) => line === 'POST /v2/create-events')).toHaveLength(1);
  });

  test('a product that is looked at or put in the bag is told, and looked at is remembered here', async () => {
    const { api, pass } = await startWorker(server);
    await pass(0);
    const url = 'https://shop.example/sv-se/p/fjord';
    await api.recentlyViewed.add('add', MARKET, 'p-fjord', url);
    await api.cart.add('c1', MARKET, 'a1', SEEN);
    await pass(1_000);
    await expect.poll(() => server.events.length).toBe(2);
    expect(server.events).toMatchObject([
      { type: 'page_view', product_id: 'p-fjord', url },
      { type: 'add_to_cart', product_id: SEEN.productId },
    ]);
    expect(valueOf(await api.recentlyViewed.list('list'))).toEqual(['p-fjord']);
    await api.recentlyViewed.clear('clear');
    expect(valueOf(await api.recentlyViewed.list('list'))).toEqual([]);
  });

  test('without consent nothing is stored', async () => {
    const { api } = await startWorker(server, {}, { ...START, mayTrack: false });
    await api.tracking.track('c1', MARKET, { type: 'click' });
    expect(valueOf(await api.outbox.list('list'))).toEqual([]);
  });
});

describe('storage', () => {
  test('with no storage at all the shop works online, the cart in memory, and says so', async () => {
    const refuse = () => Promise.reject(Object.assign(new Error('no'), { name: 'SecurityError' }));
    removeStorage();
    const { api, last, pass } = await startWorker(server, {
      outbox: (origin) => ({
        ...browserEnvironment(origin),
        openStore: refuse,
        openCheckpointStorage: async () => null,
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

  test('searches can be forgotten: no stored response names one, others stay', async () => {
    const { api } = await startWorker(server);
    for (const query of ['qqqqq', 'wwwww'])
      await api.page.search(`c-${query}`, MARKET, { search: `?query=${query}`, limit: 4 });
    await api.discovery.suggest('c-suggest', MARKET, 'zzzz');
    await api.page.listing('c-listing', MARKET, 'shell-jackets', QUESTION);
    await settle();
    for (const query of ['qqqqq', 'wwwww', 'zzzz']) expect(await readStoredData()).toContain(query);
    await api.discovery.forgetSearches('c-forget');
    const left = await readStoredData();
    for (const query of ['qqqqq', 'wwwww', 'zzzz']) expect(left).not.toContain(query);
    expect(left).toContain('shell-jackets');
  });
});

// Cart changes of a device tell a running shop what the cart holds then: once a change, also after faults.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStore, type Store } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { type FaultProxy, startFaultProxy } from '#tests/fault-proxy.ts';
import { OPTIMISTIC_ROW } from '#tests/fixtures/optimistic-row.ts';
import {
  closeWorkers,
  MARKET,
  resetStorage,
  settle,
  START,
  startWorker,
} from '#tests/fixtures/worker-over-channel.ts';
import { openShopBrowser, type ShopBrowser } from '#tests/fixtures/worker-shop.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';
import { smallCatalogue } from '#tests/small-catalogue.ts';

interface StoredEvent {
  readonly type: string;
  readonly session_id: string;
  readonly data?: { readonly cartRef: string };
}

let database: TestDatabase;
let shop: TestShop;
let store: Store;
let proxy: FaultProxy;
let browser: ShopBrowser;
let start: typeof START;
beforeAll(async () => {
  database = await DATABASES[0]!.make();
  shop = await startTestShop(database, smallCatalogue());
  store = await openStore(database);
  proxy = await startFaultProxy(shop.server.url);
  start = { ...START, origin: proxy.origin };
});
afterAll(async () => {
  await proxy.close();
  await store.close();
  await shop.server.close();
  await database.remove();
});
beforeEach(async () => {
  resetStorage();
  browser = openShopBrowser(proxy);
  proxy.isOffline = false;
  proxy.faultOf = () => undefined;
  await store.transaction((tx) => tx.deleteFrom('events').execute());
});
afterEach(closeWorkers);

async function updates(): Promise<StoredEvent[]> {
  const rows = await store.db.selectFrom('events').select('doc').execute();
  const events = rows.map(({ doc }) => JSON.parse(doc) as StoredEvent & { readonly seq: number });
  return events
    .filter(({ type }) => type === 'cart' || type === 'emptyCart')
    .sort((one, other) => one.seq - other.seq);
}

test('CA-10a CA-10b CA-10c CA-10d CA-10e each change tells the cart as it is then, and an empty one that it is', async () => {
  const { api, pass } = await startWorker(browser, {}, start);
  await api.tracking.setPage('page', { url: `${proxy.origin}/${MARKET}` });
  const told = async (count: number) => {
    await expect.poll(async () => (await pass(1_000), updates())).toHaveLength(count);
    return updates();
  };
  // Two sizes of one product, and one of another.
  for (const [at, articleId] of ['a1', 'a2', 'a4'].entries()) {
    await api.cart.add(`c${at}`, MARKET, articleId, OPTIMISTIC_ROW);
    await told(at + 1);
  }
  await api.cart.clear('c3', MARKET);
  const all = await told(4);
  const [first, second, third, last] = all;
  const { cartId } = await browser.cart(MARKET);
  const cart = (items: readonly object[]) => ({
    type: 'cart',
    market: MARKET,
    data: {
      cartRef: cartId,
      cartUrl: `${proxy.origin}/${MARKET}?cartId=${cartId}&modal=cart`,
      locale: 'sv-SE',
      items,
    },
  });
  expect(first).toMatchObject(cart([{ itemId: 'p1', quantity: 1 }]));
  expect(second).toMatchObject(cart([{ itemId: 'p1', quantity: 2 }]));
  expect(third).toMatchObject(
    cart([
      { itemId: 'p1', quantity: 2 },
      { itemId: 'p2', quantity: 1 },
    ]),
  );
  expect(last).toMatchObject({ type: 'emptyCart', data: { cartRef: cartId } });
  expect(last?.data).toEqual({ cartRef: cartId });
  expect(new Set(all.map((event) => event.session_id)).size).toBe(1);
});

test('changes made without a network, the response to one of which is lost, are told once each', async () => {
  const { api, pass } = await startWorker(browser, {}, start);
  proxy.isOffline = true;
  for (const id of ['c1', 'c2', 'c3']) await api.cart.add(id, MARKET, 'a1', OPTIMISTIC_ROW);
  await settle();
  expect(await updates()).toEqual([]);
  let isFirst = true;
  proxy.faultOf = (line) => {
    if (!isFirst || !line.includes('/cart')) return undefined;
    isFirst = false;
    return 'lost-response';
  };
  proxy.isOffline = false;
  await expect.poll(async () => (await pass(60_000), updates())).toHaveLength(3);
  await pass(60_000);
  expect(isFirst).toBe(false);
  expect((await updates()).map(({ type }) => type)).toEqual(['cart', 'cart', 'cart']);
});

test('without consent a change tells nothing', async () => {
  const { api, pass, until } = await startWorker(browser, {}, { ...start, mayTrack: false });
  await api.cart.add('c1', MARKET, 'a1', OPTIMISTIC_ROW);
  await until('cart', ({ cart }) => cart.count === 1 && cart.pendingCount === 0);
  await pass(60_000);
  await settle();
  expect(await updates()).toEqual([]);
});

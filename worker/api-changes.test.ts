// Carts of a worker before a real shop, whose network fails where a test says so.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orderRowIdOf } from '#contract/order-row.ts';
import type { CatalogueProduct } from '#catalogue/catalogue.ts';
import { applyStock } from '#store/stock.ts';
import {
  closeWorkers,
  MARKET,
  resetStorage,
  settle,
  START,
  startWorker,
  startWorkerWithSnapshot,
} from '#tests/fixtures/worker-over-channel.ts';
import {
  openShopBrowser,
  type ShopBrowser,
  startWorkerShop,
  type WorkerShop,
} from '#tests/fixtures/worker-shop.ts';
import { smallArticle, smallCatalogue, smallProduct, smallVariant } from '#tests/small-catalogue.ts';
import { OPTIMISTIC_ROW } from '#tests/fixtures/optimistic-row.ts';

const ADD = 'POST /api/cart/add';

const SMALL_PRODUCTS = smallCatalogue().products as readonly CatalogueProduct[];
const SOLD_OUT = smallProduct('p3', [
  smallVariant('p3-blue', [smallArticle('gone', 'S', 0), smallArticle('back-soon', 'M', 0)]),
]);

let shop: WorkerShop;
let browser: ShopBrowser;
let start: typeof START;
beforeAll(async () => {
  shop = await startWorkerShop(smallCatalogue({ products: [...SMALL_PRODUCTS, SOLD_OUT] }));
  start = { ...START, origin: shop.origin };
});
afterAll(() => shop?.close());
beforeEach(async () => {
  resetStorage();
  browser = openShopBrowser(shop);
  shop.isOffline = false;
  shop.faultOf = () => undefined;
  shop.requests.length = 0;
  await shop.store.transaction((tx) => tx.deleteFrom('events').execute());
});
afterEach(closeWorkers);

const quantities = async () => (await browser.cart(MARKET)).orderRows.map(({ quantity }) => quantity);
/** Every response to an add is lost; resolves when the worker has tried it again. */
function loseResponses(): Promise<void> {
  return new Promise((resolve) => {
    let lost = 0;
    shop.faultOf = (line) => {
      if (line !== ADD) return undefined;
      lost += 1;
      if (lost > 1) resolve();
      return 'lost-response';
    };
  });
}

describe('cart', () => {
  test('what is added offline is shown at once, survives the worker, and reaches the server once', async () => {
    const { api } = await startWorkerWithSnapshot(browser, {}, start);
    shop.isOffline = true;
    await api.cart.add('c1', MARKET, 'a1', OPTIMISTIC_ROW);
    const view = await api.cart.add('c2', MARKET, 'a1', OPTIMISTIC_ROW);
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
    closeWorkers();
    const later = await startWorker(browser, {}, start);
    expect(await later.api.cart.read('c3', MARKET)).toMatchObject({ value: { count: 2, pendingCount: 2 } });
    const isLost = loseResponses();
    shop.isOffline = false;
    void later.api.outbox.flush('flush');
    await isLost;
    shop.faultOf = () => undefined;
    await later.pass(30_000);
    const { cart } = await later.until('cart', (message) => message.cart.pendingCount === 0);
    const { grandTotalValue, orderRows } = await browser.cart(MARKET);
    expect(orderRows.map(({ quantity }) => quantity)).toEqual([2]);
    expect(cart).toMatchObject({ count: 2, goodsMinor: 2 * 149_900, totalMinor: grandTotalValue * 100 });
    expect(cart.notices).toMatchObject([{ kind: 'price-changed', articleId: 'a1' }]);
  });

  test('a refused change is listed, does not stop the next, and goes when discarded', async () => {
    const { api, until } = await startWorker(browser, {}, start);
    await api.cart.add('c1', MARKET, 'gone', OPTIMISTIC_ROW);
    await api.cart.add('c2', MARKET, 'a1', OPTIMISTIC_ROW);
    await until('cart', ({ cart: { pendingCount, count } }) => pendingCount === 0 && count === 1);
    const { inbox } = await until('outbox', (message) => message.inbox.waitingCount === 0);
    expect(inbox).toMatchObject({
      refusedCount: 1,
      changes: [{ kind: 'add', articleId: 'gone', refusal: { code: 'out_of_stock' } }],
    });
    expect(await quantities()).toEqual([1]);
    // Having seen what the server changed says nothing about what it refused.
    await api.cart.acknowledge('c3', MARKET);
    await api.outbox.discard('discard', inbox.changes[0]?.ids ?? []);
    await until('outbox', (message) => message.inbox.changes.length === 0);
  });

  test('a refused change can be tried again from the list', async () => {
    const { api, last, until } = await startWorker(browser, {}, start);
    await api.cart.add('c1', MARKET, 'back-soon', OPTIMISTIC_ROW);
    const { inbox } = await until('outbox', (message) => message.inbox.refusedCount === 1);
    const restocked = { by: 'articleId' as const, id: 'back-soon', stock: 3, prices: {} };
    await applyStock(shop.store, [restocked], { label: 'stock', source: null });
    await api.outbox.retry('retry', inbox.changes[0]?.ids ?? []);
    await until('cart', (message) => message.cart.count === 1);
    await until('cart', (message) => message.cart.pendingCount === 0);
    expect(await quantities()).toEqual([1]);
    expect(last('outbox')).toMatchObject({ inbox: { changes: [] } });
  });

  test('behind a captive portal a change waits as unreachable, and none is refused', async () => {
    const { api, until } = await startWorker(browser, {}, start);
    shop.faultOf = (line) => (line === ADD ? { status: 403, body: '<h1>Log in</h1>' } : undefined);
    await api.cart.add('c1', MARKET, 'a1', OPTIMISTIC_ROW);
    const { inbox } = await until('outbox', (message) => message.inbox.cause === 'offline');
    expect(inbox).toMatchObject({ waitingCount: 1, refusedCount: 0, isDelayed: true });
    shop.faultOf = () => undefined;
    void api.outbox.retry('retry', []);
    await until('cart', ({ cart }) => cart.count === 1 && cart.pendingCount === 0);
    expect(await quantities()).toEqual([1]);
  });

  test('a wait that has become noticeable is told without another change', async () => {
    const held = Promise.withResolvers<undefined>();
    shop.faultOf = (line) => (line === ADD ? held.promise : undefined);
    // An event that is sent meanwhile would tell as well.
    const { api, pass, until } = await startWorker(browser, {}, { ...start, mayTrack: false });
    await api.cart.add('c1', MARKET, 'a1', OPTIMISTIC_ROW);
    const { inbox } = await until('outbox', (message) => message.inbox.waitingCount === 1);
    expect(inbox).toMatchObject({ cause: 'sending', isDelayed: false });
    // What else is told of the add has been told.
    await settle();
    await pass(3_000);
    await until('outbox', (message) => message.inbox.isDelayed);
    held.resolve(undefined);
    await until('outbox', (message) => message.inbox.waitingCount === 0);
  });

  test('the price that the shopper saw is sent: the reduced one, and a notice only if it is another', async () => {
    const { api, until } = await startWorker(browser, {}, start);
    await api.cart.add('c1', MARKET, 'a1', { ...OPTIMISTIC_ROW, listMinor: 199_900, reducedMinor: 149_900 });
    const { cart } = await until(
      'cart',
      (message) => message.cart.pendingCount === 0 && message.cart.count > 0,
    );
    expect(cart.notices).toEqual([]);
  });

  test('subtract, remove and clear reach the server in order', async () => {
    const { api, until } = await startWorker(browser, {}, start);
    for (const id of ['c1', 'c2', 'c3']) await api.cart.add(id, MARKET, 'a1', OPTIMISTIC_ROW);
    await api.cart.add('c4', MARKET, 'a4', OPTIMISTIC_ROW);
    await api.cart.subtract('c5', MARKET, orderRowIdOf('a1'));
    const view = await api.cart.remove('c6', MARKET, orderRowIdOf('a4'));
    expect(view).toMatchObject({ value: { count: 2 } });
    await expect.poll(() => shop.requests).toContain('POST /api/cart/removeItem');
    await until('cart', ({ cart }) => cart.count === 2 && cart.pendingCount === 0);
    expect((await browser.cart(MARKET)).orderRows).toMatchObject([
      { orderRowId: orderRowIdOf('a1'), quantity: 2 },
    ]);
    await api.cart.clear('c7', MARKET);
    await expect.poll(quantities).toEqual([]);
  });

  test('a change that is queued while the cart is read is not shown twice', async () => {
    const { api, pass, until } = await startWorker(browser, {}, start);
    const isReading = Promise.withResolvers<void>();
    const isStored = Promise.withResolvers<undefined>();
    const isLost = loseResponses();
    const addFault = shop.faultOf;
    shop.faultOf = (line) => {
      if (line !== 'GET /api/cart/get/') return addFault(line);
      isReading.resolve();
      return isStored.promise;
    };
    const read = api.cart.read('c1', MARKET);
    await isReading.promise;
    await api.cart.add('c2', MARKET, 'a1', OPTIMISTIC_ROW);
    await isLost;
    // The server's cart has the change that still waits on the device for its response.
    isStored.resolve(undefined);
    expect(await read).toMatchObject({ value: { count: 1, pendingCount: 1 } });
    shop.faultOf = () => undefined;
    await pass(30_000);
    await until('cart', ({ cart }) => cart.count === 1 && cart.pendingCount === 0);
    expect(await quantities()).toEqual([1]);
  });
});

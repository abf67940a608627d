// How a change of the catalogue reaches a page that is open: when the worker looks, what it fetches, what it answers meanwhile.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SnapshotManifest } from '#contract/snapshot.ts';
import { PATIENCE_MS } from '#worker/http/line.ts';
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

const QUESTION = { search: '?sort=price:asc', limit: 24 };
const MANIFEST = `GET /v3/snapshots/${MARKET}`;
const COUNT = 15;
const CATALOGUE = smallCatalogue({
  products: Array.from({ length: COUNT }, (_, i) =>
    smallProduct(`p${i}`, [smallVariant(`p${i}-blue`, [smallArticle(`a${i}`, 'S')])]),
  ),
});

let shop: WorkerShop;
let browser: ShopBrowser;
let start: typeof START;
/** Each change is another price. */
let price = 100_000;
beforeAll(async () => {
  shop = await startWorkerShop(CATALOGUE);
  start = { ...START, origin: shop.origin };
});
afterAll(() => shop?.close());
beforeEach(() => {
  resetStorage();
  browser = openShopBrowser(shop);
  shop.isOffline = false;
  shop.faultOf = () => undefined;
  shop.requests.length = 0;
});
afterEach(closeWorkers);

const changePrices = () => shop.raisePrices((price += 10_000));
type Worker = Awaited<ReturnType<typeof startWorker>>;
/** Lets time pass, and what it starts end. */
async function pass(worker: Worker, ms: number): Promise<void> {
  await worker.pass(ms);
  await browser.idle();
}
/** The time of the next look passes, and the device has the shop's catalogue. */
async function follow(worker: Worker, { epoch }: SnapshotManifest): Promise<void> {
  await pass(worker, 20_000);
  await untilReady(worker, epoch);
}
/** What was fetched is stored after the network is idle again; until then the next look is the same one. */
async function untilReady(worker: Worker, epoch: string): Promise<void> {
  await worker.until('snapshot', (message) => message.state === 'ready' && message.epoch === epoch);
  await settle();
}

type Api = Awaited<ReturnType<typeof startWorker>>['api'];
async function listed(api: Api, callId: string, question = QUESTION) {
  const page = await api.page.search(callId, MARKET, question);
  if (!page.ok) throw new Error(page.error.code);
  return page.value.products;
}
const pricesOf = ({ cards }: Awaited<ReturnType<typeof listed>>) =>
  cards.map(({ productId, variants }) => [productId, ...variants.map(({ listMinor }) => listMinor)]);
const looks = () => browser.asked.filter((line) => line === MANIFEST).length;
const files = () => browser.asked.filter((line) => line.startsWith('GET /snapshots/')).length;

describe('looking', () => {
  test('a page on screen answers new prices, from the device, within thirty seconds', async () => {
    const worker = await startWorkerWithSnapshot(browser, {}, start);
    const before = await listed(worker.api, 'c1');
    const changed = await changePrices();
    await follow(worker, changed);
    const after = await listed(worker.api, 'c2');
    expect(after.freshness).toEqual({ source: 'device', asOf: changed.asOf });
    expect(pricesOf(after)).not.toEqual(pricesOf(before));
    expect(worker.messages.filter(({ type }) => type === 'snapshot')).toHaveLength(2);
    shop.isOffline = true;
    expect(pricesOf(await listed(worker.api, 'c3'))).toEqual(pricesOf(after));
  });

  test('a page off screen looks every five minutes, and at once when it comes back', async () => {
    const worker = await startWorkerWithSnapshot(browser, {}, start);
    await worker.api.visibility.set('hide', false);
    await pass(worker, 20_000);
    const before = looks();
    for (let seconds = 0; seconds < 280; seconds += 20) await pass(worker, 20_000);
    expect(looks()).toBe(before);
    await pass(worker, 20_000);
    expect(looks()).toBe(before + 1);
    const { epoch } = await changePrices();
    await worker.api.visibility.set('show', true);
    await untilReady(worker, epoch);
    expect(looks()).toBe(before + 2);
    await pass(worker, 20_000);
    expect(looks()).toBe(before + 3);
  });

  test('a snapshot that could not be compared for half a minute is stale: the server is asked', async () => {
    const worker = await startWorkerWithSnapshot(browser, {}, start);
    const held = Promise.withResolvers<undefined>();
    shop.faultOf = (line) => (line === MANIFEST ? held.promise : undefined);
    await worker.pass(20_000);
    expect((await listed(worker.api, 'c1')).freshness.source).toBe('device');
    await worker.pass(10_000);
    expect((await listed(worker.api, 'c2')).freshness.source).toBe('server');
    held.resolve(undefined);
  });

  test('a server that is late is waited for once; the page is given the device’s list, then told of the server’s', async () => {
    const worker = await startWorkerWithSnapshot(browser, {}, start);
    const held = Promise.withResolvers<undefined>();
    shop.faultOf = () => held.promise;
    // Stale, and out of date.
    await changePrices();
    await worker.pass(30_000);
    const listing = listed(worker.api, 'c1');
    await settle();
    await worker.pass(PATIENCE_MS);
    const shown = await listing;
    expect(shown.freshness.source).toBe('device');
    // Nothing passes meanwhile: the next page waits for nothing.
    expect((await worker.api.page.shell('c2', MARKET)).ok).toBe(true);
    held.resolve(undefined);
    expect(await worker.until('renewed', ({ callId }) => callId === 'c1')).toBeDefined();
    const renewed = await listed(worker.api, 'c3');
    expect(renewed.freshness.source).toBe('server');
    expect(pricesOf(renewed)).not.toEqual(pricesOf(shown));
  });

  test('a metered line and a network that is cut are left alone', async () => {
    const metered = await startWorker(browser, {}, { ...start, isMetered: true });
    await pass(metered, 2_000);
    const before = looks();
    expect(before).toBe(1);
    await pass(metered, 100_000);
    expect(looks()).toBe(before);
    const worker = await startWorkerWithSnapshot(browser, {}, start);
    shop.isOffline = true;
    await pass(worker, 20_000);
    expect(worker.last('network')).toMatchObject({ isOnline: false });
    shop.isOffline = false;
    const { epoch } = await changePrices();
    // What looks whether the network is back finds the change as well.
    await pass(worker, 30_000);
    await pass(worker, 30_000);
    await untilReady(worker, epoch);
    expect(worker.last('network')).toMatchObject({ isOnline: true });
    expect((await listed(worker.api, 'c1')).freshness.source).toBe('device');
  });

  test('a line that is metered no more brings the catalogue at once, one that has become metered no other', async () => {
    const worker = await startWorker(browser, {}, { ...start, isMetered: true });
    await pass(worker, 2_000);
    expect([worker.last('snapshot'), files()]).toMatchObject([{ state: 'absent' }, 0]);
    await worker.api.visibility.setMetered('home', false);
    await worker.until('snapshot', ({ state }) => state === 'ready');
    expect(await worker.api.copies.read('wifi')).toMatchObject({ value: { isMetered: false } });
    await worker.api.visibility.setMetered('away', true);
    await changePrices();
    const before = files();
    // Its next look was due already.
    await pass(worker, 20_000);
    const looked = looks();
    await pass(worker, 100_000);
    await pass(worker, 100_000);
    expect([looks(), files()]).toEqual([looked, before]);
    await pass(worker, 100_000);
    expect([looks(), files()]).toEqual([looked + 1, before]);
    expect(await worker.api.copies.read('data')).toMatchObject({ value: { isMetered: true } });
  });

  test('menu and pages are not fetched again for prices', async () => {
    const worker = await startWorkerWithSnapshot(browser, {}, start);
    const menus = () => browser.asked.filter((line) => line === 'GET /api/bootstrap/menu').length;
    expect(menus()).toBe(1);
    await follow(worker, await changePrices());
    expect(menus()).toBe(1);
  });
});

describe('several servers', () => {
  test('one that is late does not set the device back; a shop that was set back does after a minute', async () => {
    const older = await changePrices();
    const worker = await startWorkerWithSnapshot(browser, {}, start);
    const newer = await changePrices();
    await follow(worker, newer);
    const headers = { 'content-type': 'application/json' };
    const late = { status: 200, headers, body: JSON.stringify(older) };
    shop.faultOf = (line) => (line === MANIFEST ? late : undefined);
    await pass(worker, 20_000);
    await pass(worker, 20_000);
    expect(worker.last('snapshot')).toMatchObject({ epoch: newer.epoch });
    await pass(worker, 20_000);
    await pass(worker, 20_000);
    await untilReady(worker, older.epoch);
  });

  test('a file that one has not yet is asked for with another word for it', async () => {
    const worker = await startWorkerWithSnapshot(browser, {}, start);
    const changed = await changePrices();
    const body = JSON.stringify({ error: { code: 'not_found', message: 'not found' } });
    let isMissing = true;
    shop.faultOf = (line) => {
      if (line !== `GET ${changed.columns.url}` || !isMissing) return undefined;
      isMissing = false;
      return { status: 404, headers: { 'content-type': 'application/json' }, body };
    };
    const before = [looks(), files()];
    await follow(worker, changed);
    expect([looks() - before[0]!, files() - before[1]!]).toEqual([2, 2]);
  });
});

describe('lists that are open', () => {
  const more = (api: Api, cursor: string | null, limit = 3) =>
    api.discovery.more('m', MARKET, { kind: 'search' }, { ...QUESTION, limit }, cursor);

  test('a list that began on the device goes on there as it began, online and offline', async () => {
    const worker = await startWorkerWithSnapshot(browser, {}, start);
    const { api } = worker;
    const whole = pricesOf(await listed(api, 'c1', { ...QUESTION, limit: 100 }));
    const first = await listed(api, 'c2', { ...QUESTION, limit: 3 });
    const read = pricesOf(first);
    let { cursor } = first;
    for (let pages = 1; cursor !== null; pages += 1) {
      if (pages < 4) await follow(worker, await changePrices());
      else shop.isOffline = true;
      const page = await more(api, cursor);
      if (!page.ok) throw new Error(page.error.code);
      read.push(
        ...page.value.cards.map(({ productId, variants }) => [
          productId,
          ...variants.map((one) => one.listMinor),
        ]),
      );
      cursor = page.value.cursor;
    }
    expect([read, shop.isOffline]).toEqual([whole, true]);
    expect(pricesOf(await listed(api, 'c3', { ...QUESTION, limit: 100 }))).not.toEqual(whole);
  });

  test('a list that nobody can go on with is told so, and can be begun anew', async () => {
    const worker = await startWorkerWithSnapshot(browser, {}, start);
    const { cursor } = await listed(worker.api, 'c1', { ...QUESTION, limit: 3 });
    for (let changes = 0; changes < 8; changes += 1) await follow(worker, await changePrices());
    // The device has dropped what the list began with, and so has a server that began later.
    const body = JSON.stringify({ error: { code: 'broken_cursor', message: 'begin anew' } });
    shop.faultOf = () => ({ status: 400, headers: { 'content-type': 'application/json' }, body });
    expect(await more(worker.api, cursor)).toMatchObject({ error: { code: 'broken_cursor' } });
    shop.faultOf = () => undefined;
    expect(await more(worker.api, cursor)).toMatchObject({ ok: true, value: { cards: { length: 3 } } });
    expect(await more(worker.api, null)).toMatchObject({ ok: true, value: { cards: { length: 3 } } });
  });
});

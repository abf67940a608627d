// How a change of the catalogue reaches a page that is open: when the worker looks, what it fetches, what it answers meanwhile.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createShopServer, type ShopServer } from '#tests/fixtures/shop-server.ts';
import {
  closeWorkers,
  resetStorage,
  MARKET,
  settle,
  START,
  startWorkerWithSnapshot,
  startWorker,
} from '#tests/fixtures/worker-over-channel.ts';

const QUESTION = { search: '?sort=price:asc', limit: 24 };
const MANIFEST = `GET /v3/snapshots/${MARKET}`;

let server: ShopServer;
beforeEach(() => {
  resetStorage();
  server = createShopServer();
});
afterEach(closeWorkers);

type Api = Awaited<ReturnType<typeof startWorker>>['api'];
async function listed(api: Api, callId: string, question = QUESTION) {
  const page = await api.page.search(callId, MARKET, question);
  if (!page.ok) throw new Error(page.error.code);
  return page.value.products;
}
const pricesOf = ({ cards }: Awaited<ReturnType<typeof listed>>) =>
  cards.map(({ productId, variants }) => [productId, ...variants.map(({ listMinor }) => listMinor)]);
const looks = () => server.requests.filter((line) => line === MANIFEST).length;
const files = () => server.requests.filter((line) => line.startsWith('GET /snapshots/')).length;

describe('looking', () => {
  test('a page on screen answers new prices, from the device, within thirty seconds', async () => {
    const { api, pass, last, messages } = await startWorkerWithSnapshot(server);
    const before = await listed(api, 'c1');
    server.publishNewPrices();
    await pass(20_000);
    await expect.poll(() => last('snapshot')).toMatchObject({ state: 'ready', epoch: 'text-1+market-2' });
    await settle();
    const after = await listed(api, 'c2');
    expect(after.freshness).toEqual({ source: 'device', asOf: 1_700_000_000_002 });
    expect(pricesOf(after)).not.toEqual(pricesOf(before));
    expect(messages.filter(({ type }) => type === 'snapshot')).toHaveLength(2);
    server.isOffline = true;
    expect(pricesOf(await listed(api, 'c3'))).toEqual(pricesOf(after));
  });

  test('a page off screen looks every five minutes, and at once when it comes back', async () => {
    const { api, pass } = await startWorkerWithSnapshot(server);
    await api.visibility.set('hide', false);
    await pass(20_000);
    const before = looks();
    for (let seconds = 0; seconds < 280; seconds += 20) await pass(20_000);
    expect(looks()).toBe(before);
    await pass(20_000);
    expect(looks()).toBe(before + 1);
    server.publishNewPrices();
    await api.visibility.set('show', true);
    await expect.poll(looks).toBe(before + 2);
    await settle();
    await pass(20_000);
    expect(looks()).toBe(before + 3);
  });

  test('a snapshot that could not be compared for half a minute is stale: the server is asked', async () => {
    let hangs = false;
    const { api, pass, last } = await startWorker(server, {
      fetch: (input, init) =>
        hangs && input.includes('/v3/snapshots/') ? new Promise(() => {}) : server.fetch(input, init),
    });
    await pass(2_000);
    await expect.poll(() => last('snapshot')).toMatchObject({ state: 'ready' });
    await settle();
    hangs = true;
    await pass(20_000);
    expect((await listed(api, 'c1')).freshness.source).toBe('device');
    await pass(10_000);
    expect((await listed(api, 'c2')).freshness.source).toBe('server');
  });

  test('a metered line and a network that is cut are left alone', async () => {
    const metered = await startWorker(server, {}, { ...START, isMetered: true });
    await metered.pass(2_000);
    const before = looks();
    await metered.pass(100_000);
    expect(looks()).toBe(before);
    const { api, pass, last } = await startWorkerWithSnapshot(server);
    server.isOffline = true;
    await pass(20_000);
    await expect.poll(() => last('network')).toMatchObject({ isOnline: false });
    server.isOffline = false;
    server.publishNewPrices();
    // What looks whether the network is back finds the change as well.
    await pass(30_000);
    await pass(30_000);
    await expect.poll(() => last('network')).toMatchObject({ isOnline: true });
    await expect.poll(() => last('snapshot')).toMatchObject({ epoch: 'text-1+market-2' });
    expect((await listed(api, 'c1')).freshness.source).toBe('device');
  });

  test('menu and pages are not fetched again for prices', async () => {
    const { pass, last } = await startWorkerWithSnapshot(server);
    await settle();
    const menus = () => server.requests.filter((line) => line === 'GET /api/bootstrap/menu').length;
    expect(menus()).toBe(1);
    server.publishNewPrices();
    await pass(20_000);
    await expect.poll(() => last('snapshot')).toMatchObject({ epoch: 'text-1+market-2' });
    await settle();
    expect(menus()).toBe(1);
  });
});

describe('several servers', () => {
  test('one that is late does not set the device back; a shop that was set back does after a minute', async () => {
    const { pass, last } = await startWorkerWithSnapshot(server);
    server.publishNewPrices();
    await pass(20_000);
    await expect.poll(() => last('snapshot')).toMatchObject({ epoch: 'text-1+market-2' });
    server.manifestLag = 1;
    await pass(20_000);
    await pass(20_000);
    expect(last('snapshot')).toMatchObject({ epoch: 'text-1+market-2' });
    await pass(20_000);
    await pass(20_000);
    await expect.poll(() => last('snapshot')).toMatchObject({ epoch: 'text-1+market-1' });
  });

  test('a file that one has not yet is asked for with another word for it', async () => {
    const { pass, last } = await startWorkerWithSnapshot(server);
    server.publishNewPrices();
    server.missing.add('/snapshots/columns-2');
    const before = [looks(), files()];
    await pass(20_000);
    await expect.poll(() => last('snapshot')).toMatchObject({ epoch: 'text-1+market-2' });
    expect([looks() - before[0]!, files() - before[1]!]).toEqual([2, 2]);
  });
});

describe('lists that are open', () => {
  const more = (api: Api, cursor: string | null, limit = 3) =>
    api.discovery.more('m', MARKET, { kind: 'search' }, { ...QUESTION, limit }, cursor);

  test('a list that began on the device goes on there as it began, online and offline', async () => {
    const { api, pass, last } = await startWorkerWithSnapshot(server);
    const whole = pricesOf(await listed(api, 'c1', { ...QUESTION, limit: 100 }));
    const first = await listed(api, 'c2', { ...QUESTION, limit: 3 });
    const read = pricesOf(first);
    let { cursor } = first;
    for (let epoch = 2; cursor !== null; epoch += 1) {
      if (epoch < 5) {
        server.publishNewPrices();
        await pass(20_000);
        await expect.poll(() => last('snapshot')).toMatchObject({ epoch: `text-1+market-${epoch}` });
      } else server.isOffline = true;
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
    expect(read).toEqual(whole);
    expect(pricesOf(await listed(api, 'c3', { ...QUESTION, limit: 100 }))).not.toEqual(whole);
  });

  test('a list that nobody can go on with is told so, and can be begun anew', async () => {
    const { api, pass, last } = await startWorkerWithSnapshot(server);
    const { cursor } = await listed(api, 'c1', { ...QUESTION, limit: 3 });
    for (let epoch = 2; epoch < 10; epoch += 1) {
      server.publishNewPrices();
      await pass(20_000);
      await expect.poll(() => last('snapshot')).toMatchObject({ epoch: `text-1+market-${epoch}` });
    }
    expect(await more(api, cursor)).toMatchObject({ error: { code: 'broken_cursor' } });
    expect(await more(api, null)).toMatchObject({ ok: true, value: { cards: { length: 3 } } });
  });
});

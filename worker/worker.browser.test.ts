import { afterEach, beforeEach, expect, test } from 'vitest';
import { MAX_ROW_QUANTITY } from '#contract/order-row.ts';
import { closeAll, createNetwork, MARKET, startWorker } from '#tests/fixtures/browser-worker.ts';
import { emptyDevice } from '#tests/fixtures/emptied-device.ts';
import { OPTIMISTIC_ROW } from '#tests/fixtures/optimistic-row.ts';

const QUESTION = { search: '', limit: 24 };

beforeEach(emptyDevice);
afterEach(closeAll);

const within = { timeout: 30_000 };

test('PW-02a PW-06b PW-06g CA-13m a real worker: snapshot, search offline, add offline, die, start again, reach the server once', async () => {
  const { server, name } = createNetwork();
  const first = await startWorker(name);
  await expect.poll(() => first.last('snapshot'), within).toMatchObject({ state: 'ready' });
  await first.api.page.home('c0', MARKET);
  await expect.poll(() => server.requests.includes('GET /api/editorial/pages'), within).toBe(true);

  server.isOffline = true;
  const found = await first.api.page.search('c1', MARKET, { search: '?query=skaljacka', limit: 24 });
  expect(found).toMatchObject({ ok: true, value: { products: { freshness: { source: 'device' } } } });
  expect(found.ok && found.value.products.filters.length).toBeGreaterThan(2);
  await first.api.cart.add('c2', MARKET, 'a1', OPTIMISTIC_ROW);
  await first.api.cart.add('c3', MARKET, 'a2', OPTIMISTIC_ROW);
  first.kill();

  const second = await startWorker(name);
  await expect.poll(() => second.last('snapshot'), within).toMatchObject({ state: 'ready' });
  expect(await second.api.cart.read('c4', MARKET)).toMatchObject({
    ok: true,
    value: { count: 2, pendingCount: 2, rows: [{ articleId: 'a1' }, { articleId: 'a2' }] },
  });
  expect(await second.api.page.listing('c5', MARKET, 'shell-jackets', QUESTION)).toMatchObject({ ok: true });
  expect(server.cart().orderRows).toEqual([]);

  server.isOffline = false;
  await expect
    .poll(async () => {
      void second.api.outbox.flush('flush');
      return server.cart().orderRows.map(({ quantity }) => quantity);
    }, within)
    .toEqual([1, 1]);
  await expect.poll(() => second.last('cart'), within).toMatchObject({ cart: { pendingCount: 0, count: 2 } });
});

test('what one tab adds the other shows', async () => {
  const { server, name } = createNetwork();
  const [one, other] = [await startWorker(name), await startWorker(name)];
  const view = await other.api.cart.read('c1', MARKET);
  const before = view.ok ? view.value.count : 0;
  server.isOffline = true;
  await one.api.cart.add('c2', MARKET, 'a3', OPTIMISTIC_ROW);
  await expect.poll(() => other.last('cart'), within).toMatchObject({ cart: { count: before + 1 } });
  server.isOffline = false;
  void one.api.outbox.flush('flush');
  await expect.poll(() => other.last('cart'), within).toMatchObject({ cart: { pendingCount: 0 } });
  expect(server.cart().orderRows.some(({ orderRowId }) => orderRowId === 'row-a3')).toBe(true);
});

test('a tab that opens while another changes the bag throws nothing, and shows the whole bag', async () => {
  const { server, name } = createNetwork();
  const one = await startWorker(name);
  server.isOffline = true;
  let added = 0;
  const opening = new AbortController();
  const adding = (async () => {
    // More of one article no bag takes.
    while (!opening.signal.aborted && added < MAX_ROW_QUANTITY) {
      await one.api.cart.add(`add-${added}`, MARKET, 'a1', OPTIMISTIC_ROW);
      added += 1;
    }
  })();
  const others = [];
  for (let at = 0; at < 5; at += 1) others.push(await startWorker(name));
  opening.abort();
  await adding;
  expect(added).toBeGreaterThan(5);
  for (const { errors, last } of others) {
    expect(errors).toEqual([]);
    await expect.poll(() => last('cart'), within).toMatchObject({ cart: { count: added } });
  }
});

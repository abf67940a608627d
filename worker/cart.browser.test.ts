// The cart of a real worker where the server refuses, fails or keeps it waiting.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeAll, createNetwork, MARKET, startWorker } from '#tests/fixtures/browser-worker.ts';
import { emptyDevice } from '#tests/fixtures/emptied-device.ts';
import { OPTIMISTIC_ROW } from '#tests/fixtures/optimistic-row.ts';

const UNKNOWN = 'xx-yy';
const within = { timeout: 30_000 };

beforeEach(emptyDevice);
afterEach(closeAll);

/** A shop that gives another answer to requests whose address contains `part`. */
async function shopWith(part: string, answer: () => Promise<Response>) {
  const { server, name } = createNetwork();
  const { fetch } = server;
  const state = { isOn: true };
  Object.assign(server, {
    fetch: (input: string, init: RequestInit) =>
      state.isOn && input.includes(part) ? answer() : fetch(input, init),
  });
  return { server, state, ...(await startWorker(name)) };
}
const badRequest = async () =>
  Response.json({ error: { code: 'bad_request', message: 'no' } }, { status: 400 });

test('CA-06a AC-06a an error of a cart call comes back to the caller', async () => {
  const { api } = await shopWith('/api/cart/get/', badRequest);
  const unknown = { ok: false, error: { code: 'unknown_market', field: 'market' } };
  expect(await api.cart.add('c1', UNKNOWN, 'a1', OPTIMISTIC_ROW)).toMatchObject(unknown);
  expect(await api.cart.subtract('c2', UNKNOWN, 'row-a1')).toMatchObject(unknown);
  expect(await api.cart.remove('c3', UNKNOWN, 'row-a1')).toMatchObject(unknown);
  expect(await api.cart.read('c4', MARKET, 'another-cart')).toMatchObject({
    ok: false,
    error: { code: 'bad_request', status: 400, detail: 'no' },
  });
});

test('AC-06b an error of a bootstrap call comes back to the caller', async () => {
  const { api } = await shopWith('/api/bootstrap/', badRequest);
  const refused = { ok: false, error: { code: 'bad_request', status: 400 } };
  expect(await api.endpoints.bootstrapInit('c1', { query: { market: MARKET } })).toMatchObject(refused);
  expect(await api.page.shell('c2', MARKET)).toMatchObject(refused);
});

test('CA-06b a cart that is being read can be cancelled', async () => {
  const asked = Promise.withResolvers<void>();
  const { api } = await shopWith('cartId=another-cart', () => {
    asked.resolve();
    return new Promise(() => {});
  });
  const reading = api.cart.read('c1', MARKET, 'another-cart');
  await asked.promise;
  await api.cancel('c1');
  expect(await reading).toMatchObject({ ok: false, error: { code: 'canceled' } });
});

test('CA-06c a removal that was not sent yet is taken back; one that was is answered by an add', async () => {
  const { api, last, server } = await shopWith('/nothing', badRequest);
  await api.cart.add('c1', MARKET, 'a1', OPTIMISTIC_ROW);
  await api.cart.add('c2', MARKET, 'a2', { ...OPTIMISTIC_ROW, title: 'Fell Cap' });
  await expect.poll(() => last('cart'), within).toMatchObject({ cart: { pendingCount: 0, count: 2 } });
  const cart = await api.cart.read('c3', MARKET);
  const row = cart.ok ? cart.value.rows[0]! : undefined!;
  server.isOffline = true;
  const version = server.cart().version;
  await api.cart.remove('c4', MARKET, row.rowId);
  // Then a request with it was begun: the server may have it.
  await expect.poll(() => last('network'), within).toMatchObject({ isOnline: false });
  await api.cart.subtract('c5', MARKET, 'row-a2');
  const unsent = await api.cart.restore('c6', MARKET, { ...row, rowId: 'row-a2', articleId: 'a2' }, null);
  expect(unsent).toMatchObject({ ok: true, value: { pendingCount: 1, rows: [{ articleId: 'a2' }] } });
  const begun = await api.cart.restore('c7', MARKET, row, 'row-a2');
  expect(begun).toMatchObject({
    ok: true,
    value: { pendingCount: 2, rows: [{ articleId: 'a1', quantity: 1 }, { articleId: 'a2' }] },
  });
  server.isOffline = false;
  await api.outbox.retry('c8', []);
  await expect.poll(() => last('cart'), within).toMatchObject({ cart: { pendingCount: 0, count: 2 } });
  expect(server.cart().version).toBe(version + 2);
});

test('CA-07c what is refused is kept with article, time and message, and the next change is sent', async () => {
  const { server, api, last } = await shopWith('/nothing', badRequest);
  server.soldOut.add('gone');
  const before = Date.now();
  await api.cart.add('c1', MARKET, 'gone', OPTIMISTIC_ROW);
  await api.cart.add('c2', MARKET, 'a1', OPTIMISTIC_ROW);
  await expect
    .poll(() => last('cart'), within)
    .toMatchObject({ cart: { pendingCount: 0, rows: [{ articleId: 'a1' }] } });
  const message = last('outbox');
  const changes = message?.type === 'outbox' ? message.inbox.changes : [];
  expect(changes).toMatchObject([
    {
      articleId: 'gone',
      product: { title: 'Fjord Shell' },
      refusal: { code: 'out_of_stock', message: 'sold out' },
    },
  ]);
  const at = changes[0]?.refusal?.at;
  expect(at).toBeGreaterThanOrEqual(before);
  expect(at).toBeLessThanOrEqual(Date.now());
});

test('CA-08d a first request that the server answers with an error is a failure', async () => {
  const { api, state } = await shopWith('/api/cart/get/', badRequest);
  // A machine that pauses answers too late: the bag of the device, which is empty, is shown meanwhile.
  let reads = 0;
  await expect
    .poll(() => api.cart.read(`c${(reads += 1)}`, MARKET), within)
    .toMatchObject({ ok: false, error: { code: 'bad_request', status: 400 } });
  state.isOn = false;
  expect(await api.cart.read('last', MARKET)).toMatchObject({ ok: true, value: { count: 0 } });
});

test('CA-09a a request answered 400 leaves the cart on the device as it was', async () => {
  const { api, last, server, state } = await shopWith('/api/cart/get/', badRequest);
  await api.cart.add('c1', MARKET, 'a1', OPTIMISTIC_ROW);
  await expect.poll(() => last('cart'), within).toMatchObject({ cart: { count: 1, pendingCount: 0 } });
  const shown = await api.cart.read('c2', MARKET);
  expect(shown).toMatchObject({ ok: true, value: { rows: [{ articleId: 'a1', quantity: 1 }] } });
  expect(await api.endpoints.cartGet('c3', { query: { market: MARKET } })).toMatchObject({
    error: { status: 400 },
  });
  expect(await api.cart.read('c4', MARKET)).toEqual(shown);
  state.isOn = false;
  server.isOffline = true;
  expect(await api.cart.read('c5', MARKET)).toEqual(shown);
});

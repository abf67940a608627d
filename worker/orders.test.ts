// A placed order on a device: as the server has it now, and where there is no network as it was last answered.
import { beforeEach, expect, test } from 'vitest';
import type { OrderState } from '#contract/orders.ts';
import { MARKET, settle, START, startWorker } from '#tests/fixtures/worker-over-channel.ts';
import { type ShopBrowser, useWorkerShop, type WorkerShop } from '#tests/fixtures/worker-shop.ts';

const NUMBER = 'AB12CD34EF';
const query = { market: MARKET };

let shop: WorkerShop;
let browser: ShopBrowser;
let start: typeof START;
/** Of the order, as the server has it. */
let state: OrderState;
useWorkerShop((opened) => {
  ({ shop, browser, start } = opened);
});
beforeEach(() => {
  state = 'placed';
  shop.faultOf = (line) => {
    if (!line.includes(' /api/order/')) return undefined;
    if (line === 'POST /api/order/cancel') state = 'cancelled';
    if (line === 'POST /api/order/return') state = 'returned';
    return {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number: NUMBER, state }),
    };
  };
});

async function openWorker() {
  const { api } = await startWorker(browser, {}, start);
  return {
    api,
    read: async () => {
      const order = await api.endpoints.orderGet('read', { query: { ...query, number: NUMBER } });
      await settle();
      return order.ok ? order.value.state : order.error.code;
    },
  };
}

test('each time it is looked at the server is asked', async () => {
  const { read } = await openWorker();
  expect(await read()).toBe('placed');
  state = 'cancelled';
  expect(await read()).toBe('cancelled');
});

test('a server that is slow is waited for, though the device keeps an earlier answer', async () => {
  const { read } = await openWorker();
  expect(await read()).toBe('placed');
  state = 'cancelled';
  const { faultOf } = shop;
  const gate = Promise.withResolvers<undefined>();
  shop.faultOf = async (line) => {
    await gate.promise;
    return faultOf(line);
  };
  const { api, pass } = await startWorker(browser, {}, start);
  const order = api.endpoints.orderGet('slow', { query: { ...query, number: NUMBER } });
  await settle();
  await pass(1_000);
  gate.resolve(undefined);
  expect(await order).toMatchObject({ value: { state: 'cancelled' } });
});

test('where there is no network, and where the server fails, the device shows what it keeps', async () => {
  const { read } = await openWorker();
  await read();
  const busy = { status: 503, headers: { 'content-type': 'application/json' }, body: '{}' };
  shop.faultOf = () => busy;
  expect(await read()).toBe('placed');
  shop.isOffline = true;
  expect(await read()).toBe('placed');
  const later = await openWorker();
  expect(await later.read()).toBe('placed');
});

test('an order that the server no longer gives this shopper is not shown from the device', async () => {
  const { read } = await openWorker();
  await read();
  const refusal = { error: { code: 'not_found', message: 'no such order' } };
  shop.faultOf = () => ({
    status: 404,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(refusal),
  });
  expect(await read()).toBe('not_found');
});

test.each([
  ['cancelled', 'orderCancel', { orderId: 'o1' }],
  ['returned', 'orderReturn', { orderId: 'o1', rows: [] }],
] as const)('one that was %s is so without a network, too', async (changed, name, body) => {
  const { api, read } = await openWorker();
  expect(await read()).toBe('placed');
  const change = api.endpoints[name] as (id: string, parts: unknown) => Promise<unknown>;
  expect(await change('change', { query, body })).toMatchObject({ ok: true });
  await settle();
  shop.isOffline = true;
  expect(await read()).toBe(changed);
});

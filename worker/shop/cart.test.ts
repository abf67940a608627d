// The cart of a device that has none, before a real shop.
import { expect, test } from 'vitest';
import type { Fault } from '#tests/fault-proxy.ts';
import { OPTIMISTIC_ROW } from '#tests/fixtures/optimistic-row.ts';
import {
  closeWorkers,
  MARKET,
  resetStorage,
  settle,
  START,
  startWorker,
} from '#tests/fixtures/worker-over-channel.ts';
import { type ShopBrowser, useWorkerShop, type WorkerShop } from '#tests/fixtures/worker-shop.ts';

let shop: WorkerShop;
let browser: ShopBrowser;
let start: typeof START;
useWorkerShop((opened) => {
  ({ shop, browser, start } = opened);
});

test('a server that is late with the cart is not waited for: its cart comes as a message', async () => {
  const earlier = await startWorker(browser, {}, start);
  await earlier.api.cart.add('c1', MARKET, 'a1', OPTIMISTIC_ROW);
  await expect.poll(async () => (await browser.cart(MARKET)).orderRows.length).toBe(1);
  closeWorkers();
  resetStorage();
  const held = Promise.withResolvers<undefined>();
  shop.faultOf = (line) => (line === 'GET /api/cart/get/' ? held.promise : undefined);
  const { api, pass, until } = await startWorker(browser, {}, start);
  const read = api.cart.read('c2', MARKET);
  await settle();
  await pass(1_500);
  expect(await read).toMatchObject({ value: { count: 0 } });
  held.resolve(undefined);
  expect(await until('cart', ({ cart }) => cart.count === 1)).toBeDefined();
});

test('an answer of before a change that comes after the change’s own does not take the cart away', async () => {
  const before = await fetch(`${shop.origin}/api/cart/get/?market=${MARKET}`, {
    headers: { 'accept-encoding': 'identity' },
  });
  const body = Buffer.from(await before.arrayBuffer());
  const answer = Promise.withResolvers<Fault>();
  shop.faultOf = (line) => (line === 'GET /api/cart/get/' ? answer.promise : undefined);
  const { api, until } = await startWorker(browser, {}, start);
  const read = api.cart.read('c1', MARKET);
  await expect.poll(() => browser.asked).toContain('GET /api/cart/get/');
  await api.cart.add('c2', MARKET, 'a1', OPTIMISTIC_ROW);
  await until('cart', ({ cart }) => cart.count === 1 && cart.pendingCount === 0);
  answer.resolve({ status: 200, headers: Object.fromEntries(before.headers), body });
  expect(await read).toMatchObject({ value: { count: 1, pendingCount: 0 } });
});

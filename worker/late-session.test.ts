// Events whose visit the device does not tell in time are stored all the same, in the order in which they came.
import { expect, test } from 'vitest';
import { MARKET, settle, type START, startWorker } from '#tests/fixtures/worker-over-channel.ts';
import { type ShopBrowser, useWorkerShop, type WorkerShop } from '#tests/fixtures/worker-shop.ts';
import type { WorkerEnvironment } from '#worker/shop.ts';
import { openShopDatabase } from '#worker/store/db.ts';

let shop: WorkerShop;
let browser: ShopBrowser;
let start: typeof START;
useWorkerShop((opened) => {
  ({ shop, browser, start } = opened);
});

test('an event waits for a database that hangs no longer than a second, and overtakes none', async () => {
  shop.isOffline = true;
  const { promise: responds, resolve: respond } = Promise.withResolvers<void>();
  const state = { isHanging: false };
  const openDatabase: WorkerEnvironment['openDatabase'] = (options) => {
    const db = openShopDatabase(options);
    const late = async <T>(work: () => Promise<T>): Promise<T> => {
      if (state.isHanging) await responds;
      return work();
    };
    return {
      ...db,
      read: (...call) => late(() => db.read(...call)),
      write: (...call) => late(() => db.write(...call)),
    };
  };
  const { api, messages, pass } = await startWorker(browser, { openDatabase }, start);
  await settle();
  /** What a page that ends now would send. */
  const unsent = (): string[] => {
    const told = messages.findLast((message) => message.type === 'unsent');
    const body = told?.type === 'unsent' ? (told.events ?? '') : '';
    return [...body.matchAll(/"product_id":"(\w+)"/g)].map(([, id]) => id ?? '');
  };
  const click = (id: string) => api.tracking.track(id, MARKET, { type: 'click', product_id: id });
  await click('p1');
  await expect.poll(unsent).toEqual(['p1']);
  state.isHanging = true;
  const second = click('p2');
  await settle();
  state.isHanging = false;
  const third = click('p3');
  await settle();
  expect(unsent()).toEqual(['p1']);
  await pass(1_000);
  await Promise.all([second, third]);
  await expect.poll(unsent).toEqual(['p1', 'p2', 'p3']);
  respond();
});

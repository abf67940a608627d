// What becomes of snapshot files that are damaged on their way or on the device, before a real shop.
import { expect, test } from 'vitest';
import {
  closeWorkers,
  MARKET,
  START,
  startWorker,
  startWorkerWithSnapshot,
} from '#tests/fixtures/worker-over-channel.ts';
import { type ShopBrowser, useWorkerShop, type WorkerShop } from '#tests/fixtures/worker-shop.ts';
import { IDLE_POLL_INTERVAL_MS } from '#worker/discovery/poll-intervals.ts';
import { openShopDatabase } from '#worker/store/db.ts';

const QUESTION = { search: '', limit: 24 };
const fromDevice = { value: { products: { freshness: { source: 'device' } } } };
const fromServer = { value: { products: { freshness: { source: 'server' } } } };

function flipped(content: ArrayBuffer): ArrayBuffer {
  const bytes = new Uint8Array(content.slice(0));
  bytes[Math.floor(bytes.length / 2)]! ^= 1;
  return bytes.buffer;
}

let shop: WorkerShop;
let browser: ShopBrowser;
let start: typeof START;
useWorkerShop((opened) => {
  ({ shop, browser, start } = opened);
});
const filesAsked = () => browser.asked.filter((line) => line.includes(' /snapshots/')).length;

test('a refused pair is fetched again once, then left alone until the manifest changes', async () => {
  const damaged = (body: Buffer) => Buffer.from(flipped(new Uint8Array(body).buffer));
  shop.faultOf = (line) => (line.startsWith('GET /snapshots/') ? { changeBody: damaged } : undefined);
  const { pass, last, api } = await startWorker(browser, {}, start);
  const passIdle = async (ms: number) => {
    await pass(ms);
    await browser.idle();
  };
  await passIdle(2_000);
  expect(last('snapshot')).toMatchObject({ state: 'refused' });
  expect(filesAsked()).toBe(4);
  shop.faultOf = () => undefined;
  await passIdle(IDLE_POLL_INTERVAL_MS);
  await passIdle(IDLE_POLL_INTERVAL_MS);
  expect(filesAsked()).toBe(4);
  expect(await api.page.search('c1', MARKET, QUESTION)).toMatchObject(fromServer);
  await shop.raisePrices(150_000);
  await passIdle(IDLE_POLL_INTERVAL_MS);
  expect(last('snapshot')).toMatchObject({ state: 'ready' });
  expect(filesAsked()).toBe(6);
  expect(await api.page.search('c2', MARKET, QUESTION)).toMatchObject(fromDevice);
});

test('a file that the device keeps and that was damaged there is dropped with a message and fetched anew', async () => {
  await startWorkerWithSnapshot(browser, {}, start);
  closeWorkers();
  const db = openShopDatabase({ schedule: () => () => undefined, onFailure: () => undefined });
  const damaged = await db.write(async ({ files }) => {
    const rows = await files.toArray();
    await files.bulkPut(rows.map(({ hash, content }) => ({ hash, content: flipped(content) })));
  });
  db.close();
  expect(damaged).toBe(true);
  const { pass, last, api, messages } = await startWorker(browser, {}, start);
  await browser.idle();
  expect(messages).toContainEqual(expect.objectContaining({ type: 'log', text: 'stored snapshot dropped' }));
  expect(await api.page.search('c1', MARKET, QUESTION)).toMatchObject(fromServer);
  await pass(2_000);
  await browser.idle();
  expect(last('snapshot')).toMatchObject({ state: 'ready' });
  expect(filesAsked()).toBe(4);
  expect(await api.page.search('c2', MARKET, QUESTION)).toMatchObject(fromDevice);
});

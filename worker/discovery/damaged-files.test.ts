import { afterEach, beforeEach, expect, test } from 'vitest';
import { createShopServer, type ShopServer } from '#tests/fixtures/shop-server.ts';
import {
  closeWorkers,
  resetStorage,
  MARKET,
  settle,
  startWorkerWithSnapshot,
  startWorker,
} from '#tests/fixtures/worker-over-channel.ts';
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

let server: ShopServer;
beforeEach(() => {
  resetStorage();
  server = createShopServer();
});
afterEach(closeWorkers);
const filesAsked = () => server.requests.filter((line) => line.includes(' /snapshots/')).length;

test('a refused pair is fetched again once, then left alone until the manifest changes', async () => {
  server.setDamaged(true);
  const { pass, last, api } = await startWorker(server);
  await pass(2_000);
  await expect.poll(() => last('snapshot')).toMatchObject({ state: 'refused' });
  expect(filesAsked()).toBe(4);
  server.setDamaged(false);
  await pass(IDLE_POLL_INTERVAL_MS);
  await pass(IDLE_POLL_INTERVAL_MS);
  expect(filesAsked()).toBe(4);
  expect(await api.page.search('c1', MARKET, QUESTION)).toMatchObject(fromServer);
  server.publishNewPrices();
  await pass(IDLE_POLL_INTERVAL_MS);
  await expect.poll(() => last('snapshot')).toMatchObject({ state: 'ready' });
  expect(filesAsked()).toBe(6);
  expect(await api.page.search('c2', MARKET, QUESTION)).toMatchObject(fromDevice);
});

test('a file that the device keeps and that was damaged there is dropped with a message and fetched anew', async () => {
  await startWorkerWithSnapshot(server);
  closeWorkers();
  const db = openShopDatabase(() => undefined);
  const damaged = await db.write(async ({ files }) => {
    const rows = await files.toArray();
    await files.bulkPut(rows.map(({ hash, content }) => ({ hash, content: flipped(content) })));
  });
  db.close();
  expect(damaged).toBe(true);
  const { pass, last, api, messages } = await startWorker(server);
  await settle();
  expect(messages).toContainEqual(expect.objectContaining({ type: 'log', text: 'stored snapshot dropped' }));
  expect(await api.page.search('c1', MARKET, QUESTION)).toMatchObject(fromServer);
  await pass(2_000);
  await expect.poll(() => last('snapshot')).toMatchObject({ state: 'ready' });
  expect(filesAsked()).toBe(4);
  await settle();
  expect(await api.page.search('c2', MARKET, QUESTION)).toMatchObject(fromDevice);
});

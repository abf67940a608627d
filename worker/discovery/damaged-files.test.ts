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
import type { WorkerEnvironment } from '#worker/shop.ts';
import { openShopDatabase } from '#worker/store/db.ts';

const FORMAT_VERSION_AT = 8;
const QUESTION = { search: '', limit: 24 };
const fromDevice = { value: { products: { freshness: { source: 'device' } } } };
const fromServer = { value: { products: { freshness: { source: 'server' } } } };

function flipped(content: ArrayBuffer, at = Math.floor(content.byteLength / 2)): ArrayBuffer {
  const bytes = new Uint8Array(content.slice(0));
  bytes[at]! ^= 1;
  return bytes.buffer;
}
/** As another version of the shop would write it, and back. */
const withOtherVersion = (content: ArrayBuffer) => flipped(content, FORMAT_VERSION_AT);
const onTheWay = (change: (content: ArrayBuffer) => ArrayBuffer) => ({
  changeBody: (body: Buffer) => Buffer.from(change(Uint8Array.from(body).buffer)),
});

let shop: WorkerShop;
let browser: ShopBrowser;
let start: typeof START;
/** Each change is another price. */
let price = 200_000;
useWorkerShop((opened) => {
  ({ shop, browser, start } = opened);
});
const filesAsked = () => browser.asked.filter((line) => line.includes(' /snapshots/')).length;

test('a refused pair is fetched again once, then left alone until the manifest changes', async () => {
  shop.faultOf = (line) => (line.startsWith('GET /snapshots/') ? onTheWay(flipped) : undefined);
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

/** What the device stores, as a worker of another version may have left it. */
async function changeStoredFiles(change: typeof withOtherVersion): Promise<void> {
  const db = openShopDatabase({ schedule: () => () => undefined, onFailure: () => undefined });
  const isChanged = await db.write(async ({ files }) => {
    const rows = await files.toArray();
    await files.bulkPut(rows.map(({ hash, content }) => ({ hash, content: change(content) })));
  });
  db.close();
  expect(isChanged).toBe(true);
}

test.each([
  ['of another version', withOtherVersion],
  ['damaged on its way', flipped],
])('a newer catalogue that is %s leaves the device ready with the one it has', async (_, change) => {
  const worker = await startWorkerWithSnapshot(browser, {}, start);
  const { epoch } = worker.last('snapshot') as { epoch: string };
  shop.faultOf = (line) => (line.startsWith('GET /snapshots/') ? onTheWay(change) : undefined);
  await shop.raisePrices((price += 10_000));
  await worker.pass(20_000);
  await browser.idle();
  expect(worker.messages).toContainEqual(expect.objectContaining({ text: 'snapshot refused' }));
  expect(worker.messages.filter(({ type }) => type === 'snapshot')).toHaveLength(1);
  closeWorkers();
  shop.isOffline = true;
  const { last, api } = await startWorker(browser, {}, start);
  expect(last('snapshot')).toMatchObject({ epoch, state: 'ready' });
  expect(await api.page.search('c1', MARKET, QUESTION)).toMatchObject(fromDevice);
});

test('files of another version are not fetched with each change of the catalogue', async () => {
  shop.faultOf = (line) => (line.startsWith('GET /snapshots/') ? onTheWay(withOtherVersion) : undefined);
  const { pass, last } = await startWorker(browser, {}, start);
  for (let polls = 0; polls < 5; polls += 1) {
    await pass(IDLE_POLL_INTERVAL_MS);
    await browser.idle();
    await shop.raisePrices((price += 10_000));
  }
  // Once from wherever they are, and once past every cache.
  expect(filesAsked()).toBe(4);
  shop.faultOf = () => undefined;
  for (
    let polls = 0;
    (last('snapshot') as { state: string } | undefined)?.state !== 'ready' &&
    polls < 3_600_000 / IDLE_POLL_INTERVAL_MS + 1;
    polls += 1
  ) {
    await pass(IDLE_POLL_INTERVAL_MS);
    await browser.idle();
  }
  expect(last('snapshot')).toMatchObject({ state: 'ready' });
});

test('a catalogue that another version has stored stays on the device, and is not told to be missing', async () => {
  await startWorkerWithSnapshot(browser, {}, start);
  closeWorkers();
  await changeStoredFiles(withOtherVersion);
  shop.isOffline = true;
  const offline = await startWorker(browser, {}, start);
  await offline.pass(2_000);
  await browser.idle();
  expect(offline.last('snapshot')).toBeUndefined();
  closeWorkers();
  shop.isOffline = false;
  shop.faultOf = (line) => (line.startsWith('GET /snapshots/') ? onTheWay(withOtherVersion) : undefined);
  const online = await startWorker(browser, {}, start);
  await online.pass(2_000);
  await browser.idle();
  expect(online.messages).toContainEqual(expect.objectContaining({ text: 'snapshot refused' }));
  expect(online.last('snapshot')).toBeUndefined();
  closeWorkers();
  await changeStoredFiles(withOtherVersion);
  shop.isOffline = true;
  const { last } = await startWorker(browser, {}, start);
  expect(last('snapshot')).toMatchObject({ state: 'ready' });
});

test('a catalogue that found no room beside one of another version is ready when it is stored', async () => {
  await startWorkerWithSnapshot(browser, {}, start);
  closeWorkers();
  await changeStoredFiles(withOtherVersion);
  let isFull = true;
  const openDatabase: WorkerEnvironment['openDatabase'] = (options) => {
    const db = openShopDatabase(options);
    return { ...db, write: async (work) => !isFull && db.write(work) };
  };
  const { pass, last } = await startWorker(browser, { openDatabase }, start);
  await pass(2_000);
  await browser.idle();
  expect(last('snapshot')).toMatchObject({ state: 'absent' });
  isFull = false;
  for (let polls = 0; polls < 4; polls += 1) {
    await pass(20_000);
    await browser.idle();
  }
  expect(last('snapshot')).toMatchObject({ state: 'ready' });
});

test('a file that the device keeps and that was damaged there is dropped with a message and fetched anew', async () => {
  await startWorkerWithSnapshot(browser, {}, start);
  closeWorkers();
  await changeStoredFiles(flipped);
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

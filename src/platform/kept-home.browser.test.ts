// The home page that the device keeps: read early where the address is that of a home page, and only that of this version.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEVICE_CACHE, homePath, readyPath } from '#contract/device-record.ts';
import { noteReady } from '#src/platform/device-record.ts';
import { beginKeptHome, takeKeptHome } from '#src/platform/kept-home.ts';
import { workerPath } from '#src/platform/shop-worker.ts';
import { recordWorkers } from '#tests/fixtures/recorded-workers.ts';

const workers = recordWorkers();
const KEPT = { worker: workerPath, frame: { bootstrap: {} }, home: { page: { blocks: [] } } };
const { pathname } = location;
let notes: Cache;
beforeEach(async () => {
  notes = await caches.open(DEVICE_CACHE);
});
afterEach(async () => {
  history.replaceState(null, '', pathname);
  await caches.delete(DEVICE_CACHE);
});
const keep = (body: string) => notes.put(homePath('en-eu'), new Response(body));

test.each([
  ['of this version', JSON.stringify(KEPT), KEPT],
  ['of another version', JSON.stringify({ ...KEPT, worker: '/assets/other.js' }), null],
  ['without a frame', JSON.stringify({ ...KEPT, frame: {} }), null],
  ['without a page', JSON.stringify({ ...KEPT, home: null }), null],
  ['no record', 'null', null],
  ['cut off', JSON.stringify(KEPT).slice(0, -1), null],
])('%s', async (_, body, expected) => {
  await keep(body);
  expect(await takeKeptHome('en-eu')).toEqual(expected);
});

test('it is read before it is asked for, and the worker is begun at once only where there is none', async () => {
  await keep(JSON.stringify(KEPT));
  for (const path of ['/en-eu/c/jackets', '/']) {
    history.replaceState(null, '', path);
    expect(beginKeptHome()).toBe(false);
  }
  history.replaceState(null, '', '/EN-EU/?source=pwa');
  expect(beginKeptHome()).toBe(true);
  expect(await takeKeptHome('en-eu')).toEqual(KEPT);
  await notes.delete(homePath('en-eu'));
  expect(await takeKeptHome('en-eu')).toEqual(KEPT);
  expect(workers).toHaveLength(0);
  history.replaceState(null, '', '/sv-se');
  expect(beginKeptHome()).toBe(true);
  expect(await takeKeptHome('sv-se')).toBeNull();
  expect(workers).toHaveLength(1);
});

test('it goes when the market can no longer be shown without a network', async () => {
  await noteReady('en-eu', true);
  await keep(JSON.stringify(KEPT));
  await noteReady('en-eu', true);
  expect(await takeKeptHome('en-eu')).toEqual(KEPT);
  await noteReady('en-eu', false);
  expect(await notes.match(homePath('en-eu'))).toBeUndefined();
  expect(await notes.match(readyPath('en-eu'))).toBeUndefined();
});

// What the device stores after its clock was set back: the newest, though earlier entries have times that are still to come.
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryDevice } from '#tests/fixtures/device-storage.ts';
import { openShopDatabase, type ShopDatabase } from '#worker/store/db.ts';
import { createRecentlyViewed } from '#worker/store/recently-viewed.ts';
import { createResponseStore } from '#worker/store/responses.ts';
import { createSnapshotStore } from '#worker/store/snapshots.ts';

const AHEAD = 1e12;
const NOW = 5_000;

let db: ShopDatabase;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  Dexie.dependencies.indexedDB = globalThis.indexedDB;
  db = openShopDatabase({ schedule: () => () => undefined, onFailure: () => expect.unreachable() });
});

test('a product that is looked at is the first of those looked at, and the others keep their order', async () => {
  const viewed = createRecentlyViewed(db);
  await viewed.add('earliest', 5);
  for (let i = 0; i < 29; i += 1) await viewed.add(`p${i}`, AHEAD + i);
  for (const [i, id] of ['new', 'newer'].entries()) await viewed.add(id, NOW + i);
  const ids = Array.from({ length: 28 }, (_, i) => `p${28 - i}`);
  expect(await viewed.list()).toEqual(['newer', 'new', ...ids]);
});

test.each([
  ['number', 9_000, 200],
  ['size', 100, 10],
])('of responses above the limit of their %s the newest stay', async (_, responses, count) => {
  const store = createResponseStore(db, async () => ({ responses }));
  const body = 'x'.repeat(8);
  for (let i = 0; i < count; i += 1) await store.put(`q${i}`, 'sv-se', body, AHEAD + i);
  for (const [i, key] of ['new', 'newer'].entries()) await store.put(key, 'sv-se', body, NOW + i);
  const kept = await Promise.all(['newer', 'new', 'q2', 'q1', 'q0'].map((key) => store.find(key)));
  expect(kept.map((one) => one !== null)).toEqual([true, true, true, false, false]);
});

test('a response that is stored again with its own time leaves newer ones theirs', async () => {
  const store = createResponseStore(db, async () => ({ responses: 9_000 }));
  await store.put('newer', 'sv-se', 1, NOW);
  await store.put('older', 'sv-se', 1, NOW - 60_000, NOW);
  expect([(await store.find('newer'))?.at, (await store.find('older'))?.at]).toEqual([NOW, NOW - 60_000]);
});

const pair = (market: string, seq = 1) => {
  const file = (name: string) => ({ url: `/${name}`, bytes: 4, hash: `${name}-${market}-${seq}` });
  const [text, columns] = [file('text'), file('columns')];
  const manifest = { epoch: `e${seq}`, seq, asOf: 1, market, language: 'sv', text, columns };
  return { manifest, text: new ArrayBuffer(4), columns: new ArrayBuffer(4) };
};
const intact = () => 'intact' as const;
const openSnapshots = (snapshots: number, device = createMemoryDevice()) =>
  createSnapshotStore(
    db,
    async () => ({ snapshots }),
    () => true,
    device,
  );

test('the catalogue that is stored is not the one that makes way, nor is the one in use', async () => {
  const snapshots = openSnapshots(16);
  await snapshots.put(pair('sv-se'), AHEAD);
  await snapshots.put(pair('sv-no'), AHEAD + 1);
  await snapshots.touch('sv-se', NOW);
  expect(await snapshots.put(pair('de-de'), NOW + 10_000)).toBe(true);
  expect((await snapshots.list())?.map(({ market }) => market)).toEqual(['de-de', 'sv-se']);
  expect(await snapshots.find('de-de', intact)).not.toBeNull();
});

test('a catalogue that was renewed without a page does not make way where it is taken over', async () => {
  const device = createMemoryDevice();
  const snapshots = openSnapshots(16, device);
  await snapshots.put(pair('sv-se'), NOW);
  await snapshots.put(pair('sv-no'), NOW + 1);
  const { manifest, text, columns } = pair('sv-se', 2);
  device.renewals.set('sv-se', {
    manifest: { ...manifest, text: { ...manifest.text, bytes: 12 } },
    files: new Map([
      [manifest.text.hash, text],
      [manifest.columns.hash, columns],
    ]),
  });
  expect((await snapshots.find('sv-se', intact))?.manifest.seq).toBe(2);
});

// What a service worker has renewed, and what of it takes the place of what the device stores.
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryDevice } from '#tests/fixtures/device-storage.ts';
import { storedPair } from '#tests/fixtures/stored-pair.ts';
import { openShopDatabase, type ShopDatabase } from '#worker/store/db.ts';
import { createSnapshotStore } from '#worker/store/snapshots.ts';

let db: ShopDatabase;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  Dexie.dependencies.indexedDB = globalThis.indexedDB;
  db = openShopDatabase({ schedule: () => () => undefined, onFailure: () => expect.unreachable() });
});

const budget = async () => ({ snapshots: 16 });
const intact = () => 'intact' as const;

test('what the service worker has renewed is taken over by a market that is kept, with the file that did not change', async () => {
  const device = createMemoryDevice();
  const snapshots = createSnapshotStore(db, budget, () => true, device);
  await snapshots.put(storedPair('sv-se', 'sv', 'se-1'), 1);
  expect(device.noted).toEqual(['sv-se']);
  const renew = (market: string, seq: number, columns: string, bytes: number) => {
    const { manifest } = storedPair(market, 'sv', columns);
    device.renewals.set(market, {
      manifest: { ...manifest, seq },
      files: new Map([[columns, new ArrayBuffer(bytes)]]),
    });
  };
  renew('sv-se', 2, 'se-2', 12);
  renew('sv-no', 2, 'no-2', 12);
  const found = await snapshots.find('sv-se', intact);
  expect([found?.manifest.columns.hash, found?.columns.byteLength]).toEqual(['se-2', 12]);
  expect(await snapshots.file('se-1')).toBeNull();
  // A market that is not kept is not taken back, nor is a catalogue that is older than the device's.
  expect(await snapshots.find('sv-no', intact)).toBeNull();
  renew('sv-se', 1, 'se-0', 16);
  expect((await snapshots.find('sv-se', intact))?.columns.byteLength).toBe(12);
  expect(device.renewals.size).toBe(0);
  await snapshots.remove('sv-se');
  expect(device.noted).toEqual([]);
});

test('a renewal that lacks a file changes nothing', async () => {
  const device = createMemoryDevice();
  const snapshots = createSnapshotStore(db, budget, () => true, device);
  await snapshots.put(storedPair('sv-se', 'sv', 'se-1'), 1);
  const { manifest } = storedPair('sv-se', 'another', 'se-2');
  device.renewals.set('sv-se', {
    manifest: { ...manifest, seq: 2 },
    files: new Map([['se-2', new ArrayBuffer(12)]]),
  });
  expect((await snapshots.find('sv-se', intact))?.manifest.columns.hash).toBe('se-1');
});

test('a renewal waits while the database does not respond', async () => {
  const device = createMemoryDevice();
  const snapshots = createSnapshotStore(db, budget, () => true, device);
  await snapshots.put(storedPair('sv-se', 'sv', 'se-1'), 1);
  const { manifest } = storedPair('sv-se', 'sv', 'se-2');
  device.renewals.set('sv-se', { manifest, files: new Map([['se-2', new ArrayBuffer(12)]]) });
  const slow: ShopDatabase = { ...db, read: async (_, otherwise) => otherwise };
  expect(await createSnapshotStore(slow, budget, () => true, device).find('sv-se', intact)).toBeNull();
  expect((await snapshots.find('sv-se', intact))?.manifest.columns.hash).toBe('se-2');
});

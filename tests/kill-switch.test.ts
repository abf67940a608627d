// The kill switch of the service worker, and what the pages noted of the device.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { RENEWED_CACHE } from '#contract/device-record.ts';
import { IMAGE_CACHE } from '#contract/image-cache.ts';
import { createMemoryCaches } from '#tests/fixtures/memory-caches.ts';
import { openDeviceStorage } from '#worker/device-storage.ts';

/** Runs the script that replaces the service worker, as far as its end. */
async function switchOff(caches: CacheStorage): Promise<void> {
  const script = await readFile(resolve(import.meta.dirname, '../public/sw-off.js'), 'utf8');
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    addEventListener: (type: string, call: () => void) => listeners.set(type, call),
    skipWaiting: async () => undefined,
    registration: { unregister: async () => true },
  };
  runInNewContext(script, { self, caches });
  const work: Promise<unknown>[] = [];
  listeners.get('activate')?.({ waitUntil: (one: Promise<unknown>) => work.push(one) });
  await Promise.all(work);
}

test('switched off by the shop, the service worker leaves the shopper’s choice to keep nothing, and no copies', async () => {
  const { caches } = createMemoryCaches();
  for (const name of [IMAGE_CACHE, RENEWED_CACHE, 'outbox-witness-1']) await caches.open(name);
  const device = () => openDeviceStorage(caches, () => () => undefined, '/worker.js');
  await device().writeChoice(false);
  await switchOff(caches);
  expect(await caches.keys()).toEqual(['outbox-witness-1', 'cairn-device']);
  expect(await device().readChoice()).toBe(false);
});

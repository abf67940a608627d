// What a device has room for, and whether it may keep copies, of browsers that tell it late, wrongly or not at all.
import { afterEach, expect, test, vi } from 'vitest';
import { openDeviceStorage } from '#worker/device-storage.ts';

afterEach(() => vi.unstubAllGlobals());

/** With its timers, which stand still until they are called. */
function deviceWhere(storage: Partial<StorageManager> | undefined, caches?: CacheStorage) {
  vi.stubGlobal('navigator', { storage });
  const timers = new Set<() => void>();
  const schedule = (_ms: number, call: () => void) => {
    timers.add(call);
    return () => void timers.delete(call);
  };
  const device = openDeviceStorage(caches, schedule, '/worker.js');
  return { device, timers };
}
const unknown = { quota: null, usage: null };

test('an estimate that never comes is waited for as long as all else of the device', async () => {
  const { device, timers } = deviceWhere({ estimate: () => new Promise(() => undefined) });
  const estimate = device.estimate();
  expect(timers.size).toBe(1);
  for (const call of timers) call();
  expect(await estimate).toEqual(unknown);
});

test('what a browser tells is told, and nothing where it refuses or has no word for it', async () => {
  const { device, timers } = deviceWhere({ estimate: async () => ({ quota: 9, usage: 2 }) });
  expect(await device.estimate()).toEqual({ quota: 9, usage: 2 });
  expect(timers.size).toBe(0);
  for (const estimate of [
    () => Promise.reject(new TypeError('no')),
    () => {
      throw new TypeError('no');
    },
  ])
    expect(await deviceWhere({ estimate }).device.estimate()).toEqual(unknown);
  expect(await deviceWhere(undefined).device.estimate()).toEqual(unknown);
});

test('a choice that is not read in time is late, and one that may not be read unreadable', async () => {
  const opening = (open: () => Promise<Cache>) => deviceWhere(undefined, { open } as unknown as CacheStorage);
  const { device, timers } = opening(() => new Promise(() => undefined));
  const choice = device.readChoice();
  await Promise.resolve();
  for (const call of timers) call();
  expect(await choice).toBe('late');
  const forbidden = opening(() => Promise.reject(new DOMException('no', 'SecurityError')));
  expect(await forbidden.device.readChoice()).toBe('unreadable');
  expect(await deviceWhere(undefined).device.readChoice()).toBe('unreadable');
});

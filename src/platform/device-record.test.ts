// What the shell reads of the device before it shows anything.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDeviceRecord } from '#src/platform/device-record.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const NOTHING = { market: null, readyMarkets: [] };

test.each([
  ['hangs', { open: () => new Promise(() => undefined) }],
  ['throws', { open: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
  ['is missing', undefined],
])('where Cache Storage %s the shell goes on, without notes', async (_, caches) => {
  vi.stubGlobal('caches', caches);
  const reading = readDeviceRecord();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await reading).toEqual(NOTHING);
});

test('of a slow storage the market is waited for', async () => {
  const match = () => new Promise((resolve) => setTimeout(() => resolve(new Response('sv-se')), 1_500));
  vi.stubGlobal('caches', { open: async () => ({ keys: async () => [], match }) });
  const reading = readDeviceRecord();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await reading).toEqual({ market: 'sv-se', readyMarkets: [] });
});

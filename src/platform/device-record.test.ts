// What the shell reads of the device before it shows anything.
import { afterEach, expect, test, vi } from 'vitest';
import { readDeviceRecord } from '#src/platform/device-record.ts';

afterEach(() => vi.unstubAllGlobals());

const NOTHING = { market: null, readyMarkets: [] };

test.each([
  ['hangs', { open: () => new Promise(() => undefined) }],
  ['throws', { open: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
  ['is missing', undefined],
])('where Cache Storage %s the shell goes on at once, without notes', async (_, caches) => {
  vi.stubGlobal('caches', caches);
  const before = performance.now();
  expect(await readDeviceRecord()).toEqual(NOTHING);
  expect(performance.now() - before).toBeLessThan(2_000);
});

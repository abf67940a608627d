import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orInTime } from '#sw/time-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what storage answers in time is used', async () => {
  expect(await orInTime(async () => 'kept', 'none')).toBe('kept');
});

test('storage that throws, rejects or is missing counts as empty', async () => {
  const missing = undefined as unknown as CacheStorage;
  expect(await orInTime(() => Promise.reject(new DOMException('no', 'SecurityError')), 'none')).toBe('none');
  expect(await orInTime(async () => missing.keys(), [])).toEqual([]);
});

test('storage that never answers counts as empty after half a second', async () => {
  const result = orInTime(() => new Promise<string>(() => {}), 'none');
  await vi.advanceTimersByTimeAsync(500);
  expect(await result).toBe('none');
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keptOrFetched, orInTime } from '#sw/time-limit.ts';

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

describe('a file', () => {
  const late = (ms: number) => () =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('kept')), ms));
  const online = async () => new Response('sent');
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  const textOf = async (response: Promise<Response>) => (await response).text();

  test('comes from the network where the storage is slow', async () => {
    const shown = textOf(keptOrFetched(late(600), online));
    await vi.advanceTimersByTimeAsync(600);
    expect(await shown).toBe('sent');
  });

  test('comes from a slow storage where there is no network', async () => {
    const shown = textOf(keptOrFetched(late(2_000), offline));
    await vi.advanceTimersByTimeAsync(2_500);
    expect(await shown).toBe('kept');
  });

  test('fails as the network does where nothing is kept, and where the storage never answers', async () => {
    await expect(keptOrFetched(async () => undefined, offline)).rejects.toThrow('Failed to fetch');
    const hanging = keptOrFetched(() => new Promise(() => {}), offline).catch(String);
    await vi.advanceTimersByTimeAsync(10_500);
    expect(await hanging).toContain('Failed to fetch');
  });
});

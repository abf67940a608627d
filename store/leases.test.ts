// Work that one node at a time does, on both databases: who holds the lease, and for how long.
import { describe, expect, test } from 'vitest';
import { acquireLease, releaseLease } from '#store/leases.ts';
import type { Store } from '#store/open-store.ts';
import { DATABASES } from '#tests/databases.ts';
import { openStoreForEachTest } from '#tests/store-for-each-test.ts';

const NOW = 2_000_000_000_000;
const DURATION_MS = 90_000;

describe.each(DATABASES)('a lease on $name', ({ make }) => {
  let store: Store;
  openStoreForEachTest(make, (opened) => (store = opened));
  const acquire = (holder: string, now: number, name = 'mails') =>
    acquireLease(store, { name, holder, now, durationMs: DURATION_MS });

  test("is one holder's until it expires, who may renew it", async () => {
    expect(await acquire('a', NOW)).toBe(true);
    expect(await acquire('b', NOW + DURATION_MS - 1)).toBe(false);
    expect(await acquire('b', NOW, 'pictures')).toBe(true);
    expect(await acquire('a', NOW + DURATION_MS - 1)).toBe(true);
    expect(await acquire('b', NOW + DURATION_MS)).toBe(false);
    expect(await acquire('b', NOW + 2 * DURATION_MS)).toBe(true);
    expect(await acquire('a', NOW + 2 * DURATION_MS)).toBe(false);
  });

  test('that was taken with a clock far ahead ends', async () => {
    await acquire('before the clock was set', NOW + 24 * 3_600_000);
    expect(await acquire('after', NOW)).toBe(true);
  });

  test('ends when its holder gives it back, and when nobody else does', async () => {
    await acquire('a', NOW);
    await releaseLease(store, { name: 'mails', holder: 'b' });
    expect(await acquire('b', NOW)).toBe(false);
    await releaseLease(store, { name: 'mails', holder: 'a' });
    expect(await acquire('b', NOW)).toBe(true);
  });

  test('is not taken by a node whose clock is a little behind', async () => {
    await acquire('a', NOW + 30_000);
    expect(await acquire('b', NOW)).toBe(false);
  });
});

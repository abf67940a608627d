import { expect, test } from 'vitest';
import { LEASE_RETRY_MS } from '#outbox/drainer.ts';
import type { OutboxStore } from '#outbox/entry.ts';
import { isLeaseAvailable, LEASE_DURATION_MS, acquireLease } from '#outbox/lease.ts';
import { createMemoryStore } from '#outbox/memory-store.ts';
import type { OutboxResponse } from '#outbox/request.ts';
import { cartAnswer, createClock, drainer, settle } from '#tests/fixtures/drainer.ts';
import { putChange } from '#tests/fixtures/outbox-content.ts';

test('a wake-up ends the delay: back online, entries are sent at once', async () => {
  const store = createMemoryStore('g');
  const clock = createClock();
  let isOnline = false;
  const outbox = drainer(store, async () => (isOnline ? cartAnswer : null), clock);
  await putChange(store, 'i1');
  const end = outbox.wake();
  await settle();
  expect((await store.stats()).pendingCount).toBe(1);
  isOnline = true;
  expect(outbox.wake()).toBe(end);
  expect(await end).toBe('empty');
  expect((await store.stats()).pendingCount).toBe(0);
  expect(clock.waiting()).toBe(0);
});

test('entries added during a drain are sent by it', async () => {
  const store = createMemoryStore('g');
  const outbox = drainer(
    store,
    async () => {
      if ((await store.stats()).maxSeq === 1) {
        await putChange(store, 'i2');
        void outbox.wake();
      }
      return cartAnswer;
    },
    createClock(),
  );
  await putChange(store, 'i1');
  await outbox.wake();
  expect((await store.stats()).pendingCount).toBe(0);
});

test('a change that is queued at the moment a drain finds nothing more is sent by it', async () => {
  const memory = createMemoryStore('g');
  const queueOnce = async () => {
    if ((await memory.stats()).maxSeq > 1) return;
    await putChange(memory, 'i2');
    void outbox.wake();
  };
  const store: OutboxStore = {
    ...memory,
    next: async (kind, limit, account) => {
      const found = await memory.next(kind, limit, account);
      if (kind === 'cart' && found.length === 0) await queueOnce();
      return found;
    },
  };
  const outbox = drainer(store, async () => cartAnswer, createClock());
  await putChange(memory, 'i1');
  expect(await outbox.wake()).toBe('empty');
  expect(await memory.stats()).toMatchObject({ pendingCount: 0, maxSeq: 2 });
});

test('a change that is queued while the lease is released at the end of a drain is sent by it', async () => {
  const memory = createMemoryStore('g');
  const outbox = drainer(
    {
      ...memory,
      updateLease: async (decide) => {
        let isRelease = false;
        await memory.updateLease((lease) => {
          const next = decide(lease);
          isRelease = next === null;
          return next;
        });
        if (!isRelease || (await memory.stats()).maxSeq > 1) return;
        await putChange(memory, 'i2');
        void outbox.wake();
      },
    },
    async () => cartAnswer,
    createClock(),
  );
  await putChange(memory, 'i1');
  expect(await outbox.wake()).toBe('empty');
  expect(await memory.stats()).toMatchObject({ pendingCount: 0, maxSeq: 2 });
});

test('another sender does nothing while the lease is held, and takes over ten seconds after the holder froze', async () => {
  const store = createMemoryStore('g');
  const clock = createClock();
  await putChange(store, 'i1');
  await acquireLease(store, 'frozen tab', clock.now());
  const outbox = drainer(store, async () => cartAnswer, clock);
  expect(await outbox.wake()).toBe('leased-elsewhere');
  await clock.pass(LEASE_DURATION_MS - 1);
  expect(await outbox.wake()).toBe('leased-elsewhere');
  await clock.pass(1);
  expect(await outbox.wake()).toBe('empty');
  expect(await store.readLease()).toBeNull();
});

test('what another sender was to send is sent by itself once that sender’s lease must have expired', async () => {
  const store = createMemoryStore('g');
  const clock = createClock();
  await putChange(store, 'i1');
  await acquireLease(store, 'closed tab', clock.now());
  expect(await drainer(store, async () => cartAnswer, clock).wake()).toBe('leased-elsewhere');
  await clock.pass(LEASE_RETRY_MS);
  expect((await store.stats()).pendingCount).toBe(0);
  expect(clock.waiting()).toBe(0);
});

test('a drainer that is stopped does not start again by itself', async () => {
  const store = createMemoryStore('g');
  const clock = createClock();
  await putChange(store, 'i1');
  await acquireLease(store, 'closed tab', clock.now());
  const outbox = drainer(store, async () => cartAnswer, clock);
  expect(await outbox.wake()).toBe('leased-elsewhere');
  outbox.stop();
  expect(clock.waiting()).toBe(0);
});

test('an urgent drain does not wait for a holder that may be dead', async () => {
  const store = createMemoryStore('g');
  const clock = createClock();
  await putChange(store, 'i1');
  await acquireLease(store, 'closed tab', clock.now());
  expect(await drainer(store, async () => cartAnswer, clock).wake(true)).toBe('empty');
});

test('a drain that becomes urgent while it asks for the lease in vain takes it', async () => {
  const memory = createMemoryStore('g');
  const asking = Promise.withResolvers<void>();
  const store: OutboxStore = {
    ...memory,
    updateLease: async (decide) => {
      await memory.updateLease(decide);
      await asking.promise;
    },
  };
  const clock = createClock();
  await acquireLease(memory, 'tab whose request hangs', clock.now());
  const outbox = drainer(store, async () => cartAnswer, clock);
  const end = outbox.wake();
  await settle();
  await putChange(memory, 'i1');
  void outbox.wake(true);
  asking.resolve();
  expect(await end).toBe('empty');
  expect((await memory.stats()).pendingCount).toBe(0);
});

test('the lease is released while waiting for the next attempt', async () => {
  const store = createMemoryStore('g');
  const clock = createClock();
  await putChange(store, 'i1');
  void drainer(store, async () => null, clock).wake();
  await settle();
  expect(await store.readLease()).toBeNull();
  expect(await drainer(store, async () => cartAnswer, clock, 'b').wake()).toBe('empty');
});

test('the lease is renewed while a send takes long', async () => {
  const store = createMemoryStore('g');
  const clock = createClock();
  const { promise, resolve } = Promise.withResolvers<OutboxResponse>();
  const outbox = drainer(store, () => promise, clock);
  await putChange(store, 'i1');
  const end = outbox.wake();
  await settle();
  for (let i = 0; i < 10; i += 1) await clock.pass(2_000);
  expect(await acquireLease(store, 'b', clock.now())).toBe(false);
  resolve(cartAnswer);
  expect(await end).toBe('empty');
});

test('a lease from a clock that was set back is available', () => {
  expect(isLeaseAvailable({ owner: 'b', until: 5_000_000 }, 'a', 1_000)).toBe(true);
  expect(isLeaseAvailable({ owner: 'b', until: 5_000 }, 'a', 1_000)).toBe(false);
});

test('a store that fails is reported, and nothing is thrown', async () => {
  const store = { ...createMemoryStore('g'), next: async () => Promise.reject(new Error('gone')) };
  const outbox = drainer(store, async () => cartAnswer, createClock());
  expect(await outbox.wake()).toBe('given-up');
  expect(outbox.errors).toHaveLength(1);
});

test('stop ends the drain at its next step', async () => {
  const store = createMemoryStore('g');
  const outbox = drainer(store, async () => null, createClock());
  await putChange(store, 'i1');
  const end = outbox.wake();
  await settle();
  outbox.stop();
  expect(await end).toBe('given-up');
});

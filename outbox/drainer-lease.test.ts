// One sender at a time: who has the lease, for how long, and who takes it.
import { expect, test } from 'vitest';
import { LEASE_RETRY_MS } from '#outbox/drainer.ts';
import type { OutboxStore } from '#outbox/entry.ts';
import { isLeaseAvailable, LEASE_DURATION_MS, LEASE_RENEW_MS, acquireLease } from '#outbox/lease.ts';
import { createMemoryStore } from '#outbox/memory-store.ts';
import type { OutboxResponse } from '#outbox/request.ts';
import { cartAnswer, createClock, drainer, settle } from '#tests/fixtures/drainer.ts';
import { putChange } from '#tests/fixtures/outbox-content.ts';

/** The store, with the number of its transactions over the lease, and of drains that looked whether something waits. */
function countingLeases(store: OutboxStore) {
  const counts = { leases: 0, drains: 0 };
  const counting: OutboxStore = {
    ...store,
    stats: () => {
      counts.drains += 1;
      return store.stats();
    },
    updateLease: (decide) => {
      counts.leases += 1;
      return store.updateLease(decide);
    },
  };
  return { counts, counting };
}

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
  await putChange(memory, 'i1');
  const outbox = drainer(store, async () => cartAnswer, clock);
  const end = outbox.wake();
  await settle();
  await putChange(memory, 'i2');
  void outbox.wake(true);
  asking.resolve();
  expect(await end).toBe('empty');
  expect((await memory.stats()).pendingCount).toBe(0);
});

test('what is urgent stays urgent when it is tried again: a tab whose request hangs may have the lease by then', async () => {
  const store = createMemoryStore('g');
  const clock = createClock();
  await putChange(store, 'i1');
  const hanging = Promise.withResolvers<OutboxResponse>();
  const other = drainer(store, () => hanging.promise, clock, 'tab whose request hangs');
  const sent: string[] = [];
  const outbox = drainer(
    store,
    async (request) => {
      sent.push(request.path);
      return sent.length === 1 ? null : cartAnswer;
    },
    clock,
  );
  const end = outbox.wake(true);
  await settle();
  expect(sent).toHaveLength(1);
  void other.wake();
  await settle();
  expect(await acquireLease(store, 'a third', clock.now())).toBe(false);
  for (let i = 0; i < 5; i += 1) await clock.pass(1_000);
  expect((await store.stats()).pendingCount).toBe(0);
  expect(await end).toBe('empty');
  other.stop();
  hanging.resolve(cartAnswer);
});

test('an urgent drain that is stopped while it waits makes no later one urgent', async () => {
  const store = createMemoryStore('g');
  const clock = createClock();
  await putChange(store, 'i1');
  const outbox = drainer(store, async () => null, clock);
  const end = outbox.wake(true);
  await settle();
  outbox.stop();
  await end;
  await acquireLease(store, 'another tab', clock.now());
  expect(await outbox.wake()).toBe('leased-elsewhere');
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

test('a drain takes the lease once for all that it sends within two seconds, and gives it back', async () => {
  const { counts, counting } = countingLeases(createMemoryStore('g'));
  for (const id of ['i1', 'i2', 'i3', 'i4']) await putChange(counting, id);
  const clock = createClock();
  expect(await drainer(counting, async () => cartAnswer, clock).wake()).toBe('empty');
  expect(counts.leases).toBe(2);
  // A clock that stands still, or goes back, must not keep it from being renewed.
  for (const id of ['i5', 'i6', 'i7']) await putChange(counting, id);
  const slow = drainer(
    counting,
    async () => {
      await clock.pass(-LEASE_RENEW_MS);
      return cartAnswer;
    },
    clock,
  );
  expect(await slow.wake()).toBe('empty');
  expect(counts.leases).toBe(2 + 5);
});

test('a drain that has nothing to send writes nothing', async () => {
  const { counts, counting } = countingLeases(createMemoryStore('g'));
  expect(await drainer(counting, async () => cartAnswer, createClock()).wake(true)).toBe('empty');
  expect(counts.leases).toBe(0);
});

test('a wake-up that had nothing to send makes no later drain urgent', async () => {
  const store = createMemoryStore('g');
  const clock = createClock();
  const outbox = drainer(store, async () => cartAnswer, clock);
  expect(await outbox.wake(true)).toBe('empty');
  await putChange(store, 'i1');
  await acquireLease(store, 'another tab', clock.now());
  expect(await outbox.wake()).toBe('leased-elsewhere');
});

test('what was told of before a drain found nothing more does not start another', async () => {
  const { counts, counting } = countingLeases(createMemoryStore('g'));
  const outbox = drainer(
    counting,
    async () => {
      outbox.recheck();
      return cartAnswer;
    },
    createClock(),
  );
  await putChange(counting, 'i1');
  expect(await outbox.wake()).toBe('empty');
  expect(counts).toEqual({ leases: 2, drains: 1 });
});

test('a lease from a clock that was set back is available', () => {
  expect(isLeaseAvailable({ owner: 'b', until: 5_000_000 }, 'a', 1_000)).toBe(true);
  expect(isLeaseAvailable({ owner: 'b', until: 5_000 }, 'a', 1_000)).toBe(false);
});

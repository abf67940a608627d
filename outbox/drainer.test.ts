import { expect, test } from 'vitest';
import { MAX_EVENT_AGE_MS } from '#outbox/drainer.ts';
import { enqueueEvent } from '#outbox/enqueue.ts';
import type { OutboxStore } from '#outbox/entry.ts';
import { createMemoryStore } from '#outbox/memory-store.ts';
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
    cartState: async () => {
      const found = await memory.cartState();
      if (found.pending.length === 0) await queueOnce();
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

test('events older than 30 days are not sent but counted, looked for once an hour', async () => {
  const store = createMemoryStore('g');
  const clock = createClock();
  let searches = 0;
  const outbox = drainer(
    {
      ...store,
      expire: (before) => {
        searches += 1;
        return store.expire(before);
      },
    },
    async () => ({ status: 503, retryAfterMs: null, body: null }),
    clock,
  );
  await enqueueEvent(
    store,
    { type: 'click' },
    {
      now: clock.now(),
      newId: 'e1',
      market: 'sv-se',
      account: null,
      tenant: 'cairn',
      sessionId: 's1',
      mayTrack: true,
    },
  );
  void outbox.wake();
  await settle();
  outbox.stop();
  await clock.pass(MAX_EVENT_AGE_MS - 1);
  void outbox.wake();
  await settle();
  outbox.stop();
  expect(await store.stats()).toMatchObject({ pendingCount: 1, shedCount: 0 });
  expect(searches).toBe(2);
  await clock.pass(2);
  await settle();
  void outbox.wake();
  await settle();
  expect(searches).toBe(2);
  await clock.pass(3600 * 1000);
  outbox.stop();
  await settle();
  expect(await outbox.wake()).toBe('empty');
  expect(searches).toBe(3);
  expect(await store.stats()).toMatchObject({ pendingCount: 0, shedCount: 1 });
});

test('a store that fails is reported, and nothing is thrown', async () => {
  const store = { ...createMemoryStore('g'), next: async () => Promise.reject(new Error('gone')) };
  const outbox = drainer(store, async () => cartAnswer, createClock());
  await putChange(store, 'i1');
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

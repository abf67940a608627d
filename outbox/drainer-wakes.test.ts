// A drain that is woken, or told of what another context stored, while its events are under way.
import { expect, test } from 'vitest';
import { MAX_ATTEMPTS_PER_DRAIN, MAX_DELAY_MS } from '#outbox/backoff.ts';
import { enqueueEvent } from '#outbox/enqueue.ts';
import { createMemoryStore } from '#outbox/memory-store.ts';
import type { OutboxResponse } from '#outbox/request.ts';
import { cartAnswer, createClock, drainer, settle } from '#tests/fixtures/drainer.ts';
import { putChange } from '#tests/fixtures/outbox-content.ts';

const EVENT_CONTEXT = {
  now: 0,
  newId: 'e',
  market: 'sv-se',
  account: null,
  tenant: 'cairn',
  sessionId: 's',
  mayTrack: true,
};
const eventsAnswer = (ids: readonly string[]): OutboxResponse => ({
  status: 200,
  retryAfterMs: null,
  body: { results: ids.map((id) => ({ event_id: id, status: 'ok' })) },
});

/** A store with one event, a sender that never gets its acknowledgement until `acknowledge`, and what it sent. */
async function withEventUnderWay(answer: () => OutboxResponse | null) {
  const store = createMemoryStore('g');
  const clock = createClock();
  const sent: string[] = [];
  const acknowledged = Promise.withResolvers<OutboxResponse>();
  const outbox = drainer(
    store,
    async ({ path }) => {
      sent.push(path.split('?', 1)[0] ?? '');
      return path.startsWith('/api/cart') ? answer() : acknowledged.promise;
    },
    clock,
  );
  await enqueueEvent(store, { type: 'click' }, EVENT_CONTEXT);
  const drained = outbox.wake();
  await settle();
  expect(sent).toEqual(['/v2/create-events']);
  const acknowledge = () => acknowledged.resolve(eventsAnswer(['e']));
  return { store, clock, outbox, sent, drained, acknowledge };
}

test('a change that is made while events are under way is sent at once', async () => {
  const { store, outbox, sent, drained, acknowledge } = await withEventUnderWay(() => cartAnswer);
  for (const id of ['one', 'two']) {
    await putChange(store, id);
    void outbox.wake();
    await settle();
  }
  expect(sent).toEqual(['/v2/create-events', '/api/cart/clear', '/api/cart/clear']);
  acknowledge();
  expect(await drained).toBe('empty');
  expect(outbox.errors).toEqual([]);
});

test('a change that failed is tried again at the next wake-up, not after the events under way', async () => {
  let isOnline = false;
  const { store, outbox, sent, drained, acknowledge } = await withEventUnderWay(() =>
    isOnline ? cartAnswer : null,
  );
  await putChange(store, 'i1');
  void outbox.wake();
  await settle();
  isOnline = true;
  void outbox.wake();
  await settle();
  expect(sent).toEqual(['/v2/create-events', '/api/cart/clear', '/api/cart/clear']);
  expect((await store.cartState()).pending).toEqual([]);
  acknowledge();
  expect(await drained).toBe('empty');
});

test('events that are captured while a change fails are sent at once', async () => {
  const store = createMemoryStore('g');
  const clock = createClock();
  const sent: string[] = [];
  const outbox = drainer(
    store,
    async ({ path, body }) => {
      sent.push(path.split('?', 1)[0] ?? '');
      if (path.startsWith('/api/cart')) return null;
      const ids = (JSON.parse(body ?? '[]') as { event_id: string }[]).map(({ event_id }) => event_id);
      return eventsAnswer(ids);
    },
    clock,
  );
  await putChange(store, 'i1');
  void outbox.wake();
  await settle();
  expect(sent).toEqual(['/api/cart/clear']);
  await enqueueEvent(store, { type: 'click' }, EVENT_CONTEXT);
  void outbox.wake();
  await settle();
  expect(sent).toEqual(expect.arrayContaining(['/v2/create-events']));
  expect((await store.stats()).pendingCount).toBe(1);
});

test('a wake-up is worth one attempt: the next failure waits again', async () => {
  const { store, outbox, sent } = await withEventUnderWay(() => null);
  await putChange(store, 'i1');
  void outbox.wake();
  await settle();
  void outbox.wake();
  await settle();
  await settle();
  expect(sent).toEqual(['/v2/create-events', '/api/cart/clear', '/api/cart/clear']);
});

test('a change that another context leaves to this one is sent while events are under way, and as a drain ends', async () => {
  const { store, outbox, sent, drained, acknowledge } = await withEventUnderWay(() => cartAnswer);
  await putChange(store, 'i1');
  outbox.recheck();
  await settle();
  expect(sent).toEqual(['/v2/create-events', '/api/cart/clear']);
  await putChange(store, 'i2');
  acknowledge();
  outbox.recheck();
  expect(await drained).toBe('empty');
  expect((await store.stats()).pendingCount).toBe(0);
});

test('looking again starts no drain, and ends no wait', async () => {
  const store = createMemoryStore('g');
  const clock = createClock();
  let sent = 0;
  const outbox = drainer(store, async () => ((sent += 1), null), clock);
  await putChange(store, 'i1');
  outbox.recheck();
  await settle();
  expect(sent).toBe(0);
  void outbox.wake();
  await settle();
  outbox.recheck();
  await settle();
  expect(sent).toBe(1);
});

test('a change that was given up is sent at the next wake-up, not after the events under way', async () => {
  let isOnline = false;
  const { clock, store, outbox, sent, drained, acknowledge } = await withEventUnderWay(() =>
    isOnline ? cartAnswer : null,
  );
  await putChange(store, 'i1');
  void outbox.wake();
  for (let i = 0; i < MAX_ATTEMPTS_PER_DRAIN; i += 1) await clock.pass(MAX_DELAY_MS);
  const attempts = sent.length;
  await clock.pass(MAX_DELAY_MS);
  expect(sent.length).toBe(attempts);
  isOnline = true;
  void outbox.wake();
  await settle();
  expect((await store.cartState()).pending).toEqual([]);
  acknowledge();
  expect(await drained).toBe('empty');
});

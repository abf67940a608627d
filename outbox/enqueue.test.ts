// What an event is when it is stored in the outbox.
import { expect, test } from 'vitest';
import { enqueueEvent } from '#outbox/enqueue.ts';
import { createMemoryStore } from '#outbox/memory-store.ts';

const capture = { now: 5, newId: 'e1', market: 'sv-se', account: null, tenant: 'cairn', sessionId: 's1' };

test('an event is stored with its id, session and time, without empty fields and without tokens', async () => {
  const store = createMemoryStore('g');
  await enqueueEvent(
    store,
    {
      type: 'page_view',
      url: 'https://shop.example/?token=1&a=2',
      document_referrer: '',
      variant_ids: [],
      entity_price: 0,
    },
    { ...capture, mayTrack: true },
  );
  const [entry] = await store.all();
  expect(entry?.kind === 'event' && entry.event).toEqual({
    type: 'page_view',
    url: 'https://shop.example/?a=2',
    entity_price: 0,
    event_id: 'e1',
    seq: 1,
    captured_at: 5,
    tenant: 'cairn',
    market: 'sv-se',
    session_id: 's1',
  });
});

test('neither the page nor the referrer carries tokens or e-mail addresses', async () => {
  const store = createMemoryStore('g');
  await enqueueEvent(
    store,
    {
      type: 'page_view',
      url: 'https://user:pw@shop.example/reset?token=t1&color=red#part',
      document_referrer: 'https://mail.example/read?token=t2&to=anna@mail.example&from=list',
    },
    { ...capture, mayTrack: true },
  );
  const [entry] = await store.all();
  expect(entry).toMatchObject({
    event: {
      url: 'https://shop.example/reset?color=red',
      document_referrer: 'https://mail.example/read?from=list',
    },
  });
  expect(JSON.stringify(entry)).not.toMatch(/t1|t2|anna|pw/);
});

test('without consent nothing is stored', async () => {
  const store = createMemoryStore('g');
  expect(await enqueueEvent(store, { type: 'click' }, { ...capture, mayTrack: false })).toBeNull();
  expect(await store.all()).toEqual([]);
});

test('an event with an id of its own is stored once, however often it is told', async () => {
  const store = createMemoryStore('g');
  const click = { type: 'click', product_id: 'p1', event_id: 'early-1' } as const;
  await enqueueEvent(store, click, { ...capture, mayTrack: true });
  expect(await enqueueEvent(store, click, { ...capture, newId: 'e2', mayTrack: true })).toBeNull();
  expect((await store.all()).map(({ id }) => id)).toEqual(['early-1']);
});

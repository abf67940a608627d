import { expect, test } from 'vitest';
import { enqueueEvent } from '#outbox/enqueue.ts';
import { createMemoryStore } from '#outbox/memory-store.ts';
import { scrubUrl, scrubText } from '#outbox/scrub.ts';

test('tokens, mail addresses, fragments and user names leave an address; the rest stays', () => {
  const kept = 'https://shop.example/sv-se/c/jackets?f_color=W10%3D&utm_source=mail';
  expect(scrubUrl(`${kept}&resetPasswordToken=abc&verifyEmailToken=d&cartId=1#x`)).toBe(kept);
  expect(scrubUrl('https://me:pw@shop.example/?a=anna%40example.org')).toBe('https://shop.example/');
  expect(scrubUrl('/reset?x=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822c')).toBe('/reset');
  expect(scrubUrl('https://shop.example/?id=eyJhbGciOi.eyJzdWIiOiIx.sig')).toBe('https://shop.example/');
  expect(scrubUrl('http://[broken?token=1')).toBe('http://[broken');
});

test('long filter values are our own and stay', () => {
  const address = `https://shop.example/?f_size=${encodeURIComponent(btoa('["a very long size name", 4, "x"]'))}`;
  expect(scrubUrl(address)).toBe(address);
});

test('free text is scrubbed too', () => {
  expect(scrubText('failed at https://shop.example/?token=1 for anna@example.org')).toBe(
    'failed at https://shop.example/ for [e-mail]',
  );
});

const capture = { now: 5, newId: 'e1', market: 'sv-se', account: null, sessionId: 's1' };

test('EV-01 an event is stored with its id, session and time, without empty fields and without tokens', async () => {
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

test('without consent nothing is stored', async () => {
  const store = createMemoryStore('g');
  expect(await enqueueEvent(store, { type: 'click' }, { ...capture, mayTrack: false })).toBeNull();
  expect(await store.all()).toEqual([]);
});

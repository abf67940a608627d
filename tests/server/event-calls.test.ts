// Tracking events over HTTP: what is stored of them, and that nothing private is.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EventsAck } from '#contract/events.ts';
import { openStore } from '#server/store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';

describe.each(DATABASES)('events on $name', ({ make }) => {
  let place: TestDatabase;
  let shop: TestShop;
  beforeAll(async () => {
    place = await make();
    shop = await startTestShop(place);
  }, 60_000);
  afterAll(async () => {
    await shop.server.close();
    await place.remove();
  });

  const event = (event_id: string, more: object = {}) => ({
    event_id,
    tenant: 'cairn',
    market: 'sv-se',
    type: 'page_view',
    session_id: 's1',
    ...more,
  });
  async function deliver(batch: readonly object[], type = 'application/json'): Promise<EventsAck['results']> {
    const response = await fetch(`${shop.server.url}/v2/create-events`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify(batch),
    });
    expect(response.status).toBe(200);
    return ((await response.json()) as EventsAck).results;
  }
  async function stored(eventId: string) {
    const store = await openStore(place);
    const rows = await store.db.selectFrom('events').selectAll().where('event_id', '=', eventId).execute();
    await store.close();
    return rows.map(({ doc, ...row }) => ({ ...row, doc: JSON.parse(doc) as Record<string, unknown> }));
  }

  test('what is stored has lost every secret: of the page, of the page before it, of free text', async () => {
    await deliver([
      event('private', {
        url: 'https://anna:pw@shop.example/sv-se/c/jackets?f_color=blue&cartId=c99#token',
        document_referrer: 'https://shop.example/reset?resetPasswordToken=abc123&utm_source=mail',
        detail: 'failed at https://shop.example/?verifyEmailToken=x for anna@example.org',
      }),
    ]);
    expect((await stored('private')).map(({ doc }) => doc)).toEqual([
      event('private', {
        url: 'https://shop.example/sv-se/c/jackets?f_color=blue',
        document_referrer: 'https://shop.example/reset?utm_source=mail',
        detail: 'failed at https://shop.example/ for [e-mail]',
      }),
    ]);
  });

  test('an event sent twice is stored once, and both are acknowledged', async () => {
    const statuses = async () => (await deliver([event('twice')])).map(({ status }) => status);
    expect([await statuses(), await statuses()]).toEqual([['ok'], ['duplicate']]);
    expect(await stored('twice')).toHaveLength(1);
  });

  test('an invalid event is rejected with its field, and those beside it are stored', async () => {
    const batch = [
      event('before'),
      event('spoiled', { type: 'nonsense' }),
      event('long', { url: `https://shop.example/${'x'.repeat(2_000)}` }),
      event('after'),
    ];
    const results = await deliver(batch);
    expect(results.map(({ status }) => status)).toEqual(['ok', 'rejected', 'rejected', 'ok']);
    expect(results[1]?.reason).toMatch(/^type /);
    expect(results[2]?.reason).toMatch(/^url /);
    expect(await stored('spoiled')).toEqual([]);
    expect([...(await stored('before')), ...(await stored('after'))]).toHaveLength(2);
  });

  test('an event of a market that is gone counts for the one that came after it', async () => {
    await deliver([event('moved', { market: 'en-cn' })], 'text/plain;charset=UTF-8');
    expect(await stored('moved')).toMatchObject([{ market: 'en-as', session_id: 's1', tenant: 'cairn' }]);
  });
});

// The fields of tracking events over HTTP: each kind of event is stored whole, and a wrong field is named.
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

  async function send(batch: readonly object[]): Promise<EventsAck> {
    const response = await fetch(`${shop.server.url}/v2/create-events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(batch),
    });
    return (await response.json()) as EventsAck;
  }
  async function stored(eventId: string): Promise<unknown> {
    const store = await openStore(place);
    const rows = await store.db.selectFrom('events').select(['event_id', 'doc']).execute();
    await store.close();
    const doc = rows.find(({ event_id }) => event_id === eventId)?.doc;
    return typeof doc === 'string' ? JSON.parse(doc) : doc;
  }

  const PURCHASE = {
    event_id: 'purchase-1',
    type: 'purchase',
    session_id: 's1',
    transaction_id: 't1',
    currency: 'SEK',
    tenant: 'cairn',
    market: 'sv-se',
  };

  test('DA-06a a batch is acknowledged event by event', async () => {
    const bad = { ...PURCHASE, event_id: 'bad', type: 'nonsense' };
    const { results } = await send([{ ...PURCHASE, event_id: 'e1' }, bad, { ...PURCHASE, event_id: 'e2' }]);
    expect(results.map(({ event_id, status }) => [event_id, status])).toEqual([
      ['e1', 'ok'],
      ['bad', 'rejected'],
      ['e2', 'ok'],
    ]);
  });

  test('DA-06c DA-06d DA-06e DA-06i DA-06j a purchase is stored with all that it says', async () => {
    expect((await send([PURCHASE])).results).toEqual([{ event_id: 'purchase-1', status: 'ok' }]);
    expect(await stored('purchase-1')).toEqual(PURCHASE);
  });

  test.each([
    ['DA-06c', 'session_id', ''],
    ['DA-06d', 'transaction_id', 1],
    ['DA-06e', 'currency', 'crowns'],
    ['DA-06i', 'tenant', 7],
    ['DA-06j', 'market', 'nowhere'],
  ])('%s a purchase with a wrong %s is rejected with its name', async (_, field, wrong) => {
    const { results } = await send([{ ...PURCHASE, event_id: `wrong-${field}`, [field]: wrong }]);
    expect(results).toMatchObject([{ status: 'rejected', reason: expect.stringContaining(field) }]);
  });

  test.each([
    ['DA-06k', 'add_to_cart', { product_id: 'p1', variant_ids: ['a1'] }],
    ['DA-06l', 'element_visible', { product_id: 'p1', search_result_id: 'r1' }],
    ['DA-06m', 'page_view', { product_id: 'p1', entity_identifiers: { product: 'p1' } }],
    ['DA-06n', 'click', { product_id: 'p1', product_listing_result_id: 'r2', recommendation_id: 'r3' }],
  ])('%s %s is stored with its ids', async (_, type, ids) => {
    const { event_id, session_id, tenant, market } = { ...PURCHASE, event_id: `kind-${type}` };
    const event = { event_id, session_id, tenant, market, type, ...ids };
    expect((await send([event])).results).toEqual([{ event_id, status: 'ok' }]);
    expect(await stored(event_id)).toEqual(event);
  });
});

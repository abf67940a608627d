// Tracking events over HTTP: what is stored of them, and that nothing private is.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EventsAck } from '#contract/events.ts';
import { openStore } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';

describe.each(DATABASES)('events on $name', ({ make }) => {
  let place: TestDatabase;
  let shop: TestShop;
  beforeAll(async () => {
    place = await make();
    shop = await startTestShop(place);
  });
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

  test('DA-06a an invalid event is rejected with its field, and those beside it are stored', async () => {
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

  const PURCHASE = {
    event_id: 'purchase-1',
    type: 'purchase',
    session_id: 's1',
    transaction_id: 't1',
    currency: 'SEK',
    items: [{ item_id: 'p1', price: 199.5, quantity: 2 }],
    tenant: 'cairn',
    market: 'sv-se',
  };

  test('DA-06c DA-06d DA-06e DA-06i DA-06j a purchase is stored with all that it says', async () => {
    expect(await deliver([PURCHASE])).toEqual([{ event_id: 'purchase-1', status: 'ok' }]);
    expect((await stored('purchase-1')).map(({ doc }) => doc)).toEqual([PURCHASE]);
  });

  test.each([
    ['DA-06c', 'session_id', ''],
    ['DA-06d', 'transaction_id', 1],
    ['DA-06e', 'currency', 'crowns'],
    ['DA-06i', 'tenant', 7],
    ['DA-06j', 'market', 'nowhere'],
  ])('%s a purchase with a wrong %s is rejected with its name', async (_, field, wrong) => {
    const results = await deliver([{ ...PURCHASE, event_id: `wrong-${field}`, [field]: wrong }]);
    expect(results).toMatchObject([{ status: 'rejected', reason: expect.stringContaining(field) }]);
  });

  const DOCUMENTED = {
    event_type: 'purchase',
    session_id: 's9',
    transaction_id: 'order-9',
    currency: 'SEK',
    products: [
      { sku: 'p1', price: 199.5, quantity: 2 },
      { sku: 'p2', price: '49.90', quantity: 1 },
    ],
    tenant: 'cairn',
    market: 'sv-se',
  };

  test('DA-06b DA-06f DA-06g DA-06h a purchase in the documented form is stored as any other, once for each transaction', async () => {
    const event_id = 'purchase:order-9';
    expect(await deliver([DOCUMENTED, event('beside')])).toEqual([
      { event_id, status: 'ok' },
      { event_id: 'beside', status: 'ok' },
    ]);
    expect(await deliver([DOCUMENTED])).toEqual([{ event_id, status: 'duplicate' }]);
    expect((await stored(event_id)).map(({ doc }) => doc)).toEqual([
      {
        event_id,
        type: 'purchase',
        session_id: 's9',
        transaction_id: 'order-9',
        currency: 'SEK',
        items: [
          { item_id: 'p1', price: 199.5, quantity: 2 },
          { item_id: 'p2', price: 49.9, quantity: 1 },
        ],
        tenant: 'cairn',
        market: 'sv-se',
      },
    ]);
    const without = {
      ...DOCUMENTED,
      session_id: null,
      transaction_id: 'order-10',
      event_id: 'told-by-the-till',
    };
    expect(await deliver([without])).toEqual([{ event_id: 'told-by-the-till', status: 'ok' }]);
  });

  test.each([
    ['DA-06b', 'event_type', { event_type: 'refund' }],
    ['DA-06f', 'products.0.sku', { products: [{ price: 1, quantity: 1 }] }],
    ['DA-06g', 'products.0.price', { products: [{ sku: 'p1', price: -1, quantity: 1 }] }],
    [
      'DA-06g',
      'products.1.price',
      { products: [DOCUMENTED.products[0], { sku: 'p1', price: '1,50', quantity: 1 }] },
    ],
    ['DA-06h', 'products.0.quantity', { products: [{ sku: 'p1', price: 1, quantity: 0.5 }] }],
    ['DA-06f', 'products', { products: [] }],
    ['DA-06d', 'transaction_id', { transaction_id: '' }],
    ['DA-06d', 'tenant, session_id and the ids', { transaction_id: 'a\0b' }],
    ['DA-06d', 'tenant, session_id and the ids', { transaction_id: 'a\0b', event_id: 'named' }],
    ['DA-06e', 'currency', { currency: 'crowns' }],
    ['DA-06i', 'tenant', { tenant: null }],
    ['DA-06j', 'market', { market: 'nowhere' }],
  ])('%s a documented purchase with a wrong %s is rejected with its name', async (_, field, wrong) => {
    const results = await deliver([{ ...DOCUMENTED, transaction_id: `wrong-${field}`, ...wrong }]);
    expect(results).toMatchObject([{ status: 'rejected', reason: expect.stringMatching(`^${field} `) }]);
  });

  test.each([
    ['DA-06k', 'add_to_cart', { product_id: 'p1', variant_ids: ['a1'] }],
    ['DA-06l', 'element_visible', { product_id: 'p1', search_result_id: 'r1' }],
    ['DA-06m', 'page_view', { product_id: 'p1', entity_identifiers: { product: 'p1' } }],
    ['DA-06n', 'click', { product_id: 'p1', product_listing_result_id: 'r2', recommendation_id: 'r3' }],
  ])('%s %s is stored with its ids', async (_, type, ids) => {
    const sent = event(`kind-${type}`, { type, ...ids });
    expect(await deliver([sent])).toEqual([{ event_id: sent.event_id, status: 'ok' }]);
    expect((await stored(sent.event_id)).map(({ doc }) => doc)).toEqual([sent]);
  });
});

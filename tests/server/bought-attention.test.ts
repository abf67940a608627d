// Rankings cannot be bought with events over HTTP: they are taken, and change nothing; real orders and shoppers do.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EventsAck } from '#contract/events.ts';
import { learnIfDue } from '#server/learning/learn.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { lastLearnedAt, readSignals } from '#store/shopper-signals.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { ORDERS_CATALOGUE, orderShoppers } from '#tests/fixtures/order-shopper.ts';
import { BEHIND_ONE_PROXY, startTestShop, type TestShop } from '#tests/shop.ts';

const BATCH = 50;
const DAY = 24 * 3_600_000;

describe.each(DATABASES)('attention on $name', ({ make }) => {
  let place: TestDatabase;
  let shop: TestShop;
  let store: Store;
  let ids = 0;
  let clients = 0;
  beforeAll(async () => {
    place = await make();
    shop = await startTestShop(place, ORDERS_CATALOGUE, undefined, {
      CAIRN_TEST_PAYMENTS: 'on',
      ...BEHIND_ONE_PROXY,
    });
    store = await openStore(place);
  });
  afterAll(async () => {
    await store.close();
    await shop.server.close();
    await place.remove();
  });
  beforeEach(async () => {
    await store.transaction((tx) => tx.deleteFrom('events').execute());
  });
  const { ordered, cancel } = orderShoppers(() => ({ shop, store, place }));

  const newAddress = () => `203.0.113.${(clients += 1)}`;
  const event = (type: string, session_id: string, more: object) => ({
    event_id: `e${(ids += 1)}`,
    tenant: 'cairn',
    market: 'sv-se',
    type,
    session_id,
    ...more,
  });
  const view = (session: string, product_id: string) => event('page_view', session, { product_id });
  const purchase = (session: string, transaction_id: string, products: readonly string[]) =>
    event('purchase', session, {
      transaction_id,
      currency: 'SEK',
      items: products.map((item_id) => ({ item_id, price: 1, quantity: 1 })),
    });
  /** Sends them from one address; undefined: from one that is not told apart. Each must be taken. */
  async function send(events: readonly object[], address?: string) {
    for (let at = 0; at < events.length; at += BATCH) {
      const response = await fetch(`${shop.server.url}/v2/create-events`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(address === undefined ? {} : { 'x-forwarded-for': address }),
        },
        body: JSON.stringify(events.slice(at, at + BATCH)),
      });
      const { results } = (await response.json()) as EventsAck;
      expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['ok']));
    }
  }
  /** What is learnt now, whenever that was done before. */
  async function learnt() {
    const now = Math.max(Date.now(), (await lastLearnedAt(store.db)) + DAY / 4);
    await learnIfDue(store, now);
    const { signals } = await readSignals(store.db);
    return { trending: signals.trending, together: [...signals.coOccurrences.keys()].toSorted() };
  }
  const NOTHING = { trending: [], together: [] };
  const many = (count: number, make: (at: number) => object | object[]) =>
    Array.from({ length: count }, (_, at) => make(at)).flat();

  test('forged purchases change nothing: of no order, from one address or from each another', async () => {
    const pairs = (name: string) =>
      many(260, (at) => purchase(`${name}-${at}`, `${name.toUpperCase()}${at}`, ['p1', 'p2']));
    await send(pairs('one'), newAddress());
    await send(pairs('untold'));
    for (const forged of pairs('each').slice(0, 30)) await send([forged], newAddress());
    expect(await learnt()).toEqual(NOTHING);
  });

  test('an order counts once, as what was ordered, however often and as whatever it is told', async () => {
    const { number, order, buyer } = await ordered(1);
    await send([purchase('s1', number, ['p3'])], newAddress());
    const once = await learnt();
    expect(once).toEqual({ trending: ['p3'], together: [] });
    await send([view('v1', 'p2'), event('add_to_cart', 'v1', { product_id: 'p2' })], newAddress());
    await send([event('add_to_cart', 'v2', { product_id: 'p2' })], newAddress());
    expect((await learnt()).trending).toEqual(['p2', 'p3']);
    // As often as it likes, and with products that nobody ordered.
    await send(
      many(60, (at) => purchase(`again-${at}`, number, ['p1', 'p3'])),
      newAddress(),
    );
    for (const session of ['x1', 'x2', 'x3']) await send([purchase(session, number, ['p1'])], newAddress());
    expect(await learnt()).toEqual({ trending: ['p2', 'p3'], together: [] });
    expect((await cancel(buyer, order)).status).toBe(200);
    expect((await learnt()).trending).toEqual(['p2']);
  });

  test('orders that another system tells of without a session are of as many shoppers', async () => {
    for (const told of [await ordered(1), await ordered(1)]) {
      const what = {
        transaction_id: told.number,
        currency: 'SEK',
        products: [{ sku: 'p3', price: 1, quantity: 1 }],
      };
      await send([{ event_type: 'purchase', tenant: 'cairn', market: 'sv-se', ...what }], newAddress());
    }
    // Three carts weigh more than one purchase, and less than two.
    for (const session of ['w1', 'w2', 'w3'])
      await send([event('add_to_cart', session, { product_id: 'p2' })], newAddress());
    expect((await learnt()).trending).toEqual(['p3', 'p2']);
  });

  test('views and adds of one address count once a day for each product, whatever visitors it makes up', async () => {
    await send([view('a1', 'p1'), event('add_to_cart', 'a1', { product_id: 'p1' })], newAddress());
    const address = newAddress();
    await send(
      many(60, (at) => [
        view(`f${at}`, 'p1'),
        view(`f${at}`, 'p2'),
        event('click', `f${at}`, { product_id: 'p2' }),
        event('add_to_cart', `f${at}`, { product_id: 'p2', visitor_id: `made-up-${at}` }),
      ]),
      address,
    );
    expect((await learnt()).trending).toEqual(['p1', 'p2']);
    expect((await learnt()).together).toEqual([]);
  });

  test('a visitor counts once a day for a product from whatever address', async () => {
    await send([view('b1', 'p1')], newAddress());
    await send([view('b2', 'p1')], newAddress());
    for (let at = 0; at < 10; at += 1)
      await send([{ ...view(`c${at}`, 'p2'), visitor_id: 'the-same' }], newAddress());
    expect((await learnt()).trending).toEqual(['p1', 'p2']);
  });

  test('a burst is ignored where addresses are not told apart, and a few real visits count', async () => {
    await send(many(40, (at) => [view(`burst${at}`, 'p2'), view(`burst${at}`, 'p3')]));
    expect(await learnt()).toEqual(NOTHING);
    await send(many(3, (at) => view(`real${at}`, 'p1')));
    expect((await learnt()).trending).toEqual(['p1']);
  });

  test('an event that is sent again after its answer was lost counts as before', async () => {
    const sent = view('lost', 'p1');
    const address = newAddress();
    await send([sent], address);
    await store.transaction((tx) => tx.deleteFrom('events').execute());
    await send([sent], address);
    expect((await learnt()).trending).toEqual(['p1']);
  });
});

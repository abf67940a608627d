// A purchase as a page of the shop tells it: what is sent of it, and what is said of one that is wrong.
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { type TrackingEventInput, TrackingEventSchema } from '#contract/events.ts';
import { sendPurchase } from '#src/services/purchase.ts';

const ITEM = { item_id: 'p1', price: 199.5, quantity: 2 };
const PURCHASE = { transaction_id: 'GJ2GDVUBNF', currency: 'SEK', items: [ITEM] };

/** The events that were sent, with their market; rejects as the page is told. */
async function send(input: unknown, market = 'sv-se'): Promise<[string, TrackingEventInput][]> {
  const sent: [string, TrackingEventInput][] = [];
  const tracking = {
    track: async (code: string, event: TrackingEventInput) => void sent.push([code, event]),
  };
  await sendPurchase({ tracking, market: { code: market } }, input);
  return sent;
}
const itemsOf = async (...items: unknown[]) => (await send({ ...PURCHASE, items }))[0]?.[1].items;

test('EV-02a EV-02b EV-02c EV-02d EV-02e a purchase has its transaction, currency, and items with id, price and quantity', async () => {
  expect(await send(PURCHASE)).toEqual([
    [
      'sv-se',
      {
        type: 'purchase',
        event_id: 'purchase-GJ2GDVUBNF',
        transaction_id: 'GJ2GDVUBNF',
        currency: 'SEK',
        items: [{ item_id: 'p1', price: 199.5, quantity: 2 }],
      },
    ],
  ]);
});

test('EV-03c EV-03d EV-03e ids may be numbers, which become text', async () => {
  const items = [{ ...ITEM, item_id: 7 }];
  const [[, event] = []] = await send({ ...PURCHASE, transaction_id: 1042, items });
  expect([event?.transaction_id, event?.event_id]).toEqual(['1042', 'purchase-1042']);
  expect(event?.items?.[0]?.item_id).toBe('7');
});

test('EV-03f EV-03g price and quantity are numbers, also as text; one less than none is a return', async () => {
  expect(await itemsOf({ ...ITEM, price: '199.50', quantity: '3' })).toEqual([
    { item_id: 'p1', price: 199.5, quantity: 3 },
  ]);
  expect(await itemsOf({ ...ITEM, price: 0, quantity: -1 })).toEqual([
    { item_id: 'p1', price: 0, quantity: -1 },
  ]);
});

test.each([
  ['EV-02f', 'purchase event requires an object as an argument', [undefined, null, 'GJ2', 7, [PURCHASE]]],
  [
    'EV-02g EV-03a',
    'purchase event requires an items array of purchased products',
    [{}, { ...PURCHASE, items: undefined }, { ...PURCHASE, items: ITEM }],
  ],
  [
    'EV-02h EV-03b',
    'purchase event requires a currency string',
    [
      { ...PURCHASE, currency: '' },
      { ...PURCHASE, currency: 752 },
      { ...PURCHASE, currency: undefined },
    ],
  ],
  [
    'EV-02i EV-03c',
    'purchase event requires a transaction_id string',
    [
      { ...PURCHASE, transaction_id: '' },
      { ...PURCHASE, transaction_id: null },
      { ...PURCHASE, transaction_id: Number.NaN },
    ],
  ],
  [
    'EV-02j EV-03e',
    'purchased item requires an item_id of the purchased product',
    [null, 'p1', { ...ITEM, item_id: '' }, { ...ITEM, item_id: undefined }].map((item) => ({
      ...PURCHASE,
      items: [ITEM, item],
    })),
  ],
  [
    'EV-02k EV-03f',
    'purchase item requires a unit price for the product purchased',
    [undefined, null, 'free', '', Number.POSITIVE_INFINITY].map((price) => ({
      ...PURCHASE,
      items: [{ ...ITEM, price }],
    })),
  ],
  [
    'EV-02l EV-03g',
    'purchase item requires a quantity of products purchased',
    [undefined, 0, '0', 'two', null].map((quantity) => ({ ...PURCHASE, items: [{ ...ITEM, quantity }] })),
  ],
])('%s a wrong purchase is told: %s', async (_, message, inputs) => {
  for (const input of inputs) await expect(send(input)).rejects.toThrow(new TypeError(message));
});

test('EV-03c a purchase is one that the server takes, and the same event when told again, whatever its transaction is called', async () => {
  const isTaken = Compile(TrackingEventSchema);
  const long = 'W-'.repeat(70);
  const names = [
    '#1001',
    '2026/17',
    'A 17',
    'A17',
    'Ö-1',
    '~',
    '~7e~',
    '\ud800',
    '🎁',
    long,
    `${long}1`,
    `${long}#`,
  ];
  const eventIds = await Promise.all(
    names.map(async (transaction_id) => {
      const [[market, event] = []] = await send({ ...PURCHASE, transaction_id });
      const stored = { tenant: 'shop', session_id: 's1', ...event, market };
      expect(isTaken.Check(stored), transaction_id).toBe(true);
      expect(event?.transaction_id).toBe(transaction_id);
      const [[, again] = []] = await send({ ...PURCHASE, transaction_id });
      expect(again?.event_id).toBe(event?.event_id);
      return event?.event_id;
    }),
  );
  expect(new Set(eventIds).size).toBe(names.length);
});

test.each([
  ['purchase event requires a currency code of three letters', { ...PURCHASE, currency: 'EURO' }],
  [
    'purchase event requires a transaction_id of at most 200 characters',
    { ...PURCHASE, transaction_id: 'x'.repeat(201) },
  ],
  [
    'purchased item requires an item_id of at most 200 characters',
    { ...PURCHASE, items: [{ ...ITEM, item_id: 'x'.repeat(201) }] },
  ],
  [
    'purchase event requires at most 200 items',
    { ...PURCHASE, items: Array.from({ length: 201 }, () => ITEM) },
  ],
])('a purchase that no server would take is told: %s', async (message, input) => {
  await expect(send(input)).rejects.toThrow(new TypeError(message));
});

test('EV-03h without a market nothing is sent', async () => {
  await expect(send(PURCHASE, '')).rejects.toThrow(new TypeError('purchase event requires a market'));
});

test('an order of gift cards alone is no purchase of products', async () => {
  expect(await send({ ...PURCHASE, items: [] })).toEqual([]);
});

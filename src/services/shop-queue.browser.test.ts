// The queue for scripts on the shop's pages: what is sent of each call, and what is said of one that is wrong.
import { expect, test, vi } from 'vitest';
import type { TrackingEventInput } from '#contract/events.ts';
import { openShopQueue } from '#src/services/shop-queue.ts';

function openOn(cairn?: unknown) {
  const sent: [string, TrackingEventInput][] = [];
  const tracking = {
    track: async (market: string, event: TrackingEventInput) => void sent.push([market, event]),
  };
  const host: { cairn?: unknown; location: { href: string } } = {
    cairn,
    location: { href: 'https://shop.example/p/a' },
  };
  const queue = openShopQueue(host, tracking, 'sv-se');
  return { queue, host, tracking, events: () => sent.map(([, event]) => event), sent };
}
const CART = { cartRef: 'c1', cartUrl: 'https://shop.example/bag', locale: 'SV-se' };

test('EV-05a EV-05b EV-05c what was queued before the script came is sent once it is there, and what follows', async () => {
  const { host, events } = openOn([
    ['setProductId', 'p1'],
    ['addToCart', 7],
  ]);
  const queue = host.cairn as unknown[];
  queue.push(['setProductId', 'p1']);
  queue.push([
    'purchase',
    { transaction_id: 't1', currency: 'SEK', items: [{ item_id: 1, price: 9, quantity: 1 }] },
  ]);
  await expect.poll(events).toMatchObject([
    { type: 'page_view', product_id: 'p1' },
    { type: 'add_to_cart', product_id: '7' },
    { type: 'purchase', transaction_id: 't1' },
  ]);
});

test('EV-05d EV-05e EV-05f EV-05g EV-05h carts and contacts have these fields and no others', async () => {
  const { queue, events } = openOn();
  await queue.send('cart', { ...CART, items: [{ itemId: 7, quantity: 2, price: 9 }], more: 1 });
  await queue.send('emptyCart', { ...CART });
  await queue.send('setContactId', 'x1');
  const items = [{ itemId: '7', quantity: 2 }];
  expect(events()).toEqual([
    { type: 'cart', data: { ...CART, locale: 'sv-SE', items } },
    { type: 'emptyCart', data: { cartRef: 'c1' } },
    { type: 'setContactId', data: { contactId: 'x1' } },
  ]);
  for (const wrong of [
    null,
    {},
    CART,
    { ...CART, locale: 'sv', items },
    { ...CART, items: [{ itemId: 'a' }] },
  ])
    await expect(queue.send('cart', wrong)).rejects.toThrow(TypeError);
});

test('EV-05i EV-06a a product view is sent when all three are there', async () => {
  const { queue, events } = openOn();
  const view = { categoryName: 'Jackets', itemId: 'p1', locale: 'sv-SE' };
  for (const field of ['categoryName', 'itemId', 'locale'])
    for (const missing of [undefined, null, ''])
      await queue.send('productview', { ...view, [field]: missing });
  await queue.send('productview');
  expect(events()).toEqual([]);
  await queue.send('productview', { ...view, more: 1 });
  expect(events()).toEqual([{ type: 'productview', data: view }]);
});

test.each([
  ['EV-04a', 'addToCart'],
  ['EV-04b', 'setMarket'],
  ['EV-04c', 'setProductId'],
])('%s %s of what is no string and no number fails', async (_, name) => {
  const { queue, events } = openOn();
  for (const wrong of [undefined, null, '', {}, ['a'], true, Number.NaN])
    await expect(queue.send(name, wrong)).rejects.toThrow(
      new TypeError(`${name} event requires a string as an argument`),
    );
  expect(events()).toEqual([]);
});

test('events after setMarket are of that market', async () => {
  const { queue, sent } = openOn();
  await queue.send('setMarket', 'de-de');
  await queue.send('addToCart', 'p1');
  expect(sent.map(([market]) => market)).toEqual(['de-de']);
});

test('a market is named in any case, as locales are; what is none is refused, and the one before stays', async () => {
  const { queue, sent } = openOn();
  await queue.send('setMarket', 'de-DE');
  for (const wrong of ['sv', 'sv_SE', 'sweden-se', 'sv-se-1', 7])
    await expect(queue.send('setMarket', wrong)).rejects.toThrow(
      new TypeError('setMarket event requires a market code, language-country'),
    );
  await queue.send('addToCart', 'p1');
  expect(sent.map(([market]) => market)).toEqual(['de-de']);
});

test('what no server would take is told', async () => {
  const { queue, events } = openOn();
  const long = 'x'.repeat(201);
  const items = [{ itemId: '7', quantity: 1 }];
  const view = { categoryName: 'Jackets', itemId: 'p1', locale: 'sv-SE' };
  const wrong: [string, unknown, string][] = [
    ['addToCart', long, 'addToCart event requires at most 200 characters as an argument'],
    ['setContactId', long, 'setContactId event requires at most 200 characters as an argument'],
    ['emptyCart', { cartRef: long }, 'emptyCart event requires a cartRef of at most 200 characters'],
    ['cart', { ...CART, items, cartRef: long }, 'cart event requires a cartRef of at most 200 characters'],
    [
      'cart',
      { ...CART, items, cartUrl: 'x'.repeat(2001) },
      'cart event requires a cartUrl of at most 2000 characters',
    ],
    [
      'cart',
      { ...CART, items: [{ itemId: long, quantity: 1 }] },
      'cart event requires a itemId of at most 200 characters',
    ],
    [
      'cart',
      { ...CART, items: Array.from({ length: 201 }, () => items[0]) },
      'cart event requires at most 200 items',
    ],
    [
      'productview',
      { ...view, categoryName: long },
      'productview event requires a categoryName of at most 200 characters',
    ],
  ];
  for (const [name, argument, message] of wrong)
    await expect(queue.send(name, argument)).rejects.toThrow(new TypeError(message));
  expect(events()).toEqual([]);
});

test('EV-08a a queue that is there already is returned', () => {
  const { queue, host, tracking } = openOn();
  expect(openShopQueue(host, tracking, 'en-eu')).toBe(queue);
});

test('a wrong call in the queue is a warning, and stops no other', async () => {
  const { queue, events } = openOn();
  queue.push(['addToCart', {}], ['nonsense'], ['addToCart', 'p1']);
  await expect.poll(events).toMatchObject([{ product_id: 'p1' }]);
  const warned = vi.mocked(console.warn).mock.calls.map(([text]) => String(text));
  expect(warned.toSorted()).toEqual([
    'TypeError: addToCart event requires a string as an argument',
    'TypeError: there is no event nonsense',
  ]);
  vi.mocked(console.warn).mockClear();
});

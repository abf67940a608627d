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

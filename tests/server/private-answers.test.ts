// What private pages and calls answer: to their shopper alone, kept by no cache, without what the contract does not name, and leading nowhere else.
import { createHash } from 'node:crypto';
import type { TSchema } from 'typebox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { CART_CALLS } from '#contract/cart.calls.ts';
import { CartSchema } from '#contract/cart.ts';
import type { RenderCheckout } from '#contract/checkout-page.ts';
import { CHECKOUT_CALLS } from '#contract/checkout.calls.ts';
import { type Checkout, CheckoutSchema } from '#contract/checkout.ts';
import { ORDER_CALLS } from '#contract/orders.calls.ts';
import { type Order, OrderSchema } from '#contract/orders.ts';
import type { Render } from '#contract/ssr.ts';
import { issueGiftCard } from '#store/gift-cards.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { newAttacker } from '#tests/fixtures/attacker.ts';
import { BUYER } from '#tests/fixtures/checkout-shopper.ts';
import { strayFields } from '#tests/fixtures/stray-fields.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';
import { smallArticle, smallCatalogue, smallProduct, smallVariant } from '#tests/small-catalogue.ts';

const MANY = smallArticle('many', 'M', 500);
const CATALOGUE = smallCatalogue({
  products: [...smallCatalogue().products, smallProduct('p3', [smallVariant('p3-blue', [MANY])])],
});

/** Pages that show all that they were given. */
const render: Render = async ({ url, site }) => ({
  status: 200,
  html: JSON.stringify([url, site]),
  location: null,
  modules: [],
  cache: 'revalidate',
});
const renderCheckout: RenderCheckout = async (request) => JSON.stringify(request);

/** Where a proxy or framework may read another host, scheme, path or method than the one that was asked for. */
const HOSTS = ['x-forwarded-host', 'x-forwarded-server', 'x-host', 'x-original-host'];
const PATHS = ['x-forwarded-prefix', 'x-forwarded-path', 'x-original-url', 'x-rewrite-url'];
const UNKEYED: Readonly<Record<string, string>> = {
  ...Object.fromEntries([
    ...HOSTS.map((name) => [name, 'attacker.example']),
    ...PATHS.map((name) => [name, '/attacker']),
  ]),
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '6666',
  'x-http-method-override': 'POST',
  forwarded: 'host=attacker.example;proto=https',
};

const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
const NUL = '\u0000';
/** No database takes it in a text. */
const NUL_BODIES: readonly (readonly [Call, object])[] = [
  [CART_CALLS.cartAdd, { size: { articleId: NUL } }],
  [CART_CALLS.cartRemove, { orderRowId: `row-${NUL}` }],
  [CART_CALLS.cartAddGiftCard, { value: 500, recipientEmail: `a@b.c${NUL}`, message: NUL }],
  [CHECKOUT_CALLS.checkoutUpdate, { delivery: { ...BUYER, city: NUL }, methodId: NUL, giftMessage: NUL }],
  [CHECKOUT_CALLS.checkoutSetGiftCard, { code: NUL }],
  [CHECKOUT_CALLS.checkoutRemoveGiftCard, { cardId: NUL }],
  [CHECKOUT_CALLS.checkoutComplete, { agreement: NUL }],
  [ORDER_CALLS.orderLookUp, { number: NUL, email: NUL }],
  [ORDER_CALLS.orderCancel, { orderId: NUL }],
];

describe.each(DATABASES)('private answers on $name', ({ make }) => {
  let place: TestDatabase;
  let shop: TestShop;
  let store: Store;
  beforeAll(async () => {
    place = await make();
    shop = await startTestShop(place, CATALOGUE, async () => ({ render, renderCheckout }), {
      CAIRN_TEST_PAYMENTS: 'on',
    });
    store = await openStore(place);
  });
  afterAll(async () => {
    await store.close();
    await shop.server.close();
    await place.remove();
  });

  let cards = 0;
  /** Who has typed all there is to type, with a gift card that pays a part or all. */
  async function buyer(amount: number) {
    const terms = { currency: 'SEK', expiresAt: null, from: 'granted', reference: 'test', at: 1 } as const;
    const key = `card-${(cards += 1)}`;
    const card = await store.transaction((tx) => issueGiftCard(tx, { ...terms, amount, key }));
    if (card === null) throw new Error('no card');
    const client = newAttacker(() => shop.server.url);
    await client.answer(CART_CALLS.cartAdd, { body: { size: { articleId: 'many' } } });
    await client.answer(CHECKOUT_CALLS.checkoutUpdate, {
      body: { delivery: BUYER, methodId: 'standard', hasAcceptedTerms: true },
    });
    const checkout = await client.answer<Checkout>(CHECKOUT_CALLS.checkoutSetGiftCard, {
      body: { code: card.code },
    });
    const token = client.cookie().split('=')[1] ?? '';
    const secrets = [card.code, token, createHash('sha256').update(token).digest('base64url')];
    return {
      ...client,
      card,
      checkout,
      secrets,
      complete: () =>
        client.answer<Checkout>(CHECKOUT_CALLS.checkoutComplete, { body: { agreement: checkout.agreement } }),
    };
  }
  const placedOrder = async () => {
    const client = await buyer(10_000_000);
    const { orderNumber } = await client.complete();
    if (orderNumber === null) throw new Error('no order');
    return { ...client, number: orderNumber };
  };
  const PRIVATE = [
    '/sv-se/checkout',
    '/sv-se/checkout/return',
    '/api/checkout/',
    '/api/cart/get/',
    '/api/checkoutOffer/products',
    '/api/order/',
  ];

  test('have no field that the contract does not name, no token, no code', async () => {
    const client = await buyer(10_000_000);
    const asked: [TSchema, unknown][] = [
      [CheckoutSchema, client.checkout],
      [CartSchema, await client.answer(CART_CALLS.cartGet)],
    ];
    const completed = await client.complete();
    asked.push([CheckoutSchema, completed]);
    const order = await client.answer<Order>(ORDER_CALLS.orderGet, {
      query: { number: completed.orderNumber ?? '' },
    });
    asked.push([OrderSchema, order]);
    expect(asked.flatMap(([schema, value]) => strayFields(schema, value))).toEqual([]);
    const text = JSON.stringify(asked.map(([, value]) => value));
    expect(client.secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(strayFields(OrderSchema, { ...order, sessionHash: '' })).toEqual(['.sessionHash']);
  });

  test('hold nothing of headers by which no cache tells requests apart', async () => {
    const client = await buyer(100);
    const { paymentUrl } = await client.complete();
    for (const path of [...PRIVATE, '/checkout', '/sv-se', '/sv-se/c/shells', paymentUrl ?? '']) {
      const query = path.startsWith('/api') ? { number: 'ABCD' } : '';
      const [plain, attacked] = [
        await client.send('GET', path, { query }),
        await client.send('GET', path, { query, headers: UNKEYED }),
      ];
      const said = `${JSON.stringify([...attacked.headers])} ${await attacked.text()}`;
      expect([path, attacked.status, attacked.headers.get('location')]).toEqual([
        path,
        plain.status,
        plain.headers.get('location'),
      ]);
      expect(said, path).not.toMatch(/attacker|:6666\b/);
      expect(said, path).not.toContain(`https://${new URL(shop.server.url).host}`);
    }
  });

  test('are kept by no cache, refusals too, and no answer with a cookie is', async () => {
    const client = await buyer(100);
    const { paymentUrl } = await client.complete();
    for (const path of [...PRIVATE, paymentUrl ?? '']) {
      const query = path.startsWith('/api') ? { number: 'ABCD' } : '';
      const { headers } = await client.send('GET', path, { query });
      expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
    }
    const first = await newAttacker(() => shop.server.url).call(CART_CALLS.cartAdd, {
      body: { size: { articleId: 'a1' } },
    });
    expect([first.headers.getSetCookie().length, first.headers.get('cache-control')]).toEqual([
      1,
      'no-store',
    ]);
  });

  test('are not given under addresses that look like files', async () => {
    const { number, send } = await placedOrder();
    const tails = [
      '/x.css',
      '.css',
      ';.js',
      '%2fx.css',
      '%3b.js',
      '/..%2fx.css',
      '%00.png',
      '%23.png',
      '/.js',
    ];
    for (const path of ['/sv-se/checkout', '/api/checkout', '/api/cart/get', '/api/order', '/sv-se/confirm'])
      for (const tail of tails) {
        const response = await send('GET', `${path}${tail}`, { query: { number, order: number } });
        const text = await response.text();
        expect(text, `${path}${tail}`).not.toMatch(/storgatan|anna@example|"orderRows"|"totals"/i);
      }
  });

  test('of one shopper are not those of another, logged in nowhere, in any market', async () => {
    const { number } = await placedOrder();
    for (const market of ['sv-se', 'en-se', 'de-de']) {
      const stranger = newAttacker(() => shop.server.url);
      for (const query of [{ number }, { number: `${number} ` }, { number: number.toLowerCase() }]) {
        const response = await stranger.call(ORDER_CALLS.orderGet, { query: { market, ...query } });
        const unknown = await stranger.call(ORDER_CALLS.orderGet, { query: { market, number: 'ZZZZ' } });
        expect([response.status, await response.text()]).toEqual([404, await unknown.text()]);
      }
      for (const query of [
        `market=${market}&number=${number}&number=${number}`,
        `market=${market}&number[]=${number}`,
      ])
        expect((await stranger.call(ORDER_CALLS.orderGet, { query })).status).toBe(400);
    }
  });

  test('are not given to whoever planted the cookie under which an order was looked up', async () => {
    const { number } = await placedOrder();
    const planted = 'cairn_session=planted0planted0plante';
    const victim = newAttacker(() => shop.server.url, { cookie: planted });
    const found = await victim.call(ORDER_CALLS.orderLookUp, { body: { number, email: BUYER.email } });
    expect(found.status).toBe(200);
    expect(victim.cookie()).not.toBe(planted);
    expect((await victim.call(ORDER_CALLS.orderGet, { query: { number } })).status).toBe(200);
    const attacker = newAttacker(() => shop.server.url, { cookie: planted });
    expect((await attacker.call(ORDER_CALLS.orderGet, { query: { number } })).status).toBe(404);
  });

  test('lead nowhere but to the shop', async () => {
    const client = await buyer(100);
    const evil = [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '%2F%2Fevil.example',
      '%5Cevil.example',
      '@evil.example',
      '%09//evil.example',
      'javascript:alert(1)',
    ];
    const paths = evil.flatMap((one) => [
      `/${one}`,
      `/${one}/checkout`,
      `/sv-se/${one}`,
      `/sv-se/${one}/..`,
      `/SV-SE/${one}`,
      `/SV-SE/checkout?returnUrl=${one}&next=${one}&url=${one}`,
      `/sv-se/checkout/return?payment=${one}&returnUrl=${one}&checkout=${one}`,
      `/checkout?market=${one}`,
      `/sv-se/checkout?tried=${one}`,
    ]);
    const { paymentUrl } = await client.complete();
    paths.push(...evil.map((one) => `${paymentUrl ?? ''}?returnUrl=${one}&return=${one}`));
    for (const path of paths) {
      const [before = '', query = ''] = path.split('?');
      const { headers } = await client.send('GET', before, { query });
      const location = headers.get('location');
      if (location !== null)
        expect([path, new URL(location, shop.server.url).origin]).toEqual([path, shop.server.url]);
    }
  });

  test('say nothing of how the server is made when they are refused', async () => {
    const client = newAttacker(() => shop.server.url);
    await client.answer(CART_CALLS.cartAdd, { body: { size: { articleId: 'a1' } } });
    const requests = [
      client.call(CHECKOUT_CALLS.checkoutUpdate, { body: '{"delivery":' }),
      client.call(CHECKOUT_CALLS.checkoutUpdate, { body: { delivery: 'x'.repeat(70_000) } }),
      client.call(CHECKOUT_CALLS.checkoutComplete, { body: { agreement: "'; drop table orders --" } }),
      client.call(ORDER_CALLS.orderGet, { query: { number: "' or 1=1 --" } }),
      client.call(ORDER_CALLS.orderGet, { query: { number: '\u0000' } }),
      client.call(ORDER_CALLS.orderLookUp, { body: { number: "' or 1=1", email: "' or 1=1 --" } }),
      client.send('POST', '/sv-se/checkout', { body: { x: 1 } }),
      client.send('POST', '/api/payment/test/notice', { body: { x: 1 } }),
      client.send('POST', '/payment/test/x', { body: { x: 1 } }),
      client.send('GET', '/sv-se/checkout/return', { query: 'payment=%00' }),
      ...NUL_BODIES.map(([call, body]) => client.call(call, { body })),
      client.send('POST', '/sv-se/checkout', {
        body: 'action=add-offer%3Ap1&offer.p1=%00&delivery.country=SE&delivery.city=%00&giftMessage=%00&methodId=%00',
        headers: { ...FORM, cookie: client.cookie() },
      }),
      client.send('POST', '/sv-se/checkout', {
        body: 'action=remove-card%3A%00&agreement=%00&discountCode=%00&giftCard=%00',
        headers: { ...FORM, cookie: client.cookie() },
      }),
    ];
    for (const response of await Promise.all(requests)) {
      expect([response.url, response.status < 500]).toEqual([response.url, true]);
      expect(await response.text()).not.toMatch(
        / at .*\.ts|node_modules|node:|SQLITE|select |syntax|fastify|kysely|\/work\/|\/tmp\//i,
      );
      expect(response.headers.get('server') ?? response.headers.get('x-powered-by')).toBeNull();
    }
  });

  test('are no fault of the server, whatever was asked', () => {
    expect(shop.errors).toEqual([]);
  });
});

// The cart as a client of the HTTP API has it: fields, changes, what is refused and what is told.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { WireError } from '#contract/errors.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { applyStock } from '#store/stock.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';
import { smallArticle, smallCatalogue, smallProduct, smallVariant } from '#tests/small-catalogue.ts';

const SELDOM = { ...smallArticle('a6', 'L', 3), prices: { SEK: { list: 24900, sale: null } } };
const PICTURED = smallVariant('p3-blue', [SELDOM]);
const BACK = PICTURED.images.map((image) => ({ ...image, imageId: 'imageback', tint: '#402020' }));
/** The small one, and a product for children in two categories that is sold in Sweden alone. */
const CATALOGUE = smallCatalogue({
  products: [
    ...smallCatalogue().products,
    smallProduct('p3', [{ ...PICTURED, images: [...PICTURED.images, ...BACK] }], {
      gender: 'kids',
      listingIds: ['jackets', 'shells'],
      markets: ['sv-se'],
    }),
  ],
});

describe.each(DATABASES)('the cart over HTTP on $name', ({ make }) => {
  let place: TestDatabase;
  let shop: TestShop;
  let store: Store;
  beforeAll(async () => {
    place = await make();
    shop = await startTestShop(place, CATALOGUE);
    store = await openStore(place);
  });
  afterAll(async () => {
    await store.close();
    await shop.server.close();
    await place.remove();
  });

  /** A browser of its own: keeps its cookie. */
  function visitor(market = 'sv-se') {
    let cookie = '';
    async function send(path: string, body?: object, headers: Record<string, string> = {}) {
      const response = await fetch(`${shop.server.url}/api/cart/${path}`, {
        headers: { cookie, 'x-cairn': '1', 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      });
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      return response;
    }
    const cartAfter = async (path: string, body?: object, headers?: Record<string, string>) =>
      (await (await send(path, body, headers)).json()) as Cart;
    return {
      send,
      add: (articleId: string, more: object = {}, headers: Record<string, string> = {}) =>
        cartAfter(`add?market=${market}`, { size: { articleId }, ...more }, headers),
      change: (call: 'subtractItem' | 'removeItem', orderRowId: string) =>
        cartAfter(`${call}?market=${market}`, { orderRowId }),
      clear: () => cartAfter(`clear?market=${market}`),
      setCountry: async (to: string) => {
        const response = await fetch(`${shop.server.url}/api/cart/setCountry?market=${to}`, {
          method: 'POST',
          headers: { cookie, 'x-cairn': '1' },
        });
        return (await response.json()) as Cart;
      },
      cart: () => cartAfter(`get/?market=${market}`),
    };
  }
  const refusal = async (response: Response) => ({
    status: response.status,
    ...((await response.json()) as WireError).error,
  });
  const quantities = ({ orderRows }: Cart) =>
    orderRows.map(({ product, quantity }) => [product.size.articleId, quantity]);

  test('CA-01a CA-01j AP-03a a cart has an id and a version once something was added, and is found by its id', async () => {
    const { cart, add, send } = visitor();
    expect(await cart()).toMatchObject({ cartId: '', version: 0, orderRows: [] });
    const first = await add('a1');
    const second = await add('a2');
    expect(first.cartId).toMatch(/^c[0-9a-f]{32}$/);
    expect([second.cartId, first.version, second.version]).toEqual([first.cartId, 1, 2]);
    const found = await (await visitor().send(`get/?market=sv-se&cartId=${first.cartId}`)).json();
    expect(found).toEqual(second);
    expect((await send('get/?market=sv-se&cartId=c0')).status).toBe(404);
  });

  test('CA-01b CA-01f CA-01g CA-01h CA-01i CA-01k a cart has a row for each article, its market, no code, no order', async () => {
    const { add } = visitor();
    await add('a1');
    await add('a1');
    const cart = await add('a4');
    expect(quantities(cart)).toEqual([
      ['a1', 2],
      ['a4', 1],
    ]);
    expect(cart).toMatchObject({
      market: 'sv-se',
      currency: 'SEK',
      campaignCode: null,
      orderId: null,
      notices: [],
    });
  });

  test('CA-01c CA-01d CA-01e CO-06a CO-06c CO-06e the totals hold the market’s shipping and its VAT, to the cent', async () => {
    const sweden = visitor();
    expect(await sweden.cart()).toMatchObject({ grandTotalValue: 0, shippingFeeValue: 0, totalVatValue: 0 });
    // 249 and 59 shipping; 25 % of the price without VAT: 308 − 308 / 1.25.
    expect(await sweden.add('a6')).toMatchObject({
      grandTotalValue: 308,
      shippingFeeValue: 59,
      totalVatValue: 61.6,
    });
    expect(await sweden.add('a6')).toMatchObject({
      grandTotalValue: 557,
      shippingFeeValue: 59,
      totalVatValue: 111.4,
    });
    // 199 is above the 150 from which shipping is free; 21 %.
    expect(await visitor('en-eu').add('a1')).toMatchObject({
      grandTotalValue: 199,
      shippingFeeValue: 0,
      totalVatValue: 34.54,
    });
  });

  test.each([
    [1499, 59],
    [1500, 0],
    [1501, 0],
  ])('CO-06b goods of %d SEK are shipped for %d', async (price, fee) => {
    const change = { by: 'articleId', id: 'a5', stock: 5 } as const;
    const prices = { SEK: { list: price * 100, sale: null } };
    await applyStock(store, [{ ...change, prices }], { label: `edge${price}`, source: null });
    const cart = await visitor().add('a5');
    expect([cart.shippingFeeValue, cart.grandTotalValue]).toEqual([fee, price + fee]);
  });

  describe('a row', () => {
    let row: object = {};
    let plain: object = {};
    beforeAll(async () => {
      const { add } = visitor();
      await add('a1');
      [row = {}, plain = {}] = (await add('a6', { quantity: 2 })).orderRows;
    });
    const valueAt = (from: object, path: string) =>
      path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], from);

    test.each([
      ['CA-02a', 'orderRowId', 'row-a1', 'row-a6'],
      ['CA-02b', 'quantity', 1, 2],
      ['CA-02c', 'product.id', 'p1', 'p3'],
      ['CA-02d', 'product.title', 'Skal p1', 'Skal p3'],
      ['CA-02e', 'product.brand', 'Cairn', 'Cairn'],
      ['CA-02f', 'product.categoryId', 'shells', 'jackets'],
      ['CA-02g', 'product.pageUrl', '/sv-se/p/slug-p1?color=p1-blue', '/sv-se/p/slug-p3?color=p3-blue'],
      ['CA-02h', 'product.imageUrl', '/images/imagepblue', '/images/imagepblue'],
      ['CA-02i', 'product.imageTint', '#dfe4e8', '#dfe4e8'],
      ['CA-02j', 'product.colorTitle', 'Fjordblå', 'Fjordblå'],
      ['CA-02k', 'product.size.articleId', 'a1', 'a6'],
      ['CA-02l', 'product.size.shortTitle', 'S', 'L'],
      ['CA-02m', 'product.tracking.productType', 'Shell jacket', 'Shell jacket'],
      ['CA-02n', 'product.tracking.productSegment', 'shells', 'shells'],
      ['CA-02o', 'product.tracking.gender', 'women', 'kids'],
      ['CA-02p', 'product.tracking.ageGroup', 'adult', 'kids'],
      ['CA-02q', 'product.tracking.modelColorId', 'p1-blue', 'p3-blue'],
      ['CA-02r', 'rowPrice.listValue', 1999, 249],
      ['CA-02s', 'rowPrice.listValueWithoutVat', 1599.2, 199.2],
      ['CA-02t', 'rowPrice.reducedValue', 1499, null],
      ['CA-02u', 'rowPrice.reducedValueWithoutVat', 1199.2, null],
      ['CA-02v', 'stockBalance', 5, 3],
    ])('%s has %s', (_, path, value, other) => {
      expect([valueAt(row, path), valueAt(plain, path)]).toEqual([value, other]);
    });
  });

  test('CA-03a CA-03b CA-03c CA-03d AP-03b AP-03c AP-03d add takes an article, subtract and remove take a row', async () => {
    const { add, change } = visitor();
    await add('a1');
    await add('a2');
    expect(quantities(await add('a1'))).toEqual([
      ['a1', 2],
      ['a2', 1],
    ]);
    expect(quantities(await change('subtractItem', 'row-a1'))).toEqual([
      ['a1', 1],
      ['a2', 1],
    ]);
    expect(quantities(await change('subtractItem', 'row-a1'))).toEqual([['a2', 1]]);
    await add('a2');
    expect(quantities(await change('removeItem', 'row-a2'))).toEqual([]);
    expect(quantities(await change('removeItem', 'row-a2'))).toEqual([]);
    expect(quantities(await change('subtractItem', 'row-a1'))).toEqual([]);
  });

  test('CA-07a CA-07b what is sold out, or not sold in the market, is refused with 400 and words', async () => {
    const body = (articleId: string) => ({ size: { articleId } });
    const field = 'size.articleId';
    expect(await refusal(await visitor().send('add?market=sv-se', body('a3')))).toEqual({
      status: 400,
      code: 'out_of_stock',
      field,
      message: 'article a3 is out of stock',
    });
    expect(await refusal(await visitor().send('add?market=de-de', body('a6')))).toEqual({
      status: 400,
      code: 'not_sold_here',
      field,
      message: 'article a6 is not sold in de-de',
    });
  });

  test('AC-07b a session that the server did not give is not taken over', async () => {
    const planted = 'cairn_session=planted0planted0plante';
    const body = { size: { articleId: 'a1' } };
    const [cookie = ''] = (
      await visitor().send('add?market=sv-se', body, { cookie: planted })
    ).headers.getSetCookie();
    expect(cookie).toMatch(/^cairn_session=[\w-]{22};/);
    expect(cookie).not.toContain(planted);
    const theirs = await visitor().send('get/?market=sv-se', undefined, { cookie: planted });
    expect(((await theirs.json()) as Cart).orderRows).toEqual([]);
  });

  test('CA-11a AP-03e clear empties the cart', async () => {
    const { add, clear, cart } = visitor();
    const { cartId } = await add('a1');
    expect(await clear()).toMatchObject({ cartId, orderRows: [], grandTotalValue: 0 });
    expect((await cart()).orderRows).toEqual([]);
  });

  test('CA-11c AP-03f CA-01u the country is set with an empty body, and the whole cart comes back', async () => {
    const { add, setCountry, cart } = visitor();
    await add('a1');
    const { cartId } = await add('a6');
    const moved = await setCountry('de-de');
    expect(moved).toMatchObject({ cartId, market: 'de-de', currency: 'EUR', grandTotalValue: 189 });
    expect(quantities(moved)).toEqual([['a1', 1]]);
    const unsoldRows = [{ orderRowId: 'row-a6', quantity: 1, product: { title: 'Shell p3' } }];
    const price = { kind: 'price-changed', title: 'Shell p1', beforeCurrency: 'SEK' };
    expect(moved.notices).toEqual([
      { kind: 'not-sold-here', articleId: 'a6', title: 'Shell p3', before: 1, after: 0 },
      { ...price, articleId: 'a1', before: 1499, after: 189 },
    ]);
    // Once: what the cart has then are the prices that were shown.
    expect(await cart()).toMatchObject({ notices: [], unsoldRows });
    expect(await setCountry('sv-se')).toMatchObject({ orderRows: [{}, {}], unsoldRows: [] });
  });

  test('CA-13e CA-13f a change sent again under its key happens once; another change under it is refused', async () => {
    const { add, send, cart } = visitor();
    const key = { 'idempotency-key': 'intent-1' };
    await add('a2');
    const body = { size: { articleId: 'a1' } };
    const first = await send('add?market=sv-se', body, key);
    const again = await send('add?market=sv-se', body, key);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await again.json()).toEqual(await first.json());
    const other = await send('add?market=sv-se', { size: { articleId: 'a2' } }, key);
    expect(await refusal(other)).toMatchObject({ status: 409, code: 'conflict', field: 'Idempotency-Key' });
    const elsewhere = await send('add?market=en-eu', body, key);
    expect(elsewhere.status).toBe(409);
    expect(quantities(await cart())).toEqual([
      ['a2', 1],
      ['a1', 1],
    ]);
  });

  test('CA-01k CA-13i a price that is not the one seen, and less stock than wanted, are told', async () => {
    const told = await visitor().add('a6', { quantity: 9, expectedPrice: 199 });
    expect(quantities(told)).toEqual([['a6', 3]]);
    expect(told.notices).toEqual([
      { kind: 'price-changed', articleId: 'a6', title: 'Skal p3', before: 199, after: 249 },
      { kind: 'quantity-clamped', articleId: 'a6', title: 'Skal p3', before: 9, after: 3 },
    ]);
    expect((await visitor().add('a6', { expectedPrice: 249 })).notices).toEqual([]);
  });

  test('CA-13j a price or stock that changed behind an open cart is told until the next change', async () => {
    const { add, cart, change } = visitor();
    await add('a2', { quantity: 4 });
    const changes = [
      { by: 'articleId' as const, id: 'a2', stock: 3, prices: { SEK: { list: 99900, sale: null } } },
    ];
    await applyStock(store, changes, { label: 'stock', source: null });
    const told = await cart();
    expect(told.orderRows).toMatchObject([{ quantity: 4, stockBalance: 3 }]);
    expect(told.notices).toMatchObject([{ kind: 'price-changed', before: 1499, after: 999 }]);
    expect((await cart()).notices).toHaveLength(1);
    const settled = await change('removeItem', 'row-none');
    expect(quantities(settled)).toEqual([['a2', 3]]);
    expect(settled.notices.map(({ kind }) => kind)).toEqual(['price-changed', 'quantity-clamped']);
    expect((await cart()).notices).toEqual([]);
  });
});

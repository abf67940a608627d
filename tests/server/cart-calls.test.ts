// The cart over HTTP: what it costs in markets with different rules, whose it is, and how often a change happens.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { WireError } from '#contract/errors.ts';
import type { SettingsInput } from '#contract/settings.ts';
import type { ArticlePrices } from '#catalogue/model.ts';
import { parseSettings } from '#settings/parse-settings.ts';
import { openStore } from '#store/open-store.ts';
import { writeSettings } from '#store/settings.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';
import { smallArticle, smallCatalogue, smallProduct, smallVariant } from '#tests/small-catalogue.ts';

type MarketInput = SettingsInput['markets'][number];

const market = (
  code: string,
  currency: MarketInput['currency'],
  tax: MarketInput['tax'],
  shipping: MarketInput['shipping'],
): MarketInput => ({
  code,
  country: code.slice(3).toUpperCase(),
  language: code.slice(0, 2) as MarketInput['language'],
  currency,
  tax,
  shipping,
});

const SETTINGS: SettingsInput = {
  name: 'Fjäll',
  markets: [
    market('sv-se', 'SEK', { basisPoints: 2500 }, { fee: 59, freeFrom: 1500 }),
    market('en-se', 'SEK', { basisPoints: 2500 }, { fee: 39 }),
    market('de-de', 'EUR', { basisPoints: 1900 }, { fee: 4.9, freeFrom: 100 }),
    market('de-at', 'EUR', { basisPoints: 2000 }, { fee: 6.9, freeFrom: 100 }),
    market('en-us', 'USD', { basisPoints: 1000, included: false }, { fee: 8 }),
    market('ko-kr', 'KRW', { basisPoints: 1000 }, { fee: 3000, freeFrom: 50_000 }),
    market('sv-no', 'NOK', { basisPoints: 2500 }, { fee: 59 }),
  ],
  defaultMarket: 'sv-se',
};

const article = (articleId: string, prices: ArticlePrices, stock = 500) => ({
  ...smallArticle(articleId, articleId, stock),
  prices,
});
const TENT: ArticlePrices = {
  SEK: { list: 50_000, sale: null },
  EUR: { list: 5_000, sale: null },
  'de-de': { list: 4_500, sale: null },
  USD: { list: 4_000, sale: null },
  KRW: { list: 39_000, sale: null },
};
const CATALOGUE = smallCatalogue({
  products: [
    smallProduct('p1', [
      smallVariant('p1-blue', [
        article('tent', TENT),
        article('almost', { SEK: { list: 149_999, sale: null } }),
        article('reduced', { SEK: { list: 100_000, sale: 74_900 } }),
        article('peg', { EUR: { list: 115, sale: null } }),
        article('few', TENT, 3),
        article('gone', TENT, 0),
      ]),
    ]),
    smallProduct('p2', [smallVariant('p2-blue', [article('cap', TENT)])], { gender: 'kids' }),
  ],
});

describe.each(DATABASES)('the cart on $name', ({ make }) => {
  let place: TestDatabase;
  let shop: TestShop;
  beforeAll(async () => {
    place = await make();
    const settings = parseSettings(SETTINGS);
    if (!settings.ok) throw new Error('the settings are not valid');
    const store = await openStore(place);
    await store.bulk((tx) => writeSettings(tx, settings.value, store.announce));
    await store.close();
    shop = await startTestShop(place, CATALOGUE);
  });
  afterAll(async () => {
    await shop.server.close();
    await place.remove();
  });

  /** A browser of its own: keeps the cookie that it is given. */
  function newShopper(firstCookie = '') {
    let cookie = firstCookie;
    const call = async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
      const response = await fetch(`${shop.server.url}/api/cart/${path}`, {
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
        headers: {
          'x-cairn': '1',
          ...(cookie === '' ? {} : { cookie }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
      });
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      return response;
    };
    const cartOf = async (response: Promise<Response>) => {
      const { status } = await response;
      expect(status).toBe(200);
      return (await (await response).json()) as Cart;
    };
    const refusalOf = async (response: Promise<Response>) => {
      const { status } = await response;
      return { status, ...((await (await response).json()) as WireError).error };
    };
    const addition = (code: string, articleId: string, quantity = 1, more: object = {}) =>
      [`add?market=${code}`, { size: { articleId }, quantity, ...more }] as const;
    return {
      cookie: () => cookie,
      add: (...args: Parameters<typeof addition>) => cartOf(call(...addition(...args))),
      addWithKey: (key: string, ...args: Parameters<typeof addition>) =>
        call(...addition(...args), { 'idempotency-key': key }),
      refusal: (...args: Parameters<typeof addition>) => refusalOf(call(...addition(...args))),
      refusalOf,
      read: (code: string, query = '') => cartOf(call(`get/?market=${code}${query}`)),
      post: (path: string, body: unknown = {}) => cartOf(call(path, body)),
      setCountry: (code: string) => cartOf(call(`setCountry?market=${code}`, {})),
      clear: () => cartOf(call('clear?market=sv-se')),
    };
  }
  const sums = ({ shippingFeeValue, totalVatValue, grandTotalValue }: Cart) => ({
    shipping: shippingFeeValue,
    vat: totalVatValue,
    total: grandTotalValue,
  });
  const quantities = ({ orderRows }: Cart) => orderRows.map(({ quantity }) => quantity);

  test('the total is goods and shipping, and its VAT is that of both', async () => {
    const cart = await newShopper().add('sv-se', 'tent', 2);
    expect(sums(cart)).toEqual({ shipping: 59, vat: 211.8, total: 1059 });
    expect(cart.isTaxIncluded).toBe(true);
  });

  test('shipping is free from the market’s amount on, and charged one öre below it', async () => {
    expect(sums(await newShopper().add('sv-se', 'tent', 3))).toEqual({ shipping: 0, vat: 300, total: 1500 });
    expect(sums(await newShopper().add('sv-se', 'almost'))).toMatchObject({ shipping: 59, total: 1558.99 });
  });

  test('where a market names no such amount, shipping is always charged', async () => {
    const cart = await newShopper().add('en-se', 'tent', 90);
    expect(sums(cart)).toMatchObject({ shipping: 39, total: 45_039 });
  });

  test('a cart without rows costs nothing', async () => {
    const shopper = newShopper();
    const nothing = { shipping: 0, vat: 0, total: 0 };
    expect(sums(await shopper.read('sv-se'))).toEqual(nothing);
    await shopper.add('sv-se', 'tent');
    expect(sums(await shopper.clear())).toEqual(nothing);
    expect(sums(await shopper.read('sv-se'))).toEqual(nothing);
  });

  test('CO-06d CA-01x where prices hold no tax, it is added to goods and shipping', async () => {
    const cart = await newShopper().add('en-us', 'tent', 2);
    expect(sums(cart)).toEqual({ shipping: 8, vat: 8.8, total: 96.8 });
    expect(cart.isTaxIncluded).toBe(false);
    expect(cart.orderRows[0]?.rowPrice).toMatchObject({ listValue: 40, listValueWithoutVat: 40 });
  });

  test('a currency without minor units is counted in whole units', async () => {
    const cart = await newShopper().add('ko-kr', 'tent');
    expect(sums(cart)).toEqual({ shipping: 3000, vat: 3818, total: 42_000 });
    expect(cart.orderRows[0]?.rowPrice).toMatchObject({ listValue: 39_000, listValueWithoutVat: 35_455 });
  });

  test('the reduced price is the one that is paid', async () => {
    const cart = await newShopper().add('sv-se', 'reduced');
    expect(sums(cart)).toEqual({ shipping: 59, vat: 161.6, total: 808 });
    expect(cart.orderRows[0]?.rowPrice).toEqual({
      listValue: 1000,
      listValueWithoutVat: 800,
      reducedValue: 749,
      reducedValueWithoutVat: 599.2,
    });
  });

  test('a price is the market’s own, else that of its currency, and never another currency’s', async () => {
    const listValue = (cart: Cart) => cart.orderRows[0]?.rowPrice.listValue;
    expect(listValue(await newShopper().add('de-de', 'tent'))).toBe(45);
    expect(listValue(await newShopper().add('de-at', 'tent'))).toBe(50);
    expect(await newShopper().refusal('sv-no', 'tent')).toMatchObject({
      status: 400,
      code: 'not_sold_here',
      field: 'size.articleId',
    });
  });

  test('a cart is shown in its own market, whichever asks, until it is moved', async () => {
    const shopper = newShopper();
    await shopper.add('sv-se', 'tent');
    expect(await shopper.read('de-de')).toMatchObject({ market: 'sv-se', currency: 'SEK' });
    const moved = await shopper.setCountry('de-de');
    expect(moved).toMatchObject({ market: 'de-de', currency: 'EUR', orderRows: [{ quantity: 1 }] });
    expect(sums(moved)).toEqual({ shipping: 4.9, vat: 7.97, total: 49.9 });
    expect(await shopper.read('sv-se')).toMatchObject({ market: 'de-de', grandTotalValue: 49.9 });
  });

  test('a row holds 99 at most, in one call and in several', async () => {
    const shopper = newShopper();
    expect(await shopper.refusal('sv-se', 'tent', 100)).toMatchObject({ status: 400, field: 'quantity' });
    expect(quantities(await shopper.add('sv-se', 'tent', 99))).toEqual([99]);
    const more = await shopper.add('sv-se', 'tent', 5);
    expect(quantities(more)).toEqual([99]);
    expect(more.notices).toMatchObject([{ kind: 'quantity-clamped', before: 104, after: 99 }]);
  });

  test('a row holds no more than there is, and what is sold out is refused', async () => {
    const cart = await newShopper().add('sv-se', 'few', 5);
    expect(quantities(cart)).toEqual([3]);
    expect(cart.notices).toMatchObject([{ kind: 'quantity-clamped', before: 5, after: 3 }]);
    expect(await newShopper().refusal('sv-se', 'gone')).toMatchObject({
      status: 400,
      code: 'out_of_stock',
      field: 'size.articleId',
    });
  });

  test('a price that differs from the one shown is told, and one that is the same is not', async () => {
    const notices = async (articleId: string, code: string, expectedPrice: number) =>
      (await newShopper().add(code, articleId, 1, { expectedPrice })).notices;
    expect(await notices('peg', 'de-de', 1.15)).toEqual([]);
    expect(await notices('peg', 'de-de', 1.14)).toMatchObject([
      { kind: 'price-changed', before: 1.14, after: 1.15 },
    ]);
    expect(await notices('reduced', 'sv-se', 749)).toEqual([]);
    expect(await notices('reduced', 'sv-se', 1000)).toMatchObject([{ before: 1000, after: 749 }]);
  });

  test('subtract takes one off, and the last one takes the row', async () => {
    const shopper = newShopper();
    await shopper.add('sv-se', 'tent', 3);
    const subtract = () => shopper.post('subtractItem?market=sv-se', { orderRowId: 'row-tent' });
    expect([await subtract(), await subtract(), await subtract()].map(quantities)).toEqual([[2], [1], []]);
  });

  test('remove takes the whole row; rows stand in the order in which they were added', async () => {
    const shopper = newShopper();
    await shopper.add('sv-se', 'tent', 3);
    await shopper.add('sv-se', 'cap', 2);
    await shopper.add('sv-se', 'almost');
    await shopper.add('sv-se', 'tent');
    const ids = ({ orderRows }: Cart) => orderRows.map(({ product }) => product.size.articleId);
    expect(ids(await shopper.read('sv-se'))).toEqual(['tent', 'cap', 'almost']);
    const less = await shopper.post('removeItem?market=sv-se', { orderRowId: 'row-tent' });
    expect([ids(less), quantities(less)]).toEqual([
      ['cap', 'almost'],
      [2, 1],
    ]);
    expect(less.orderRows.map(({ product }) => product.tracking.ageGroup)).toEqual(['kids', 'adult']);
  });

  test('a key stands for one change in one market', async () => {
    const shopper = newShopper();
    await shopper.add('sv-se', 'tent');
    expect((await shopper.addWithKey('k1', 'sv-se', 'tent')).headers.get('idempotency-replayed')).toBeNull();
    const again = await shopper.addWithKey('k1', 'sv-se', 'tent');
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    for (const code of ['en-se', 'de-de'])
      expect(await shopper.refusalOf(shopper.addWithKey('k1', code, 'tent'))).toMatchObject({
        status: 409,
        code: 'conflict',
        field: 'Idempotency-Key',
      });
    const cart = await shopper.read('sv-se');
    expect([cart.market, quantities(cart), cart.version]).toEqual(['sv-se', [2], 2]);
  });

  test('a cart is read and changed by its own cookie alone; whoever has its link may look', async () => {
    const owner = newShopper();
    const { cartId } = await owner.add('sv-se', 'tent', 2);
    const other = newShopper();
    await other.add('sv-se', 'almost');
    for (const stranger of [newShopper(), other]) {
      expect((await stranger.read('sv-se')).cartId).not.toBe(cartId);
      expect(quantities(await stranger.read('sv-se', `&cartId=${cartId}`))).toEqual([2]);
      await stranger.post('subtractItem?market=sv-se', { orderRowId: 'row-tent' });
      await stranger.post('removeItem?market=sv-se', { orderRowId: 'row-tent' });
      await stranger.clear();
    }
    expect(quantities(await owner.read('sv-se'))).toEqual([2]);
  });

  test('a cookie that nobody was given is replaced at the first change', async () => {
    const planted = 'cairn_session=planted0planted0plante';
    const shopper = newShopper(planted);
    expect((await shopper.read('sv-se')).cartId).toBe('');
    await shopper.add('sv-se', 'tent');
    expect(shopper.cookie()).not.toBe(planted);
    expect(quantities(await shopper.read('sv-se'))).toEqual([1]);
    expect((await newShopper(planted).read('sv-se')).cartId).toBe('');
  });
});

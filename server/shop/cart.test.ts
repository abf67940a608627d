// The cart service on both databases: current prices and stock, each change once, exact totals.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Cart, MAX_CART_ROWS } from '#contract/cart.ts';
import { type CartCommand, type CartService, createCartService } from '#server/shop/cart.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import { deleteIdempotencyKeys } from '#store/carts.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { smallArticle, smallCatalogue, smallProduct, smallVariant } from '#tests/small-catalogue.ts';
import { DEFAULT_MARKETS } from '#settings/settings.ts';
import { marketOf } from '#tests/fixtures/markets.ts';

const SWEDEN = marketOf('sv-se');
const GERMANY = marketOf('de-de');
const EUROPE = marketOf('en-eu');
const SESSION = 'session0session0sessio';

describe.each(DATABASES)('the cart on $name', ({ make }) => {
  let place: TestDatabase;
  let store: Store;
  let service: CartService;
  let clock = 0;
  beforeEach(async () => {
    place = await make();
    store = await openStore(place);
    await applyCatalogue(store, smallCatalogue());
    clock = 1_000;
    service = createCartService(
      store,
      () => (clock += 1),
      () => DEFAULT_MARKETS,
    );
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  async function change(order: Partial<CartCommand> & Pick<CartCommand, 'change'>) {
    const outcome = await service.change({
      access: { token: SESSION, deviceToken: null },
      newToken: () => SESSION,
      market: SWEDEN,
      idempotencyKey: null,
      client: null,
      ...order,
    });
    if (!outcome.ok) throw new Error(outcome.error.code);
    return outcome.value;
  }
  const add = (articleId: string, quantity = 1, more: Partial<CartCommand> = {}) =>
    change({ change: { kind: 'add', articleId, quantity }, ...more });
  async function readCart(): Promise<Cart> {
    const read = await service.read({ token: SESSION, deviceToken: null }, undefined, SWEDEN);
    if (!read.ok) throw new Error(read.error.code);
    return read.value.cart;
  }
  async function restock(stock: number, list = 199900): Promise<void> {
    const article = {
      ...smallArticle('a1', 'S', stock),
      prices: { SEK: { list, sale: null }, EUR: { list: 19900, sale: null } },
    };
    const products = [smallProduct('p1', [smallVariant('p1-blue', [article])])];
    await applyCatalogue(store, smallCatalogue({ products }));
  }

  test('reading makes no cart, the first change makes cart and session', async () => {
    expect(await readCart()).toMatchObject({ cartId: '', version: 0, orderRows: [], grandTotalValue: 0 });
    const first = await add('a1');
    expect(first.newSession).toBe(SESSION);
    expect(first.cart.cartId).toMatch(/^c[0-9a-f]{32}$/);
    expect((await add('a1')).newSession).toBeNull();
    expect(await readCart()).toMatchObject({
      version: 2,
      orderRows: [{ orderRowId: 'row-a1', quantity: 2 }],
    });
  });

  test('a session token nobody was given is not taken over', async () => {
    const first = await add('a1', 1, {
      access: { token: 'planted0planted0plante', deviceToken: null },
      newToken: () => SESSION,
    });
    expect(first.newSession).toBe(SESSION);
  });

  test('a row carries what the product is, and the totals add up to the cent', async () => {
    await add('a1', 2);
    const cart = await readCart();
    expect(cart.orderRows[0]).toMatchObject({
      product: {
        id: 'p1',
        title: 'Skal p1',
        size: { articleId: 'a1', shortTitle: 'S' },
        colorTitle: 'Fjordblå',
        pageUrl: '/sv-se/p/slug-p1?color=p1-blue',
        tracking: { gender: 'women', modelColorId: 'p1-blue' },
      },
      rowPrice: {
        listValue: 1999,
        listValueWithoutVat: 1599.2,
        reducedValue: 1499,
        reducedValueWithoutVat: 1199.2,
      },
      stockBalance: 5,
    });
    expect(cart).toMatchObject({
      currency: 'SEK',
      grandTotalValue: 2998,
      shippingFeeValue: 0,
      totalVatValue: 599.6,
    });
    await change({ change: { kind: 'clear' } });
    await add('a1', 1, { market: EUROPE });
    expect(await readCart()).toMatchObject({
      grandTotalValue: 199,
      shippingFeeValue: 0,
      totalVatValue: 34.54,
    });
  });

  test('a stored sale price that is not below the list price is none, as on the pages', async () => {
    for (const sale of [149900, 99900]) {
      const article = { ...smallArticle('a1', 'S'), prices: { SEK: { list: 99900, sale } } };
      const products = [smallProduct('p1', [smallVariant('p1-blue', [article])])];
      await applyCatalogue(store, smallCatalogue({ products }));
      const { cart } = await add('a1', 3);
      expect(cart.orderRows[0]?.rowPrice).toMatchObject({ listValue: 999, reducedValue: null });
      expect(cart.grandTotalValue).toBe(2997);
      await change({ change: { kind: 'clear' } });
    }
  });

  test('subtract, remove and clear; a row that is gone already is no error', async () => {
    await add('a1', 2);
    await add('a2');
    const less = await change({ change: { kind: 'subtract', orderRowId: 'row-a1' } });
    expect(less.cart.orderRows.map((row) => row.quantity)).toEqual([1, 1]);
    await change({ change: { kind: 'subtract', orderRowId: 'row-a1' } });
    const gone = await change({ change: { kind: 'remove', orderRowId: 'row-a1' } });
    expect(gone.cart.orderRows.map((row) => row.orderRowId)).toEqual(['row-a2']);
    expect((await change({ change: { kind: 'clear' } })).cart.orderRows).toEqual([]);
  });

  test('a row that is put back stands before the row it is to stand before', async () => {
    const articles = ['a1', 'a2', 'a3'].map((id) => smallArticle(id, id, 5));
    const products = [smallProduct('p1', [smallVariant('p1-blue', articles)])];
    await applyCatalogue(store, smallCatalogue({ products }));
    for (const { articleId } of articles) await add(articleId);
    const back = (articleId: string, beforeRowId: string) =>
      change({ change: { kind: 'add', articleId, quantity: 2, beforeRowId } });
    const rows = ({ orderRows }: Cart) => orderRows.map(({ orderRowId, quantity }) => [orderRowId, quantity]);
    await change({ change: { kind: 'remove', orderRowId: 'row-a2' } });
    const there = [
      ['row-a1', 1],
      ['row-a2', 2],
      ['row-a3', 1],
    ];
    expect(rows((await back('a2', 'row-a3')).cart)).toEqual(there);
    expect(rows(await readCart())).toEqual(there);
    await change({ change: { kind: 'remove', orderRowId: 'row-a1' } });
    await back('a1', 'row-gone');
    expect(rows(await readCart())).toEqual([
      ['row-a2', 2],
      ['row-a3', 1],
      ['row-a1', 2],
    ]);
  });

  test('an article that is unknown, not sold here or sold out is refused and leaves nothing behind', async () => {
    const tryToAdd = (articleId: string, market = SWEDEN) =>
      service.change({
        access: { token: null, deviceToken: null },
        newToken: () => SESSION,
        market,
        idempotencyKey: 'k',
        client: null,
        change: { kind: 'add', articleId, quantity: 1 },
      });
    const field = 'size.articleId';
    expect(await tryToAdd('nothing')).toMatchObject({ ok: false, error: { code: 'unknown_article', field } });
    expect(await tryToAdd('a4', GERMANY)).toMatchObject({
      ok: false,
      error: { code: 'not_sold_here', field },
    });
    expect(await tryToAdd('a3')).toMatchObject({ ok: false, error: { code: 'out_of_stock', field } });
    expect(await store.db.selectFrom('carts').select('cart_id').execute()).toEqual([]);
    expect(await store.db.selectFrom('idempotency').select('made_at').execute()).toEqual([]);
  });

  test('a cart has 200 rows at most: what is in it can still be added, and a row that goes makes room', async () => {
    const articles = Array.from({ length: MAX_CART_ROWS + 1 }, (_, at) =>
      smallArticle(`x${at}`, `S${at}`, 5),
    );
    const products = [smallProduct('p1', [smallVariant('p1-blue', articles)])];
    await applyCatalogue(store, smallCatalogue({ products }));
    for (const { articleId } of articles.slice(0, MAX_CART_ROWS)) await add(articleId);
    await expect(add(`x${MAX_CART_ROWS}`)).rejects.toThrow('conflict');
    expect((await add('x0')).cart.orderRows[0]?.quantity).toBe(2);
    await change({ change: { kind: 'remove', orderRowId: 'row-x1' } });
    expect((await add(`x${MAX_CART_ROWS}`)).cart.orderRows).toHaveLength(MAX_CART_ROWS);
  });

  test('a price that is not the expected one, and less stock than requested, give notices', async () => {
    const addition = { kind: 'add', articleId: 'a1', quantity: 9, expectedPrice: 1999 } as const;
    const { cart } = await change({ change: addition });
    expect(cart.orderRows[0]?.quantity).toBe(5);
    expect(cart.notices).toEqual([
      { kind: 'price-changed', articleId: 'a1', title: 'Skal p1', before: 1999, after: 1499 },
      { kind: 'quantity-clamped', articleId: 'a1', title: 'Skal p1', before: 9, after: 5 },
    ]);
    expect((await readCart()).notices).toEqual([]);
  });

  test('a price or stock that changed behind an open cart shows until the next change settles it', async () => {
    await add('a1', 4);
    await add('a4');
    await restock(3, 99900);
    const cart = await readCart();
    expect(cart.orderRows.map((row) => [row.quantity, row.stockBalance])).toEqual([[4, 3]]);
    expect(cart.notices.map((notice) => [notice.kind, notice.before, notice.after])).toEqual([
      ['price-changed', 1499, 999],
      ['not-sold-here', 1, 0],
    ]);
    const after = await change({ change: { kind: 'remove', orderRowId: 'row-a4' } });
    expect(after.cart.orderRows.map((row) => row.quantity)).toEqual([3]);
    expect((await readCart()).notices).toEqual([]);
  });

  test('an emptied cart has no notices of the rows that were in it', async () => {
    await add('a1', 4);
    await restock(3, 99900);
    const { cart } = await change({ change: { kind: 'clear' } });
    expect([cart.orderRows, cart.notices]).toEqual([[], []]);
  });

  test('moving to another market reprices and gives a notice of what is not sold there', async () => {
    await add('a1');
    await add('a4');
    const { cart } = await change({ market: GERMANY, change: { kind: 'setCountry' } });
    expect(cart).toMatchObject({ market: 'de-de', currency: 'EUR', grandTotalValue: 189 });
    expect(cart.notices).toMatchObject([
      { kind: 'not-sold-here', articleId: 'a4' },
      { kind: 'price-changed', articleId: 'a1', before: 1499, beforeCurrency: 'SEK', after: 189 },
    ]);
    const same = await change({ market: EUROPE, change: { kind: 'setCountry' } });
    expect(same.cart.notices).toEqual([
      { kind: 'price-changed', articleId: 'a1', title: 'Shell p1', before: 189, after: 199 },
    ]);
    expect((await change({ market: EUROPE, change: { kind: 'setCountry' } })).cart.notices).toEqual([]);
  });

  test('a cart is shown to whoever has its id', async () => {
    const { cart } = await add('a1');
    const shown = await service.read({ token: null, deviceToken: null }, cart.cartId, SWEDEN);
    expect(shown.ok && shown.value.cart.orderRows).toHaveLength(1);
    expect(await service.read({ token: null, deviceToken: null }, 'c0', SWEDEN)).toMatchObject({
      ok: false,
      error: { code: 'not_found', field: 'cartId' },
    });
  });

  test('one key is one effect, however often and however parallel it is sent', async () => {
    await add('a2');
    const sent = await Promise.all(
      Array.from({ length: 50 }, () => add('a1', 1, { idempotencyKey: 'same-key' })),
    );
    expect(sent.filter((outcome) => !outcome.isReplay)).toHaveLength(1);
    expect(sent.every((outcome) => outcome.cart.orderRows.some((row) => row.quantity === 1))).toBe(true);
    expect((await readCart()).orderRows.map((row) => row.quantity)).toEqual([1, 1]);
    expect((await readCart()).version).toBe(2);
  });

  test('a key that comes with another change is refused', async () => {
    await add('a1', 1, { idempotencyKey: 'k1' });
    await expect(add('a2', 1, { idempotencyKey: 'k1' })).rejects.toThrow('conflict');
  });

  test('keys of changes are forgotten when they are old, not before; the latest of a device, which may repeat it, as late as its cart', async () => {
    const forget = (...times: [before: number, latestBefore: number]) =>
      store.transaction((tx) => deleteIdempotencyKeys(tx, ...times));
    const keys = () => store.db.selectFrom('idempotency').select('idempotency_key as key').execute();
    await add('a1', 1, { idempotencyKey: 'old' });
    const between = (clock += 1);
    await add('a1', 1, { idempotencyKey: 'new' });
    await forget(between, 0);
    expect(await keys()).toEqual([{ key: 'new' }]);
    await forget(clock + 1, 0);
    expect((await add('a1', 1, { idempotencyKey: 'new' })).isReplay).toBe(true);
    await forget(clock + 1, clock + 1);
    expect(await keys()).toEqual([]);
  });

  test('changes at once all count', async () => {
    await restock(99);
    await add('a1');
    await Promise.all(Array.from({ length: 40 }, (_, at) => add('a1', 1, { idempotencyKey: `k${at}` })));
    expect(await readCart()).toMatchObject({ version: 41, orderRows: [{ quantity: 41 }] });
  });
});

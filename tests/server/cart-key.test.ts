// One device, one cart, over HTTP: first changes that overtake each other or lose their responses meet in the same cart.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { openStore } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';

interface Answer {
  readonly status: number;
  readonly cart: Cart;
  readonly cookie: string | undefined;
  readonly isReplay: boolean;
}

describe.each(DATABASES)('the cart key on $name', ({ make }) => {
  let database: TestDatabase;
  let shop: TestShop;
  let keys = 0;
  let cartKey = '';
  beforeAll(async () => {
    database = await make();
    shop = await startTestShop(database);
  });
  afterAll(async () => {
    await shop.server.close();
    await database.remove();
  });
  beforeEach(() => {
    keys += 1;
    cartKey = `device-${keys}-0123456789abcdef`;
  });

  async function call(path: string, headers: Record<string, string>, body?: unknown): Promise<Answer> {
    const response = await fetch(`${shop.server.url}/api/cart/${path}?market=sv-se`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'x-cairn': '1', 'content-type': 'application/json', ...headers },
    });
    return {
      status: response.status,
      cart: (await response.json()) as Cart,
      cookie: response.headers.getSetCookie()[0]?.split(';')[0],
      isReplay: response.headers.has('idempotency-replayed'),
    };
  }
  const add = (articleId: string, headers: Record<string, string>) =>
    call('add', headers, { size: { articleId } });
  const read = (headers: Record<string, string>) => call('get/', headers);
  const quantities = ({ cart }: Answer) =>
    Object.fromEntries(cart.orderRows.map((row) => [row.product.size.articleId, row.quantity]));
  async function cartCount(): Promise<number> {
    const store = await openStore(database);
    const rows = await store.db.selectFrom('carts').select('cart_id').execute();
    await store.close();
    return rows.length;
  }

  test('first changes at the same time, none with a cookie yet, make one cart and one session', async () => {
    const before = await cartCount();
    const answers = await Promise.all(
      ['a1', 'a2', 'a4', 'a1', 'a5', 'a2'].map((articleId, index) =>
        add(articleId, { 'cart-key': cartKey, 'idempotency-key': `${cartKey}-${index}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ cookie }) => cookie)).size).toBe(1);
    const cookie = answers[0]?.cookie ?? '';
    expect(cookie).toMatch(/^cairn_session=[A-Za-z0-9_-]{22}$/);
    expect(quantities(await read({ cookie }))).toEqual({ a1: 2, a2: 2, a4: 1, a5: 1 });
    expect(await cartCount()).toBe(before + 1);
  });

  test('a change of no cart that arrives again after the first add has no effect then', async () => {
    const early = { 'cart-key': cartKey, 'idempotency-key': `${cartKey}-early` };
    const before = await cartCount();
    expect((await call('clear', early)).status).toBe(200);
    expect(await cartCount()).toBe(before);
    const { cookie = '' } = await add('a1', { 'cart-key': cartKey, 'idempotency-key': `${cartKey}-first` });
    expect((await call('clear', early)).isReplay).toBe(true);
    expect((await call('clear', { ...early, cookie })).isReplay).toBe(true);
    expect(quantities(await read({ cookie }))).toEqual({ a1: 1 });
  });

  test('a first change whose response was lost is repeated in the same cart, and takes effect once', async () => {
    const first = await add('a1', { 'cart-key': cartKey, 'idempotency-key': `${cartKey}-lost` });
    const again = await add('a1', { 'cart-key': cartKey, 'idempotency-key': `${cartKey}-lost` });
    expect(again.isReplay).toBe(true);
    expect(again.cookie).toBe(first.cookie);
    expect(again.cart.cartId).toBe(first.cart.cartId);
    expect(quantities(again)).toEqual({ a1: 1 });
  });

  test('a cookie that was lost is set again, by a change and by a look', async () => {
    const { cookie, cart } = await add('a1', { 'cart-key': cartKey });
    const looked = await read({ 'cart-key': cartKey });
    expect([looked.cookie, looked.cart.cartId]).toEqual([cookie, cart.cartId]);
    const less = await call('subtractItem', { 'cart-key': cartKey }, { orderRowId: 'row-a1' });
    expect([less.cookie, less.cart.orderRows]).toEqual([cookie, []]);
  });

  test('the cookie of a cart comes first: no second cart is made beside it', async () => {
    const { cookie = '', cart } = await add('a1', {});
    const more = await add('a2', { cookie, 'cart-key': cartKey });
    expect([more.cart.cartId, more.cookie]).toEqual([cart.cartId, undefined]);
    expect((await read({ 'cart-key': cartKey })).cart.cartId).toBe('');
  });

  test('where cookie and key name two carts, that of the cookie is read and changed', async () => {
    const { cookie = '', cart } = await add('a1', {});
    const other = await add('a2', { 'cart-key': cartKey });
    const both = { cookie, 'cart-key': cartKey };
    expect((await read(both)).cart.cartId).toBe(cart.cartId);
    expect(quantities(await add('a1', both))).toEqual({ a1: 2 });
    expect(quantities(await read({ cookie: other.cookie ?? '' }))).toEqual({ a2: 1 });
  });

  test('a cookie that names no cart gives way to the key', async () => {
    const { cart, cookie } = await add('a1', { 'cart-key': cartKey });
    const stale = 'cairn_session=planted0planted0plante';
    const more = await add('a2', { cookie: stale, 'cart-key': cartKey });
    expect([more.cart.cartId, more.cookie]).toEqual([cart.cartId, cookie]);
  });

  test('another key shows another cart, and the database holds neither key nor token', async () => {
    const { cookie = '' } = await add('a1', { 'cart-key': cartKey });
    expect((await read({ 'cart-key': `${cartKey}x` })).cart).toMatchObject({ cartId: '', orderRows: [] });
    const store = await openStore(database);
    const stored = JSON.stringify([
      await store.db.selectFrom('carts').selectAll().execute(),
      await store.db.selectFrom('idempotency').selectAll().execute(),
    ]);
    await store.close();
    expect(stored).not.toContain(cartKey);
    expect(stored).not.toContain(cookie.split('=')[1]);
  });

  test.each([
    ['too short', 'short'],
    ['with other characters', 'x'.repeat(30) + '"'],
    ['too long', 'x'.repeat(65)],
  ])('a key %s is refused with its field', async (_, wrong) => {
    const { status, cart } = await add('a1', { 'cart-key': wrong });
    expect(status).toBe(400);
    expect(cart).toMatchObject({ error: { code: 'bad_request', field: 'Cart-Key' } });
  });

  test('nothing was logged as an error', () => {
    expect(shop.errors).toEqual([]);
  });
});

// Removals that say how much there was: they take no more, in whatever order changes arrive, and devices show it as the server does it.
import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  oneof,
  tuple,
} from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cart, CartIntent } from '#contract/cart.ts';
import { cartRequest } from '#outbox/request.ts';
import { withRowQuantities } from '#outbox/row-quantities.ts';
import type { CartEntry } from '#outbox/entry.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { marketOf } from '#tests/fixtures/markets.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';
import { smallArticle, smallCatalogue, smallProduct, smallVariant } from '#tests/small-catalogue.ts';
import { cartViewWithPending } from '#worker/shop/cart-view.ts';

type Change = CartIntent['change'];

const MARKET = 'sv-se';
const ARTICLES = ['a1', 'a2', 'a3'].map((id) => smallArticle(id, id, 500));
const CATALOGUE = smallCatalogue({ products: [smallProduct('p1', [smallVariant('p1-blue', ARTICLES)])] });

const add = (articleId: string, quantity = 1): Change => ({ kind: 'add', articleId, quantity });
const upTo = (...rows: readonly (readonly [string, number])[]) => ({
  upTo: rows.map(([articleId, quantity]) => ({ orderRowId: `row-${articleId}`, quantity })),
});
const rowsOf = ({ orderRows }: Cart) =>
  orderRows.map(({ product, quantity }) => `${product.size.articleId} ${quantity}`);

describe.each(DATABASES)('a removal that arrives late on $name', ({ make }) => {
  let place: TestDatabase;
  let shop: TestShop;
  beforeAll(async () => {
    place = await make();
    shop = await startTestShop(place, CATALOGUE);
  });
  afterAll(async () => {
    await shop.server.close();
    await place.remove();
  });

  let devices = 0;
  /** A new device, whose changes are sent as its outbox sends them. */
  function device() {
    devices += 1;
    const cartKey = `late${devices}`.padEnd(32, '0');
    let sent = 0;
    const send = async (change: Change, intentId = `${cartKey}-${(sent += 1)}`) => {
      const { method, path, headers, body } = cartRequest({ intentId, market: MARKET, cartKey, change });
      const response = await fetch(shop.server.url + path, {
        method,
        headers: { ...headers, 'x-cairn': '1' },
        body,
      });
      return { status: response.status, cart: (await response.json()) as Cart };
    };
    return { send, change: async (change: Change) => (await send(change)).cart };
  }

  test('CA-03h takes what there was of its row, and what was added since stays', async () => {
    const { change } = device();
    await change(add('a1', 2));
    await change(add('a2'));
    await change(add('a1', 3));
    const remove = { kind: 'remove', orderRowId: 'row-a1', ...upTo(['a1', 2]) } as const;
    expect(rowsOf(await change(remove))).toEqual(['a1 3', 'a2 1']);
    expect(rowsOf(await change({ ...remove, ...upTo(['a1', 99]) }))).toEqual(['a2 1']);
    expect(rowsOf(await change({ ...remove, orderRowId: 'row-a2' }))).toEqual(['a2 1']);
  });

  test('CA-11h a clear takes what there was of each row, and what was added since stays with the codes', async () => {
    const { change } = device();
    await change(add('a1', 2));
    await change({ kind: 'enterCode', code: 'NONE' });
    await change(add('a1'));
    await change(add('a2', 4));
    const left = await change({ kind: 'clear', ...upTo(['a1', 2]) });
    expect(rowsOf(left)).toEqual(['a1 1', 'a2 4']);
    expect(left.discountCodes).toMatchObject([{ code: 'NONE' }]);
    const empty = await change({ kind: 'clear', ...upTo(['a1', 1], ['a2', 4], ['a3', 1]) });
    expect([rowsOf(empty), empty.discountCodes]).toEqual([[], []]);
  });

  test('CA-03h CA-11h in whatever order it and the adds of another tab arrive, the cart is the same', async () => {
    for (const taking of [
      { kind: 'remove', orderRowId: 'row-a1', ...upTo(['a1', 2]) },
      { kind: 'clear', ...upTo(['a1', 2]) },
    ] as const) {
      const [sooner, later] = [device(), device()];
      await sooner.change(add('a1', 2));
      await sooner.change(taking);
      await later.change(add('a1', 2));
      await later.change(add('a1'));
      const carts = [await sooner.change(add('a1')), await later.change(taking)];
      expect(carts.map(rowsOf)).toEqual([['a1 1'], ['a1 1']]);
    }
  });

  test('sent again by a version that does not say what there was, it is the same change', async () => {
    const { change, send } = device();
    await change(add('a1', 3));
    const remove = { kind: 'remove', orderRowId: 'row-a1' } as const;
    expect(rowsOf((await send({ ...remove, ...upTo(['a1', 2]) }, 'removal-1')).cart)).toEqual(['a1 1']);
    const again = await send(remove, 'removal-1');
    expect([again.status, rowsOf(again.cart)]).toEqual([200, ['a1 1']]);
    expect((await send({ ...remove, orderRowId: 'row-a2' }, 'removal-1')).cart).toMatchObject({
      code: 'conflict',
      field: 'Idempotency-Key',
    });
  });

  test('what is no row with a quantity is refused by its field', async () => {
    const { send } = device();
    await send(add('a1'));
    for (const quantity of [0, 100, -1, 1.5, Number.NaN]) {
      const { status, cart } = await send({ kind: 'clear', ...upTo(['a1', quantity]) });
      expect([quantity, status, cart]).toMatchObject([
        quantity,
        400,
        { code: 'bad_request', field: 'upTo.0' },
      ]);
    }
    const tooMany = Array.from({ length: 211 }, (_, at) => [`b${at}`, 1] as const);
    expect(await send({ kind: 'clear', ...upTo(...tooMany) })).toMatchObject({
      status: 400,
      cart: { field: 'upTo' },
    });
    expect(rowsOf((await send({ kind: 'setCountry' })).cart)).toEqual(['a1 1']);
  });

  test('whatever a device changes, it shows what the server makes of it', async () => {
    const articleId = constantFrom('a1', 'a2');
    const orderRowId = articleId.map((id) => `row-${id}`);
    const few = integer({ min: 1, max: 4 });
    const limit = oneof(
      constant({}),
      few.map((quantity) => upTo(['a1', quantity])),
      tuple(few, few).map(([one, other]) => upTo(['a2', one], ['a1', other])),
    );
    const change: Arbitrary<Change> = oneof(
      { weight: 3, arbitrary: tuple(articleId, few).map((of) => add(...of)) },
      orderRowId.map((id): Change => ({ kind: 'subtract', orderRowId: id })),
      tuple(orderRowId, limit).map(([id, rows]): Change => ({ kind: 'remove', orderRowId: id, ...rows })),
      limit.map((rows): Change => ({ kind: 'clear', ...rows })),
    );
    const { change: send } = device();
    await assert(
      asyncProperty(array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
        await send({ kind: 'clear' });
        const pending: CartEntry[] = [];
        for (const [seq, one] of changes.entries()) {
          const cart = await send(one);
          pending.push(waiting(one, seq));
          const shown = cartViewWithPending(null, pending, marketOf(MARKET)).rows;
          expect(shown.map(({ articleId: id, quantity }) => `${id} ${quantity}`)).toEqual(rowsOf(cart));
          const clear = withRowQuantities(waiting({ kind: 'clear' }, seq), {
            cachedCart: null,
            pending,
            deadLetters: [],
          });
          const named =
            clear.kind === 'cart' && clear.intent.change.kind === 'clear' ? clear.intent.change.upTo : [];
          expect((named ?? []).map(({ orderRowId: id, quantity }) => `${id} ${quantity}`)).toEqual(
            cart.orderRows.map(({ orderRowId: id, quantity }) => `${id} ${quantity}`),
          );
        }
      }),
      { numRuns: 40 },
    );
  });
});

/** As it waits on a device, with what its row shows. */
function waiting(change: Change, seq: number): CartEntry {
  return {
    kind: 'cart',
    id: `w${seq}`,
    seq,
    since: 0,
    attempts: 0,
    account: null,
    size: 0,
    intent: { intentId: `w${seq}`, market: MARKET, change },
    seen: {
      productId: 'p1',
      title: '',
      brand: '',
      colorTitle: '',
      size: '',
      href: '',
      image: null,
      tint: '',
      currency: 'SEK',
      listMinor: 1,
      reducedMinor: null,
      stockBalance: 500,
    },
  };
}

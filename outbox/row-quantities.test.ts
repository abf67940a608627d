// A change that takes rows away says how much there was of them, on disk and in memory alike.
import { describe, expect, test } from 'vitest';
import type { Cart, CartIntent } from '#contract/cart.ts';
import { enqueueIntent } from '#outbox/enqueue.ts';
import type { OutboxEntry, OutboxStore } from '#outbox/entry.ts';
import { createFailingDisk, openTiered, turn } from '#tests/fixtures/failing-disk.ts';
import { emptyCart } from '#tests/fixtures/outbox-content.ts';

type Change = CartIntent['change'];

const rows = (...quantities: [string, number][]) =>
  quantities.map(([orderRowId, quantity]) => ({ orderRowId, quantity }));
/** Of a row of the server's cart, what counts here. */
const cartWith = (facts: { readonly [K in keyof Cart]?: readonly object[] }) =>
  emptyCart(facts as unknown as Partial<Cart>);
const add = (articleId: string, quantity = 1): Change => ({ kind: 'add', articleId, quantity });
const put = (store: OutboxStore, id: string, change: Change) =>
  enqueueIntent(store, change, null, {
    now: 0,
    newId: id,
    newCartKey: 'cart-key-of-this-device',
    market: 'sv-se',
    account: null,
  });
const changeOf = (entry: OutboxEntry | null | undefined) =>
  entry?.kind === 'cart' ? entry.intent.change : undefined;

async function setUp() {
  const device = createFailingDisk();
  const opened = openTiered(device.disk);
  await opened.store.cartKey('cart-key-of-this-device');
  const stored = async (id: string) => changeOf((await device.content.all()).find((one) => one.id === id));
  return { ...device, ...opened, stored };
}

describe('on disk', () => {
  test('emptying the cart names goods, gift cards and what is not sold here, with what waits', async () => {
    const { store } = await setUp();
    await store.saveCart(
      cartWith({
        orderRows: rows(['row-a', 2], ['row-b', 1], ['row-c', 98]),
        unsoldRows: rows(['row-z', 3]),
        giftCardRows: rows(['gift-1', 1]),
        unsoldGiftCardRows: rows(['gift-2', 1]),
      }),
      0,
    );
    await put(store, 'i1', add('a', 3));
    await put(store, 'i2', { kind: 'subtract', orderRowId: 'row-b' });
    await put(store, 'i3', add('n'));
    await put(store, 'i4', add('c', 5));
    expect(changeOf(await put(store, 'i5', { kind: 'clear' }))).toEqual({
      kind: 'clear',
      upTo: rows(['row-a', 5], ['row-c', 99], ['row-z', 3], ['gift-1', 1], ['gift-2', 1], ['row-n', 1]),
    });
    expect(changeOf(await put(store, 'i6', { kind: 'clear' }))).toEqual({ kind: 'clear' });
  });

  test('a removal names its row, as it is after what was asked for before it', async () => {
    const { store, stored } = await setUp();
    const remove: Change = { kind: 'remove', orderRowId: 'row-a' };
    await Promise.all([
      put(store, 'i1', add('a', 2)),
      put(store, 'i2', add('b')),
      put(store, 'i3', remove),
      put(store, 'i4', add('a')),
      put(store, 'i5', remove),
      put(store, 'i6', remove),
    ]);
    expect([await stored('i3'), await stored('i5'), await stored('i6')]).toEqual([
      { ...remove, upTo: rows(['row-a', 2]) },
      { ...remove, upTo: rows(['row-a', 1]) },
      remove,
    ]);
  });

  test('it names what another tab has stored meanwhile', async () => {
    const { store, content } = await setUp();
    await put(store, 'i1', add('a'));
    await put(content, 'of-another-tab', add('a', 4));
    expect(changeOf(await put(store, 'i2', { kind: 'clear' }))).toMatchObject({ upTo: rows(['row-a', 5]) });
  });

  test('a cart of an earlier version has goods alone', async () => {
    const { store } = await setUp();
    const {
      unsoldRows: _a,
      giftCardRows: _b,
      unsoldGiftCardRows: _c,
      ...cart
    } = cartWith({
      orderRows: rows(['row-a', 2]),
    });
    await store.saveCart(cart as unknown as Cart, 0);
    expect(changeOf(await put(store, 'i1', { kind: 'clear' }))).toMatchObject({ upTo: rows(['row-a', 2]) });
  });

  test('what is too long for a URL is not said', async () => {
    const { store } = await setUp();
    const cartOf = (count: number) =>
      cartWith({
        orderRows: rows(
          ...Array.from(
            { length: count },
            (_, i) => [`row-${'x'.repeat(80)}${100 + i}`, 1] as [string, number],
          ),
        ),
      });
    await store.saveCart({ ...cartOf(60), version: 1 }, 0);
    expect(changeOf(await put(store, 'i1', { kind: 'clear' }))).toHaveProperty('upTo.length', 60);
    await store.settle(['i1'], { cart: { ...cartOf(70), version: 2 }, at: 0 });
    expect(changeOf(await put(store, 'i2', { kind: 'clear' }))).toEqual({ kind: 'clear' });
  });
});

describe('while the disk hangs', () => {
  test('it names what this tab knows, and the disk takes the same change late', async () => {
    const { store, content, hang, pass, stored } = await setUp();
    await put(store, 'i1', add('a', 2));
    const release = hang();
    const emptied = put(store, 'i2', { kind: 'clear' });
    await put(content, 'of-another-tab', add('a', 4));
    await pass(4_000);
    const expected = { kind: 'clear', upTo: rows(['row-a', 2]) };
    expect(changeOf(await emptied)).toEqual(expected);
    expect(changeOf(await put(store, 'i3', add('a')))).toEqual(add('a'));
    release();
    for (let turns = 0; turns < 9; turns += 1) await turn();
    expect(await stored('i2')).toEqual(expected);
  });

  test('it names what it read before the disk hung', async () => {
    const { store, content, hang, pass, stored } = await setUp();
    await put(content, 'of-another-tab', add('a', 4));
    const release = hang('add');
    const emptied = put(store, 'i1', { kind: 'clear' });
    await turn();
    await put(content, 'later', add('a'));
    await pass(4_000);
    const expected = { kind: 'clear', upTo: rows(['row-a', 4]) };
    expect(changeOf(await emptied)).toEqual(expected);
    release();
    for (let turns = 0; turns < 9; turns += 1) await turn();
    expect(await stored('i1')).toEqual(expected);
  });
});

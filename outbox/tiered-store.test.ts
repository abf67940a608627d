import { expect, test } from 'vitest';
import { enqueueIntent } from '#outbox/enqueue.ts';
import type { OutboxStore } from '#outbox/entry.ts';
import { createMemoryStore } from '#outbox/memory-store.ts';
import type { Cart } from '#contract/cart.ts';
import { createTieredStore } from '#outbox/tiered-store.ts';

const put = (store: OutboxStore, id: string) =>
  enqueueIntent(store, { kind: 'clear' }, null, {
    now: 0,
    newId: id,
    newCartKey: 'cart-key-of-this-device',
    market: 'sv-se',
    account: null,
  });
const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

test('the cart key of the disk is remembered when the disk fails later', async () => {
  const disk = createMemoryStore('g');
  const store = createTieredStore(disk, 'g', () => undefined);
  const key = await store.cartKey('of-the-disk');
  disk.cartKey = () => Promise.reject(new Error('gone'));
  expect([key, await store.cartKey('another')]).toEqual(['of-the-disk', 'of-the-disk']);
});

test('PW-08 without a disk everything works in memory', async () => {
  const store = createTieredStore(null, 'g', () => undefined);
  const entry = await put(store, 'i1');
  expect(ids(await store.next('cart', 1, null))).toEqual(['i1']);
  await store.settle([entry?.seq ?? 0]);
  expect((await store.stats()).pendingCount).toBe(0);
});

test('PW-08 a full disk is reported, new changes are stored in memory after those on disk, and each is settled in its store', async () => {
  const disk = createMemoryStore('g');
  let isFull = false;
  const full = (): Promise<never> => {
    const cause = Object.assign(new Error('quota'), { name: 'QuotaExceededError' });
    return Promise.reject(Object.assign(new Error('aborted'), { name: 'AbortError', inner: cause }));
  };
  const failures: string[] = [];
  const store = createTieredStore(
    { ...disk, add: (draft) => (isFull ? full() : disk.add(draft)) },
    'g',
    (failure) => failures.push(failure),
  );
  await put(store, 'i1');
  isFull = true;
  await put(store, 'i2');
  expect(failures).toEqual(['full']);
  const waiting = await store.next('cart', 9, null);
  expect(ids(waiting)).toEqual(['i1', 'i2']);
  await store.settle(waiting.map(({ seq }) => seq).slice(1));
  expect(ids(await store.all())).toEqual(['i1']);
  expect(await store.stats()).toMatchObject({ pendingCount: 1 });
});

const cart = (version: number): Cart => ({
  cartId: 'c1',
  market: 'sv-se',
  currency: 'SEK',
  version,
  orderRows: [],
  grandTotalValue: 0,
  totalVatValue: 0,
  shippingFeeValue: 0,
  campaignCode: null,
  orderId: null,
  notices: [],
});

test('PW-08 the cart on disk, which other contexts write too, is shown, and that in memory only without a disk', async () => {
  const disk = createMemoryStore('g');
  let hasFailed = false;
  const store = createTieredStore(
    { ...disk, cartState: () => (hasFailed ? Promise.reject(new Error('gone')) : disk.cartState()) },
    'g',
    () => undefined,
  );
  await store.saveCart(cart(1), 1);
  await disk.saveCart(cart(2), 2);
  expect((await store.cartState()).cachedCart?.cart.version).toBe(2);
  hasFailed = true;
  expect((await store.cartState()).cachedCart?.cart.version).toBe(1);
});

test('PW-08 entries in memory are sent after those on disk, are counted with them and can be given up', async () => {
  const disk = createMemoryStore('g');
  const store = createTieredStore(
    { ...disk, add: () => Promise.reject(new Error('gone')) },
    'g',
    () => undefined,
  );
  await put(store, 'memory');
  await put(disk, 'disk');
  expect(ids(await store.next('cart', 1, null))).toEqual(['disk']);
  expect(ids(await store.all())).toEqual(['disk', 'memory']);
  expect((await store.cartState()).pending.map(({ id }) => id)).toEqual(['disk', 'memory']);
  expect(await store.stats()).toMatchObject({ pendingCount: 2, maxSeq: 1 });
  await store.discard('memory');
  expect(ids(await store.all())).toEqual(['disk']);
});

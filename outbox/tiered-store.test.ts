import { describe, expect, test } from 'vitest';
import { drain } from '#outbox/drain.ts';
import type { OutboxStore } from '#outbox/entry.ts';
import { createMemoryStore } from '#outbox/memory-store.ts';
import { createTieredStore, type TieredStoreOptions } from '#outbox/tiered-store.ts';
import { createFailingDisk, openTiered } from '#tests/fixtures/failing-disk.ts';
import { emptyCart, idsOf, putChange } from '#tests/fixtures/outbox-content.ts';

/** Over a disk, or none; time stands. */
const tieredOver = (disk: OutboxStore | null, options: Partial<TieredStoreOptions> = {}) =>
  createTieredStore({
    open: async () => disk ?? Promise.reject(new Error('no disk')),
    generation: 'g',
    now: () => 0,
    schedule: () => () => undefined,
    onState: () => undefined,
    ...options,
  });

test('the cart key of the disk is remembered when the disk fails later', async () => {
  const disk = createMemoryStore('g');
  const store = tieredOver(disk);
  const key = await store.cartKey('of-the-disk');
  disk.cartKey = () => Promise.reject(new Error('gone'));
  expect([key, await store.cartKey('another')]).toEqual(['of-the-disk', 'of-the-disk']);
});

test('without a disk everything works in memory', async () => {
  const store = tieredOver(null);
  const entry = await putChange(store, 'i1');
  expect(idsOf(await store.next('cart', 1, null))).toEqual(['i1']);
  await store.settle([entry?.id ?? '']);
  expect((await store.stats()).pendingCount).toBe(0);
});

test('a full disk is reported, new changes are stored in memory after those on disk, and each is settled in its store', async () => {
  const disk = createMemoryStore('g');
  let isFull = false;
  const full = (): Promise<never> => {
    const cause = Object.assign(new Error('quota'), { name: 'QuotaExceededError' });
    return Promise.reject(Object.assign(new Error('aborted'), { name: 'AbortError', inner: cause }));
  };
  const failures: string[] = [];
  const store = tieredOver(
    { ...disk, add: (draft) => (isFull ? full() : disk.add(draft)) },
    { onState: (state) => failures.push(state) },
  );
  await putChange(store, 'i1');
  isFull = true;
  await putChange(store, 'i2');
  expect(failures).toEqual(['full']);
  const waiting = await store.next('cart', 9, null);
  expect(idsOf(waiting)).toEqual(['i1', 'i2']);
  await store.settle(idsOf(waiting).slice(1));
  expect(idsOf(await store.all())).toEqual(['i1']);
  expect(await store.stats()).toMatchObject({ pendingCount: 1 });
});

test('the cart on disk, which other contexts write too, is shown, and stays when the disk no longer responds', async () => {
  const disk = createMemoryStore('g');
  let hasFailed = false;
  const store = tieredOver({
    ...disk,
    cartState: () => (hasFailed ? Promise.reject(new Error('gone')) : disk.cartState()),
  });
  await store.saveCart(emptyCart({ version: 1 }), 1);
  await disk.saveCart(emptyCart({ version: 2 }), 2);
  expect((await store.cartState()).cachedCart?.cart.version).toBe(2);
  hasFailed = true;
  expect((await store.cartState()).cachedCart?.cart.version).toBe(2);
});

describe('of a bag that another context has replaced, as it was ordered, the new one is shown,', () => {
  /** The clock was set back between both. */
  const ORDERED_AT = 9_000_000;
  const NEW_AT = 1;

  test('and goes on, also when the disk no longer responds', async () => {
    const disk = createMemoryStore('g');
    let hasFailed = false;
    const orGone = <T>(operation: () => Promise<T>) =>
      hasFailed ? Promise.reject(new Error('gone')) : operation();
    const store = tieredOver({
      ...disk,
      cartState: () => orGone(() => disk.cartState()),
      saveCart: (...cart) => orGone(() => disk.saveCart(...cart)),
    });
    const shown = async () => (await store.cartState()).cachedCart?.cart;
    await store.saveCart(emptyCart({ cartId: 'ordered', version: 5 }), ORDERED_AT);
    await disk.saveCart(emptyCart({ cartId: 'new' }), NEW_AT);
    expect(await shown()).toMatchObject({ cartId: 'new', version: 1 });
    expect(await store.saveCart(emptyCart({ cartId: 'new', version: 2 }), NEW_AT, 'new')).toBe(true);
    hasFailed = true;
    expect(await shown()).toMatchObject({ cartId: 'new', version: 2 });
    // Asked for before the order.
    const late = emptyCart({ cartId: 'ordered', version: 6 });
    expect(await store.saveCart(late, ORDERED_AT, 'ordered')).toBe(false);
    expect(await store.saveCart(emptyCart({ cartId: 'new', version: 3 }), NEW_AT, 'new')).toBe(true);
    expect(await shown()).toMatchObject({ cartId: 'new', version: 3 });
  });

  test('also where the disk, full before, took it before what it had not taken', async () => {
    const { disk, content, state } = createFailingDisk();
    const { store, pass } = openTiered(disk);
    state.isFull = true;
    await store.saveCart(emptyCart({ cartId: 'ordered', version: 5 }), ORDERED_AT);
    state.isFull = false;
    expect(await store.saveCart(emptyCart({ cartId: 'new' }), NEW_AT, 'ordered')).toBe(true);
    expect((await store.cartState()).cachedCart?.cart).toMatchObject({ cartId: 'new' });
    await pass(10_000);
    expect((await content.cartState()).cachedCart?.cart).toMatchObject({ cartId: 'new' });
  });

  test('after a full disk got what it had not taken', async () => {
    const { disk, content, state } = createFailingDisk();
    const { store, pass } = openTiered(disk);
    const shown = async () => (await store.cartState()).cachedCart?.cart;
    state.isFull = true;
    await store.saveCart(emptyCart({ cartId: 'ordered', version: 5 }), ORDERED_AT);
    expect((await content.cartState()).cachedCart).toBeNull();
    expect(await shown()).toMatchObject({ cartId: 'ordered', version: 5 });
    state.isFull = false;
    await pass(10_000);
    expect((await content.cartState()).cachedCart?.cart).toMatchObject({ cartId: 'ordered', version: 5 });
    await content.saveCart(emptyCart({ cartId: 'new' }), NEW_AT);
    expect(await shown()).toMatchObject({ cartId: 'new', version: 1 });
    await store.reconcile();
    expect((await content.cartState()).cachedCart?.cart).toMatchObject({ cartId: 'new' });
  });
});

test('entries in memory are sent after those on disk, are counted with them and can be given up', async () => {
  const disk = createMemoryStore('g');
  const store = tieredOver({ ...disk, add: () => Promise.reject(new Error('gone')) });
  await putChange(store, 'memory');
  await putChange(disk, 'disk');
  expect(idsOf(await store.next('cart', 1, null))).toEqual(['disk']);
  expect(idsOf(await store.all())).toEqual(['disk', 'memory']);
  expect((await store.cartState()).pending.map(({ id }) => id)).toEqual(['disk', 'memory']);
  expect(await store.stats()).toMatchObject({ pendingCount: 2, maxSeq: 1 });
  await store.discard('memory');
  expect(idsOf(await store.all())).toEqual(['disk']);
});

test('while a response is being stored, the change is shown as pending, with the cart before it', async () => {
  const disk = createMemoryStore('g');
  const isOpen = Promise.withResolvers<void>();
  const store = tieredOver({
    ...disk,
    settle: async (settled, response) => {
      await isOpen.promise;
      return disk.settle(settled, response);
    },
  });
  await store.saveCart(emptyCart({ version: 1 }), 1);
  const entry = await putChange(store, 'i1');
  const state = async () => {
    const { cachedCart, pending } = await store.cartState();
    return [cachedCart?.cart.version, idsOf(pending)];
  };
  const isSettled = store.settle([entry?.id ?? ''], { cart: emptyCart({ version: 2 }), at: 2 });
  expect(await state()).toEqual([1, ['i1']]);
  isOpen.resolve();
  await isSettled;
  expect(await state()).toEqual([2, []]);
});

describe('a disk that is full when results come', () => {
  /** Takes new entries as long as it has room, and no result while it has none. */
  function fullDisk() {
    const disk = createMemoryStore('g');
    const state = { isFull: false };
    const orFull = <T>(operation: () => Promise<T>): Promise<T> =>
      state.isFull
        ? Promise.reject(Object.assign(new Error('full'), { name: 'QuotaExceededError' }))
        : operation();
    const store: OutboxStore = {
      ...disk,
      add: (draft) => orFull(() => disk.add(draft)),
      settle: (settled, response) => orFull(() => disk.settle(settled, response)),
      deadLetter: (id, error, at) => orFull(() => disk.deadLetter(id, error, at)),
      countAttempt: (tried) => orFull(() => disk.countAttempt(tried)),
      adopt: (entries) => orFull(() => disk.adopt(entries)),
      saveCart: (saved, at) => orFull(() => disk.saveCart(saved, at)),
      updateLease: (decide) => orFull(() => disk.updateLease(decide)),
    };
    return { disk, state, store };
  }
  async function drained(store: OutboxStore, refusedId: string) {
    const sent: string[] = [];
    let version = 0;
    const report = await drain({
      store,
      account: null,
      now: () => 0,
      random: () => 0,
      wait: async () => true,
      shouldContinue: async () => sent.length < 20,
      send: async ({ headers }) => {
        const id = headers['idempotency-key'] ?? '';
        sent.push(id);
        if (id === refusedId)
          return {
            status: 400,
            retryAfterMs: null,
            body: { error: { code: 'out_of_stock', message: 'sold out' } },
          };
        version += 1;
        return { status: 200, retryAfterMs: null, body: emptyCart({ version }) };
      },
    });
    return { sent, report };
  }

  test('each change is sent once, and the cart of the last response is shown', async () => {
    const { disk, state, store: onDisk } = fullDisk();
    const store = tieredOver(onDisk);
    for (const id of ['i1', 'i2', 'i3']) await putChange(store, id);
    state.isFull = true;
    expect(await drained(store, 'i2')).toMatchObject({
      sent: ['i1', 'i2', 'i3'],
      report: { hasGivenUp: false },
    });
    const { cachedCart, pending, deadLetters } = await store.cartState();
    expect([cachedCart?.cart.version, pending]).toEqual([2, []]);
    expect(deadLetters).toMatchObject([{ entry: { id: 'i2' }, error: { code: 'out_of_stock' } }]);
    expect(await store.stats()).toMatchObject({ pendingCount: 0, deadLetterCount: 1 });
    expect(idsOf(await disk.all())).toEqual(['i1', 'i2', 'i3']);
  });

  test('what it held is removed from it when it has room again', async () => {
    const { disk, state, store: onDisk } = fullDisk();
    const store = tieredOver(onDisk);
    await putChange(store, 'i1');
    state.isFull = true;
    await drained(store, '');
    state.isFull = false;
    await putChange(store, 'i2');
    expect(idsOf(await disk.all())).toEqual(['i2']);
    expect(idsOf(await store.all())).toEqual(['i2']);
  });

  test('what was read before is not read again, however many there are', async () => {
    const { state, store: onDisk } = fullDisk();
    const store = tieredOver(onDisk);
    for (let index = 1; index <= 5; index += 1) await putChange(store, `i${index}`);
    state.isFull = true;
    const first = await store.next('cart', 2, null);
    await store.settle(idsOf(first));
    expect(idsOf(await store.next('cart', 2, null))).toEqual(['i3', 'i4']);
  });
});

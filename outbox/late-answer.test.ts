// The answer to a cart change that comes when the change does not wait any more.
import { describe, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { drain } from '#outbox/drain.ts';
import type { OutboxDisk, OutboxStore } from '#outbox/entry.ts';
import { createMemoryStore } from '#outbox/memory-store.ts';
import type { OutboxResponse } from '#outbox/request.ts';
import { createTieredStore } from '#outbox/tiered-store.ts';
import { createFailingDisk, openTiered } from '#tests/fixtures/failing-disk.ts';
import { emptyCart, idsOf, putChange } from '#tests/fixtures/outbox-content.ts';

/** A device that has a cart, and a context whose request with a change of it is under way. */
async function sendFrom(cart: Cart) {
  const disk = createMemoryStore('g');
  const store = createTieredStore({
    open: async () => disk,
    generation: 'g',
    now: () => 9,
    schedule: () => () => undefined,
    onState: () => undefined,
  });
  await store.saveCart(cart, 1);
  await putChange(store, 'i1');
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<OutboxResponse>()];
  const delivered: string[] = [];
  const done = drain({
    store,
    send: () => {
      asked.resolve();
      return answer.promise;
    },
    account: null,
    now: () => 9,
    random: () => 0,
    wait: async () => false,
    shouldContinue: async () => true,
    onDelivery: ({ kind }) => delivered.push(kind),
  });
  await asked.promise;
  return {
    disk,
    store,
    delivered,
    /** The carts that are shown then, here and in other contexts. */
    answered: async (body: Cart) => {
      answer.resolve({ status: 200, retryAfterMs: null, body });
      await done;
      const states = [await store.cartState(), await disk.cartState()];
      return states.map(({ cachedCart }) => `${cachedCart?.cart.cartId} ${cachedCart?.cart.version}`);
    },
  };
}
const bag = (version: number) => emptyCart({ cartId: 'c1', version });
const none = emptyCart({ cartId: '', version: 0 });

test('a bag that was ordered meanwhile does not come back', async () => {
  const { disk, delivered, answered } = await sendFrom(bag(1));
  await disk.settle(['i1'], { cart: bag(2), at: 2 });
  await disk.saveCart(none, 3);
  expect(await answered(bag(2))).toEqual([' 0', ' 0']);
  expect(delivered).toEqual([]);
});

test('where the device has the same bag still, the newer of both answers counts', async () => {
  for (const [other, late] of [
    [2, 3],
    [3, 2],
  ] as const) {
    const { disk, answered } = await sendFrom(bag(1));
    await disk.settle(['i1'], { cart: bag(other), at: 2 });
    expect(await answered(bag(late))).toEqual(['c1 3', 'c1 3']);
  }
});

test('a first change that was discarded under way, and took effect, is shown', async () => {
  const { store, answered } = await sendFrom(none);
  await store.discard('i1');
  expect(await answered(bag(1))).toEqual(['c1 1', 'c1 1']);
});

test('nor does one where another change is on the disk still, as that was full when it was answered', async () => {
  const { disk, content, state } = createFailingDisk();
  const { store } = openTiered(disk);
  await store.saveCart(bag(1), 1);
  for (const id of ['i1', 'i2']) await putChange(store, id);
  state.isFull = true;
  await store.settle(['i1'], { cart: bag(2), at: 2, before: 'c1' });
  state.isFull = false;
  // Another context: it sends the second, and the bag is ordered.
  await content.settle(['i2'], { cart: bag(3), at: 3, before: 'c1' });
  await content.saveCart(none, 4, 'c1');
  await store.settle(['i2'], { cart: bag(3), at: 5, before: 'c1' });
  expect((await content.cartState()).cachedCart?.cart.cartId).toBe('');
  expect(await content.all()).toEqual([]);
  // Nor from memory, here or with what that gives the disk.
  expect((await store.cartState()).cachedCart?.cart.cartId).toBe('');
  await store.reconcile();
  expect((await content.cartState()).cachedCart?.cart.cartId).toBe('');
});

test('a change that the disk could not settle stays on it until the bag with it fits', async () => {
  const { disk, content, state } = createFailingDisk();
  const small: OutboxDisk = {
    ...disk,
    settle: (ids, response, others) =>
      response === undefined
        ? disk.settle(ids, response, others)
        : Promise.reject(Object.assign(new Error('full'), { name: 'QuotaExceededError' })),
  };
  const { store } = openTiered(small);
  await store.saveCart(bag(1), 1);
  for (const id of ['i1', 'i2']) await putChange(store, id);
  state.isFull = true;
  await store.settle(['i1'], { cart: bag(2), at: 2, before: 'c1' });
  state.isFull = false;
  await store.settle(['i2'], { cart: bag(3), at: 3, before: 'c1' });
  expect(idsOf(await content.all())).toEqual(['i1', 'i2']);
  expect((await content.cartState()).cachedCart?.cart.version).toBe(1);
  expect((await store.cartState()).cachedCart?.cart.version).toBe(3);
});

describe('a disk that refused the first bag, and takes writes again before that is given to it,', () => {
  async function refusing() {
    const { disk, content, state } = createFailingDisk();
    const { store } = openTiered(disk);
    await store.saveCart(none, 1);
    state.isFull = true;
    await putChange(store, 'i1');
    await store.settle(['i1'], { cart: bag(1), at: 2, before: '' });
    return { store, content, state };
  }
  const shown = async (store: OutboxStore) => (await store.cartState()).cachedCart?.cart.version;

  test('keeps no later change out of the bag', async () => {
    const { store, content, state } = await refusing();
    await putChange(store, 'i2');
    state.isFull = false;
    await store.settle(['i2'], { cart: bag(2), at: 3, before: 'c1' });
    expect([await shown(store), await store.all()]).toEqual([2, []]);
    await store.reconcile();
    expect((await content.cartState()).cachedCart?.cart.version).toBe(2);
  });

  test('keeps no later answer out of it', async () => {
    const { store, state } = await refusing();
    state.isFull = false;
    expect(await store.saveCart(bag(3), 4, 'c1')).toBe(true);
    expect(await shown(store)).toBe(3);
  });

  test('keeps delivered changes until the bag comes with them, whatever events are delivered before', async () => {
    const { disk, content, state } = createFailingDisk();
    const { store } = openTiered(disk);
    await store.saveCart(bag(1), 1);
    await putChange(store, 'i1');
    state.isFull = true;
    await store.settle(['i1'], { cart: bag(2), at: 2, before: 'c1' });
    state.isFull = false;
    await store.settle(['an event']);
    expect(idsOf(await content.all())).toEqual(['i1']);
    await store.reconcile();
    expect([await content.all(), (await content.cartState()).cachedCart?.cart.version]).toEqual([[], 2]);
  });
});

// The tiered store over a disk that hangs, that is full for a while, or whose database was deleted while it was open.
import { describe, expect, test } from 'vitest';
import { shopError } from '#contract/errors.ts';
import type { OutboxDisk, OutboxStore } from '#outbox/entry.ts';
import { acquireLease } from '#outbox/lease.ts';
import { createFailingDisk, openTiered } from '#tests/fixtures/failing-disk.ts';
import { emptyCart, idsOf, putChange } from '#tests/fixtures/outbox-content.ts';

describe('a disk that hangs', () => {
  test('a change is stored in memory after the limit, the next at once, and what is on disk stays shown', async () => {
    const { disk, hang } = createFailingDisk();
    const { store, states, pass } = openTiered(disk);
    await putChange(store, 'i1');
    await store.cartState();
    hang();
    const second = putChange(store, 'i2');
    await pass(4_000);
    await second;
    await putChange(store, 'i3');
    expect(idsOf((await store.cartState()).pending)).toEqual(['i1', 'i2', 'i3']);
    expect(idsOf(await store.next('cart', 9, null))).toEqual(['i1', 'i2', 'i3']);
    expect((await store.stats()).pendingCount).toBe(3);
    expect(states).toEqual(['hanging']);
  });

  test('when it responds again each change is on it once, in order, also one that it stored late', async () => {
    const { disk, content, hang } = createFailingDisk();
    let recoveries = 0;
    const { store, states, pass } = openTiered(disk, { onRecovered: () => (recoveries += 1) });
    await putChange(store, 'i1');
    const release = hang();
    const second = putChange(store, 'i2');
    await pass(4_000);
    await second;
    await putChange(store, 'i3');
    release();
    await pass(0);
    expect(idsOf(await content.all())).toEqual(['i1', 'i2', 'i3']);
    expect(idsOf(await store.all())).toEqual(['i1', 'i2', 'i3']);
    expect([states, recoveries]).toEqual([['hanging', 'ok'], 1]);
  });

  test('a change that was delivered meanwhile does not come back from a late write', async () => {
    const { disk, content, hang } = createFailingDisk();
    const { store, pass } = openTiered(disk);
    // Read before, so that it is the change itself that is stored late.
    await store.cartKey('cart-key-of-this-device');
    const release = hang();
    const added = putChange(store, 'i1');
    await pass(4_000);
    await added;
    await store.settle(['i1'], { cart: emptyCart({ version: 1 }), at: 1 });
    release();
    await pass(0);
    expect([await content.all(), await store.all()]).toEqual([[], []]);
    expect((await content.cartState()).cachedCart?.cart.version).toBe(1);
  });

  test('what the shopper decides meanwhile is done on it later', async () => {
    const { disk, content, hang } = createFailingDisk();
    const { store, pass } = openTiered(disk);
    await putChange(store, 'i1');
    await putChange(store, 'i2');
    await store.deadLetter('i2', shopError('out_of_stock'), 1);
    const release = hang();
    const discarded = store.discard('i1');
    await pass(4_000);
    await discarded;
    await store.discard('i2');
    expect(idsOf(await store.all())).toEqual([]);
    release();
    await pass(0);
    expect([await content.all(), await content.deadLetters()]).toEqual([[], []]);
  });

  test('nobody knows whether a change on it was taken back; one that it did not note as sent is not', async () => {
    const { disk, content, hang } = createFailingDisk();
    const { store, pass } = openTiered(disk);
    await putChange(store, 'i1');
    await putChange(store, 'i2');
    const release = hang();
    const begun = store.beginSending('i1');
    await pass(4_000);
    expect([await begun, await store.cancel('i1'), await store.cancel('i2')]).toEqual([true, false, null]);
    release();
    await pass(0);
    expect([await store.cancel('i1'), await store.cancel('i2')]).toEqual([false, true]);
    expect(idsOf(await content.all())).toEqual(['i1']);
  });

  test('one that never opens is told, and asked again once the first attempt ends', async () => {
    const opening = Promise.withResolvers<OutboxDisk>();
    const { disk, content } = createFailingDisk();
    const { store, states, pass } = openTiered(disk, { open: () => opening.promise });
    const added = putChange(store, 'i1');
    await pass(4_000);
    await added;
    expect(idsOf(await store.all())).toEqual(['i1']);
    opening.resolve(disk);
    await pass(0);
    expect(idsOf(await content.all())).toEqual(['i1']);
    expect(states).toEqual(['hanging', 'ok']);
  });
});

describe('a full disk', () => {
  test('takes what waits in memory by itself when it has room, in order and before newer changes', async () => {
    const { disk, content, state } = createFailingDisk();
    const { store, states, pass } = openTiered(disk);
    await putChange(store, 'i1');
    state.isFull = true;
    for (const id of ['i2', 'i3']) await putChange(store, id);
    expect(states).toEqual(['full']);
    state.isFull = false;
    await putChange(store, 'i4');
    expect(idsOf(await content.all())).toEqual(['i1', 'i2', 'i3', 'i4']);
    expect(states).toEqual(['full', 'ok']);
    state.isFull = true;
    await putChange(store, 'i5');
    await store.settle(['i1'], { cart: emptyCart({ version: 2 }), at: 2 });
    await store.deadLetter('i2', shopError('out_of_stock'), 3);
    await store.deadLetter('i5', shopError('conflict'), 4);
    state.isFull = false;
    await pass(10_000);
    expect(idsOf(await content.all())).toEqual(['i3', 'i4']);
    expect((await content.deadLetters()).map(({ entry, error }) => [entry.id, error.code])).toEqual([
      ['i2', 'out_of_stock'],
      ['i5', 'conflict'],
    ]);
    expect((await store.deadLetters()).length).toBe(2);
    expect((await content.cartState()).cachedCart?.cart.version).toBe(2);
    expect(states).toEqual(['full', 'ok', 'full', 'ok']);
  });

  test('another context’s lease, which cannot be taken over there, does not keep this one from sending', async () => {
    const { disk, content, state } = createFailingDisk();
    const { store } = openTiered(disk);
    await acquireLease(content, 'service worker', 0);
    state.isFull = true;
    expect(await acquireLease(store, 'page', 0, true)).toBe(true);
    expect(await acquireLease(store, 'page', 0)).toBe(true);
    expect((await content.readLease())?.owner).toBe('service worker');
  });

  test('first room is made, no more than needed, and not again at once', async () => {
    const { disk, state } = createFailingDisk();
    const freed: string[] = [];
    const step = (name: string, helps: boolean) => async () => {
      freed.push(name);
      if (helps) state.isFull = false;
    };
    const { store, states, pass } = openTiered(disk, {
      makeRoom: [step('pictures', false), step('answers', true), step('index', false)],
    });
    await putChange(store, 'i0');
    state.isFull = true;
    await putChange(store, 'i1');
    expect([freed, states]).toEqual([['pictures', 'answers'], []]);
    state.isFull = true;
    await putChange(store, 'i2');
    expect([freed, states]).toEqual([['pictures', 'answers', 'index'], ['full']]);
    await putChange(store, 'i3');
    await pass(10_000);
    expect(freed.length).toBe(3);
    await pass(30_000);
    expect(freed.slice(3)).toEqual(['pictures', 'answers']);
    expect(states).toEqual(['full', 'ok']);
  });

  test('what made way first may have filled again, and makes way first the next time', async () => {
    const { disk, state } = createFailingDisk();
    const freed: string[] = [];
    const step = (name: string) => async () => {
      freed.push(name);
      state.isFull = false;
    };
    const { store, pass } = openTiered(disk, { makeRoom: [step('pictures'), step('answers')] });
    await putChange(store, 'i0');
    state.isFull = true;
    await putChange(store, 'i1');
    await pass(31_000);
    state.isFull = true;
    await putChange(store, 'i2');
    expect(freed).toEqual(['pictures', 'pictures']);
  });
});

test('what was refused while the disk was full stays on it, as waiting, until it is there as refused', async () => {
  const { disk, content, state } = createFailingDisk();
  const { store } = openTiered(disk);
  for (const id of ['i1', 'i2']) await putChange(store, id);
  state.isFull = true;
  await store.deadLetter('i1', shopError('out_of_stock'), 1);
  state.isFull = false;
  await store.settle(['i2'], { cart: emptyCart({ version: 2 }), at: 2 });
  expect(idsOf(await content.all())).toEqual(['i1']);
  await store.reconcile();
  expect(await content.all()).toEqual([]);
  expect((await content.deadLetters()).map(({ entry }) => entry.id)).toEqual(['i1']);
});

describe('a database that was deleted while it was open', () => {
  /** Another database stands where the first was. */
  async function replaced(before: readonly string[], known: boolean, hasKey = true) {
    const first = createFailingDisk();
    const second = createFailingDisk();
    let isDeleted = false;
    const either = Object.keys(first.disk).map((name) => [
      name,
      (...args: unknown[]) =>
        (Reflect.get((isDeleted ? second : first).disk, name) as (...all: unknown[]) => unknown)(...args),
    ]);
    const disk: OutboxDisk = {
      ...(Object.fromEntries(either) as OutboxStore),
      connect: async () => (isDeleted ? 'g2' : 'g1'),
    };
    const lost: number[] = [];
    const opened = openTiered(disk, { onReplaced: (count) => lost.push(count) });
    for (const id of before) await putChange(known ? opened.store : first.content, id);
    await opened.store.stats();
    await opened.store.saveCart(emptyCart({ version: 3 }), 3);
    if (hasKey) await opened.store.cartKey('unused');
    isDeleted = true;
    return { ...opened, content: second.content, state: second.state, lost };
  }

  test('what this context knows is put back, with the cart and its key, before anything else', async () => {
    const { store, content, lost } = await replaced(['i1', 'i2'], true);
    await store.cartState();
    await putChange(store, 'i3');
    expect(idsOf(await content.all())).toEqual(['i1', 'i2', 'i3']);
    expect(await content.cartKey('another')).toBe('cart-key-of-this-device');
    expect(lost).toEqual([0]);
  });

  test('a key that is read only now waits for nothing', async () => {
    const { store, states } = await replaced(['i1'], false, false);
    expect(await store.cartKey('new')).toBe('new');
    expect(states).toEqual([]);
  });

  test('what nobody knew is counted as lost', async () => {
    const { store, lost } = await replaced(['i1', 'i2'], false);
    await store.stats();
    expect(lost).toEqual([2]);
  });

  test('a result that comes for an entry of before settles no other', async () => {
    const { store } = await replaced(['i1'], true);
    await putChange(store, 'i2');
    await store.settle(['i1']);
    expect(idsOf(await store.all())).toEqual(['i2']);
  });

  test('where it is full, what is known waits in memory', async () => {
    const { store, state, content, pass } = await replaced(['i1'], true);
    state.isFull = true;
    expect(idsOf((await store.cartState()).pending)).toEqual(['i1']);
    state.isFull = false;
    await pass(10_000);
    expect(idsOf(await content.all())).toEqual(['i1']);
  });
});

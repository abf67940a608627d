// Changes keep the order in which they were made, whatever the disk does meanwhile, and none waits for it again and again.
import { expect, test } from 'vitest';
import { createFailingDisk, openTiered, turn } from '#tests/fixtures/failing-disk.ts';
import { idsOf, putChange } from '#tests/fixtures/outbox-content.ts';

async function setUp(makeRoom: (() => Promise<unknown>)[] = []) {
  const device = createFailingDisk();
  const opened = openTiered(device.disk, { makeRoom });
  await opened.store.cartKey('cart-key-of-this-device');
  const waiting = async () => idsOf(await opened.store.next('cart', 9, null));
  return { ...device, ...opened, waiting };
}

/** Adds a change, and tells whether that is over. */
function adding(store: Awaited<ReturnType<typeof setUp>>['store'], id: string) {
  const added = { isOver: false };
  void putChange(store, id).then(() => (added.isOver = true));
  return added;
}

test('while a disk hangs, changes are sent as they were made, and those that wait end with the first', async () => {
  const { store, hang, pass, waiting } = await setUp();
  hang();
  const first = adding(store, 'i1');
  await pass(2_000);
  const plus = adding(store, 'i2-plus');
  const bin = adding(store, 'i3-remove');
  await pass(1_000);
  expect([first, plus, bin].map(({ isOver }) => isOver)).toEqual([false, false, false]);
  await pass(1_000);
  expect([first, plus, bin].map(({ isOver }) => isOver)).toEqual([true, true, true]);
  expect(await waiting()).toEqual(['i1', 'i2-plus', 'i3-remove']);
});

test('a change that has waited for others is given up when its own four seconds are over', async () => {
  const { store, content, hang, pass, waiting, states } = await setUp();
  const first = hang('add');
  void adding(store, 'i1');
  const second = adding(store, 'i2');
  await pass(3_000);
  const release = hang('add');
  first();
  await turn();
  expect(second.isOver).toBe(false);
  await pass(1_000);
  expect(second.isOver).toBe(true);
  expect([await waiting(), states]).toEqual([['i1', 'i2'], ['hanging']]);
  release();
  await pass(0);
  expect([idsOf(await content.all()), states]).toEqual([
    ['i1', 'i2'],
    ['hanging', 'ok'],
  ]);
});

test('while room is made for a change, a smaller later one does not overtake it', async () => {
  const room = Promise.withResolvers<void>();
  const { store, state, content } = await setUp([() => room.promise]);
  state.isTooLarge = (id) => id === 'i1-add';
  void putChange(store, 'i1-add');
  await turn();
  const remove = putChange(store, 'i2-remove');
  await turn();
  state.isTooLarge = () => false;
  room.resolve();
  await remove;
  expect(idsOf(await content.all())).toEqual(['i1-add', 'i2-remove']);
});

test('where making room hangs, no change waits for it any longer', async () => {
  const { store, state, content, pass, states } = await setUp([() => new Promise(() => undefined)]);
  state.isTooLarge = (id) => id === 'i1-add';
  const add = adding(store, 'i1-add');
  const remove = adding(store, 'i2-remove');
  await pass(3_000);
  expect([add.isOver, remove.isOver]).toEqual([false, false]);
  await pass(1_000);
  expect([add.isOver, remove.isOver]).toEqual([true, true]);
  expect([idsOf(await content.all()), states]).toEqual([
    ['i1-add', 'i2-remove'],
    ['full', 'ok'],
  ]);
});

test('a change that has waited too long for room is stored in its order, and nothing is said of the disk', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { store, state, content, pass, states } = await setUp([() => first.promise, () => second.promise]);
  state.isTooLarge = (id) => id === 'i1-add';
  void adding(store, 'i1-add');
  const remove = adding(store, 'i2-remove');
  await pass(3_000);
  first.resolve();
  await pass(3_000);
  expect(remove.isOver).toBe(false);
  state.isTooLarge = () => false;
  second.resolve();
  await turn();
  expect(remove.isOver).toBe(true);
  expect([idsOf(await content.all()), states]).toEqual([['i1-add', 'i2-remove'], []]);
});

test('of changes that are added together, each is stored once, or in memory', async () => {
  const { store, state, content, states } = await setUp([
    async () => (state.isTooLarge = (id) => id === 'i4'),
  ]);
  state.isTooLarge = (id) => id === 'i3' || id === 'i4';
  const added = await Promise.all(['i1', 'i2', 'i3', 'i4', 'i5'].map((id) => putChange(store, id)));
  expect(added.map((entry) => entry?.id)).toEqual(['i1', 'i2', 'i3', 'i4', 'i5']);
  expect(idsOf(await content.all())).toEqual(['i1', 'i2', 'i3']);
  expect(idsOf(await store.next('cart', 9, null))).toEqual(['i1', 'i2', 'i3', 'i4', 'i5']);
  expect(states).toEqual(['full']);
});

test('an event that waits keeps no change of the cart waiting', async () => {
  const { store, state } = await setUp();
  state.waitsOf.set('add', new Promise(() => undefined));
  void store.add({
    kind: 'event',
    id: 'e1',
    since: 0,
    account: null,
    event: { event_id: 'e1', tenant: 't', market: 'sv-se', type: 'click', session_id: 's' },
  });
  await turn();
  state.waitsOf.clear();
  expect((await putChange(store, 'i1'))?.id).toBe('i1');
});

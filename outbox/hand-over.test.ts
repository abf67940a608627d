// What is decided about an entry while it is moved from memory to the disk holds, whichever of both was first.
import { describe, expect, test } from 'vitest';
import { shopError } from '#contract/errors.ts';
import type { EntryDraft, OutboxStore } from '#outbox/entry.ts';
import { createFailingDisk, openTiered, turn } from '#tests/fixtures/failing-disk.ts';
import { emptyCart, idsOf, putChange } from '#tests/fixtures/outbox-content.ts';

const event: EntryDraft = {
  kind: 'event',
  id: 'e1',
  since: 0,
  account: null,
  event: { event_id: 'e1', tenant: 't', market: 'sv-se', type: 'click', session_id: 's' },
};

/** A change and an event wait in memory; the disk has room again. */
async function setUp() {
  const device = createFailingDisk();
  const opened = openTiered(device.disk);
  device.state.isFull = true;
  await putChange(opened.store, 'i1');
  await opened.store.add(event);
  device.state.isFull = false;
  return {
    ...device,
    ...opened,
    /** Both are being moved to the disk; the result lets that end. */
    move: async () => {
      const release = device.hang('adopt');
      const moved = opened.store.reconcile();
      await turn();
      return async () => {
        device.state.waitsOf.clear();
        release();
        await moved;
        await turn();
      };
    },
  };
}
type Moving = Awaited<ReturnType<typeof setUp>>;
const waiting = async ({ store, content }: Moving) => [idsOf(await store.all()), idsOf(await content.all())];

const DECISIONS: [string, (store: OutboxStore) => Promise<unknown>, string[]][] = [
  ['taken back', (store) => store.cancel('i1'), ['e1']],
  ['discarded', (store) => store.discard('i1'), ['e1']],
  ['delivered', (store) => store.settle(['i1'], { cart: emptyCart({ version: 2 }), at: 2 }), ['e1']],
  ['refused', (store) => store.deadLetter('i1', shopError('out_of_stock'), 3), ['e1']],
];

test.each(DECISIONS)('what is %s meanwhile does not come back', async (_, decide, left) => {
  const moving = await setUp();
  const finish = await moving.move();
  expect(await decide(moving.store)).not.toBe(false);
  expect(idsOf(await moving.store.all())).toEqual(left);
  await finish();
  expect(await waiting(moving)).toEqual([left, left]);
  expect(moving.states).toEqual(['full', 'ok']);
});

describe.each([
  ['settle', (store: OutboxStore) => store.settle(['i1'], { cart: emptyCart(), at: 2 }), []],
  ['deadLetter', (store: OutboxStore) => store.deadLetter('i1', shopError('conflict'), 2), ['i1']],
] as const)('a result that the disk had before it got the change (%s)', (name, end, refused) => {
  test.each(['before', 'after'])('holds, begun %s the move', async (when) => {
    const moving = await setUp();
    const { promise: said, resolve: say } = Promise.withResolvers<void>();
    const begin = () => {
      moving.state.saidLate.set(name, said);
      return end(moving.store);
    };
    const early = when === 'before' ? begin() : null;
    await turn();
    const finish = await moving.move();
    const ended = early ?? begin();
    await turn();
    await finish();
    say();
    await ended;
    await moving.pass(10_000);
    expect(await waiting(moving)).toEqual([['e1'], ['e1']]);
    expect((await moving.content.deadLetters()).map(({ entry }) => entry.id)).toEqual(refused);
  });
});

test('a refusal stands on the disk afterwards', async () => {
  const moving = await setUp();
  const finish = await moving.move();
  await moving.store.deadLetter('i1', shopError('out_of_stock'), 3);
  await finish();
  expect(await moving.content.deadLetters()).toMatchObject([
    { entry: { id: 'i1' }, error: { code: 'out_of_stock' }, at: 3 },
  ]);
});

test('what is begun meanwhile is sent once that is noted where it comes to, and can be taken back nowhere', async () => {
  const moving = await setUp();
  const finish = await moving.move();
  let isNoted = false;
  const begun = moving.store.beginSending('i1').finally(() => (isNoted = true));
  expect(await moving.store.cancel('i1')).toBe(false);
  await turn();
  expect(isNoted).toBe(false);
  await finish();
  expect(await begun).toBe(true);
  expect(await moving.content.cancel('i1')).toBe(false);
});

test('a change whose sending began while the disk hung is known there as begun', async () => {
  const { disk, content, hang } = createFailingDisk();
  const { store, pass } = openTiered(disk);
  await store.cartKey('cart-key-of-this-device');
  const release = hang('add');
  const added = putChange(store, 'i1');
  await pass(4_000);
  await added;
  expect(await store.beginSending('i1')).toBe(true);
  release();
  await pass(0);
  expect([idsOf(await content.all()), await content.cancel('i1')]).toEqual([['i1'], false]);
});

describe('a refused change that is moved', () => {
  async function refused() {
    const device = createFailingDisk();
    const opened = openTiered(device.disk);
    device.state.isFull = true;
    await putChange(opened.store, 'i1');
    await opened.store.deadLetter('i1', shopError('out_of_stock'), 1);
    device.state.isFull = false;
    const release = device.hang('deadLetter');
    const moved = opened.store.reconcile();
    await turn();
    return { ...device, ...opened, release, moved };
  }

  test('is never shown as waiting', async () => {
    const { store, release, moved } = await refused();
    expect([idsOf(await store.all()), await store.next('cart', 9, null)]).toEqual([[], []]);
    expect(await store.deadLetters()).toHaveLength(1);
    release();
    await moved;
    expect([await store.all(), (await store.deadLetters()).length]).toEqual([[], 1]);
  });

  test('and tried again meanwhile waits, and is refused no more', async () => {
    const { store, content, release, moved } = await refused();
    await store.requeue('i1');
    release();
    await moved;
    expect([idsOf(await content.all()), await content.deadLetters()]).toEqual([['i1'], []]);
    expect([idsOf(await store.all()), await store.deadLetters()]).toEqual([['i1'], []]);
  });

  test('and discarded meanwhile is gone', async () => {
    const { store, content, release, moved } = await refused();
    await store.discard('i1');
    release();
    await moved;
    expect([await content.all(), await content.deadLetters()]).toEqual([[], []]);
    expect([await store.all(), await store.deadLetters()]).toEqual([[], []]);
  });
});

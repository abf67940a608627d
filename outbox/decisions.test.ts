// What the shopper decides shows at once, also while the disk takes no writes, and is on it when it does.
import { describe, expect, test } from 'vitest';
import { shopError } from '#contract/errors.ts';
import { createFailingDisk, openTiered } from '#tests/fixtures/failing-disk.ts';
import { emptyCart, idsOf, putChange } from '#tests/fixtures/outbox-content.ts';

const notice = (articleId: string) =>
  ({ kind: 'price-changed', articleId, title: 'A', before: 1, after: 2 }) as const;

/** `refused` was refused, `waiting` waits, and a notice of `a1` is shown: all are on the disk, which then fails. */
async function setUp(how: 'full' | 'hanging') {
  const device = createFailingDisk();
  const opened = openTiered(device.disk);
  const { store, pass } = opened;
  for (const id of ['refused', 'waiting']) await putChange(store, id);
  await store.deadLetter('refused', shopError('out_of_stock'), 1);
  await store.saveCart(emptyCart({ notices: [notice('a1')] }), 1);
  await store.cartState();
  device.state.isFull = how === 'full';
  const release = how === 'hanging' ? device.hang() : () => undefined;
  return {
    ...device,
    ...opened,
    /** The disk's limit is over. */
    decide: async (decision: Promise<unknown>) => {
      await pass(4_000);
      await decision;
    },
    seen: async () => {
      const { pending, deadLetters, cachedCart } = await store.cartState();
      return {
        waiting: idsOf(pending),
        refused: deadLetters.map(({ entry }) => entry.id),
        notices: cachedCart?.notices.map(({ articleId }) => articleId),
      };
    },
    recover: async () => {
      device.state.isFull = false;
      release();
      await pass(10_000);
      const { pending, deadLetters, cachedCart } = await device.content.cartState();
      return {
        waiting: idsOf(pending),
        refused: deadLetters.map(({ entry }) => entry.id),
        notices: cachedCart?.notices.map(({ articleId }) => articleId),
      };
    },
  };
}
const before = { waiting: ['waiting'], refused: ['refused'], notices: ['a1'] };

describe.each(['full', 'hanging'] as const)('while the disk is %s', (how) => {
  test('a refused change that is discarded leaves the inbox', async () => {
    const { store, decide, seen, recover } = await setUp(how);
    await decide(store.discard('refused'));
    expect(await seen()).toEqual({ ...before, refused: [] });
    expect((await store.deadLetters()).length).toBe(0);
    expect(await recover()).toEqual({ ...before, refused: [] });
    expect(await seen()).toEqual({ ...before, refused: [] });
  });

  test('one that waits and is discarded is not sent', async () => {
    const { store, decide, seen, recover } = await setUp(how);
    await decide(store.discard('waiting'));
    expect(await seen()).toEqual({ ...before, waiting: [] });
    expect([await store.next('cart', 9, null), (await store.stats()).pendingCount]).toEqual([[], 0]);
    expect(await recover()).toEqual({ ...before, waiting: [] });
  });

  test('one that is tried again is sent after what waits, once', async () => {
    const { store, decide, seen, recover } = await setUp(how);
    await decide(store.requeue('refused'));
    const again = { ...before, waiting: ['waiting', 'refused'], refused: [] };
    expect(await seen()).toEqual(again);
    expect(idsOf(await store.next('cart', 9, null))).toEqual(['waiting', 'refused']);
    await store.settle(['refused']);
    expect(await seen()).toEqual({ ...before, refused: [] });
    await store.requeue('refused');
    expect(await seen()).toEqual({ ...before, refused: [] });
    expect(await recover()).toEqual({ ...before, refused: [] });
  });

  test('one that is tried again keeps its place among what was done after it', async () => {
    const { store, decide, recover } = await setUp(how);
    await decide(putChange(store, 'i1'));
    await store.requeue('refused');
    await putChange(store, 'i2');
    const again = { ...before, waiting: ['waiting', 'i1', 'refused', 'i2'], refused: [] };
    expect(await recover()).toEqual(again);
  });

  test('one that is tried again and refused again is refused as of now', async () => {
    const { store, content, decide, seen, recover } = await setUp(how);
    await decide(store.requeue('refused'));
    await store.deadLetter('refused', shopError('conflict'), 9);
    expect(await seen()).toEqual(before);
    expect(await recover()).toEqual(before);
    expect(await content.deadLetters()).toMatchObject([{ error: { code: 'conflict' }, at: 9 }]);
  });

  test('notices that were read do not stay, and those that came after them do', async () => {
    const { store, decide, seen, recover } = await setUp(how);
    await decide(store.acknowledgeNotices());
    expect(await seen()).toEqual({ ...before, notices: [] });
    // The server repeats what was read.
    const next = emptyCart({ version: 2, notices: [notice('a1'), notice('a2')] });
    await store.settle(['waiting'], { cart: next, at: 2 });
    expect(await seen()).toEqual({ ...before, waiting: [], notices: ['a2'] });
    expect(await recover()).toEqual({ ...before, waiting: [], notices: ['a2'] });
    expect(await seen()).toEqual({ ...before, waiting: [], notices: ['a2'] });
  });
});

test('what other contexts sent from a full disk hides nothing that still waits there', async () => {
  const { store, content, decide } = await setUp('full');
  await decide(putChange(content, 'i1'));
  await store.settle(['waiting']);
  await content.settle(['waiting']);
  expect((await store.stats()).pendingCount).toBe(1);
  expect((await store.overview(9, null)).stats.pendingCount).toBe(1);
});

// The outbox as its users have it: what is stored where, what is announced, and what a device that fails loses.
import { describe, expect, test } from 'vitest';
import type { CheckpointStorage, DataLossCheckpoint } from '#outbox/data-loss-detector.ts';
import type { OutboxStore } from '#outbox/entry.ts';
import { createMemoryStore } from '#outbox/memory-store.ts';
import {
  type ChannelNews,
  openOutbox,
  type OutboxEnvironment,
  type OutboxListener,
  type OutboxOverview,
  type StorageState,
} from '#outbox/outbox.ts';

const CART = { cartId: 'c', version: 1, orderRows: [], notices: [] };
const VISITOR = { tenant: 'cairn', sessionId: 's1', mayTrack: true };

const byTimer: OutboxEnvironment['schedule'] = (ms, call) => {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
};

/** A device whose storage and channel are shared by all contexts that are opened on it. */
function createDevice(disk: OutboxStore = createMemoryStore('g1')) {
  let checkpoint: DataLossCheckpoint | null = null;
  let onCheckpoint: (checkpoint: DataLossCheckpoint) => void = () => {};
  const checkpointStorage: CheckpointStorage = {
    read: async () => checkpoint,
    write: async (value) => {
      checkpoint = value;
      onCheckpoint(value);
    },
  };
  const listeners = new Map<object, (news: ChannelNews) => void>();
  let ids = 0;
  const open = (overrides: Partial<OutboxEnvironment> = {}, listener: OutboxListener = {}) => {
    const context = {};
    return openOutbox(
      {
        now: () => 5,
        random: () => 0,
        newId: () => `id-${(ids += 1)}`,
        schedule: () => () => undefined,
        send: async () => ({ status: 200, retryAfterMs: null, body: CART }),
        openStore: async () => disk,
        openCheckpointStorage: async () => checkpointStorage,
        openChannel: () => ({
          post: (news) => {
            for (const [other, call] of listeners) if (other !== context) call(news);
          },
          listen: (call) => void listeners.set(context, call),
        }),
        ...overrides,
      },
      listener,
    );
  };
  const untilCheckpointOf = (waiting: number) =>
    new Promise<void>((resolve) => {
      onCheckpoint = (value) => {
        if (value.waiting === waiting) resolve();
      };
    });
  return { open, untilCheckpointOf };
}

describe('storage', () => {
  test('where what tells a loss hangs, the outbox is of use within half a second, and tells it when it can', async () => {
    const opening = Promise.withResolvers<CheckpointStorage>();
    const limits: number[] = [];
    const lost: number[] = [];
    const { open } = createDevice();
    const outbox = await open(
      {
        openCheckpointStorage: () => opening.promise,
        schedule: (ms, call) => {
          limits.push(ms);
          if (ms <= 500) queueMicrotask(call);
          return () => undefined;
        },
      },
      { onLost: (count) => lost.push(count) },
    );
    expect(limits).toContain(500);
    expect((await outbox.overview()).pendingCount).toBe(0);
    opening.resolve({
      read: async () => ({ generation: 'another', maxSeq: 9, waiting: 2 }),
      write: async () => undefined,
    });
    await expect.poll(() => lost).toEqual([2]);
  });

  test('what another context stores while a tab opens is not taken for lost, nor is it noted by one that tells nobody', async () => {
    const { open } = createDevice();
    const first = await open({}, { onOverview: () => undefined });
    let lost = 0;
    const checkpoints: DataLossCheckpoint[] = [];
    const second = open(
      {
        openCheckpointStorage: async () => ({
          read: async () => {
            await first.track({ type: 'click' }, 'sv-se', VISITOR);
            return { generation: 'g1', maxSeq: 1, waiting: 1 };
          },
          write: async (checkpoint) => void checkpoints.push(checkpoint),
        }),
      },
      { onLost: (count) => (lost += count) },
    );
    await second;
    expect([lost, checkpoints]).toEqual([0, []]);
  });

  test('a database that does not open within four seconds is done without, and that is told', async () => {
    const states: StorageState[] = [];
    const limits: number[] = [];
    const outbox = await createDevice().open(
      {
        openStore: () => new Promise(() => {}),
        schedule: (ms, call) => {
          if (ms !== 4_000) return () => undefined;
          limits.push(ms);
          queueMicrotask(call);
          return () => undefined;
        },
      },
      { onStorageState: (state) => states.push(state) },
    );
    expect([limits, states]).toEqual([[4_000], ['hanging']]);
    await outbox.change({ kind: 'clear' }, 'sv-se', null);
    expect((await outbox.store.stats()).pendingCount).toBe(1);
  });

  test('what waited in a database that the browser has emptied is counted as lost, once', async () => {
    const { open, untilCheckpointOf } = createDevice();
    const outbox = await open();
    const isWritten = untilCheckpointOf(2);
    await outbox.change({ kind: 'clear' }, 'sv-se', null);
    await outbox.track({ type: 'click' }, 'sv-se', VISITOR);
    await isWritten;
    const emptied = createMemoryStore('g2');
    const lost: number[] = [];
    const openEmptied = () =>
      open({ openStore: async () => emptied }, { onLost: (count) => lost.push(count) });
    await openEmptied();
    expect(lost).toEqual([2]);
    await openEmptied();
    expect(lost).toEqual([2]);
  });
});

describe('other contexts', () => {
  test('are told of a change, of an event and of a delivery', async () => {
    const { open } = createDevice();
    let heard: OutboxOverview | null = null;
    let reads = 0;
    const listener: OutboxListener = {
      onOverview: (overview) => {
        heard = overview;
        reads += 1;
      },
    };
    await open({ schedule: byTimer }, listener);
    const outbox = await open();
    await outbox.change({ kind: 'clear' }, 'sv-se', null);
    await expect.poll(() => heard).toMatchObject({ pendingCount: 1, unsentEvents: null });
    // Changes that come close together are read together.
    const readsBefore = reads;
    for (let times = 0; times < 5; times += 1) outbox.announce();
    await expect.poll(() => reads).toBe(readsBefore + 1);
    await outbox.track({ type: 'click' }, 'sv-se', { ...VISITOR, mayTrack: true });
    await expect
      .poll(() => heard)
      .toMatchObject({ pendingCount: 2, unsentEvents: expect.stringContaining('click') });
    for (const { id, kind } of await outbox.store.all()) if (kind === 'event') await outbox.store.discard(id);
    expect(await outbox.wake()).toBe('empty');
    await expect.poll(() => heard).toMatchObject({ pendingCount: 0, cart: { pending: [] } });
  });

  test('send what is stored here while they drain', async () => {
    const { open } = createDevice();
    let sentChanges = 0;
    const hasEventUnderWay = Promise.withResolvers<void>();
    const holder = await open({
      send: async ({ path }) => {
        if (!path.startsWith('/api/cart')) {
          hasEventUnderWay.resolve();
          return new Promise(() => {});
        }
        sentChanges += 1;
        return { status: 200, retryAfterMs: null, body: CART };
      },
    });
    await holder.track({ type: 'click' }, 'sv-se', VISITOR);
    void holder.wake();
    await hasEventUnderWay.promise;
    const other = await open();
    await other.change({ kind: 'clear' }, 'sv-se', null);
    expect(await other.wake()).toBe('leased-elsewhere');
    await expect.poll(() => sentChanges).toBe(1);
    expect((await other.store.cartState()).pending).toEqual([]);
    holder.stop();
  });
});

test('each change has a key of its own, which stays the same until it is delivered', async () => {
  const keys: (string | undefined)[] = [];
  let isOnline = false;
  const outbox = await createDevice().open({
    send: async ({ headers }) => {
      keys.push(headers['idempotency-key']);
      return isOnline ? { status: 200, retryAfterMs: null, body: CART } : null;
    },
    // The pause before the next attempt, not the renewal of the lease.
    schedule: (ms, call) => {
      if (ms > 200) return () => undefined;
      isOnline = true;
      queueMicrotask(call);
      return () => undefined;
    },
  });
  for (const orderRowId of ['row-a', 'row-b'])
    await outbox.change({ kind: 'remove', orderRowId }, 'sv-se', null);
  await outbox.wake();
  const [first, again, second] = keys;
  expect(first).toBe(again);
  expect(second).not.toBe(first);
  expect(keys).toHaveLength(3);
});

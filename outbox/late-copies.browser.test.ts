// Cache Storage that responds only after its limit, as that of a phone which starts cold: its copies are used all the same.
import { beforeEach, expect, test } from 'vitest';
import { openCheckpointStorage } from '#outbox/data-loss-detector.ts';
import type { EntryDraft } from '#outbox/entry.ts';
import { copiedDisk, openEntryCopies } from '#outbox/entry-copies.ts';
import { browserEnvironment, openOutbox } from '#outbox/outbox.ts';
import { openOutboxStore } from '#outbox/store.ts';
import { deleteDatabases, deleteOutboxCopies, emptyDevice } from '#tests/fixtures/emptied-device.ts';

const VISITOR = { tenant: 'cairn', sessionId: 's', mayTrack: true };

/** Hears nothing of others: a page of before would give what it knows to a database that was replaced. */
const environment = { ...browserEnvironment(''), openChannel: () => null };

beforeEach(emptyDevice);

const eventOf = (id: string) =>
  ({
    kind: 'event',
    id,
    since: 1,
    account: null,
    event: { event_id: id, type: 'click', tenant: 't', session_id: 's' },
  }) as EntryDraft;

/** A disk over `storage`; `end` ends all limits that run. */
async function openDisk(storage: CacheStorage, generation: string) {
  const limits = new Set<() => void>();
  const opening = openEntryCopies(storage, (_, call) => {
    limits.add(call);
    return () => limits.delete(call);
  });
  const end = () => {
    for (const call of limits) call();
  };
  const store = await openOutboxStore(() => generation);
  const disk = async () => {
    const copies = await opening;
    if (copies === null) throw new Error('no copies');
    return copiedDisk(store, copies, () => openCheckpointStorage(storage));
  };
  return { disk, end, close: () => store.close() };
}

/** Cache Storage that opens caches from then on. */
function cachesAfter(moment: Promise<void>): CacheStorage {
  const open = async (name: string) => {
    await moment;
    return caches.open(name);
  };
  return Object.create(caches, { open: { value: open } });
}

/** What the outbox counted last, beside its database. */
const counted = async (): Promise<unknown> => (await caches.match('/outbox-witness'))?.json();

/** A database with two events, which is gone; count and copies are there. */
async function loseTwoEvents(): Promise<void> {
  const outbox = await openOutbox(environment, { onOverview: () => undefined });
  for (const id of ['a', 'b']) await outbox.track({ type: 'click', product_id: id }, 'sv-se', VISITOR);
  await expect.poll(counted).toMatchObject({ waiting: 2 });
  outbox.stop();
  await deleteDatabases();
}

/** On the disk `g1`, with their copies. */
async function storeTwoEvents(): Promise<void> {
  const { disk, close } = await openDisk(caches, 'g1');
  const store = await disk();
  await store.connect();
  for (const id of ['a', 'b']) await store.add(eventOf(id));
  close();
}

test('what its database lost is put back once the copies respond, and what is added from then on has its copy', async () => {
  await storeTwoEvents();
  await deleteDatabases();

  const held = Promise.withResolvers<void>();
  const late = cachesAfter(held.promise);
  const after = await openDisk(late, 'g2');
  after.end();
  const disk = await after.disk();
  const idsOf = async () => (await disk.all()).map(({ id }) => id);
  // Nothing waits for them.
  expect(await disk.connect()).toBe('g2');
  await disk.add(eventOf('c'));
  expect(await idsOf()).toEqual(['c']);
  expect(await copied('c')).toBe(false);

  held.resolve();
  await expect
    .poll(async () => {
      await disk.connect();
      return idsOf();
    })
    .toEqual(['c', 'a', 'b']);
  await disk.add(eventOf('d'));
  expect(await copied('d')).toBe(true);
  after.close();
});

test('copies of what is on the disk are not read, however many there are', async () => {
  await storeTwoEvents();
  const read: string[] = [];
  const watched: CacheStorage = Object.create(caches, {
    open: {
      value: async (name: string) => {
        const cache = await caches.open(name);
        const match = (path: string) => {
          read.push(path);
          return cache.match(path);
        };
        return Object.assign(Object.create(cache), {
          match,
          keys: () => cache.keys(),
          put: (path: string, response: Response) => cache.put(path, response),
          delete: (path: string) => cache.delete(path),
        });
      },
    },
  });
  const after = await openDisk(watched, 'g1');
  const disk = await after.disk();
  await disk.connect();
  expect((await disk.all()).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(read).toEqual(['/outbox-copy/cart']);
  after.close();
});

test('a device whose copies never respond goes on without them', async () => {
  const hanging: CacheStorage = Object.create(caches, {
    open: { value: () => new Promise(() => undefined) },
  });
  const opened = await openDisk(hanging, 'g1');
  opened.end();
  const disk = await opened.disk();
  expect(await disk.connect()).toBe('g1');
  await disk.add(eventOf('a'));
  await disk.connect();
  expect((await disk.all()).map(({ id }) => id)).toEqual(['a']);
  opened.close();
});

test('what is put back late was never lost', async () => {
  await loseTwoEvents();

  const held = Promise.withResolvers<void>();
  const late = cachesAfter(held.promise);
  const lost: number[] = [];
  const device = await openDisk(late, 'g2');
  const after = await openOutbox(
    {
      ...environment,
      openStore: async () => {
        device.end();
        return device.disk();
      },
      openCheckpointStorage: () => {
        held.resolve();
        return openCheckpointStorage(late);
      },
    },
    { onLost: (count) => lost.push(count) },
  );
  await expect.poll(async () => (await after.store.all()).length).toBe(2);
  expect(lost).toEqual([]);
  after.stop();
  device.close();
});

test.each(['opened', 'read'])(
  'what is lost is told once a Cache Storage that is %s late says how much waited',
  async (what) => {
    await loseTwoEvents();
    await deleteOutboxCopies();

    const held = Promise.withResolvers<void>();
    const isAsked = Promise.withResolvers<void>();
    const limits = new Set<() => void>();
    const lost: number[] = [];
    const opening = openOutbox(
      {
        ...environment,
        schedule: (_, call) => {
          limits.add(call);
          return () => limits.delete(call);
        },
        openCheckpointStorage: async () => {
          const hold = () => {
            isAsked.resolve();
            return held.promise;
          };
          if (what === 'opened') await hold();
          const storage = await openCheckpointStorage(caches);
          if (storage === null) throw new Error('no storage');
          const read = async () => {
            if (what === 'read') await hold();
            return storage.read();
          };
          return { ...storage, read };
        },
      },
      { onLost: (count) => lost.push(count) },
    );
    await isAsked.promise;
    for (const end of limits) end();
    const after = await opening;
    expect(lost).toEqual([]);
    held.resolve();
    await expect.poll(() => lost).toEqual([2]);
    await expect.poll(counted).toMatchObject({ waiting: 0 });
    after.stop();
  },
);

async function copied(id: string): Promise<boolean> {
  return (await caches.match(`/outbox-copy/${id}`)) !== undefined;
}

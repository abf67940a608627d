import { beforeEach, expect, test } from 'vitest';
import { copiedDisk, openEntryCopies } from '#outbox/entry-copies.ts';
import { openCheckpointStorage } from '#outbox/data-loss-detector.ts';
import { browserEnvironment, openOutbox } from '#outbox/outbox.ts';
import { openOutboxStore } from '#outbox/store.ts';
import { deleteDatabases, emptyDevice } from '#tests/fixtures/emptied-device.ts';

const CACHE = 'outbox-witness-1';
const VISITOR = { tenant: 'cairn', sessionId: 's', mayTrack: true };
const ERROR = { code: 'not_found' as const, retryable: false };
const CART = { cartId: 'c1', version: 4, orderRows: [], notices: [] };

/** The browser's own, but that copies have no limit of time, above which an entry goes without. */
const environment = {
  ...browserEnvironment(''),
  openStore: async (newGeneration: () => string) => {
    const copies = await openEntryCopies(caches, () => () => undefined);
    if (copies === null) throw new Error('no copies');
    return copiedDisk(await openOutboxStore(newGeneration), copies, () => openCheckpointStorage(caches));
  },
};
const open = async (lost: number[] = []) => openOutbox(environment, { onLost: (count) => lost.push(count) });

beforeEach(emptyDevice);

test('what waited in a database that is gone is there again, once, in its order, under its ids', async () => {
  const before = await open();
  for (let at = 0; at < 3; at += 1) {
    await before.change({ kind: 'add', articleId: `a${at}`, quantity: 1 }, 'sv-se', { title: `${at}` });
    await before.track({ type: 'click', product_id: `p${at}` }, 'sv-se', VISITOR);
  }
  const waiting = await before.store.all();
  const [settled] = waiting;
  await before.store.settle([settled?.id ?? '']);
  before.announce();
  const key = await before.cartKey();
  await expect.poll(copiedIds).not.toContain(settled?.id);
  await expect.poll(checkpoint).toMatchObject({ waiting: 5 });
  await deleteDatabases();

  const lost: number[] = [];
  const after = await open(lost);
  const left = await after.store.all();
  expect(left.map(({ id }) => id)).toEqual(waiting.slice(1).map(({ id }) => id));
  expect(left.map(({ since }) => since)).toEqual(waiting.slice(1).map(({ since }) => since));
  expect(lost).toEqual([]);
  expect(await after.cartKey()).toBe(key);
  const numbers = left.map(({ seq }) => seq);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(Math.min(...numbers)).toBeGreaterThan(waiting.at(-1)?.seq ?? Infinity);
  for (const entry of left) if (entry.kind === 'event') expect(entry.event.seq).toBe(entry.seq);
  // A request with the change may have been begun: it can't be taken back for good.
  for (const entry of left) if (entry.kind === 'cart') expect(await after.store.cancel(entry.id)).toBe(false);

  await deleteDatabases();
  const again = await open(lost);
  expect((await again.store.all()).map(({ id }) => id)).toEqual(left.map(({ id }) => id));
  expect(lost).toEqual([]);
});

test('what was delivered, canceled or discarded does not come back', async () => {
  const before = await open();
  const change = async (articleId: string) =>
    (await before.change({ kind: 'add', articleId, quantity: 1 }, 'sv-se', null))?.id ?? '';
  const [delivered, canceled, discarded, kept] = [
    await change('a'),
    await change('b'),
    await change('c'),
    await change('d'),
  ];
  await before.store.settle([delivered]);
  await before.store.cancel(canceled);
  await before.store.discard(discarded);
  await expect.poll(copiedIds).toEqual([kept]);
  await deleteDatabases();
  expect((await (await open()).store.all()).map(({ id }) => id)).toEqual([kept]);
});

test('what became too old leaves no copy, nor does what was shed before', async () => {
  const before = await open();
  await before.track({ type: 'click' }, 'sv-se', VISITOR);
  const kept = await before.change({ kind: 'clear' }, 'sv-se', null);
  const cache = await caches.open(CACHE);
  await cache.put('/outbox-copy/shed', Response.json({ generation: 'g', entry: { id: 'shed' } }));
  expect(await copiedIds()).toHaveLength(3);
  await before.store.expire(Date.now() + 1);
  await expect.poll(copiedIds).toEqual([kept?.id]);
});

test('copies stay where the database is replaced while those without an entry are looked for', async () => {
  const schedule = () => () => undefined;
  const disk = await openOutboxStore(() => 'g1', 'replaced-while-expiring');
  const state = { generation: 'g1', isExpiring: false };
  const copies = await openEntryCopies(caches, schedule);
  if (copies === null) throw new Error('no copies');
  const looked = Promise.withResolvers<void>();
  const removed: (readonly string[])[] = [];
  const copied = copiedDisk(
    {
      ...disk,
      connect: async () => state.generation,
      deadLetters: async () => {
        if (state.isExpiring) looked.resolve();
        return [];
      },
      all: async () => [],
    },
    {
      ...copies,
      ids: async () => {
        // Replaced by an empty one.
        if (state.isExpiring) state.generation = 'g2';
        return ['waiting'];
      },
      remove: async (ids) => void removed.push(ids),
    },
    async () => null,
  );
  await copied.connect();
  removed.length = 0;
  state.isExpiring = true;
  await copied.expire(1);
  await looked.promise;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(removed).toEqual([]);
  disk.close();
});

test('a refused change is refused still, and can be tried again', async () => {
  const before = await open();
  const entry = await before.change({ kind: 'add', articleId: 'a', quantity: 1 }, 'sv-se', null);
  await before.store.deadLetter(entry?.id ?? '', ERROR, 7);
  await deleteDatabases();
  const after = await open();
  expect(await after.store.all()).toEqual([]);
  expect(await after.store.deadLetters()).toMatchObject([{ entry: { id: entry?.id }, error: ERROR, at: 7 }]);
  await after.store.requeue(entry?.id ?? '');
  await deleteDatabases();
  const last = await open();
  expect((await last.store.all()).map(({ id }) => id)).toEqual([entry?.id]);
  expect(await last.store.deadLetters()).toEqual([]);
});

test('the bag is shown as the server last sent it', async () => {
  const before = await open();
  await before.store.saveCart(CART as never, 5);
  await expect.poll(async () => (await caches.match('/outbox-copy/cart'))?.json()).toMatchObject({ at: 5 });
  await deleteDatabases();
  expect((await (await open()).store.cartState()).cachedCart).toMatchObject({ cart: CART, at: 5 });
});

test('the copy of the bag is what the device kept, not what came too late for it', async () => {
  const { store } = await open();
  const copied = async () => (await caches.match('/outbox-copy/cart'))?.json() as Promise<unknown>;
  await store.saveCart({ ...CART, cartId: 'c2' } as never, 6);
  await expect.poll(copied).toMatchObject({ cart: { cartId: 'c2' } });
  await (await caches.open(CACHE)).delete('/outbox-copy/cart');
  // Nothing waited for it any more, and the device has another bag since.
  await store.settle(['settled before'], { cart: CART, at: 7, before: 'c1' } as never);
  await expect.poll(copied).toMatchObject({ cart: { cartId: 'c2' } });
});

test('what has no copy is told as lost, the rest is put back', async () => {
  const before = await open();
  for (let at = 0; at < 3; at += 1) await before.change({ kind: 'clear' }, 'sv-se', null);
  await expect.poll(checkpoint).toMatchObject({ waiting: 3 });
  const [gone] = await copiedIds();
  await (await caches.open(CACHE)).delete(`/outbox-copy/${gone}`);
  await deleteDatabases();
  const lost: number[] = [];
  // The service worker may be first, which tells nobody.
  await openOutbox(browserEnvironment(''));
  const after = await open(lost);
  expect(await after.store.all()).toHaveLength(2);
  expect(lost).toEqual([1]);
  await open(lost);
  expect(lost).toEqual([1]);
});

test('a copy that was cut off, or is left of a delivered entry, is no entry', async () => {
  const before = await open();
  await before.change({ kind: 'clear' }, 'sv-se', null);
  const [entry] = await before.store.all();
  const cache = await caches.open(CACHE);
  await cache.put('/outbox-copy/cut', new Response('{"generation":"g","entr'));
  const { generation } = await before.store.stats();
  // As the copy of a sender that died before it could delete it.
  await cache.put('/outbox-copy/old', Response.json({ generation, entry: { ...entry, id: 'old', seq: 0 } }));
  const after = await open();
  expect((await after.store.all()).map(({ id }) => id)).toEqual([entry?.id]);
  await expect.poll(copiedIds).not.toContain('old');
});

test('a database that is deleted while it is open gets back also what only another context knew', async () => {
  const knowing = await open();
  const other = await open();
  await other.track({ type: 'click' }, 'sv-se', VISITOR);
  await deleteDatabases();
  expect(await knowing.store.all()).toHaveLength(1);
});

test('changes are stored where copies can’t be made, or never end', async () => {
  const store = await openOutboxStore(() => 'g1');
  const hanging = new Proxy({} as CacheStorage, {
    get: () => () =>
      Promise.resolve(
        new Proxy(
          {},
          { get: (_, name) => (name === 'then' ? undefined : () => new Promise(() => undefined)) },
        ),
      ),
  });
  const schedule = (ms: number, call: () => void) => {
    const timer = setTimeout(call, Math.min(ms, 20));
    return () => clearTimeout(timer);
  };
  const copies = await openEntryCopies(hanging, schedule);
  if (copies === null) throw new Error('no copies');
  const disk = copiedDisk(store, copies, () => openCheckpointStorage(undefined));
  await disk.connect();
  const added = await disk.add({
    kind: 'event',
    id: 'e1',
    since: 1,
    account: null,
    event: { event_id: 'e1', type: 'click', tenant: 't', session_id: 's' } as never,
  });
  expect(added?.id).toBe('e1');
  await disk.settle(['e1']);
  expect((await disk.all()).map(({ id }) => id)).not.toContain('e1');
  store.close();
});

test('a change that is stored is stored, also where the disk fails while its copy is made', async () => {
  const store = await openOutboxStore(() => 'g1');
  const copies = await openEntryCopies(caches, (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  });
  if (copies === null) throw new Error('no copies');
  const failing = { ...store, connect: () => Promise.reject(new Error('lost')) };
  const disk = copiedDisk(failing, copies, async () => null);
  const added = await disk.add({
    kind: 'event',
    id: 'e2',
    since: 1,
    account: null,
    event: { event_id: 'e2', type: 'click', tenant: 't', session_id: 's' } as never,
  });
  expect(added?.id).toBe('e2');
  store.close();
});

test('copies and checkpoint of a device that was emptied while its page was open are there for the next', async () => {
  const before = await open();
  await before.change({ kind: 'clear' }, 'sv-se', null);
  const { generation } = await before.store.stats();
  await expect.poll(checkpoint).toMatchObject({ generation });
  await caches.delete(CACHE);
  const kept = await before.change({ kind: 'clear' }, 'sv-se', null);
  expect(await copiedIds()).toContain(kept?.id);
  await expect.poll(checkpoint).toMatchObject({ generation });
});

async function copiedIds(): Promise<string[]> {
  const cache = await caches.open(CACHE);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return paths.flatMap((path) => /^\/outbox-copy\/(?!cart$|cut$)(.+)$/.exec(path)?.[1] ?? []);
}

async function checkpoint(): Promise<unknown> {
  return (await caches.match('/outbox-witness'))?.json();
}

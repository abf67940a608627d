// Second copies of what waits, outside the database: a browser that is killed while it writes may replace its database by an empty one.
import type { Cart } from '#contract/cart.ts';
import { type CheckpointStorage, countLostEntries, openOutboxCache } from '#outbox/data-loss-detector.ts';
import type { CachedCart, DeadLetter, OutboxDisk, OutboxEntry } from '#outbox/entry.ts';
import { StorageTimeoutError } from '#contract/storage-failure.ts';
import { createStorageGate } from '#outbox/storage-gate.ts';

const PATH = '/outbox-copy/';
/** No id of an entry. */
const CART_NAME = 'cart';
/** The checkpoint is written after entries: so many may have been sent since, whose numbers must not be used again. */
const CHECKPOINT_LAG = 1_000;
/** A change waits for its copy: where Cache Storage hangs, it is shown this much later, once. */
const COPY_LIMIT_MS = 1_000;
/** Copies of one read. */
const READ_TOGETHER = 100;

export interface EntryCopy {
  /** Of the database that had the entry under its number. */
  readonly generation: string;
  readonly entry: OutboxEntry;
  /** Of a dead letter. */
  readonly refused?: Pick<DeadLetter, 'error' | 'at'>;
}
/** Independent of IndexedDB. All methods may reject. */
export interface EntryCopies {
  /** Replaces copies of the same entries. */
  save(copies: readonly EntryCopy[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /** Those of these entries that are whole, in no order. */
  read(ids: readonly string[]): Promise<EntryCopy[]>;
  /** Of the entries that have a copy, also a damaged one. */
  ids(): Promise<string[]>;
  saveCart(cart: Cart, at: number): Promise<void>;
  cart(): Promise<Pick<CachedCart, 'cart' | 'at'> | null>;
}
export type NumberedDisk = OutboxDisk & {
  connect(): Promise<string>;
  /** Entries added from now on have higher numbers than `seq`. */
  continueAfter(seq: number): Promise<void>;
};

/**
 * In Cache Storage, which browsers store file by file; null if it is unavailable. One that does not respond in time is used once it
 * does: until then all methods reject with StorageTimeoutError.
 */
export async function openEntryCopies(
  storage: CacheStorage | undefined,
  schedule: (ms: number, call: () => void) => () => void,
): Promise<EntryCopies | null> {
  const gate = createStorageGate(schedule, undefined, COPY_LIMIT_MS);
  /** Reading thousands of copies takes longer than writing one. */
  const readingGate = createStorageGate(schedule);
  const opening = openOutboxCache(storage);
  if ((await gate.run(() => opening).catch(() => undefined)) === null) return null;
  const opened = async (): Promise<Cache> => {
    const open = await opening;
    if (open === null) throw new Error('Cache Storage is unavailable');
    return open();
  };
  const writing = <T>(operation: (cache: Cache) => Promise<T>): Promise<T> =>
    gate.run(async () => operation(await opened()));
  const reading = async <T>(operation: (cache: Cache) => Promise<T>): Promise<T> => {
    // Nobody waits for it twice.
    if (gate.isShut) throw new StorageTimeoutError('Cache Storage does not respond');
    return readingGate.run(async () => operation(await opened()));
  };
  const pathOf = (name: string) => PATH + encodeURIComponent(name);
  const put = (cache: Cache, name: string, value: unknown) => cache.put(pathOf(name), Response.json(value));
  /** Null for a copy that was cut off while it was written. */
  const read = async (cache: Cache, path: string): Promise<unknown> => {
    try {
      return (await (await cache.match(path))?.json()) ?? null;
    } catch {
      return null;
    }
  };
  const namesOfCopies = async (cache: Cache): Promise<string[]> =>
    (await cache.keys())
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => path.startsWith(PATH))
      .map((path) => decodeURIComponent(path.slice(PATH.length)))
      .filter((name) => name !== CART_NAME);
  return {
    save: (copies) =>
      writing((cache) => Promise.all(copies.map((copy) => put(cache, copy.entry.id, copy)))).then(noValue),
    remove: (ids) => writing((cache) => Promise.all(ids.map((id) => cache.delete(pathOf(id))))).then(noValue),
    read: (ids) =>
      reading(async (cache) =>
        (await Promise.all(ids.map((id) => read(cache, pathOf(id))))).filter(isEntryCopy),
      ),
    ids: () => reading(namesOfCopies),
    saveCart: (cart, at) => writing((cache) => put(cache, CART_NAME, { cart, at })),
    cart: () =>
      reading(
        async (cache) => (await read(cache, pathOf(CART_NAME))) as Pick<CachedCart, 'cart' | 'at'> | null,
      ),
  };
}

const noValue = (): void => undefined;

/** Written by this file alone; what was cut off is no JSON. */
function isEntryCopy(value: unknown): value is EntryCopy {
  return value !== null && typeof value === 'object' && 'entry' in value;
}

/**
 * The disk, with a copy of each entry that waits or was refused, made before `add` resolves. When the disk is connected
 * to, entries that its database lost are put back in their order, under their ids, with numbers above all earlier ones;
 * the checkpoint then counts the rest. Where the copies do not respond in time this is done with a later operation. Failures of
 * the copies change nothing else.
 */
export function copiedDisk(
  disk: NumberedDisk,
  copies: EntryCopies,
  openCheckpoint: () => Promise<CheckpointStorage | null>,
): NumberedDisk {
  /** The database whose lost entries have been put back. */
  let restored: string | null = null;
  let restoring: Promise<void> | null = null;

  const quietly = (operation: Promise<unknown>): Promise<void> =>
    operation.then(
      () => undefined,
      () => undefined,
    );
  /** The operation itself is done: that its copies can't be made must not make it fail. */
  const save = (made: () => Promise<readonly Omit<EntryCopy, 'generation'>[]>): Promise<void> =>
    quietly(
      (async () => {
        const generation = await disk.connect();
        await copies.save((await made()).map((copy) => ({ generation, ...copy })));
      })(),
    );
  const saveWaiting = (ids: ReadonlySet<string>): Promise<void> =>
    save(async () => (await disk.all()).filter(({ id }) => ids.has(id)).map((entry) => ({ entry })));
  const saveLetters = (ids: ReadonlySet<string>): Promise<void> =>
    save(async () =>
      (await disk.deadLetters())
        .filter(({ entry }) => ids.has(entry.id))
        .map(({ entry, error, at }) => ({ entry, refused: { error, at } })),
    );

  /** As the disk has it, which may have kept a newer one than it was given. */
  async function copyCart(): Promise<void> {
    const { cachedCart } = await disk.cartState();
    if (cachedCart !== null) await copies.saveCart(cachedCart.cart, cachedCart.at);
  }

  /** False: the copies did not respond in time. */
  async function restore(generation: string): Promise<boolean> {
    const saved = await copiesWithoutEntry();
    if (saved === null) return false;
    const stats = await disk.stats();
    const isLost = (copy: EntryCopy) => copy.generation !== generation || copy.entry.seq > stats.maxSeq;
    const lost = saved.filter(isLost).sort((a, b) => a.entry.seq - b.entry.seq);
    if (lost.length > 0) await putBack(lost);
    const last = await copies.cart().catch(() => null);
    if (last !== null && (await disk.cartState()).cachedCart === null)
      await disk.saveCart(last.cart, last.at);
    if (saved.length > 0)
      await quietly(copies.remove(await withoutEntry(saved.map(({ entry }) => entry.id))));
    return true;
  }

  /** Read part by part, each with a limit of its own: thousands may have been lost together. Null: not in time. */
  async function copiesWithoutEntry(): Promise<EntryCopy[] | null> {
    const noneOrLate = (error: unknown) => (error instanceof StorageTimeoutError ? null : []);
    const ids = await copies.ids().catch(noneOrLate);
    if (ids === null) return null;
    const left = await withoutEntry(ids);
    const found: EntryCopy[] = [];
    for (let at = 0; at < left.length; at += READ_TOGETHER) {
      const part = await copies.read(left.slice(at, at + READ_TOGETHER)).catch(noneOrLate);
      if (part === null) return null;
      found.push(...part);
    }
    return found;
  }

  /** Of these copies those whose entry is not on the disk. They are read before it: an entry has its copy only once it is there. */
  async function withoutEntry(ids: readonly string[]): Promise<string[]> {
    const here = new Set([
      ...(await disk.all()).map(({ id }) => id),
      ...(await disk.deadLetters()).map(({ entry }) => entry.id),
    ]);
    return ids.filter((id) => !here.has(id));
  }

  async function removeLeftCopies(): Promise<void> {
    const left = await withoutEntry(await copies.ids());
    // Of a database that was replaced meanwhile they are what is put back.
    if ((await disk.connect()) === restored) await copies.remove(left);
  }

  async function putBack(lost: readonly EntryCopy[]): Promise<void> {
    const checkpoint = await openCheckpoint();
    const last = await checkpoint?.read().catch(() => null);
    const lostCount = countLostEntries(last ?? null, await disk.stats());
    const numbers = lost.map(({ entry }) => entry.seq);
    await disk.continueAfter(Math.max(last?.maxSeq ?? 0, ...numbers) + CHECKPOINT_LAG);
    const key = lost
      .map(({ entry }) => (entry.kind === 'cart' ? entry.intent.cartKey : undefined))
      .find(Boolean);
    if (key !== undefined) await disk.cartKey(key);
    // A request with the change may have been begun, of which the copy knows nothing.
    const entries = lost.map(({ entry }) =>
      entry.kind === 'cart' ? { ...entry, isSent: true as const } : entry,
    );
    await disk.adopt(entries);
    for (const { entry, refused } of lost)
      if (refused !== undefined) await disk.deadLetter(entry.id, refused.error, refused.at);
    const ids = new Set(entries.map(({ id }) => id));
    await saveWaiting(ids);
    await saveLetters(ids);
    const waiting = lost.filter(({ refused }) => refused === undefined).length;
    if (lostCount > 0)
      await quietly(
        Promise.resolve(
          // Of no database, so that whoever reads it next counts what is left.
          checkpoint?.write({ generation: '', maxSeq: 0, waiting: Math.max(0, lostCount - waiting) }),
        ),
      );
  }

  return {
    ...disk,
    connect: async () => {
      const generation = await disk.connect();
      if (generation !== restored) {
        restoring ??= restore(generation)
          .then((isDone) => {
            if (isDone) restored = generation;
          })
          .finally(() => {
            restoring = null;
          });
        await restoring;
      }
      return generation;
    },
    add: async (draft) => {
      const entry = await disk.add(draft);
      if (entry !== null) await save(async () => [{ entry }]);
      return entry;
    },
    adopt: async (entries) => {
      await disk.adopt(entries);
      await saveWaiting(new Set(entries.map(({ id }) => id)));
    },
    settle: async (ids, response, others = []) => {
      const settled = await disk.settle(ids, response, others);
      const { event } = settled;
      if (event !== null) await save(async () => [{ entry: event }]);
      void quietly(copies.remove([...ids, ...others]));
      if (response !== undefined) void quietly(copyCart());
      return settled;
    },
    // Once an hour: with it go the copies of what was shed.
    expire: async (before) => {
      await disk.expire(before);
      void quietly(removeLeftCopies());
    },
    deadLetter: async (id, error, at) => {
      await disk.deadLetter(id, error, at);
      await saveLetters(new Set([id]));
    },
    cancel: async (id) => {
      const isCanceled = await disk.cancel(id);
      if (isCanceled === true) await quietly(copies.remove([id]));
      return isCanceled;
    },
    requeue: async (id) => {
      await disk.requeue(id);
      await saveWaiting(new Set([id]));
    },
    discard: async (id) => {
      await disk.discard(id);
      await quietly(copies.remove([id]));
    },
    saveCart: async (cart, at, before) => {
      const isSaved = await disk.saveCart(cart, at, before);
      if (isSaved) void quietly(copyCart());
      return isSaved;
    },
  };
}

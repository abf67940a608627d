// An outbox store on disk with a fallback in memory for entries that the disk refuses.
import { type StorageFailure, storageFailureOf } from '#contract/storage-failure.ts';
import type { CachedCart, EntryDraft, OutboxEntry, OutboxStore } from '#outbox/entry.ts';
import { createMemoryStore } from '#outbox/memory-store.ts';

/** First number of entries in memory, above all numbers on disk, so that they are sent after these. */
const FIRST_MEMORY_SEQ = 2 ** 40;

/**
 * With `disk` null, memory only. Reads combine both; an entry is added to the disk, or if that fails to memory, after
 * calling `onFailure`. Cart and lease use the disk as long as it works. Entries on disk whose result the disk does not
 * take are remembered as removed, so that they are neither sent again nor shown; the next write that succeeds removes them.
 */
export function createTieredStore(
  disk: OutboxStore | null,
  generation: string,
  onFailure: (failure: StorageFailure) => void,
): OutboxStore {
  const memory = createMemoryStore(generation, FIRST_MEMORY_SEQ);
  const onDisk = async <T>(operation: (disk: OutboxStore) => Promise<T>, fallback: T): Promise<T> => {
    if (disk === null) return fallback;
    try {
      return await operation(disk);
    } catch (error) {
      onFailure(storageFailureOf(error));
      return fallback;
    }
  };
  const both = async (operation: (store: OutboxStore) => Promise<void>): Promise<void> => {
    await onDisk(operation, undefined);
    await operation(memory);
  };
  const seqsIn = (seqs: readonly number[], isMemory: boolean) =>
    seqs.filter((seq) => seq >= FIRST_MEMORY_SEQ === isMemory);
  /** Read once: no write transaction a call, and a disk that fails later leaves this context with the same cart. */
  let cartKey: Promise<string> | null = null;
  /** On disk still, by number: settled, or dead letters in memory. */
  const removed = new Set<number>();
  const withoutRemoved = <T extends OutboxEntry>(entries: readonly T[]): T[] =>
    entries.filter(({ seq }) => !removed.has(seq));
  /** False: the disk refused. Until its transaction is over, it shows the entries, with the cart as it was. */
  const settleOnDisk = (...[seqs, response]: Parameters<OutboxStore['settle']>): Promise<boolean> =>
    onDisk(async (store) => {
      const all = [...removed, ...seqs];
      await store.settle(all, response);
      for (const seq of all) removed.delete(seq);
      return true;
    }, false);

  return {
    add: async (draft: EntryDraft): Promise<OutboxEntry | null> => {
      const stored = await onDisk(async (store) => ({ entry: await store.add(draft) }), null);
      if (stored === null) return memory.add(draft);
      // There is room again.
      if (removed.size > 0) await settleOnDisk([]);
      return stored.entry;
    },
    next: async (kind, limit, account) => {
      const rows = await onDisk((store) => store.next(kind, limit + removed.size, account), []);
      const stored = withoutRemoved(rows).slice(0, limit);
      return stored.length >= limit
        ? stored
        : [...stored, ...(await memory.next(kind, limit - stored.length, account))];
    },
    all: async () => [...withoutRemoved(await onDisk((store) => store.all(), [])), ...(await memory.all())],
    settle: async (seqs, response) => {
      const diskSeqs = seqsIn(seqs, false);
      const isStored = await settleOnDisk(diskSeqs, response);
      // Without a wait in between: no view has the entries and their effect, or neither.
      if (!isStored) for (const seq of diskSeqs) removed.add(seq);
      await memory.settle(seqsIn(seqs, true), response);
    },
    deadLetter: async (seq, error, at) => {
      if (seq >= FIRST_MEMORY_SEQ || disk === null) return memory.deadLetter(seq, error, at);
      const isStored = await onDisk(async (store) => {
        await store.deadLetter(seq, error, at);
        return true;
      }, false);
      if (isStored || removed.has(seq)) return;
      removed.add(seq);
      const entry = (await onDisk((store) => store.all(), [])).find((one) => one.seq === seq);
      if (entry !== undefined) memory.addDeadLetter({ entry, error, at });
    },
    countAttempt: (seqs) => both((store) => store.countAttempt(seqs)),
    expire: (before) => both((store) => store.expire(before)),
    deadLetters: async () => [
      ...(await onDisk((store) => store.deadLetters(), [])),
      ...(await memory.deadLetters()),
    ],
    requeue: (id) => both((store) => store.requeue(id)),
    discard: (id) => both((store) => store.discard(id)),
    deleteEvents: () => both((store) => store.deleteEvents()),
    cartState: async () => {
      const stored = await onDisk((store) => store.cartState(), null);
      const pending = withoutRemoved(stored?.pending ?? []);
      const fromMemory = await memory.cartState();
      if (stored === null) return fromMemory;
      return {
        cachedCart: latestCart(stored.cachedCart, fromMemory.cachedCart),
        pending: [...pending, ...fromMemory.pending],
        deadLetters: [...stored.deadLetters, ...fromMemory.deadLetters],
      };
    },
    saveCart: (cart, at) => both((store) => store.saveCart(cart, at)),
    acknowledgeNotices: () => both((store) => store.acknowledgeNotices()),
    stats: async () => {
      const stored = await onDisk((store) => store.stats(), null);
      const fromMemory = await memory.stats();
      if (stored === null) return fromMemory;
      return {
        ...stored,
        // Another context may have deleted what is only remembered as removed here.
        pendingCount: Math.max(0, stored.pendingCount - removed.size) + fromMemory.pendingCount,
        pendingSize: stored.pendingSize + fromMemory.pendingSize,
        deadLetterCount: stored.deadLetterCount + fromMemory.deadLetterCount,
        shedCount: stored.shedCount + fromMemory.shedCount,
      };
    },
    readLease: async () => (await onDisk((store) => store.readLease(), null)) ?? memory.readLease(),
    cartKey: (newKey) => {
      cartKey ??= onDisk((store) => store.cartKey(newKey), null).then((stored) => stored ?? newKey);
      return cartKey;
    },
    // Without a disk the store is not shared, so this context always gets the lease.
    updateLease: async (decide) => {
      const isStored = await onDisk(async (store) => {
        await store.updateLease(decide);
        return true;
      }, false);
      if (!isStored) await memory.updateLease(decide);
    },
  };
}

/** Both are of this device; the disk's may be older, where it refused the latest, or newer, as other contexts write it too. */
function latestCart(onDisk: CachedCart | null, inMemory: CachedCart | null): CachedCart | null {
  if (onDisk === null || inMemory === null) return onDisk ?? inMemory;
  if (onDisk.cart.cartId !== inMemory.cart.cartId) return inMemory.at > onDisk.at ? inMemory : onDisk;
  return inMemory.cart.version > onDisk.cart.version ? inMemory : onDisk;
}

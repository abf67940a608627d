// An outbox store on disk with a fallback in memory for entries that the disk refuses.
import { type StorageFailure, storageFailureOf } from '#contract/storage-failure.ts';
import type { EntryDraft, OutboxEntry, OutboxStore } from '#outbox/entry.ts';
import { createMemoryStore } from '#outbox/memory-store.ts';

/** First number of entries in memory, above all numbers on disk, so that they are sent after these. */
const FIRST_MEMORY_SEQ = 2 ** 40;

/**
 * With `disk` null, memory only. Reads combine both; an entry is added to the disk, or if that fails to memory, after
 * calling `onFailure`. Cart and lease use the disk as long as it works.
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

  return {
    add: async (draft: EntryDraft): Promise<OutboxEntry | null> => {
      const stored = await onDisk(async (store) => ({ entry: await store.add(draft) }), null);
      return stored === null ? memory.add(draft) : stored.entry;
    },
    next: async (kind, limit, account) => {
      const stored = await onDisk((store) => store.next(kind, limit, account), []);
      return stored.length >= limit
        ? stored
        : [...stored, ...(await memory.next(kind, limit - stored.length, account))];
    },
    all: async () => [...(await onDisk((store) => store.all(), [])), ...(await memory.all())],
    settle: async (seqs, response) => {
      await onDisk((store) => store.settle(seqsIn(seqs, false), response), undefined);
      await memory.settle(seqsIn(seqs, true), response);
    },
    deadLetter: (seq, error, at) => both((store) => store.deadLetter(seq, error, at)),
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
      const fromMemory = await memory.cartState();
      if (stored === null) return fromMemory;
      return {
        cachedCart: stored.cachedCart ?? fromMemory.cachedCart,
        pending: [...stored.pending, ...fromMemory.pending],
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
        pendingCount: stored.pendingCount + fromMemory.pendingCount,
        pendingSize: stored.pendingSize + fromMemory.pendingSize,
        deadLetterCount: stored.deadLetterCount + fromMemory.deadLetterCount,
        shedCount: stored.shedCount + fromMemory.shedCount,
      };
    },
    readLease: async () => (await onDisk((store) => store.readLease(), null)) ?? memory.readLease(),
    // Remembered, so that a disk that fails later does not leave this context with another cart.
    cartKey: async (newKey) =>
      memory.cartKey((await onDisk((store) => store.cartKey(newKey), null)) ?? newKey),
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

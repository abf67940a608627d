// A store on disk with a fallback in memory: what the disk refuses is stored as long as the page lives.
import { type StorageFailure, storageFailureOf } from '#contract/storage-failure.ts';
import type { EntryDraft, OutboxEntry, OutboxStore } from '#outbox/entry.ts';
import { createMemoryStore } from '#outbox/memory-store.ts';

/** The first number of entries in memory, above any of a disk store: they are sent after what was stored before. */
const FIRST_MEMORY_SEQ = 2 ** 40;

/**
 * `disk` null: memory alone. Reads merge both; an entry is stored on disk, or in memory if that fails, and `onFailure` is
 * called. Cart and lease are those on disk as long as it works.
 */
export function createTieredStore(
  disk: OutboxStore | null,
  generation: string,
  onFailure: (failure: StorageFailure) => void,
): OutboxStore {
  const memory = createMemoryStore(generation, FIRST_MEMORY_SEQ);
  const onDisk = async <T>(use: (disk: OutboxStore) => Promise<T>, fallback: T): Promise<T> => {
    if (disk === null) return fallback;
    try {
      return await use(disk);
    } catch (error) {
      onFailure(storageFailureOf(error));
      return fallback;
    }
  };
  const onBoth = async (use: (store: OutboxStore) => Promise<void>): Promise<void> => {
    await onDisk(use, undefined);
    await use(memory);
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
    deadLetter: (seq, error, at) => onBoth((store) => store.deadLetter(seq, error, at)),
    countAttempt: (seqs) => onBoth((store) => store.countAttempt(seqs)),
    expire: (before) => onBoth((store) => store.expire(before)),
    deadLetters: async () => [
      ...(await onDisk((store) => store.deadLetters(), [])),
      ...(await memory.deadLetters()),
    ],
    requeue: (id) => onBoth((store) => store.requeue(id)),
    discard: (id) => onBoth((store) => store.discard(id)),
    deleteEvents: () => onBoth((store) => store.deleteEvents()),
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
    saveCart: (cart, at) => onBoth((store) => store.saveCart(cart, at)),
    acknowledgeNotices: () => onBoth((store) => store.acknowledgeNotices()),
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
    // Without a disk no other context shares the store: the lease in memory is always this context's own.
    updateLease: async (decide) => {
      const isStored = await onDisk(async (store) => {
        await store.updateLease(decide);
        return true;
      }, false);
      if (!isStored) await memory.updateLease(decide);
    },
  };
}

// A store on disk with one in memory behind it: where the disk refuses, what waits is kept as long as the page lives.
import { type StorageFailure, storageFailureOf } from '#contract/storage-failure.ts';
import type { EntryDraft, OutboxEntry, OutboxStore } from '#outbox/entry.ts';
import { createMemoryStore } from '#outbox/memory-store.ts';

/** Numbers of the memory begin here, above any that a disk store gives: they are sent after what was stored before. */
const FIRST_MEMORY_SEQ = 2 ** 40;

/**
 * `disk` null: memory alone. Reads join both; an entry goes to the disk first and to memory when that fails, which
 * `onTrouble` is told. Cart and lease follow the disk as long as it works.
 */
export function createTieredStore(
  disk: OutboxStore | null,
  generation: string,
  onFailure: (trouble: StorageFailure) => void,
): OutboxStore {
  const memory = createMemoryStore(generation, FIRST_MEMORY_SEQ);
  const onDisk = async <T>(use: (disk: OutboxStore) => Promise<T>, otherwise: T): Promise<T> => {
    if (disk === null) return otherwise;
    try {
      return await use(disk);
    } catch (error) {
      onFailure(storageFailureOf(error));
      return otherwise;
    }
  };
  const both = async (use: (store: OutboxStore) => Promise<void>): Promise<void> => {
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
    // Without a disk there is nobody to share with: the memory's lease is always one's own.
    updateLease: async (decide) => {
      const isKept = await onDisk(async (store) => {
        await store.updateLease(decide);
        return true;
      }, false);
      if (!isKept) await memory.updateLease(decide);
    },
  };
}

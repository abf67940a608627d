// A store on disk with one in memory behind it: where the disk refuses, what waits is kept as long as the page lives.
import type { EntryDraft, OutboxEntry, OutboxStore } from '#outbox/entry.ts';
import { createMemoryStore } from '#outbox/memory-store.ts';

/** `full`: no room left. `forbidden`: the device gives no storage (private mode, policy), or it broke. */
export type StorageTrouble = 'full' | 'forbidden';

/** Numbers of the memory begin here, above any that a disk store gives: they are sent after what was stored before. */
const FIRST_MEMORY_SEQ = 2 ** 40;

/**
 * `disk` null: memory alone. Reads join both; an entry goes to the disk first and to memory when that fails, which
 * `onTrouble` is told. Cart and lease follow the disk as long as it works.
 */
export function createTieredStore(
  disk: OutboxStore | null,
  generation: string,
  onTrouble: (trouble: StorageTrouble) => void,
): OutboxStore {
  const memory = createMemoryStore(generation, FIRST_MEMORY_SEQ);
  const onDisk = async <T>(use: (disk: OutboxStore) => Promise<T>, otherwise: T): Promise<T> => {
    if (disk === null) return otherwise;
    try {
      return await use(disk);
    } catch (error) {
      onTrouble(troubleOf(error));
      return otherwise;
    }
  };
  const both = async (use: (store: OutboxStore) => Promise<void>): Promise<void> => {
    await onDisk(use, undefined);
    await use(memory);
  };
  const mine = (seqs: readonly number[], isMemory: boolean) =>
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
    settle: async (seqs, answer) => {
      await onDisk((store) => store.settle(mine(seqs, false), answer), undefined);
      await memory.settle(mine(seqs, true), answer);
    },
    bury: (seq, error, at) => both((store) => store.bury(seq, error, at)),
    countAttempt: (seqs) => both((store) => store.countAttempt(seqs)),
    expire: (before) => both((store) => store.expire(before)),
    dead: async () => [...(await onDisk((store) => store.dead(), [])), ...(await memory.dead())],
    revive: (id) => both((store) => store.revive(id)),
    discard: (id) => both((store) => store.discard(id)),
    forgetEvents: () => both((store) => store.forgetEvents()),
    cartState: async () => {
      const stored = await onDisk((store) => store.cartState(), null);
      const held = await memory.cartState();
      if (stored === null) return held;
      return {
        kept: stored.kept ?? held.kept,
        waiting: [...stored.waiting, ...held.waiting],
        dead: [...stored.dead, ...held.dead],
      };
    },
    keepCart: (cart, at) => both((store) => store.keepCart(cart, at)),
    acknowledgeCart: () => both((store) => store.acknowledgeCart()),
    facts: async () => {
      const stored = await onDisk((store) => store.facts(), null);
      const held = await memory.facts();
      if (stored === null) return held;
      return {
        ...stored,
        waiting: stored.waiting + held.waiting,
        waitingSize: stored.waitingSize + held.waitingSize,
        dead: stored.dead + held.dead,
        shed: stored.shed + held.shed,
      };
    },
    readLease: async () => (await onDisk((store) => store.readLease(), null)) ?? memory.readLease(),
    // Without a disk there is nobody to share with: the memory's lease is always one's own.
    changeLease: async (decide) => {
      const isKept = await onDisk(async (store) => {
        await store.changeLease(decide);
        return true;
      }, false);
      if (!isKept) await memory.changeLease(decide);
    },
  };
}

/** Dexie wraps the cause of an aborted transaction in `inner`. */
export function troubleOf(error: unknown): StorageTrouble {
  for (let cause = error; cause instanceof Error; cause = (cause as { inner?: unknown }).inner)
    if (cause.name === 'QuotaExceededError') return 'full';
  return 'forbidden';
}

// What the shopper decides about what waits, over disk and memory: it shows at once, also while the disk takes no writes.
import type { Disk } from '#outbox/disk-access.ts';
import type { CartState, OutboxStore } from '#outbox/entry.ts';
import type { HandOver } from '#outbox/hand-over.ts';
import type { KnownEntries } from '#outbox/known-entries.ts';
import type { MemoryStore } from '#outbox/memory-store.ts';
import type { Unwritten } from '#outbox/unwritten.ts';

interface DecisionParts {
  readonly disk: Disk;
  readonly memory: MemoryStore;
  readonly known: KnownEntries;
  readonly unwritten: Unwritten;
  readonly handOver: HandOver;
  /** Cart changes that this context began to send. */
  readonly begun: ReadonlySet<string>;
  readonly readCart: () => Promise<CartState>;
}
type Decisions = Pick<OutboxStore, 'cancel' | 'requeue' | 'discard' | 'acknowledgeNotices'>;

/** Memory first, without a wait: what is moved to the disk meanwhile is taken from it again (hand-over.ts). */
export function createDecisions(parts: DecisionParts): Decisions {
  const { disk, memory, known, unwritten, handOver } = parts;
  const { removed, withdrawn, seenNotices, decisions } = unwritten;

  return {
    cancel: async (id) => {
      if (parts.begun.has(id)) return false;
      if (!disk.isHanging && memory.has(id)) {
        const isCanceled = memory.cancel(id);
        if (handOver.isRunning && !memory.has(id)) removed.add(id);
        return isCanceled;
      }
      const canceled = disk.isHanging ? null : await disk.keep((store) => store.cancel(id));
      if (canceled?.value === true) known.remove([id]);
      return canceled?.value ?? (disk.isHanging ? null : false);
    },
    requeue: async (id) => {
      if (memory.has(id)) return;
      if (memory.holds(id)) {
        // The disk may get it as refused while it is moved.
        withdrawn.add(id);
        return memory.requeue(id);
      }
      if (withdrawn.has(id) || (await disk.keep((store) => store.requeue(id))) !== null) return;
      const stored = await disk.run((store) => store.deadLetters());
      const letters = stored?.value ?? known.cartState().deadLetters;
      const letter = letters.find(({ entry }) => entry.id === id);
      if (letter === undefined) decisions.push((store) => store.requeue(id));
      else {
        withdrawn.add(id);
        await memory.adopt([letter.entry]);
      }
    },
    discard: async (id) => {
      const isRefused = known.cartState().deadLetters.some(({ entry }) => entry.id === id);
      known.remove([id]);
      if (!isRefused) removed.add(id);
      withdrawn.add(id);
      await memory.discard(id);
      const isStored = (await disk.keep((store) => store.discard(id))) !== null;
      if (!isStored || handOver.isRunning) return;
      removed.delete(id);
      withdrawn.delete(id);
    },
    acknowledgeNotices: async (seen) => {
      // Those that come while the disk takes no writes have not been read.
      const read = seen ?? (await parts.readCart()).cachedCart?.notices ?? [];
      for (const notice of read) seenNotices.add(notice);
      await memory.acknowledgeNotices(read);
      const decision = async (store: OutboxStore): Promise<void> => {
        await store.acknowledgeNotices(read);
        for (const notice of read) seenNotices.delete(notice);
      };
      if ((await disk.keep(decision)) === null) decisions.push(decision);
    },
  };
}

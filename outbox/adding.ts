// Adds entries to the disk, or if that fails to memory, in the order in which they are asked for.
import type { Disk } from '#outbox/disk-access.ts';
import type { CartState, EntryDraft, OutboxEntry, OutboxStore } from '#outbox/entry.ts';
import type { HandOver } from '#outbox/hand-over.ts';
import type { KnownEntries } from '#outbox/known-entries.ts';
import type { MemoryStore } from '#outbox/memory-store.ts';
import { takesRows, withRowQuantities } from '#outbox/row-quantities.ts';
import { STORAGE_LIMIT_MS } from '#outbox/storage-gate.ts';

interface AddingParts {
  readonly disk: Disk;
  readonly memory: MemoryStore;
  readonly known: KnownEntries;
  readonly handOver: HandOver;
  readonly now: () => number;
  /** As in this store and in memory; null: as this context knows it. */
  readonly readCart: (store: OutboxStore | null) => Promise<CartState>;
}
interface Asked extends PromiseWithResolvers<OutboxEntry | null> {
  draft: EntryDraft;
  /** Decided once: what the disk stores after its limit is the change that is in memory. */
  isComplete: boolean;
  readonly askedAt: number;
}

/**
 * One after the other, of each kind: none overtakes another that waits for room, or for a disk that hangs. What is asked
 * for meanwhile is added together then. The limit of the disk counts from when an entry is asked for. A change that takes
 * rows away says how much there was of them, as what waits in memory may be sent after what other tabs have added since.
 */
export function createAdding({
  disk,
  memory,
  known,
  handOver,
  now,
  readCart,
}: AddingParts): OutboxStore['add'] {
  const queues: Record<OutboxEntry['kind'], { asked: Asked[]; isRunning: boolean }> = {
    cart: { asked: [], isRunning: false },
    event: { asked: [], isRunning: false },
  };

  async function addTogether(batch: readonly Asked[]): Promise<void> {
    const stored: (OutboxEntry | null)[] = [];
    // What waits in memory came before them.
    const isBehind = disk.state !== 'ok' || memory.size > 0;
    const isNext = !isBehind || (await handOver.run());
    const waitedMs = Math.abs(now() - (batch[0]?.askedAt ?? now()));
    if (isNext && waitedMs < STORAGE_LIMIT_MS)
      await disk.keep(async (store) => {
        for (const asked of batch.slice(stored.length))
          stored.push(await store.add(await complete(asked, store)));
      }, waitedMs);
    // Those that it stores from now on, after its limit, are in memory too.
    const onDisk = [...stored];
    known.read(
      onDisk.filter((entry) => entry !== null),
      null,
      false,
    );
    for (const [index, asked] of batch.entries())
      asked.resolve(
        index < onDisk.length ? (onDisk[index] ?? null) : memory.add(await complete(asked, null)),
      );
    if (disk.state === 'ok' && memory.size > 0) void handOver.run();
  }

  async function complete(asked: Asked, store: OutboxStore | null): Promise<EntryDraft> {
    const cart = asked.isComplete ? null : await readCart(store);
    if (!asked.isComplete && cart !== null) asked.draft = withRowQuantities(asked.draft, cart);
    asked.isComplete = true;
    return asked.draft;
  }

  return (draft) => {
    const asked = {
      draft,
      isComplete: !takesRows(draft),
      askedAt: now(),
      ...Promise.withResolvers<OutboxEntry | null>(),
    };
    const queue = queues[draft.kind];
    queue.asked.push(asked);
    if (!queue.isRunning) void addAll();
    return asked.promise;

    async function addAll(): Promise<void> {
      queue.isRunning = true;
      while (queue.asked.length > 0) await addTogether(queue.asked.splice(0));
      queue.isRunning = false;
    }
  };
}

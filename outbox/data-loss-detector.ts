// Remembers outside the database what the database held, so that its loss is noticed and counted: browsers open a damaged one empty, without an error.
import type { StoreStats } from '#outbox/entry.ts';

export interface DataLossCheckpoint {
  readonly generation: string;
  readonly maxSeq: number;
  readonly waiting: number;
}
/** A place that does not go down with IndexedDB. */
export interface CheckpointStorage {
  read(): Promise<DataLossCheckpoint | null>;
  write(checkpoint: DataLossCheckpoint): Promise<void>;
}

/**
 * How many waiting entries are gone: all that waited when the database is another one, those after the highest known
 * number when it went back in time. Zero: nothing was lost, or there is no witness yet.
 */
export function countLostEntries(checkpoint: DataLossCheckpoint | null, stats: StoreStats): number {
  if (checkpoint === null) return 0;
  if (checkpoint.generation !== stats.generation) return checkpoint.waiting;
  return Math.max(0, Math.min(checkpoint.maxSeq - stats.maxSeq, checkpoint.waiting));
}

const CACHE = 'outbox-witness-1';
const CHECKPOINT_PATH = '/outbox-witness';

/** Cache Storage is kept apart from IndexedDB on the device. Null where there is none. */
export async function openCheckpointStorage(
  storage: CacheStorage | undefined,
): Promise<CheckpointStorage | null> {
  try {
    const cache = await storage?.open(CACHE);
    if (cache === undefined) return null;
    return {
      read: async () => parseCheckpoint(await (await cache.match(CHECKPOINT_PATH))?.json()),
      write: (witness) => cache.put(CHECKPOINT_PATH, Response.json(witness)),
    };
  } catch {
    // Forbidden or full: loss can then not be noticed, which nothing else depends on.
    return null;
  }
}

function parseCheckpoint(value: unknown): DataLossCheckpoint | null {
  if (typeof value !== 'object' || value === null) return null;
  const { generation, maxSeq, waiting } = value as Partial<Record<keyof DataLossCheckpoint, unknown>>;
  if (typeof generation !== 'string' || typeof maxSeq !== 'number' || typeof waiting !== 'number')
    return null;
  return { generation, maxSeq, waiting };
}

/** Writes what is newest, one write at a time; what comes meanwhile is joined into one more. */
export function createDataLossDetector(
  storage: CheckpointStorage,
  readStats: () => Promise<StoreStats>,
): { update(): Promise<void> } {
  let writing: Promise<void> | null = null;
  let isStale = false;
  const keep = async () => {
    do {
      isStale = false;
      const { generation, maxSeq, pendingCount: waiting } = await readStats();
      await storage.write({ generation, maxSeq, waiting });
    } while (isNotedAgain());
    writing = null;
  };
  const isNotedAgain = () => isStale;
  return {
    update() {
      isStale = true;
      writing ??= keep().catch(() => {
        // As in openWitness: a witness that cannot be written is no reason to stop.
        writing = null;
      });
      return writing;
    },
  };
}

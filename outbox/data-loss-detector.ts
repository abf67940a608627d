// Detects that the outbox database was lost, by a checkpoint stored outside of it: browsers open a damaged one empty, without an error.
import type { StoreStats } from '#outbox/entry.ts';

export interface DataLossCheckpoint {
  readonly generation: string;
  readonly maxSeq: number;
  readonly waiting: number;
}
/** Storage that survives the loss of IndexedDB. */
export interface CheckpointStorage {
  read(): Promise<DataLossCheckpoint | null>;
  write(checkpoint: DataLossCheckpoint): Promise<void>;
}

/**
 * How many pending entries were lost: all of them if the database was created anew, those after its highest `seq` if it
 * was reset to an earlier state. Zero: nothing was lost, or there is no checkpoint yet.
 */
export function countLostEntries(checkpoint: DataLossCheckpoint | null, stats: StoreStats): number {
  if (checkpoint === null) return 0;
  if (checkpoint.generation !== stats.generation) return checkpoint.waiting;
  return Math.max(0, Math.min(checkpoint.maxSeq - stats.maxSeq, checkpoint.waiting));
}

const CACHE = 'outbox-witness-1';
const CHECKPOINT_PATH = '/outbox-witness';

/** Browsers store Cache Storage apart from IndexedDB. Null where there is none. */
export async function openCheckpointStorage(
  storage: CacheStorage | undefined,
): Promise<CheckpointStorage | null> {
  try {
    const cache = await storage?.open(CACHE);
    if (cache === undefined) return null;
    return {
      read: async () => parseCheckpoint(await (await cache.match(CHECKPOINT_PATH))?.json()),
      write: (checkpoint) => cache.put(CHECKPOINT_PATH, Response.json(checkpoint)),
    };
  } catch {
    // Forbidden or full: a loss then goes unnoticed, and nothing else depends on it.
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

/** Writes the current checkpoint, one write at a time; updates during a write are merged into one more. */
export function createDataLossDetector(
  storage: CheckpointStorage,
  readStats: () => Promise<StoreStats>,
): { update(): Promise<void> } {
  let writing: Promise<void> | null = null;
  let isOutdated = false;
  const writeCurrent = async () => {
    do {
      isOutdated = false;
      const { generation, maxSeq, pendingCount: waiting } = await readStats();
      await storage.write({ generation, maxSeq, waiting });
    } while (hasChanged());
    writing = null;
  };
  const hasChanged = () => isOutdated;
  return {
    update() {
      isOutdated = true;
      writing ??= writeCurrent().catch(() => {
        // As in openCheckpointStorage: nothing else depends on the checkpoint.
        writing = null;
      });
      return writing;
    },
  };
}

// Detects lost outbox entries by a checkpoint stored outside the database: browsers may replace a damaged database by an empty one without an error.
import { StorageTimeoutError } from '#contract/storage-failure.ts';
import type { StoreStats } from '#outbox/entry.ts';
import { createStorageGate } from '#outbox/storage-gate.ts';

export interface DataLossCheckpoint {
  readonly generation: string;
  readonly maxSeq: number;
  readonly waiting: number;
}
/** Storage that is independent of IndexedDB. */
export interface CheckpointStorage {
  read(): Promise<DataLossCheckpoint | null>;
  write(checkpoint: DataLossCheckpoint): Promise<void>;
}

/**
 * Number of lost pending entries: all of them if the database is another one, those with missing numbers if it went
 * back in time. Zero if nothing was lost, or there is no checkpoint yet.
 */
export function countLostEntries(checkpoint: DataLossCheckpoint | null, stats: StoreStats): number {
  if (checkpoint === null) return 0;
  if (checkpoint.generation !== stats.generation) return checkpoint.waiting;
  return Math.max(0, Math.min(checkpoint.maxSeq - stats.maxSeq, checkpoint.waiting));
}

/** Null where the storage or the disk do not respond in time. */
export async function findLoss(
  storage: CheckpointStorage,
  diskStats: () => Promise<StoreStats | null>,
): Promise<{ readonly stats: StoreStats; readonly lostCount: number } | null> {
  let checkpoint: DataLossCheckpoint | null = null;
  try {
    checkpoint = await storage.read();
  } catch (error) {
    if (error instanceof StorageTimeoutError) return null;
  }
  // Read after it: what another context stores meanwhile is not lost.
  const stats = await diskStats();
  return stats && { stats, lostCount: countLostEntries(checkpoint, stats) };
}

const CACHE = 'outbox-witness-1';
const CHECKPOINT_PATH = '/outbox-witness';

/** Opens a cache by its name. */
type OpenCache = () => Promise<Cache>;

/**
 * What the outbox stores beside its database: in Cache Storage, which browsers store separately. Null if it is unavailable. It is
 * to be opened for each operation: one that was deleted while it was open takes what nobody will read.
 */
export async function openOutboxCache(storage: CacheStorage | undefined): Promise<OpenCache | null> {
  const open = storage && (() => storage.open(CACHE));
  try {
    await open?.();
    return open ?? null;
  } catch {
    // Forbidden or full: loss can be neither detected nor made good, but nothing else depends on it.
    return null;
  }
}

export async function openCheckpointStorage(
  storage: CacheStorage | undefined,
): Promise<CheckpointStorage | null> {
  const open = await openOutboxCache(storage);
  return (
    open && {
      read: async () => parseCheckpoint(await (await (await open()).match(CHECKPOINT_PATH))?.json()),
      write: async (checkpoint) => (await open()).put(CHECKPOINT_PATH, Response.json(checkpoint)),
    }
  );
}

/** As opened, but that it may hang as databases may; null if it did. `onReopened`: what was above its limit has ended. */
export async function openLimitedStorage(
  {
    schedule,
    openCheckpointStorage: open,
  }: {
    readonly schedule: (ms: number, call: () => void) => () => void;
    readonly openCheckpointStorage: () => Promise<CheckpointStorage | null>;
  },
  onReopened: () => void,
): Promise<CheckpointStorage | null> {
  const gate = createStorageGate(schedule, onReopened);
  const storage = await gate.run(open).catch(() => null);
  return (
    storage && {
      read: () => gate.run(() => storage.read()),
      write: (checkpoint) => gate.run(() => storage.write(checkpoint)),
    }
  );
}

function parseCheckpoint(value: unknown): DataLossCheckpoint | null {
  if (typeof value !== 'object' || value === null) return null;
  const { generation, maxSeq, waiting } = value as Partial<Record<keyof DataLossCheckpoint, unknown>>;
  if (typeof generation !== 'string' || typeof maxSeq !== 'number' || typeof waiting !== 'number')
    return null;
  return { generation, maxSeq, waiting };
}

/**
 * Writes the latest stats as the checkpoint, one write at a time: of those that come during a write, the last, and none that
 * it has written already. A context that reads every change writes again where it wrote older stats.
 */
export function createDataLossDetector(storage: CheckpointStorage): {
  update(stats: StoreStats): Promise<void>;
} {
  let writing: Promise<void> | null = null;
  let latest: DataLossCheckpoint | null = null;
  let written: DataLossCheckpoint | null = null;
  const unwritten = () => (latest === null || isSame(latest, written) ? null : latest);
  const writeLatest = async () => {
    try {
      for (let next = unwritten(); next !== null; next = unwritten()) {
        written = next;
        await storage.write(next);
      }
    } catch {
      // As in openOutboxCache: a failed checkpoint must not stop the outbox. What is stored now is unknown.
      written = null;
    }
    writing = null;
  };
  return {
    async update({ generation, maxSeq, pendingCount: waiting }) {
      latest = { generation, maxSeq, waiting };
      // Otherwise it would be over before it is noted as under way.
      if (unwritten() !== null) writing ??= writeLatest();
      await writing;
    },
  };
}

function isSame(one: DataLossCheckpoint, other: DataLossCheckpoint | null): boolean {
  return one.generation === other?.generation && one.maxSeq === other.maxSeq && one.waiting === other.waiting;
}

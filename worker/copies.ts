// The worker's copies of what the server has: their database, its stores, and what it gives up when room is needed.
import type { StorageHealth } from '#worker/storage-health.ts';
import { type StorageBudget, storageBudgetOf } from '#worker/store/budget.ts';
import type { ShopDatabase, ShopDatabaseOptions } from '#worker/store/db.ts';
import { createRoomMaker, type RoomMaker } from '#worker/store/make-room.ts';
import { createResponseStore, type ResponseStore } from '#worker/store/responses.ts';
import { createSnapshotStore, type SnapshotStore } from '#worker/store/snapshots.ts';

export interface CopiesEnvironment {
  readonly now: () => number;
  readonly schedule: (ms: number, call: () => void) => () => void;
  readonly openDatabase: (options: ShopDatabaseOptions) => ShopDatabase;
  /** In bytes; null if the browser does not tell. */
  readonly estimateQuota: () => Promise<number | null>;
  /** Deletes the pictures that the service worker keeps. */
  readonly deletePictures: () => Promise<unknown>;
}
export interface Copies {
  readonly db: ShopDatabase;
  readonly room: RoomMaker;
  readonly responses: ResponseStore;
  readonly snapshots: SnapshotStore;
}

export function openCopies(
  { now, schedule, openDatabase, estimateQuota, deletePictures }: CopiesEnvironment,
  health: StorageHealth,
): Copies {
  const db = openDatabase({
    schedule,
    onFailure: (failure) => health.failed(failure),
    onWell: () => health.well(),
  });
  const room = createRoomMaker(db, deletePictures, now);
  let budget: Promise<StorageBudget> | null = null;
  const readBudget = () => (budget ??= estimateQuota().then(storageBudgetOf));
  return {
    db,
    room,
    responses: createResponseStore(db, readBudget, room.mayStore),
    snapshots: createSnapshotStore(db, readBudget, room.mayStore),
  };
}

// The worker's copies of what the server has: their database, its stores, and what it gives up when room is needed.
import type { DeviceStorage } from '#worker/device-storage.ts';
import type { StorageHealth } from '#worker/storage-health.ts';
import { type StorageBudget, storageBudgetOf } from '#worker/store/budget.ts';
import type { ShopDatabase, ShopDatabaseOptions } from '#worker/store/db.ts';
import { createKeeping, type Keeping } from '#worker/store/keeping.ts';
import { createRoomMaker, type RoomMaker } from '#worker/store/make-room.ts';
import { createResponseStore, type ResponseStore } from '#worker/store/responses.ts';
import { createSnapshotStore, type SnapshotStore } from '#worker/store/snapshots.ts';

export interface CopiesEnvironment {
  readonly now: () => number;
  readonly schedule: (ms: number, call: () => void) => () => void;
  readonly openDatabase: (options: ShopDatabaseOptions) => ShopDatabase;
  readonly device: DeviceStorage;
}
export interface Copies {
  readonly db: ShopDatabase;
  readonly device: DeviceStorage;
  readonly keeping: Keeping;
  readonly room: RoomMaker;
  readonly responses: ResponseStore;
  readonly snapshots: SnapshotStore;
}

/** `onCataloguesGone`: see createRoomMaker. */
export function openCopies(
  { now, schedule, openDatabase, device }: CopiesEnvironment,
  health: StorageHealth,
  onCataloguesGone: () => void,
): Copies {
  const db = openDatabase({
    schedule,
    onFailure: (failure) => health.failed(failure),
    onWell: () => health.well(),
  });
  const room = createRoomMaker(db, device, now, onCataloguesGone);
  let budget: Promise<StorageBudget> | null = null;
  const readBudget = () => (budget ??= device.estimate().then(({ quota }) => storageBudgetOf(quota)));
  const keeping = createKeeping(device);
  // As it is now: another tab may have deleted everything while this one loaded it.
  const mayStore = async () => room.mayStore() && (await keeping.read());
  return {
    db,
    device,
    keeping,
    room,
    responses: createResponseStore(db, readBudget, mayStore),
    snapshots: createSnapshotStore(db, readBudget, mayStore, device),
  };
}

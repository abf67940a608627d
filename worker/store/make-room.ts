// What the device gives up when a waiting change finds no room: all of it can be fetched again.
import type { DeviceStorage } from '#worker/device-storage.ts';
import type { ShopDatabase } from '#worker/store/db.ts';
import { clearExpendable } from '#worker/store/responses.ts';

/** How long nothing new is stored after room had to be made, so that it is not filled again at once. */
const HOLD_BACK_MS = 10 * 60_000;

export interface RoomMaker {
  /**
   * Pictures with renewed catalogues, then stored responses, then the index with menu and pages, without which it is of
   * no use; never what waits to be sent.
   */
  readonly steps: readonly (() => Promise<unknown>)[];
  /** False for a while after a step: responses and index are not stored. */
  readonly mayStore: () => boolean;
}

/** `onCataloguesGone`: they were deleted, and may be stored again as soon as `mayStore` lets them. */
export function createRoomMaker(
  db: Pick<ShopDatabase, 'write'>,
  device: Pick<DeviceStorage, 'deletePictures' | 'deleteRenewed' | 'forgetReady' | 'noteCatalogues'>,
  now: () => number,
  onCataloguesGone: () => void,
): RoomMaker {
  let freedAt = Number.NEGATIVE_INFINITY;
  const steps = [
    () => Promise.all([device.deletePictures(), device.deleteRenewed(null)]),
    () => db.write(({ answers }) => clearExpendable(answers)),
    async () => {
      const isCleared = await db.write(({ files, snapshots, answers }) =>
        Promise.all([files.clear(), snapshots.clear(), answers.clear()]),
      );
      if (!isCleared) return;
      await Promise.all([device.forgetReady(null), device.noteCatalogues([])]);
      onCataloguesGone();
    },
  ];
  return {
    steps: steps.map((step) => () => {
      freedAt = now();
      return step();
    }),
    // A clock that was set back counts like one that went on.
    mayStore: () => Math.abs(now() - freedAt) >= HOLD_BACK_MS,
  };
}

// What the database knows of fetching merchants' pictures: placeholder colours, failures, and when to try again.
import type { PhotoError } from '#server/images/remote-photo.ts';
import { setTint } from '#store/images.ts';
import {
  deletePictureFailure,
  LONGEST_PICTURE_PAUSE_MS,
  type PictureFailure,
  pictureFailure,
  savePictureFailure,
} from '#store/picture-failures.ts';
import type { Store } from '#store/store.ts';

const FIRST_PAUSE_MS = 5 * 60_000;
/** Each pause is so many times as long as the one before. */
const PAUSE_GROWTH = 3;

/** How long to wait after so many failed attempts: 5 minutes, 15, 45 and so on, at most a week. */
export function pauseAfter(attempts: number): number {
  return Math.min(LONGEST_PICTURE_PAUSE_MS, FIRST_PAUSE_MS * PAUSE_GROWTH ** (attempts - 1));
}

export interface PictureRecords {
  /** Undefined: the picture was never tried, or it came the last time. */
  failureOf(imageId: string): Promise<PictureFailure | undefined>;
  /** `now` in ms since 1970. */
  saveFailure(imageId: string, reason: PhotoError, now: number): Promise<void>;
  /** The picture was fetched: `tint` is its placeholder colour, #rrggbb, and earlier failures are forgotten. */
  saveFetched(imageId: string, tint: string): Promise<void>;
}

export function createPictureRecords(store: Store): PictureRecords {
  return {
    failureOf: (imageId) => pictureFailure(store.db, imageId),
    saveFailure: (imageId, reason, now) =>
      store.transaction(async (tx) => {
        const attempts = ((await pictureFailure(tx, imageId))?.attempts ?? 0) + 1;
        const nextTryAt = now + pauseAfter(attempts);
        await savePictureFailure(tx, { imageId, reason, attempts, lastTriedAt: now, nextTryAt });
      }),
    saveFetched: (imageId, tint) =>
      store.transaction(async (tx) => {
        await setTint(tx, imageId, tint);
        await deletePictureFailure(tx, imageId);
      }),
  };
}

// Failed downloads of merchants' pictures: the reason, the number of attempts, and when the next one is due.
import { isDue } from '#store/due-time.ts';
import { imageSourceOf } from '#store/images.ts';
import type { PictureFailureTable } from '#store/schema.ts';
import type { Db } from '#store/store.ts';

export const LONGEST_PICTURE_PAUSE_MS = 7 * 24 * 3_600_000;

export interface PictureFailure {
  readonly imageId: string;
  readonly reason: string;
  readonly attempts: number;
  /** ms since 1970. */
  readonly lastTriedAt: number;
  readonly nextTryAt: number;
}
export interface ListedPictureFailure extends PictureFailure {
  readonly url: string;
}

/** Undefined: the picture was never requested, or its last download succeeded. */
export async function pictureFailure(db: Db, imageId: string): Promise<PictureFailure | undefined> {
  const row = await db
    .selectFrom('picture_failures')
    .selectAll()
    .where('image_id', '=', imageId)
    .executeTakeFirst();
  return row === undefined ? undefined : failureOf(row);
}

function failureOf(row: PictureFailureTable): PictureFailure {
  return {
    imageId: row.image_id,
    reason: row.reason,
    attempts: row.attempts,
    lastTriedAt: row.last_tried_at,
    nextTryAt: row.next_try_at,
  };
}

/** Replaces the stored failure of the picture. */
export async function savePictureFailure(tx: Db, failure: PictureFailure): Promise<void> {
  await tx
    .insertInto('picture_failures')
    .values({
      image_id: failure.imageId,
      reason: failure.reason,
      attempts: failure.attempts,
      last_tried_at: failure.lastTriedAt,
      next_try_at: failure.nextTryAt,
    })
    .onConflict((conflict) =>
      conflict.column('image_id').doUpdateSet((eb) => ({
        reason: eb.ref('excluded.reason'),
        attempts: eb.ref('excluded.attempts'),
        last_tried_at: eb.ref('excluded.last_tried_at'),
        next_try_at: eb.ref('excluded.next_try_at'),
      })),
    )
    .execute();
}

export async function deletePictureFailure(tx: Db, imageId: string): Promise<void> {
  await tx.deleteFrom('picture_failures').where('image_id', '=', imageId).execute();
}

/** Ids of pictures whose next attempt is due, the longest overdue first. */
export async function duePictures(db: Db, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('picture_failures')
    .select('image_id')
    .where(isDue('next_try_at', now, LONGEST_PICTURE_PAUSE_MS))
    .orderBy('next_try_at')
    .orderBy('image_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.image_id);
}

/** All failures, the latest first. */
export async function listPictureFailures(db: Db): Promise<ListedPictureFailure[]> {
  const rows = await db
    .selectFrom('picture_failures')
    .innerJoin('images', 'images.image_id', 'picture_failures.image_id')
    .selectAll('picture_failures')
    .select('images.origin')
    .orderBy('last_tried_at', 'desc')
    .orderBy('picture_failures.image_id')
    .execute();
  return rows.flatMap((row) => {
    const source = imageSourceOf(row);
    return source.kind === 'remote' ? [{ ...failureOf(row), url: source.url }] : [];
  });
}

/** Makes all pictures due; returns how many. */
export async function endPicturePauses(tx: Db, now: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('picture_failures')
    .set({ next_try_at: now })
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

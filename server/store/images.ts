// Where an image's pixels come from, by its id.
import type { ImageSource } from '#server/catalogue/model.ts';
import type { Db } from '#server/store/store.ts';

export interface ImageRecord {
  readonly imageId: string;
  readonly kind: 'model' | 'isolated' | 'plain';
  readonly source: ImageSource;
  readonly tint: string;
}

/** Undefined: the catalogue never had such an image. */
export async function imageById(db: Db, imageId: string): Promise<ImageRecord | undefined> {
  const row = await db.selectFrom('images').selectAll().where('image_id', '=', imageId).executeTakeFirst();
  return row === undefined ? undefined : toImageRecord(row);
}

/** A merchant's photo is known by its colour only once it was fetched. */
export async function setTint(tx: Db, imageId: string, tint: string): Promise<void> {
  await tx.updateTable('images').set({ tint }).where('image_id', '=', imageId).execute();
}

function toImageRecord(row: { image_id: string; kind: string; origin: string; tint: string }): ImageRecord {
  return {
    imageId: row.image_id,
    kind: row.kind as ImageRecord['kind'],
    source: JSON.parse(row.origin) as ImageSource,
    tint: row.tint,
  };
}

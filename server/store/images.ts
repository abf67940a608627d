// Where an image's pixels come from, by its id.
import type { ImageSource } from '#server/catalogue/model.ts';
import type { Queries } from '#server/store/store.ts';

export interface ImageFacts {
  readonly imageId: string;
  readonly kind: 'model' | 'isolated' | 'plain';
  readonly source: ImageSource;
  readonly tint: string;
}

/** Undefined: the catalogue never had such an image. */
export async function imageById(db: Queries, imageId: string): Promise<ImageFacts | undefined> {
  const row = await db.selectFrom('images').selectAll().where('image_id', '=', imageId).executeTakeFirst();
  return row === undefined ? undefined : factsOf(row);
}

/** A merchant's photo is known by its colour only once it was fetched. */
export async function setTint(tx: Queries, imageId: string, tint: string): Promise<void> {
  await tx.updateTable('images').set({ tint }).where('image_id', '=', imageId).execute();
}

function factsOf(row: { image_id: string; kind: string; origin: string; tint: string }): ImageFacts {
  return {
    imageId: row.image_id,
    kind: row.kind as ImageFacts['kind'],
    source: JSON.parse(row.origin) as ImageSource,
    tint: row.tint,
  };
}

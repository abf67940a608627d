// Reads an image's source by its id.
import type { CatalogueImage, ImageSource } from '#catalogue/catalogue.ts';
import { jsonColumn, StoredDataError } from '#store/json-column.ts';
import type { ImageTable } from '#store/schema.ts';
import type { Db } from '#store/store.ts';
import { ImageSourceSchema } from '#store/stored-schemas.ts';

type ImageKind = CatalogueImage['kind'];
const KINDS: readonly ImageKind[] = ['model', 'isolated', 'plain'];
const readOrigin = jsonColumn('images.origin', ImageSourceSchema);

export interface ImageRecord {
  readonly imageId: string;
  readonly kind: ImageKind;
  readonly source: ImageSource;
  readonly tint: string;
}

/** Undefined if the catalogue has never had the image. */
export async function imageById(db: Db, imageId: string): Promise<ImageRecord | undefined> {
  const row = await db.selectFrom('images').selectAll().where('image_id', '=', imageId).executeTakeFirst();
  return row === undefined ? undefined : toImageRecord(row);
}

/** The placeholder colour of a merchant's photo is computed when it is downloaded. */
export async function setTint(tx: Db, imageId: string, tint: string): Promise<void> {
  await tx.updateTable('images').set({ tint }).where('image_id', '=', imageId).execute();
}

export function imageSourceOf(row: Pick<ImageTable, 'image_id' | 'origin'>): ImageSource {
  return readOrigin(row.origin, row.image_id);
}

function toImageRecord(row: ImageTable): ImageRecord {
  return {
    imageId: row.image_id,
    kind: imageKindOf(row),
    source: imageSourceOf(row),
    tint: row.tint,
  };
}

function imageKindOf(row: ImageTable): ImageKind {
  const kind = KINDS.find((known) => known === row.kind);
  if (kind === undefined) throw new StoredDataError(`images.kind of "${row.image_id}": "${row.kind}"`);
  return kind;
}

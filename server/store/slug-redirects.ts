// Slugs that pages had before: what stood under one is found under its present slug.
import { Type } from 'typebox';
import { jsonColumn } from '#server/store/json-column.ts';
import type { EntryTable } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

export type SlugKind = 'listing' | 'page' | 'product';

export interface RetiredSlug {
  readonly slug: string;
  readonly entryId: string;
}

/** Listings and pages differ in all else. */
const readSlug = jsonColumn('entries.doc', Type.Object({ slug: Type.String() }));
const ROWS_PER_STATEMENT = 400;

/** A slug that several things had leads to the one that had it last. */
export async function retireSlugs(tx: Db, kind: SlugKind, retired: readonly RetiredSlug[]): Promise<void> {
  // One statement may not write a row twice.
  const rows = [...new Map(retired.map(({ slug, entryId }) => [slug, { kind, slug, entry_id: entryId }]))];
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT)
    await tx
      .insertInto('slug_redirects')
      .values(rows.slice(at, at + ROWS_PER_STATEMENT).map(([, row]) => row))
      .onConflict((conflict) =>
        conflict.columns(['kind', 'slug']).doUpdateSet((eb) => ({ entry_id: eb.ref('excluded.entry_id') })),
      )
      .execute();
}

/** `to` takes the place of a withdrawn entry, also under the slugs that this one had before. */
export async function moveRedirects(tx: Db, kind: SlugKind, from: string, to: string): Promise<void> {
  await tx
    .updateTable('slug_redirects')
    .set({ entry_id: to })
    .where('kind', '=', kind)
    .where('entry_id', '=', from)
    .execute();
}

/** Ids of what had the slugs last, by slug; a slug that was never retired is absent. */
export async function retiredSlugOwners(
  db: Db,
  kind: SlugKind,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  const owners = new Map<string, string>();
  for (let at = 0; at < slugs.length; at += ROWS_PER_STATEMENT) {
    const rows = await db
      .selectFrom('slug_redirects')
      .select(['slug', 'entry_id'])
      .where('kind', '=', kind)
      .where('slug', 'in', slugs.slice(at, at + ROWS_PER_STATEMENT))
      .execute();
    for (const row of rows) owners.set(row.slug, row.entry_id);
  }
  return owners;
}

/** The present slug of what had this one before; undefined where nothing had, or where it is withdrawn. */
export async function slugAfterRedirect(db: Db, kind: SlugKind, slug: string): Promise<string | undefined> {
  const id = (await retiredSlugOwners(db, kind, [slug])).get(slug);
  if (id === undefined) return undefined;
  const current = kind === 'product' ? await productSlug(db, id) : await entrySlug(db, kind, id);
  return current === slug ? undefined : current;
}

async function productSlug(db: Db, productId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('products')
    .select('slug')
    .where('product_id', '=', productId)
    .where('is_withdrawn', '=', 0)
    .executeTakeFirst();
  return row?.slug;
}

async function entrySlug(db: Db, kind: 'listing' | 'page', id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('entries')
    .select(['entry_id', 'doc'])
    .where('kind', '=', kind)
    .where('entry_id', '=', id)
    .where('is_withdrawn', '=', 0)
    .orderBy('source')
    .executeTakeFirst();
  return row === undefined ? undefined : slugOfEntry(row);
}

/** Of a listing or a page. */
export function slugOfEntry(row: Pick<EntryTable, 'entry_id' | 'doc'>): string {
  return readSlug(row.doc, row.entry_id).slug;
}

// Redirects of former slugs to the current slugs of the same entries.
import { Type } from 'typebox';
import { chunks } from '#store/chunks.ts';
import { jsonColumn } from '#store/json-column.ts';
import type { EntryTable } from '#store/schema.ts';
import type { Db } from '#store/store.ts';

export type SlugKind = 'listing' | 'page' | 'product';

export interface RetiredSlug {
  readonly slug: string;
  readonly entryId: string;
}

/** The field that listings and pages share. */
const readSlug = jsonColumn('entries.doc', Type.Object({ slug: Type.String() }));

/** A slug that several entries had redirects to the last of them. */
export async function retireSlugs(tx: Db, kind: SlugKind, retired: readonly RetiredSlug[]): Promise<void> {
  // A statement cannot write the same row twice.
  const rows = [...new Map(retired.map(({ slug, entryId }) => [slug, { kind, slug, entry_id: entryId }]))];
  for (const some of chunks(rows))
    await tx
      .insertInto('slug_redirects')
      .values(some.map(([, row]) => row))
      .onConflict((conflict) =>
        conflict.columns(['kind', 'slug']).doUpdateSet((eb) => ({ entry_id: eb.ref('excluded.entry_id') })),
      )
      .execute();
}

/** Redirects the former slugs of the withdrawn entry `from` to `to`. */
export async function moveRedirects(tx: Db, kind: SlugKind, from: string, to: string): Promise<void> {
  await tx
    .updateTable('slug_redirects')
    .set({ entry_id: to })
    .where('kind', '=', kind)
    .where('entry_id', '=', from)
    .execute();
}

/** The id of the last owner of each slug; slugs that were never retired are absent. */
export async function retiredSlugOwners(
  db: Db,
  kind: SlugKind,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  const owners = new Map<string, string>();
  for (const some of chunks(slugs)) {
    const rows = await db
      .selectFrom('slug_redirects')
      .select(['slug', 'entry_id'])
      .where('kind', '=', kind)
      .where('slug', 'in', some)
      .execute();
    for (const row of rows) owners.set(row.slug, row.entry_id);
  }
  return owners;
}

/** The current slug of the former owner of `slug`; undefined if there is none or it is withdrawn. */
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

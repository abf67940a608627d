// The slugs of listings and pages: made unique over all sources before an import writes them; former slugs redirect.
import { idInSource } from '#catalogue/catalogue.ts';
import {
  moveRedirects,
  retireSlugs,
  type RetiredSlug,
  type SlugKind,
  slugOfEntry,
} from '#store/slug-redirects.ts';
import { SlugAssigner } from '#store/slugs.ts';
import type { Db } from '#store/store.ts';

const SLUG_KINDS = ['listing', 'page'] as const satisfies readonly SlugKind[];

interface SluggedEntry {
  readonly kind: string;
  readonly id: string;
  readonly doc: unknown;
  /** The requested slug; absent for entries without a page. */
  readonly slug?: string;
}

/** The entries with their final slugs, in `slug` and `doc`. `entries` are all of the source's entries. */
export async function assignEntrySlugs<E extends SluggedEntry>(
  tx: Db,
  source: string,
  entries: readonly E[],
): Promise<E[]> {
  const kinds = SLUG_KINDS.filter((kind) => entries.some((entry) => entry.kind === kind));
  const finalSlugs = new Map<E, string>();
  for (const kind of kinds) {
    const ownEntries = entries.filter((entry) => entry.kind === kind && entry.slug !== undefined);
    const { assigner, currentSlugs } = await storedSlugs(
      tx,
      kind,
      source,
      new Set(ownEntries.map(({ id }) => id)),
    );
    const retired: RetiredSlug[] = [];
    for (const entry of ownEntries) {
      const current = currentSlugs.get(entry.id);
      const { slug } = assigner.assign(ownerKey(source, entry.id), entry.slug ?? '', current);
      finalSlugs.set(entry, slug);
      if (current !== undefined && current !== slug) retired.push({ slug: current, entryId: entry.id });
    }
    await retireSlugs(tx, kind, retired);
  }
  return entries.map((entry) => {
    const slug = finalSlugs.get(entry);
    return slug === undefined || slug === entry.slug
      ? entry
      : { ...entry, slug, doc: { ...(entry.doc as object), slug } };
  });
}

function ownerKey(source: string, id: string): string {
  return `${source} ${id}`;
}

/** Slugs of withdrawn entries, and of those that this import will withdraw, are free. */
async function storedSlugs(tx: Db, kind: SlugKind, source: string, givenIds: ReadonlySet<string>) {
  const rows = await tx
    .selectFrom('entries')
    .select(['source', 'entry_id', 'doc', 'is_withdrawn'])
    .where('kind', '=', kind)
    .orderBy('source')
    .orderBy('position')
    .execute();
  const assigner = new SlugAssigner();
  const currentSlugs = new Map<string, string>();
  for (const row of rows) {
    const slug = slugOfEntry(row);
    const isOwn = row.source === source;
    if (isOwn) currentSlugs.set(row.entry_id, slug);
    if (row.is_withdrawn === 0 && (!isOwn || givenIds.has(row.entry_id)))
      assigner.add(slug, ownerKey(row.source, row.entry_id));
  }
  return { assigner, currentSlugs };
}

/** Redirects the slugs of a replaced source's entries to the entries of the same name in the replacing source. */
export async function inheritEntrySlugs(tx: Db, from: string, to: string): Promise<void> {
  for (const kind of SLUG_KINDS) {
    const rows = await tx
      .selectFrom('entries')
      .select(['source', 'entry_id', 'doc'])
      .where('kind', '=', kind)
      .where('source', 'in', [from, to])
      .execute();
    const present = new Set(rows.filter((row) => row.source === to).map((row) => row.entry_id));
    const retired: RetiredSlug[] = [];
    for (const row of rows) {
      if (row.source !== from) continue;
      const entryId = idInSource(row.entry_id, from, to);
      if (!present.has(entryId)) continue;
      retired.push({ slug: slugOfEntry(row), entryId });
      await moveRedirects(tx, kind, row.entry_id, entryId);
    }
    await retireSlugs(tx, kind, retired);
  }
}

// Writes the entries of a source besides its products: listings, pages, stores, size guides, facets, synonyms, popular queries; and images.
import { LANGUAGES } from '#contract/market.ts';
import type {
  CatalogueImage,
  CatalogueListing,
  CataloguePage,
  CatalogueParts,
} from '#catalogue/catalogue.ts';
import type { ChangeCounts, ChangePart, ChangeSet } from '#store/change-set.ts';
import { hashOf, imageRow, type StoredImage, storedImage } from '#store/documents.ts';
import { assignEntrySlugs } from '#store/entry-slugs.ts';
import type { EntryTable, ImageTable } from '#store/schema.ts';
import type { Db } from '#store/store.ts';

export type EntryKind =
  | 'listing'
  | 'page'
  | 'store'
  | 'size_guide'
  | 'facet'
  | 'synonyms'
  | 'popular_queries'
  | 'rule';
export type StoredListing = Omit<CatalogueListing, 'images'> & { readonly images: readonly StoredImage[] };
export type StoredPage = Omit<CataloguePage, 'images'>;

/** Stored instead of a content hash, so that a withdrawn entry or product that is given again counts as changed. */
export const WITHDRAWN_HASH = 'withdrawn';
const ROWS_PER_INSERT = 200;
/** Which parts of a node's data are built from which entries. */
const PARTS_BY_KIND: Readonly<Record<string, readonly ChangePart[]>> = {
  listing: ['texts', 'facts'],
  page: ['texts', 'facts'],
  store: ['facts'],
  size_guide: ['texts'],
  facet: ['texts'],
  synonyms: ['columns'],
  popular_queries: ['texts'],
  rule: ['columns'],
} satisfies Record<EntryKind, readonly ChangePart[]>;
const partsOf = (kind: string): readonly ChangePart[] => PARTS_BY_KIND[kind] ?? [];

export interface Entry {
  readonly kind: EntryKind;
  readonly id: string;
  readonly doc: unknown;
  readonly images: readonly CatalogueImage[];
  /** Of listings and pages: the requested slug. */
  readonly slug?: string;
}

/** All entries of the parts, in display order. */
export function entriesOf(parts: CatalogueParts): Entry[] {
  const perLanguage = (
    kind: EntryKind,
    lists: CatalogueParts['synonyms'] | CatalogueParts['popularQueries'],
  ) =>
    LANGUAGES.flatMap((language) => {
      const doc = lists[language];
      return doc === undefined ? [] : [{ kind, id: language, doc, images: [] }];
    });
  return [
    ...parts.listings.map((listing) => ({
      kind: 'listing' as const,
      id: listing.listingId,
      doc: { ...listing, images: listing.images.map(storedImage) } satisfies StoredListing,
      images: listing.images,
      slug: listing.slug,
    })),
    ...parts.pages.map(({ images, ...page }) => ({
      kind: 'page' as const,
      id: page.pageId,
      doc: page satisfies StoredPage,
      images,
      slug: page.slug,
    })),
    ...parts.stores.map((store) => ({ kind: 'store' as const, id: store.storeId, doc: store, images: [] })),
    ...(parts.sizeGuides ?? []).map((guide) => ({
      kind: 'size_guide' as const,
      id: guide.guideId,
      doc: guide,
      images: [],
    })),
    ...parts.facets.map((facet) => ({ kind: 'facet' as const, id: facet.field, doc: facet, images: [] })),
    ...perLanguage('synonyms', parts.synonyms),
    ...perLanguage('popular_queries', parts.popularQueries),
  ];
}

export interface EntryCounts {
  readonly listings: ChangeCounts;
  readonly pages: ChangeCounts;
  readonly stores: ChangeCounts;
  readonly settings: ChangeCounts;
}

/** Replaces the source's entries by `requested`; the slug of a listing or page gets a number appended if another source has it. */
export async function applyEntries(
  tx: Db,
  source: string,
  requested: readonly Entry[],
  changeSet: ChangeSet,
): Promise<EntryCounts> {
  const stored = await storedEntries(tx, source);
  const entries = await assignEntrySlugs(tx, source, requested);
  const { counts, countsOf } = countsByKind();
  const rows: EntryTable[] = [];
  const images: ImageTable[] = [];
  const seen = new Set<string>();
  /** Positions are counted within a kind, so that a new store does not move facets. */
  const nextPositions = new Map<EntryKind, number>();
  for (const entry of entries) {
    const position = nextPositions.get(entry.kind) ?? 0;
    nextPositions.set(entry.kind, position + 1);
    const key = `${entry.kind} ${entry.id}`;
    if (seen.has(key)) throw new Error(`${key} is given twice`);
    seen.add(key);
    const hash = hashOf([position, entry.doc, entry.images]);
    const before = stored.get(key);
    if (before?.hash === hash) {
      countsOf(entry.kind).unchanged += 1;
      continue;
    }
    if (before === undefined || before.is_withdrawn === 1) countsOf(entry.kind).added += 1;
    else countsOf(entry.kind).changed += 1;
    changeSet.record(entry.kind, entry.id, hash, partsOf(entry.kind));
    images.push(...entry.images.map(imageRow));
    rows.push({
      kind: entry.kind,
      source,
      entry_id: entry.id,
      position,
      hash,
      doc: JSON.stringify(entry.doc),
      is_withdrawn: 0,
    });
  }
  for (let at = 0; at < rows.length; at += ROWS_PER_INSERT) {
    await tx
      .insertInto('entries')
      .values(rows.slice(at, at + ROWS_PER_INSERT))
      .onConflict((conflict) =>
        conflict.columns(['kind', 'source', 'entry_id']).doUpdateSet((eb) => ({
          position: eb.ref('excluded.position'),
          hash: eb.ref('excluded.hash'),
          doc: eb.ref('excluded.doc'),
          is_withdrawn: eb.ref('excluded.is_withdrawn'),
        })),
      )
      .execute();
  }
  await putImages(tx, images);
  const absent = [...stored]
    .filter(([key, row]) => row.is_withdrawn === 0 && !seen.has(key))
    .map(([, row]) => row);
  await withdraw(tx, source, absent, changeSet, countsOf);
  return counts;
}

export async function withdrawEntries(tx: Db, source: string, changeSet: ChangeSet): Promise<EntryCounts> {
  const { counts, countsOf } = countsByKind();
  const rows = [...(await storedEntries(tx, source)).values()].filter((row) => row.is_withdrawn === 0);
  await withdraw(tx, source, rows, changeSet, countsOf);
  return counts;
}

type StoredEntry = Pick<EntryTable, 'kind' | 'entry_id' | 'hash' | 'is_withdrawn'>;

async function storedEntries(tx: Db, source: string): Promise<Map<string, StoredEntry>> {
  const rows = await tx
    .selectFrom('entries')
    .select(['kind', 'entry_id', 'hash', 'is_withdrawn'])
    .where('source', '=', source)
    .orderBy('kind')
    .orderBy('entry_id')
    .execute();
  return new Map(rows.map((row) => [`${row.kind} ${row.entry_id}`, row]));
}

async function withdraw(
  tx: Db,
  source: string,
  rows: readonly StoredEntry[],
  changeSet: ChangeSet,
  countsOf: (kind: string) => ChangeCounts,
): Promise<void> {
  for (const row of rows) {
    changeSet.record(row.kind, row.entry_id, WITHDRAWN_HASH, partsOf(row.kind));
    countsOf(row.kind).withdrawn += 1;
    await tx
      .updateTable('entries')
      .set({ is_withdrawn: 1, hash: WITHDRAWN_HASH })
      .where('kind', '=', row.kind)
      .where('source', '=', source)
      .where('entry_id', '=', row.entry_id)
      .execute();
  }
}

function countsByKind() {
  const none = (): ChangeCounts => ({ added: 0, changed: 0, unchanged: 0, withdrawn: 0 });
  const counts = { listings: none(), pages: none(), stores: none(), settings: none() };
  const countsOf = (kind: string): ChangeCounts =>
    kind === 'listing'
      ? counts.listings
      : kind === 'page'
        ? counts.pages
        : kind === 'store'
          ? counts.stores
          : counts.settings;
  return { counts, countsOf };
}

/** An image's id identifies its source, so that only kind and tint of a stored row can change. */
export async function putImages(tx: Db, rows: readonly ImageTable[]): Promise<void> {
  const distinct = [...new Map(rows.map((row) => [row.image_id, row])).values()];
  for (let at = 0; at < distinct.length; at += ROWS_PER_INSERT) {
    await tx
      .insertInto('images')
      .values(distinct.slice(at, at + ROWS_PER_INSERT))
      .onConflict((conflict) =>
        conflict.column('image_id').doUpdateSet((eb) => ({
          kind: eb.ref('excluded.kind'),
          tint: eb.ref('excluded.tint'),
        })),
      )
      .execute();
  }
}

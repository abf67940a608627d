// Tells whether a feed's products stand in the catalogue already, under another source than the one they would get now.
import { idInSource, MERCHANDISING_SOURCE } from '#catalogue/catalogue.ts';
import { DEFAULT_SOURCE } from '#feeds/feeds.ts';
import { countKnownProducts, productCountBySource } from '#store/product-sources.ts';
import type { Db } from '#store/store.ts';

/** A feed of which a larger share is known under another source is taken for the same feed. */
const MAX_KNOWN_SHARE = 0.5;
const IDS_PER_BATCH = 2_000;

export interface DuplicateSource {
  readonly source: string;
  /** Of `total` products of the feed, so many stand under `source`. */
  readonly known: number;
  readonly total: number;
  /** A source name that is not in use, for adding the products on purpose. */
  readonly unusedSource: string;
}

export interface DuplicateCheck {
  /** What the feed's products are to stand under. */
  readonly source: string;
  /** Product ids under `source`; iterated once. */
  readonly productIds: Iterable<string>;
  readonly ignoredSources: readonly string[];
}

/** Null where no other source has most of the feed's products, or where `source` has them already. */
export async function findDuplicateSource(db: Db, check: DuplicateCheck): Promise<DuplicateSource | null> {
  const counts = await productCountBySource(db);
  const ignored = new Set([MERCHANDISING_SOURCE, ...check.ignoredSources]);
  const sources = [...counts.keys()].filter((source) => !ignored.has(source));
  if (sources.every((source) => source === check.source)) return null;
  const known = new Map<string, number>();
  let total = 0;
  for (const ids of batchesOf(check.productIds)) {
    total += ids.length;
    for (const source of sources) {
      const theirs = ids.map((id) => idInSource(id, check.source, source));
      known.set(source, (known.get(source) ?? 0) + (await countKnownProducts(db, theirs)));
    }
  }
  const isMost = (count: number) => count > total * MAX_KNOWN_SHARE;
  if (isMost(known.get(check.source) ?? 0)) return null;
  const [best] = [...known].filter(([, count]) => isMost(count)).toSorted(([, a], [, b]) => b - a);
  if (best === undefined) return null;
  return { source: best[0], known: best[1], total, unusedSource: unusedSource(check.source, counts) };
}

function unusedSource(wanted: string, used: ReadonlyMap<string, number>): string {
  if (!used.has(wanted)) return wanted;
  let number = 2;
  while (used.has(`${DEFAULT_SOURCE}-${number}`)) number += 1;
  return `${DEFAULT_SOURCE}-${number}`;
}

function* batchesOf(ids: Iterable<string>): Generator<string[]> {
  let batch: string[] = [];
  for (const id of ids) {
    batch.push(id);
    if (batch.length < IDS_PER_BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

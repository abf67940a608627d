// Imports a feed file into the store: all of it in one transaction, or nothing.
import { counted } from '#contract/counted.ts';
import type { MarketCode } from '#contract/market.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { DEMO_SOURCE } from '#catalogue/catalogue.ts';
import { type FeedFailure, type FeedSummary, readFeed, type ReadOptions } from '#feeds/feeds.ts';
import { type DuplicateSource, findDuplicateSource } from '#server/import/duplicate-source.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import { countProductsByMarket } from '#store/products-by-market.ts';
import type { Store } from '#store/store.ts';

export interface ImportOptions extends ReadOptions {
  /** Everything is tried and nothing is stored. */
  readonly isDryRun: boolean;
  /** Sources that are withdrawn in the same transaction, `demo` among them. */
  readonly replaces: readonly string[];
  /** Imports the feed also where most of its products stand under another source already. */
  readonly allowsDuplicates: boolean;
}

export interface ImportReport extends FeedSummary {
  readonly source: string;
  readonly products: number;
  readonly variants: number;
  readonly articles: number;
  /** Products, compared with what the source had before. */
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly withdrawn: number;
  /** Products of the feed that each market can sell. */
  readonly soldIn: Readonly<Partial<Record<MarketCode, number>>>;
  /** Products that each market sells after the import, of all sources; null for a dry run. */
  readonly nowSelling: Readonly<Partial<Record<MarketCode, number>>> | null;
  /** Null: the catalogue is as it was. */
  readonly epoch: string | null;
  readonly isDryRun: boolean;
  /** Products withdrawn from replaced sources, by source. */
  readonly replaced: Readonly<Record<string, number>>;
}

export interface ImportFailure extends FeedFailure {
  /** Set where the file was refused because its products are there already. */
  readonly duplicate: DuplicateSource | null;
}

/** A refused file leaves the store untouched, and so does a process that ends half-way. */
export async function importFeed(
  store: Store,
  path: string,
  options: ImportOptions,
): Promise<Result<ImportReport, ImportFailure>> {
  const read = await readFeed(path, options);
  if (!read.ok) return fail({ ...read.error, duplicate: null });
  const { parts, productIds, close, ...summary } = read.value;
  const { source, isDryRun, replaces } = options;
  try {
    const duplicate = options.allowsDuplicates
      ? null
      : await findDuplicateSource(store.db, {
          source,
          productIds: productIds(),
          ignoredSources: [DEMO_SOURCE, ...replaces],
        });
    if (duplicate !== null) {
      const { known, total } = duplicate;
      const [are, they] = known === 1 ? ['is', 'it'] : ['are', 'they'];
      const reason = `${known} of ${counted(total, 'product')} ${are} in the catalogue already, under the source ${duplicate.source}: imported as ${source} ${they} would stand there twice`;
      return fail({ ...summary, reason, line: null, duplicate });
    }
    const applied = await applyCatalogue(store, parts, { dryRun: isDryRun, replaces });
    return ok({
      ...summary,
      ...applied.products,
      source,
      epoch: isDryRun ? null : applied.epoch,
      isDryRun,
      nowSelling: isDryRun ? null : await countProductsByMarket(store.db, options.markets),
      replaced: applied.replaced,
    });
  } finally {
    close();
  }
}

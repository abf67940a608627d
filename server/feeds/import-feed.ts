// Brings a feed file into the store: all of it in one transaction, or nothing.
import type { MarketCode } from '#contract/market.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { DEMO_SOURCE } from '#server/catalogue/demo-room.ts';
import { type FeedFailure, type FeedSummary, type ReadOptions, readFeed } from '#server/feeds/read-feed.ts';
import { applyCatalogue, removeSource } from '#server/store/catalogue.ts';
import type { Store } from '#server/store/store.ts';

export interface ImportOptions extends ReadOptions {
  /** Everything is tried and nothing kept. */
  readonly isDryRun: boolean;
  /** Withdraws the demo catalogue after a feed was taken. */
  readonly dropsDemo: boolean;
}

export interface ImportReport extends FeedSummary {
  readonly source: string;
  readonly products: number;
  readonly variants: number;
  readonly articles: number;
  /** Products, against what the source had before. */
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly withdrawn: number;
  /** Products each market can sell. */
  readonly soldIn: Readonly<Partial<Record<MarketCode, number>>>;
  /** Null: the catalogue is as it was. */
  readonly epoch: string | null;
  readonly isDryRun: boolean;
  readonly demoWithdrawn: number;
}

/** A refused file leaves the store untouched, and so does a process that ends half-way. */
export async function importFeed(
  store: Store,
  path: string,
  options: ImportOptions,
): Promise<Result<ImportReport, FeedFailure>> {
  const read = await readFeed(path, options);
  if (!read.ok) return fail(read.error);
  const { parts, close, ...facts } = read.value;
  try {
    const applied = await applyCatalogue(store, parts, { dryRun: options.isDryRun });
    const demo = options.dropsDemo && !options.isDryRun ? await removeSource(store, DEMO_SOURCE) : null;
    return ok({
      ...facts,
      ...applied.products,
      source: options.source,
      epoch: options.isDryRun ? null : (demo?.epoch ?? applied.epoch),
      isDryRun: options.isDryRun,
      demoWithdrawn: demo?.products.withdrawn ?? 0,
    });
  } finally {
    close();
  }
}

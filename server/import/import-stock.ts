// Imports a stock file into the store, and reports every line that could not be imported.
import type { Market } from '#contract/market.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { FeedError, FeedLog, type Rejection } from '#feeds/feeds.ts';
import { readStockFile, type StockLine } from '#server/import/stock-feed.ts';
import { applyStock, type StockRejection } from '#store/stock.ts';
import type { Store } from '#store/store.ts';

export interface StockImportReport {
  readonly rows: number;
  /** Articles. */
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: readonly Rejection[];
  /** May be more than `rejected` holds. */
  readonly rejectedCount: number;
  readonly warnings: readonly string[];
  /** Null: the catalogue is as it was. */
  readonly epoch: string | null;
  readonly isDryRun: boolean;
}
export interface StockImportFailure {
  readonly reason: string;
  readonly line: number | null;
}

/** Lines that can't be imported are reported, all others are written in one transaction; a refused file changes nothing. */
export async function importStock(
  store: Store,
  path: string,
  options: {
    readonly source: string | null;
    readonly markets: readonly Market[];
    readonly isDryRun: boolean;
  },
): Promise<Result<StockImportReport, StockImportFailure>> {
  const log = new FeedLog();
  let lines: readonly StockLine[];
  try {
    lines = await readStockFile(path, options, log);
  } catch (cause) {
    if (!(cause instanceof FeedError)) throw cause;
    return fail({ reason: cause.message, line: cause.line });
  }
  const { rejected, ...counts } = await applyStock(
    store,
    lines.map(({ change }) => change),
    { label: 'stock', source: options.source, dryRun: options.isDryRun },
  );
  for (const rejection of rejected) log.reject(rejectionOf(rejection, lines));
  return ok({
    ...counts,
    rows: log.rows,
    rejected: log.rejected.toSorted((a, b) => a.line - b.line),
    rejectedCount: log.rejectedCount,
    warnings: log.warnings(),
    isDryRun: options.isDryRun,
  });
}

function rejectionOf({ at, reason, field, first }: StockRejection, lines: readonly StockLine[]): Rejection {
  const here = lines[at];
  const before = first === undefined ? undefined : lines[first];
  const id = here?.change.id ?? '';
  const rejection = { line: here?.line ?? 0, id };
  switch (reason) {
    case 'unknown':
      return { ...rejection, reason: 'no such article' };
    case 'withdrawn':
      return { ...rejection, reason: 'the article is no longer in the catalogue' };
    case 'several':
      return { ...rejection, reason: 'several articles have this SKU; name the feed with --source' };
    case 'twice':
      return { ...rejection, reason: `the article stands in line ${before?.line ?? 0} already` };
    case 'no_list_price':
      return {
        ...rejection,
        ...(field === undefined ? {} : { field: `sale ${field}` }),
        reason: 'a sale price where the article has no list price',
      };
    case 'sale_above_list':
      return {
        ...rejection,
        ...(field === undefined ? {} : { field: `sale ${field}` }),
        reason: 'the sale price is higher than the list price',
      };
  }
}

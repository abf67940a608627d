// Replaces a source's catalogue in one transaction: writes what changed and withdraws what is absent.
import type { CatalogueParts } from '#catalogue/catalogue.ts';
import { applyEntries, type EntryCounts, entriesOf, withdrawEntries } from '#store/catalogue-entries.ts';
import { applyProducts, withdrawProducts } from '#store/catalogue-products.ts';
import type { ChangeCounts, ChangeSet } from '#store/change-set.ts';
import { beginChange, logChange } from '#store/change-log.ts';
import { inheritEntrySlugs } from '#store/entry-slugs.ts';
import { bulkOrDryRun } from '#store/dry-run.ts';
import type { Db, Store } from '#store/store.ts';

export interface ApplyReport {
  readonly products: ChangeCounts;
  readonly listings: ChangeCounts;
  readonly pages: ChangeCounts;
  readonly stores: ChangeCounts;
  /** Size guides, facets, synonyms and popular queries. */
  readonly settings: ChangeCounts;
  /** Totals of the source after the run. */
  readonly variants: number;
  readonly articles: number;
  /** Products of replaced sources that were withdrawn, by source. */
  readonly replaced: Readonly<Record<string, number>>;
  /** The catalogue's new epoch; null when nothing changed. */
  readonly epoch: string | null;
}

export interface ApplyOptions {
  /** Everything is written, then rolled back. */
  readonly dryRun?: boolean;
  /** Other sources, withdrawn in the same transaction; their slugs redirect to the entries that replace them. */
  readonly replaces?: readonly string[];
}

/**
 * Makes the source's catalogue exactly `parts`: in one transaction, so a crash leaves the old one whole. The same parts twice
 * change nothing but prices and stock that something else wrote in between. `parts.products` is read once, a batch at a time;
 * a product or article id given twice is an error. What has a slug that another source or page has gets a number behind it,
 * and a slug that changes redirects to the new one.
 */
export async function applyCatalogue(
  store: Store,
  parts: CatalogueParts,
  { dryRun = false, replaces = [] }: ApplyOptions = {},
): Promise<ApplyReport> {
  const { source } = parts;
  return bulkOrDryRun(store, dryRun, async (tx) => {
    const changeSet = await beginChange(tx);
    const replaced: Record<string, number> = {};
    for (const other of replaces)
      replaced[other] = (await withdrawAll(tx, other, changeSet)).products.withdrawn;
    const entries = await applyEntries(tx, source, entriesOf(parts), changeSet);
    for (const other of replaces) await inheritEntrySlugs(tx, other, source);
    const products = await applyProducts(tx, source, parts.products, changeSet);
    const epoch = await logChange(tx, source, changeSet, store.announce);
    return { ...entries, ...products, replaced, epoch };
  });
}

/** Withdraws everything of a source; its products remain stored: carts and orders refer to them. */
export async function removeSource(store: Store, source: string): Promise<ApplyReport> {
  return store.bulk(async (tx) => {
    const changeSet = await beginChange(tx);
    const withdrawn = await withdrawAll(tx, source, changeSet);
    const epoch = await logChange(tx, source, changeSet, store.announce);
    return { ...withdrawn, variants: 0, articles: 0, replaced: {}, epoch };
  });
}

async function withdrawAll(
  tx: Db,
  source: string,
  changeSet: ChangeSet,
): Promise<EntryCounts & { readonly products: ChangeCounts }> {
  const entries = await withdrawEntries(tx, source, changeSet);
  return { ...entries, products: await withdrawProducts(tx, source, changeSet) };
}

// Writes a whole source's catalogue in one transaction: only what changed is touched, what is gone is withdrawn.
import type { CatalogueParts } from '#server/catalogue/model.ts';
import { applyEntries, entriesOf, withdrawEntries } from '#server/store/catalogue-entries.ts';
import { applyProducts, withdrawProducts } from '#server/store/catalogue-products.ts';
import type { ChangeCounts } from '#server/store/change-set.ts';
import { beginChange, logChange } from '#server/store/change-log.ts';
import { bulkOrDryRun } from '#server/store/dry-run.ts';
import type { Store } from '#server/store/store.ts';

export interface ApplyReport {
  readonly products: ChangeCounts;
  readonly listings: ChangeCounts;
  readonly pages: ChangeCounts;
  readonly stores: ChangeCounts;
  /** Facets, synonyms and popular queries. */
  readonly settings: ChangeCounts;
  /** Colour variants and articles that the source now has. */
  readonly variants: number;
  readonly articles: number;
  /** The catalogue's new epoch; null when nothing changed. */
  readonly epoch: string | null;
}

/**
 * Makes the source's catalogue exactly `parts`: in one transaction, so a crash leaves the old one whole. The same parts twice
 * change nothing. `parts.products` is read once, a batch at a time; a product or article id given twice is an error. A product
 * whose slug another product has gets a number behind it. With `dryRun` everything is tried and then rolled back.
 */
export async function applyCatalogue(
  store: Store,
  parts: CatalogueParts,
  options: { readonly dryRun?: boolean } = {},
): Promise<ApplyReport> {
  const { source } = parts;
  return bulkOrDryRun(store, options.dryRun ?? false, async (tx) => {
    const changeSet = await beginChange(tx);
    const entries = await applyEntries(tx, source, entriesOf(parts), changeSet);
    const products = await applyProducts(tx, source, parts.products, changeSet);
    return { ...entries, ...products, epoch: await logChange(tx, source, changeSet, store.announce) };
  });
}

/** Withdraws all that a source gave; its products stay known, so that carts and orders can still name them. */
export async function removeSource(store: Store, source: string): Promise<ApplyReport> {
  return store.bulk(async (tx) => {
    const changeSet = await beginChange(tx);
    const entries = await withdrawEntries(tx, source, changeSet);
    const products = await withdrawProducts(tx, source, changeSet);
    return {
      ...entries,
      products,
      variants: 0,
      articles: 0,
      epoch: await logChange(tx, source, changeSet, store.announce),
    };
  });
}

// The hits of a filter pass, unsorted in workspace memory, and the facet counts of the same pass.
import type { FacetCounts } from '#engine/facets/facet-counter.ts';
import type { Ordering } from '#engine/query/ordering.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';

/** Parallel columns: product, its best variant, and a unique sort key, lower is better. Valid until the next query. */
export class Hits {
  count = 0;
  readonly products: Uint32Array;
  readonly variants: Uint32Array;
  readonly keys: Float64Array;
  readonly #ordering: Ordering;

  constructor({ workspace }: SnapshotPair, capacity: number, ordering: Ordering) {
    this.products = workspace.u32('hitProducts', capacity);
    this.variants = workspace.u32('hitVariants', capacity);
    this.keys = workspace.f64('hitKeys', capacity);
    this.#ordering = ordering;
  }

  add(product: number, variant: number, variantKey: number): void {
    this.products[this.count] = product;
    this.variants[this.count] = variant;
    this.keys[this.count] = this.#ordering.productKey(product, variantKey);
    this.count += 1;
  }
}

export interface FilterResult {
  readonly hits: Hits;
  readonly counts: FacetCounts;
  /** By product-level value: PRESENT where a candidate has it, counted or not. Undefined without filters, as then all are counted. */
  readonly present: Uint8Array | undefined;
}

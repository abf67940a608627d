// What a pass over the candidates finds: the products that pass, in the workspace and in no order, and the counts.
import type { FacetCounts } from '#engine/facets/facet-counter.ts';
import type { Ordering } from '#engine/query/ordering.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';

/** Product, its best variant, and that one's key: lower is better, no two alike. Good until the next question. */
export class Hits {
  count = 0;
  readonly products: Uint32Array;
  readonly variants: Uint32Array;
  readonly keys: Float64Array;
  readonly #ordering: Ordering;

  constructor({ workspace }: SnapshotPair, most: number, ordering: Ordering) {
    this.products = workspace.u32('hitProducts', most);
    this.variants = workspace.u32('hitVariants', most);
    this.keys = workspace.f64('hitKeys', most);
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
  /** By value of products: PRESENT where a candidate has it, counted or not. Undefined without filters, as then all are counted. */
  readonly present: Uint8Array | undefined;
}

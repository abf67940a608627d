// What a pass over the candidates finds: the products that pass, in the workspace and in no order, and the counts.
import type { Counts } from '#engine/facets/tally.ts';
import type { Ordering } from '#engine/query/ordering.ts';
import type { Pair } from '#engine/snapshot/pair.ts';

/** Product, its best variant, and that one's key: lower is better, no two alike. Good until the next question. */
export class Hits {
  count = 0;
  readonly products: Uint32Array;
  readonly variants: Uint32Array;
  readonly keys: Float64Array;
  readonly #ordering: Ordering;

  constructor({ workspace }: Pair, most: number, ordering: Ordering) {
    this.products = workspace.u32('hitProducts', most);
    this.variants = workspace.u32('hitVariants', most);
    this.keys = workspace.f64('hitKeys', most);
    this.#ordering = ordering;
  }

  add(product: number, variant: number, place: number): void {
    this.products[this.count] = product;
    this.variants[this.count] = variant;
    this.keys[this.count] = this.#ordering.keyOf(product, place);
    this.count += 1;
  }
}

export interface PassResult {
  readonly hits: Hits;
  readonly counts: Counts;
  /** By value of products: PRESENT where a candidate has it, counted or not. Undefined without filters, as then all are counted. */
  readonly present: Uint8Array | undefined;
}

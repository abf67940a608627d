// The products a request is about before filters, sort and paging: the output of matching, the input of facets and sorting.

/** In `tiers`: not a match, or a variant that is not sold. */
export const NO_TIER = 0xffffffff;

/**
 * Views of a workspace, valid until the next query. `products[0..count)` are product numbers in ascending order,
 * each once. `tiers` is by variant, lower is better, and defined only for variants of these products: the tier in
 * the upper 24 bits, the score within it in the low 8, 0 the best. Null: all sold variants of these products match
 * equally.
 */
export interface Candidates {
  readonly products: Uint32Array;
  readonly count: number;
  readonly tiers: Uint32Array | null;
}

export const NO_CANDIDATES: Candidates = { products: new Uint32Array(0), count: 0, tiers: null };

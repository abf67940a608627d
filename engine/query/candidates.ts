// The products a question is about before filters, sort and page: what matching hands to counting and ordering.

/** Not an answer: in `tiers` also of a variant that is not sold. */
export const NO_TIER = 0xffffffff;

/**
 * Views of a workspace: they hold until the next question. `products[0..count)` are product numbers in
 * rising order, each once. `tiers` is by variant, lower is better, and only entries of variants of these
 * products are read: the upper 24 bits are the tier that no score outweighs, the low 8 a score within it,
 * 0 the best. Null: every sold variant of these products answers, all in the best tier.
 */
export interface Candidates {
  readonly products: Uint32Array;
  readonly count: number;
  readonly tiers: Uint32Array | null;
}

// Which options exist among the candidates at all, so that a list of options does not jump while one filters.
import type { Selection } from '#engine/facets/selection.ts';
import type { Counts } from '#engine/facets/pass.ts';
import { type Candidates, NO_TIER } from '#engine/query/candidates.ts';
import { VARIANT_FLAG } from '#engine/snapshot/market-columns.ts';
import type { Pair } from '#engine/snapshot/pair.ts';

export interface Present {
  /** By value: 1 when a candidate has it, or it is selected. */
  readonly values: Uint8Array;
  /** Least and most over all candidates, in minor units; most is -1 when there is none. */
  readonly price: readonly [least: number, most: number];
}

export function presentValues(
  pair: Pair,
  candidates: Candidates,
  selection: Selection,
  counts: Counts,
): Present {
  const values = new Uint8Array(pair.t.valueId.length);
  const inStock = pair.meta.fields.find(({ level }) => level === 'stock');
  if (inStock !== undefined && counts.inStock > 0) values.fill(1, inStock.first, inStock.end);
  // Without filters, what counts is what there is.
  if (selection.bits.size === 0) {
    for (let value = 0; value < values.length; value += 1) if (counts.values[value]! > 0) values[value] = 1;
    return { values, price: [counts.leastPrice, counts.mostPrice] };
  }
  for (let value = 0; value < values.length; value += 1) if (selection.meets[value]! !== 0) values[value] = 1;
  if (inStock !== undefined && selection.stock !== undefined) values.fill(1, inStock.first, inStock.end);
  return { values, price: markCandidates(pair, candidates, values) };
}

function markCandidates(
  pair: Pair,
  { products, count, tiers }: Candidates,
  values: Uint8Array,
): [number, number] {
  const { t, m } = pair;
  let least = Number.POSITIVE_INFINITY;
  let most = -1;
  for (let place = 0; place < count; place += 1) {
    const product = products[place]!;
    const lastVariant = t.productVariantStart[product + 1]!;
    for (let variant = t.productVariantStart[product]!; variant < lastVariant; variant += 1) {
      if ((m.variantFlags[variant]! & VARIANT_FLAG.sold) === 0) continue;
      if (tiers !== null && tiers[variant] === NO_TIER) continue;
      values[t.variantColor[variant]!] = 1;
      const lastArticle = t.variantArticleStart[variant + 1]!;
      for (let article = t.variantArticleStart[variant]!; article < lastArticle; article += 1) {
        const cost = m.articlePrice[article]!;
        if (cost < 0) continue;
        values[t.articleSize[article]!] = 1;
        if (cost < least) least = cost;
        if (cost > most) most = cost;
      }
    }
    const lastValue = t.productValueStart[product + 1]!;
    for (let at = t.productValueStart[product]!; at < lastValue; at += 1) values[t.productValues[at]!] = 1;
  }
  return [least, most];
}

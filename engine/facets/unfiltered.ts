// The pass where nothing is filtered and no colour stands out: every candidate is a hit, and counts as a whole.
import { Hits, type FilterResult } from '#engine/facets/hits.ts';
import { countSets } from '#engine/facets/size-sets.ts';
import type { FacetCounts } from '#engine/facets/facet-counter.ts';
import type { Candidates } from '#engine/query/candidates.ts';
import type { Ordering } from '#engine/query/ordering.ts';
import { PRODUCT_FLAG, VARIANT_FLAG } from '#engine/snapshot/market-columns.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';

/** Of candidates without tiers. */
export function countUnfiltered(
  pair: SnapshotPair,
  { products, count }: Candidates,
  ordering: Ordering,
): FilterResult {
  const { t, m, workspace } = pair;
  const { productVariantStart, productValueStart, productValues } = t;
  const { productFlags, productSold, productColors, variantFlags, variantPrice, variantList, mixedPrice } = m;
  const hits = new Hits(pair, count, ordering);
  const values = new Int32Array(t.valueId.length);
  const setCounts = workspace.i32('setCounts', m.setStart.length - 1).fill(0);
  const { isByRank } = ordering;
  let inStock = 0;
  let leastPrice = Number.POSITIVE_INFINITY;
  let mostPrice = -1;
  for (let at = 0; at < count; at += 1) {
    const product = products[at]!;
    const isOnePrice = (productFlags[product]! & PRODUCT_FLAG.onePrice) !== 0;
    let bestPlace = Number.POSITIVE_INFINITY;
    let bestVariant = 0;
    const lastVariant = productVariantStart[product + 1]!;
    for (let variant = productVariantStart[product]!; variant < lastVariant; variant += 1) {
      const flags = variantFlags[variant]!;
      if ((flags & VARIANT_FLAG.sold) === 0) continue;
      const cost = variantPrice[variant]!;
      const list = variantList[variant]!;
      const most = list < 0 ? mixedPrice[~list - 1]! : cost;
      if (cost < leastPrice) leastPrice = cost;
      if (most > mostPrice) mostPrice = most;
      const isInStock = (flags & VARIANT_FLAG.inStock) !== 0;
      const place = ordering.variantKey(variant, 0, isInStock);
      if (place >= bestPlace) continue;
      bestPlace = place;
      bestVariant = variant;
      // No other can be better, and none has another price.
      if (isByRank && isInStock && isOnePrice) break;
    }
    if (bestPlace === Number.POSITIVE_INFINITY) continue;
    hits.add(product, bestVariant, bestPlace);
    if ((productFlags[product]! & PRODUCT_FLAG.inStock) !== 0) inStock += 1;
    setCounts[productSold[product]!]! += 1;
    setCounts[productColors[product]!]! += 1;
    const lastValue = productValueStart[product + 1]!;
    for (let of = productValueStart[product]!; of < lastValue; of += 1) values[productValues[of]!]! += 1;
  }
  countSets(pair, setCounts, values);
  const counts: FacetCounts = { values, inStock, minPrice: leastPrice, maxPrice: mostPrice };
  return { hits, counts, present: undefined };
}

// Hits and facet counts of candidates when there are no filters and no tiers: every sold product is a hit.
import { Hits, type FilterResult } from '#engine/facets/hits.ts';
import { countSets } from '#engine/facets/size-sets.ts';
import type { FacetCounts } from '#engine/facets/facet-counter.ts';
import type { Candidates } from '#engine/query/candidates.ts';
import type { Ordering } from '#engine/query/ordering.ts';
import { PRODUCT_FLAG, VARIANT_FLAG } from '#engine/snapshot/market-columns.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';

/** `tiers` of the candidates must be null. */
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
  let minPrice = Number.POSITIVE_INFINITY;
  let maxPrice = -1;
  for (let at = 0; at < count; at += 1) {
    const product = products[at]!;
    const isOnePrice = (productFlags[product]! & PRODUCT_FLAG.onePrice) !== 0;
    let bestKey = Number.POSITIVE_INFINITY;
    let bestVariant = 0;
    const lastVariant = productVariantStart[product + 1]!;
    for (let variant = productVariantStart[product]!; variant < lastVariant; variant += 1) {
      const flags = variantFlags[variant]!;
      if ((flags & VARIANT_FLAG.sold) === 0) continue;
      const price = variantPrice[variant]!;
      const list = variantList[variant]!;
      const highestPrice = list < 0 ? mixedPrice[~list - 1]! : price;
      if (price < minPrice) minPrice = price;
      if (highestPrice > maxPrice) maxPrice = highestPrice;
      const isInStock = (flags & VARIANT_FLAG.inStock) !== 0;
      const key = ordering.variantKey(variant, 0, isInStock);
      if (key >= bestKey) continue;
      bestKey = key;
      bestVariant = variant;
      // No later variant can rank higher or extend the price range.
      if (isByRank && isInStock && isOnePrice) break;
    }
    if (bestKey === Number.POSITIVE_INFINITY) continue;
    hits.add(product, bestVariant, bestKey);
    if ((productFlags[product]! & PRODUCT_FLAG.inStock) !== 0) inStock += 1;
    setCounts[productSold[product]!]! += 1;
    setCounts[productColors[product]!]! += 1;
    const lastValue = productValueStart[product + 1]!;
    for (let valueAt = productValueStart[product]!; valueAt < lastValue; valueAt += 1)
      values[productValues[valueAt]!]! += 1;
  }
  countSets(pair, setCounts, values);
  const counts: FacetCounts = { values, inStock, minPrice, maxPrice };
  return { hits, counts, present: undefined };
}

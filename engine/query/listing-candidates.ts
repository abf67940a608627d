// A listing's products as candidates, read from the listing's own product list.
import { type Candidates, NO_TIER } from '#engine/query/candidates.ts';
import { VARIANT_FLAG } from '#engine/snapshot/market-columns.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { LISTING_FLAG } from '#engine/snapshot/text-table.ts';

/** The products of the listing's rule, or of its subtree; of a sale listing only the variants on sale. */
export function listingCandidates(pair: SnapshotPair, listing: number): Candidates {
  const { t } = pair;
  const flags = t.listingFlags[listing]!;
  if ((flags & LISTING_FLAG.rule) === 0) return candidatesBelow(pair, listing);
  const isSale = (flags & LISTING_FLAG.onSale) !== 0;
  const products = pair.workspace.u32('candidates', pair.products);
  const start = t.listingRuleStart[listing]!;
  const end = t.listingRuleStart[listing + 1]!;
  const wanted = isSale ? VARIANT_FLAG.onSale : VARIANT_FLAG.sold;
  const count = copyWithFlag(pair, t.listingRuleProducts, start, end, wanted, products);
  return { products, count, tiers: isSale ? onSaleTiers(pair, products, count) : null };
}

/** Every product sold in this market. */
export function soldCandidates(pair: SnapshotPair): Candidates {
  const { productFlags } = pair.m;
  const products = pair.workspace.u32('candidates', pair.products);
  let count = 0;
  for (let product = 0; product < productFlags.length; product += 1) {
    products[count] = product;
    count += productFlags[product]! & VARIANT_FLAG.sold;
  }
  return { products, count, tiers: null };
}

/** Listings are in pre-order, so a subtree is one contiguous range; a product may occur in it several times. */
function candidatesBelow(pair: SnapshotPair, listing: number): Candidates {
  const { listingProductStart, listingProducts, listingEnd } = pair.t;
  const products = pair.workspace.u32('candidates', pair.products);
  const start = listingProductStart[listing]!;
  const end = listingProductStart[listingEnd[listing]!]!;
  // A single listing's products are sorted already.
  if (end === listingProductStart[listing + 1]!)
    return {
      products,
      count: copyWithFlag(pair, listingProducts, start, end, VARIANT_FLAG.sold, products),
      tiers: null,
    };
  const bitmap = pair.workspace.u32('productBits', (pair.products + 31) >>> 5).fill(0);
  for (let at = start; at < end; at += 1) {
    const product = listingProducts[at]!;
    bitmap[product >>> 5]! |= 1 << (product & 31);
  }
  const { productFlags } = pair.m;
  let count = 0;
  for (let word = 0; word < bitmap.length; word += 1) {
    for (let bits = bitmap[word]!; bits !== 0; bits &= bits - 1) {
      const product = (word << 5) | (31 - Math.clz32(bits & -bits));
      products[count] = product;
      count += productFlags[product]! & VARIANT_FLAG.sold;
    }
  }
  return { products, count, tiers: null };
}

/** Copies the products with the flag; returns how many. */
function copyWithFlag(
  { m }: SnapshotPair,
  from: Uint16Array | Uint32Array,
  start: number,
  end: number,
  wanted: number,
  into: Uint32Array,
): number {
  let count = 0;
  for (let at = start; at < end; at += 1) {
    const product = from[at]!;
    if ((m.productFlags[product]! & wanted) === 0) continue;
    into[count] = product;
    count += 1;
  }
  return count;
}

function onSaleTiers(
  { t, m, workspace, variants }: SnapshotPair,
  products: Uint32Array,
  count: number,
): Uint32Array {
  const tiers = workspace.u32('tiers', variants);
  for (let at = 0; at < count; at += 1) {
    const last = t.productVariantStart[products[at]! + 1]!;
    for (let variant = t.productVariantStart[products[at]!]!; variant < last; variant += 1)
      tiers[variant] = (m.variantFlags[variant]! & VARIANT_FLAG.onSale) === 0 ? NO_TIER : 0;
  }
  return tiers;
}

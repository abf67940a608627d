// Products like those at hand: shared categories, makers and attributes, then the catalogue's own order.
import { VARIANT_FLAG } from '#engine/snapshot/market-columns.ts';
import type { Pair } from '#engine/snapshot/pair.ts';

/** What sharing a value of a field says; dated 2026-11. Attributes count as `attribute`. */
const WEIGHTS: Readonly<Record<string, number>> = {
  category: 3,
  gender: 2,
  brand: 1,
  label: 0.5,
  sustainability: 0.5,
};
const ATTRIBUTE_WEIGHT = 1;

export interface RelatedProduct {
  readonly product: number;
  /** A sold variant of it, in stock where one is. */
  readonly variant: number;
}

/**
 * Best first, without those at hand. Values shared by few products say more than those shared by many.
 * Without a product at hand: the most popular. What cannot be bought now comes last.
 */
export function relatedProducts(pair: Pair, productIds: readonly string[], limit: number): RelatedProduct[] {
  const { t, m } = pair;
  const atHand = new Set(productIds.map((id) => pair.findProduct(id)).filter((product) => product >= 0));
  const weights = sharedWeights(pair, atHand);
  const candidates: (RelatedProduct & { likeness: number; isInStock: boolean })[] = [];
  for (let product = 0; product < pair.products; product += 1) {
    if (atHand.has(product)) continue;
    const shown = shownVariant(pair, product);
    if (shown === undefined) continue;
    let likeness = 0;
    const last = t.productValueStart[product + 1]!;
    for (let at = t.productValueStart[product]!; at < last; at += 1)
      likeness += weights[t.productValues[at]!]!;
    if (atHand.size > 0 && likeness === 0) continue;
    candidates.push({ product, ...shown, likeness });
  }
  return candidates
    .sort(
      (a, b) =>
        Number(b.isInStock) - Number(a.isInStock) ||
        b.likeness - a.likeness ||
        m.productPopularRank[a.product]! - m.productPopularRank[b.product]!,
    )
    .slice(0, limit);
}

/** By value: what sharing it with a product at hand says. */
function sharedWeights(pair: Pair, atHand: ReadonlySet<number>): Float64Array {
  const { t } = pair;
  const uses = new Uint32Array(t.valueId.length);
  for (const value of t.productValues) uses[value]! += 1;
  const weights = new Float64Array(t.valueId.length);
  for (const product of atHand) {
    const last = t.productValueStart[product + 1]!;
    for (let at = t.productValueStart[product]!; at < last; at += 1) {
      const value = t.productValues[at]!;
      const field = pair.meta.fields[t.valueField[value]!]!.name;
      const rarity = Math.log(1 + pair.products / uses[value]!);
      weights[value] = (WEIGHTS[field] ?? ATTRIBUTE_WEIGHT) * rarity;
    }
  }
  return weights;
}

function shownVariant(pair: Pair, product: number): { variant: number; isInStock: boolean } | undefined {
  let sold: number | undefined;
  const last = pair.t.productVariantStart[product + 1]!;
  for (let variant = pair.t.productVariantStart[product]!; variant < last; variant += 1) {
    const flags = pair.m.variantFlags[variant]!;
    if ((flags & VARIANT_FLAG.inStock) !== 0) return { variant, isInStock: true };
    if ((flags & VARIANT_FLAG.sold) !== 0) sold ??= variant;
  }
  return sold === undefined ? undefined : { variant: sold, isInStock: false };
}

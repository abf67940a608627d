// One pass over the candidates: which products pass all filters, and what every option would count without its own field's.
import type { Pair } from '#engine/snapshot/pair.ts';
import type { Selection } from '#engine/facets/selection.ts';
import type { Ordering } from '#engine/query/ordering.ts';
import { type Candidates, NO_TIER } from '#engine/query/candidates.ts';

/** Products that pass, in the workspace and in no order: product, its best variant, and that one's place (lower is better, no two alike). */
export interface Hits {
  count: number;
  readonly products: Uint32Array;
  readonly variants: Uint32Array;
  readonly keys: Float64Array;
}
/** Numbers of visible cards (products). Prices in minor units; `least` above `most` when there is none. */
export interface Counts {
  readonly values: Uint32Array;
  inStock: number;
  leastPrice: number;
  mostPrice: number;
}
export interface PassResult {
  readonly hits: Hits;
  readonly counts: Counts;
}

/** More than one bit: two fields fail, and no option of either could bring this back. */
const hasTwo = (bits: number) => (bits & (bits - 1)) !== 0;

/**
 * An article is the atom: it has its product's values, its variant's colour, and its own size, price and
 * stock. A product passes when one article of a candidate variant meets all filters; an option counts a
 * product when one article has it and meets all filters but those of the option's own field (FI-12).
 * So an article that fails in no field counts everywhere, and one that fails in one field only there.
 */
export function passFilters(
  pair: Pair,
  candidates: Candidates,
  selection: Selection,
  ordering: Ordering,
): PassResult {
  const { t, m } = pair;
  const { needed, meets, forbids, price, stock } = selection;
  const hits: Hits = {
    count: 0,
    products: pair.workspace.u32('hitProducts', candidates.count),
    variants: pair.workspace.u32('hitVariants', candidates.count),
    keys: pair.workspace.f64('hitKeys', candidates.count),
  };
  const values = new Uint32Array(t.valueId.length);
  const counts: Counts = { values, inStock: 0, leastPrice: Number.POSITIVE_INFINITY, mostPrice: -1 };
  /** The product, counted from one, that a colour or size was last counted for. */
  const seen = new Uint32Array(values.length);
  const fieldBits = bitOfValues(pair, selection);
  const colorBit = selection.bits.get('color') ?? 0;
  const sizeBit = selection.bits.get('size') ?? 0;
  const priceBit = price?.bit ?? 0;
  const stockBit = stock?.bit ?? 0;
  const neededBelow = needed & (colorBit | sizeBit);
  const neededOfProduct = needed & ~neededBelow;
  for (let place = 0; place < candidates.count; place += 1) {
    const product = candidates.products[place]!;
    const firstVariant = t.productVariantStart[product]!;
    const lastVariant = t.productVariantStart[product + 1]!;
    const firstValue = t.productValueStart[product]!;
    const lastValue = t.productValueStart[product + 1]!;
    let met = 0;
    let productFails = 0;
    if (selection.bits.size > 0) {
      for (let at = firstValue; at < lastValue; at += 1) {
        const value = t.productValues[at]!;
        met |= meets[value]!;
        productFails |= forbids[value]!;
      }
      productFails |= neededOfProduct & ~met;
      if (hasTwo(productFails)) continue;
    }
    const stamp = product + 1;
    let isHit = false;
    /** Fields which alone keep some article of this product out. */
    let onlyFails = 0;
    let isStockCounted = false;
    let bestKey = Number.POSITIVE_INFINITY;
    let bestVariant = 0;
    for (let variant = firstVariant; variant < lastVariant; variant += 1) {
      const tier = candidates.tiers === null ? 0 : candidates.tiers[variant]!;
      if (tier === NO_TIER) continue;
      const color = t.variantColor[variant]!;
      const variantFails = productFails | forbids[color]! | (needed & colorBit & ~meets[color]!);
      if (hasTwo(variantFails)) continue;
      let passes = false;
      let passesInStock = false;
      let variantOnlyFails = 0;
      const lastArticle = t.variantArticleStart[variant + 1]!;
      for (let article = t.variantArticleStart[variant]!; article < lastArticle; article += 1) {
        const cost = m.articlePrice[article]!;
        if (cost < 0) continue;
        const isInStock = m.articleStock[article]! > 0;
        const size = t.articleSize[article]!;
        let fails = variantFails | forbids[size]! | (needed & sizeBit & ~meets[size]!);
        if (price !== undefined && !price.accepts(cost)) fails |= priceBit;
        if (stock !== undefined && stock.isInStock !== isInStock) fails |= stockBit;
        if (hasTwo(fails)) continue;
        if (fails === 0) {
          passes = true;
          passesInStock ||= isInStock;
        } else variantOnlyFails |= fails;
        if ((fails & ~sizeBit) === 0 && seen[size] !== stamp) {
          seen[size] = stamp;
          values[size]! += 1;
        }
        if ((fails & ~priceBit) === 0) {
          if (cost < counts.leastPrice) counts.leastPrice = cost;
          if (cost > counts.mostPrice) counts.mostPrice = cost;
        }
        if (isInStock && (fails & ~stockBit) === 0) isStockCounted = true;
      }
      if ((passes || (variantOnlyFails & colorBit) !== 0) && seen[color] !== stamp) {
        seen[color] = stamp;
        values[color]! += 1;
      }
      onlyFails |= variantOnlyFails;
      if (!passes) continue;
      isHit = true;
      const key = ordering.keyOf(product, variant, tier, passesInStock);
      if (key < bestKey) {
        bestKey = key;
        bestVariant = variant;
      }
    }
    if (isStockCounted) counts.inStock += 1;
    if (isHit) {
      hits.products[hits.count] = product;
      hits.variants[hits.count] = bestVariant;
      hits.keys[hits.count] = bestKey;
      hits.count += 1;
      for (let at = firstValue; at < lastValue; at += 1) values[t.productValues[at]!]! += 1;
    } else if (onlyFails !== 0) {
      for (let at = firstValue; at < lastValue; at += 1) {
        const value = t.productValues[at]!;
        if ((onlyFails & fieldBits[value]!) !== 0) values[value]! += 1;
      }
    }
  }
  return { hits, counts };
}

function bitOfValues(pair: Pair, selection: Selection): Uint32Array {
  const bits = new Uint32Array(pair.t.valueId.length);
  for (const { name, first, end } of pair.meta.fields) bits.fill(selection.bits.get(name) ?? 0, first, end);
  return bits;
}

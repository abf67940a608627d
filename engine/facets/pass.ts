// One pass over the candidates: which products pass all filters, and what every option would count without its own field's.
import { SizeSets } from '#engine/facets/size-sets.ts';
import type { Selection } from '#engine/facets/selection.ts';
import { type Counts, hasTwo, takesPrice, Tally } from '#engine/facets/tally.ts';
import { type Candidates, NO_TIER } from '#engine/query/candidates.ts';
import { keyOf, type Ordering, placeOf } from '#engine/query/ordering.ts';
import { VARIANT_FLAG } from '#engine/snapshot/market-columns.ts';
import type { Pair } from '#engine/snapshot/pair.ts';

/** Products that pass, in the workspace and in no order: product, its best variant, and that one's key (lower is better, no two alike). */
export interface Hits {
  count: number;
  readonly products: Uint32Array;
  readonly variants: Uint32Array;
  readonly keys: Float64Array;
}
export interface PassResult {
  readonly hits: Hits;
  readonly counts: Counts;
}

/**
 * An article is the atom: it has its product's values, its variant's colour, and its own size, price and
 * stock. A product passes when one article of a candidate variant meets all filters; an option counts a
 * product when one article has it and meets all filters but those of the option's own field (FI-12).
 * So an article that fails in no field counts everywhere, and one that fails in one field only there.
 *
 * The articles of a variant mostly cost the same. Then they differ in size and stock alone, and the sets
 * of its sizes sold and in stock say all about them; only where prices differ are they looked at singly.
 */
export function passFilters(
  pair: Pair,
  candidates: Candidates,
  selection: Selection,
  ordering: Ordering,
): PassResult {
  const { t, m, workspace } = pair;
  const { productVariantStart, productValueStart, productValues, variantColor } = t;
  const { variantFlags, variantPrice, variantList, variantStock } = m;
  const { products, count, tiers } = candidates;
  const { bits, needed, meets, forbids, price, stock } = selection;
  const hits: Hits = {
    count: 0,
    products: workspace.u32('hitProducts', count),
    variants: workspace.u32('hitVariants', count),
    keys: workspace.f64('hitKeys', count),
  };
  const tally = new Tally(pair, selection);
  const { counts } = tally;
  const { values } = counts;
  const sizes = new SizeSets(pair, selection);
  /** How often a set of sizes or colours was counted as a whole. */
  const setCounts = workspace.u32('setCounts', m.setStart.length - 1).fill(0);
  const colorBit = bits.get('color') ?? 0;
  const sizeBit = bits.get('size') ?? 0;
  const priceBit = price?.bit ?? 0;
  const ofColor = needed & colorBit;
  const ofProduct = needed & ~(colorBit | sizeBit);
  const hasProductFilter = (fieldsOf(bits) & ~(colorBit | sizeBit | priceBit | (stock?.bit ?? 0))) !== 0;
  // Where sold-out articles alone are wanted, there is no set of them.
  const isWalk = stock !== undefined && !stock.takesInStock;
  const isInStockOnly = stock !== undefined && !stock.takesSoldOut;
  const wantedSets = isInStockOnly ? m.variantStock : m.variantSold;
  /** Every variant sold counts its sizes, so that the product's own set holds them all. */
  const areSizesWhole = tiers === null && colorBit === 0 && priceBit === 0 && !isWalk;
  const wantedWhole = isInStockOnly ? m.productStock : m.productSold;
  const areColorsWhole = areSizesWhole && sizeBit === 0 && stock === undefined;
  const bitOfValue = hasProductFilter ? bitOfValues(pair, selection) : undefined;
  let leastPrice = Number.POSITIVE_INFINITY;
  let mostPrice = -1;
  for (let at = 0; at < count; at += 1) {
    const product = products[at]!;
    const firstValue = productValueStart[product]!;
    const lastValue = productValueStart[product + 1]!;
    let productFails = 0;
    if (hasProductFilter) {
      let met = 0;
      for (let of = firstValue; of < lastValue; of += 1) {
        const value = productValues[of]!;
        met |= meets[value]!;
        productFails |= forbids[value]!;
      }
      productFails |= ofProduct & ~met;
      if (hasTwo(productFails)) continue;
    }
    const stamp = at + 1;
    /** Fields which alone keep some article of this product out. */
    let onlyFails = 0;
    let isStockCounted = false;
    let bestPlace = Number.POSITIVE_INFINITY;
    let bestVariant = 0;
    /** The first set of sizes to count, and whether sizes were counted singly beside it. */
    let firstSet = 0;
    let isStamped = false;
    const lastVariant = productVariantStart[product + 1]!;
    for (let variant = productVariantStart[product]!; variant < lastVariant; variant += 1) {
      if ((variantFlags[variant]! & VARIANT_FLAG.sold) === 0) continue;
      const tier = tiers === null ? 0 : tiers[variant]!;
      if (tier === NO_TIER) continue;
      const color = variantColor[variant]!;
      let fails = productFails;
      if (colorBit !== 0) fails |= (forbids[color]! & colorBit) | (ofColor & ~meets[color]!);
      if (hasTwo(fails)) continue;
      const isMixed = variantList[variant]! < 0;
      let passes: boolean;
      let passesInStock: boolean;
      if (isWalk || (isMixed && priceBit !== 0)) {
        tally.walk(variant, fails, stamp);
        ({ passes, passesInStock, onlyFails: fails } = tally);
        isStockCounted ||= tally.isStockCounted;
        isStamped = true;
      } else {
        const cost = variantPrice[variant]!;
        if (price !== undefined && !takesPrice(price, cost)) fails |= priceBit;
        if (hasTwo(fails)) continue;
        const set = wantedSets[variant]!;
        const isAdmitted = sizes.admits(set);
        passes = isAdmitted && fails === 0;
        passesInStock = fails === 0 && sizes.admits(variantStock[variant]!);
        isStockCounted ||= passesInStock;
        if (!areSizesWhole && fails === 0 && set !== firstSet && set !== 0) {
          if (firstSet === 0 && !isStamped) firstSet = set;
          else {
            tally.countSet(set, stamp);
            isStamped = true;
          }
        }
        if (!isAdmitted) fails = 0;
        else if ((fails & ~priceBit) === 0) {
          if (isMixed) tally.countMixedPrices(variant);
          else {
            if (cost < leastPrice) leastPrice = cost;
            if (cost > mostPrice) mostPrice = cost;
          }
        }
      }
      if (!areColorsWhole && (passes || (fails & colorBit) !== 0)) tally.countValue(color, stamp);
      onlyFails |= fails;
      if (!passes) continue;
      const place = placeOf(ordering, pair, variant, tier, passesInStock);
      if (place < bestPlace) {
        bestPlace = place;
        bestVariant = variant;
      }
    }
    if (isStockCounted) counts.inStock += 1;
    if (areSizesWhole) {
      if (productFails === 0) setCounts[wantedWhole[product]!]! += 1;
    } else if (firstSet !== 0) {
      if (isStamped) tally.countSet(firstSet, stamp);
      else setCounts[firstSet]! += 1;
    }
    if (areColorsWhole && productFails === 0) setCounts[m.productColors[product]!]! += 1;
    if (bestPlace !== Number.POSITIVE_INFINITY) {
      hits.products[hits.count] = product;
      hits.variants[hits.count] = bestVariant;
      hits.keys[hits.count] = keyOf(ordering, product, bestPlace);
      hits.count += 1;
      for (let of = firstValue; of < lastValue; of += 1) values[productValues[of]!]! += 1;
    } else if (bitOfValue !== undefined && onlyFails !== 0) {
      for (let of = firstValue; of < lastValue; of += 1) {
        const value = productValues[of]!;
        if ((onlyFails & bitOfValue[value]!) !== 0) values[value]! += 1;
      }
    }
  }
  counts.leastPrice = Math.min(counts.leastPrice, leastPrice);
  counts.mostPrice = Math.max(counts.mostPrice, mostPrice);
  countSets(pair, setCounts, values);
  return { hits, counts };
}

/** Each set's count to its members. */
function countSets({ m }: Pair, setCounts: Uint32Array, values: Uint32Array): void {
  for (let set = 0; set < setCounts.length; set += 1) {
    const times = setCounts[set]!;
    if (times === 0) continue;
    const end = m.setStart[set + 1]!;
    for (let at = m.setStart[set]!; at < end; at += 1) values[m.setValues[at]!]! += times;
  }
}

function fieldsOf(bits: ReadonlyMap<string, number>): number {
  let all = 0;
  for (const bit of bits.values()) all |= bit;
  return all;
}

function bitOfValues(pair: Pair, selection: Selection): Uint32Array {
  const bits = new Uint32Array(pair.t.valueId.length);
  for (const { name, first, end } of pair.meta.fields) bits.fill(selection.bits.get(name) ?? 0, first, end);
  return bits;
}

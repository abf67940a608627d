// One pass over the candidates: which products pass all filters, and what every option would count without its own field's.
import { Hits, type FilterResult } from '#engine/facets/hits.ts';
import { countUnfiltered } from '#engine/facets/unfiltered.ts';
import { PRESENT } from '#engine/facets/present-values.ts';
import type { CompiledFilters } from '#engine/facets/compiled-filters.ts';
import { passingSets, countSets } from '#engine/facets/size-sets.ts';
import { hasMultipleBits, FacetCounter } from '#engine/facets/facet-counter.ts';
import { type Candidates, NO_TIER } from '#engine/query/candidates.ts';
import type { Ordering } from '#engine/query/ordering.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';

const ANY_PRICE = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY, accepts: undefined };
// What of a variant is counted.
const COUNT_NOTHING = 0;
const COUNT_SIZES = 1;
const COUNT_COLOR = 2;

/**
 * An article is the atom: it has its product's values, its variant's colour, and its own size, price and
 * stock. A product passes when one article of a candidate variant meets all filters; an option counts a
 * product when one article has it and meets all filters but those of the option's own field (FI-12).
 * So an article that fails in no field counts everywhere, and one that fails in one field only there.
 *
 * The articles of a variant mostly cost the same. Then they differ in size and stock alone, and the sets
 * of its sizes sold and in stock say all about them; only where prices differ are they looked at singly.
 */
export function applyFilters(
  pair: SnapshotPair,
  candidates: Candidates,
  selection: CompiledFilters,
  ordering: Ordering,
): FilterResult {
  const { products, count, tiers } = candidates;
  const { bits, requiredBits: needed, meets, forbids, fails: failsOf, price, stock } = selection;
  if (bits.size === 0 && tiers === null) return countUnfiltered(pair, candidates, ordering);
  const { t, m, workspace } = pair;
  const { productVariantStart, productValueStart, productValues, variantColor } = t;
  const { variantSold, variantPrice, variantList, variantStock, mixedPrice, productColors } = m;
  const { low, high, accepts } = price ?? ANY_PRICE;
  const { isByRank } = ordering;
  const hits = new Hits(pair, count, ordering);
  const tally = new FacetCounter(pair, selection);
  const { values } = tally;
  const admitted = passingSets(pair, selection);
  /** What of each of a product's variants is counted: its sizes, its colour. */
  const counted = workspace.u8('counted', pair.variants);
  /** How often a set of sizes or colours was counted as a whole. */
  const setCounts = workspace.i32('setCounts', m.setStart.length - 1).fill(0);
  const present = bits.size === 0 ? undefined : new Uint8Array(values.length);
  const colorBit = bits.get('color') ?? 0;
  const priceBit = price?.bit ?? 0;
  const hasProductFilter =
    (allBits(bits) & ~(colorBit | priceBit | (bits.get('size') ?? 0) | (stock?.bit ?? 0))) !== 0;
  const hasForbidden = forbids.some((bit) => bit !== 0);
  // Where sold-out articles alone are wanted, there is no set of them.
  const isEachWalked = stock !== undefined && !stock.acceptsInStock;
  const isInStockOnly = stock !== undefined && !stock.acceptsSoldOut;
  const wantedSets = isInStockOnly ? variantStock : variantSold;
  const wantedWhole = isInStockOnly ? m.productStock : m.productSold;
  const bitOfValue = hasProductFilter ? filterBitsByValue(pair, selection) : undefined;
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
        if (hasForbidden) productFails |= forbids[value]!;
        present![value] = PRESENT;
      }
      productFails |= needed & ~met;
      if (hasMultipleBits(productFails)) continue;
    }
    const stamp = at + 1;
    /** Fields which alone keep some article of this product out. */
    let onlyFails = 0;
    let isStockCounted = 0;
    let bestPlace = Number.POSITIVE_INFINITY;
    let bestVariant = 0;
    /** How many variants are sold; of how many the sizes, and of how many the colour is counted; and the last of those. */
    let sold = 0;
    let sized = 0;
    let colored = 0;
    let sizedVariant = 0;
    let coloredVariant = 0;
    let isWalked = false;
    const firstVariant = productVariantStart[product]!;
    const lastVariant = productVariantStart[product + 1]!;
    for (let variant = firstVariant; variant < lastVariant; variant += 1) {
      counted[variant - firstVariant] = COUNT_NOTHING;
      if (variantSold[variant] === 0) continue;
      sold += 1;
      const tier = tiers === null ? 0 : tiers[variant]!;
      if (tier === NO_TIER) continue;
      let fails = productFails | failsOf[variantColor[variant]!]!;
      if (hasMultipleBits(fails)) continue;
      const list = variantList[variant]!;
      const isMixed = list < 0;
      const cost = variantPrice[variant]!;
      let isWalk = isEachWalked;
      if (priceBit !== 0 && !isWalk) {
        const most = isMixed ? mixedPrice[~list - 1]! : cost;
        const isWithin = cost >= low && most <= high;
        // Where only some of its prices are taken.
        isWalk = isMixed && (accepts !== undefined || (!isWithin && cost <= high && most >= low));
        if (!isWalk && (!isWithin || (accepts !== undefined && !accepts(cost)))) fails |= priceBit;
      }
      let passesInStock = 0;
      if (isWalk) {
        isWalked = true;
        tally.countArticles(variant, fails, stamp);
        onlyFails |= tally.singleFailures;
        isStockCounted |= tally.countsAsInStock ? 1 : 0;
        if (tally.passes || (tally.singleFailures & colorBit) !== 0) {
          counted[variant - firstVariant] = COUNT_COLOR;
          colored += 1;
          coloredVariant = variant;
        }
        if (!tally.passes) continue;
        passesInStock = tally.passesInStock ? 1 : 0;
      } else {
        if (hasMultipleBits(fails)) continue;
        const isAdmitted = admitted[wantedSets[variant]!] !== 0;
        if (fails !== 0) {
          if (!isAdmitted) continue;
          onlyFails |= fails;
          if (fails === colorBit) {
            counted[variant - firstVariant] = COUNT_COLOR;
            colored += 1;
            coloredVariant = variant;
          } else if (fails === priceBit) {
            if (isMixed) tally.countMixedPrices(variant);
            else tally.countPrice(cost);
          } else {
            // A field of the product fails: one of its articles without another fault is all there is to find.
            break;
          }
          continue;
        }
        sized += 1;
        sizedVariant = variant;
        if (!isAdmitted) {
          counted[variant - firstVariant] = COUNT_SIZES;
          continue;
        }
        counted[variant - firstVariant] = COUNT_SIZES | COUNT_COLOR;
        colored += 1;
        coloredVariant = variant;
        passesInStock = admitted[variantStock[variant]!]!;
        isStockCounted |= passesInStock;
        if (isMixed) tally.countMixedPrices(variant);
        else tally.countPrice(cost);
      }
      const place = isByRank ? 1 - passesInStock : ordering.variantKey(variant, tier, passesInStock !== 0);
      if (place < bestPlace) {
        bestPlace = place;
        bestVariant = variant;
      }
    }
    tally.inStock += isStockCounted;
    if (sized === 0) {
      // No sizes to count, or none but those of the walk.
    } else if (sized === sold) setCounts[wantedWhole[product]!]! += 1;
    else if (sized === 1 && !isWalked) setCounts[wantedSets[sizedVariant]!]! += 1;
    else {
      for (let variant = firstVariant; variant < lastVariant; variant += 1)
        if ((counted[variant - firstVariant]! & COUNT_SIZES) !== 0)
          tally.countSet(wantedSets[variant]!, stamp);
    }
    if (colored === 0) {
      // No colour.
    } else if (colored === 1) values[variantColor[coloredVariant]!]! += 1;
    else if (colored === sold) setCounts[productColors[product]!]! += 1;
    else {
      for (let variant = firstVariant; variant < lastVariant; variant += 1)
        if ((counted[variant - firstVariant]! & COUNT_COLOR) !== 0)
          tally.count(variantColor[variant]!, stamp);
    }
    if (bestPlace !== Number.POSITIVE_INFINITY) {
      hits.add(product, bestVariant, bestPlace);
      for (let of = firstValue; of < lastValue; of += 1) values[productValues[of]!]! += 1;
    } else if (bitOfValue === undefined) {
      if (present !== undefined)
        for (let of = firstValue; of < lastValue; of += 1) present[productValues[of]!] = PRESENT;
    } else if (onlyFails !== 0) {
      for (let of = firstValue; of < lastValue; of += 1) {
        const value = productValues[of]!;
        if ((onlyFails & bitOfValue[value]!) !== 0) values[value]! += 1;
      }
    }
  }
  countSets(pair, setCounts, values);
  return { hits, counts: tally, present };
}

function allBits(bits: ReadonlyMap<string, number>): number {
  let all = 0;
  for (const bit of bits.values()) all |= bit;
  return all;
}

function filterBitsByValue(pair: SnapshotPair, selection: CompiledFilters): Int32Array {
  const bits = new Int32Array(pair.t.valueId.length);
  for (const { name, first, end } of pair.meta.fields) bits.fill(selection.bits.get(name) ?? 0, first, end);
  return bits;
}

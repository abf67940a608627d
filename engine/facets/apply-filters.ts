// Filters candidates and counts facets in one pass; each facet is counted without its own filter.
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
// What is counted of a variant; bits.
const COUNT_NOTHING = 0;
const COUNT_SIZES = 1;
const COUNT_COLOR = 2;

/**
 * Filters apply to articles: an article has its product's values, its variant's colour, and its own size, price and
 * stock. A product passes if any article of a candidate variant passes all filters; an option counts a product if
 * any article has the option and passes all filters except those of the option's own field (FI-12). So an article
 * that fails no field counts for every facet, and one that fails a single field counts for that facet alone.
 *
 * Usually all articles of a variant have one price and differ only in size and stock: then the sets of its sizes
 * sold and in stock are enough. Articles are tested one by one only where prices differ.
 */
export function applyFilters(
  pair: SnapshotPair,
  candidates: Candidates,
  filters: CompiledFilters,
  ordering: Ordering,
): FilterResult {
  const { products, count, tiers } = candidates;
  const { bits, requiredBits, meets, forbids, fails: failsByValue, price, stock } = filters;
  if (bits.size === 0 && tiers === null) return countUnfiltered(pair, candidates, ordering);
  const { t, m, workspace } = pair;
  const { productVariantStart, productValueStart, productValues, variantColor } = t;
  const { variantSold, variantPrice, variantList, variantStock, mixedPrice, productColors } = m;
  const { low, high, accepts } = price ?? ANY_PRICE;
  const { isByRank } = ordering;
  const hits = new Hits(pair, count, ordering);
  const counter = new FacetCounter(pair, filters);
  const { values } = counter;
  const passing = passingSets(pair, filters);
  /** For the current product, by variant: COUNT_ bits. */
  const variantCounts = workspace.u8('variantCounts', pair.variants);
  /** By set of sizes or colours: how often the whole set was counted. */
  const setCounts = workspace.i32('setCounts', m.setStart.length - 1).fill(0);
  const present = bits.size === 0 ? undefined : new Uint8Array(values.length);
  const colorBit = bits.get('color') ?? 0;
  const priceBit = price?.bit ?? 0;
  const hasProductFilter =
    (allBits(bits) & ~(colorBit | priceBit | (bits.get('size') ?? 0) | (stock?.bit ?? 0))) !== 0;
  const hasForbidden = forbids.some((bit) => bit !== 0);
  // There are no sets of sold-out sizes.
  const isPerArticle = stock !== undefined && !stock.acceptsInStock;
  const isInStockOnly = stock !== undefined && !stock.acceptsSoldOut;
  const sizeSets = isInStockOnly ? variantStock : variantSold;
  const productSizeSets = isInStockOnly ? m.productStock : m.productSold;
  const bitByValue = hasProductFilter ? filterBitsByValue(pair, filters) : undefined;
  for (let at = 0; at < count; at += 1) {
    const product = products[at]!;
    const firstValue = productValueStart[product]!;
    const lastValue = productValueStart[product + 1]!;
    let productFails = 0;
    if (hasProductFilter) {
      let metBits = 0;
      for (let valueAt = firstValue; valueAt < lastValue; valueAt += 1) {
        const value = productValues[valueAt]!;
        metBits |= meets[value]!;
        if (hasForbidden) productFails |= forbids[value]!;
        present![value] = PRESENT;
      }
      productFails |= requiredBits & ~metBits;
      if (hasMultipleBits(productFails)) continue;
    }
    const stamp = at + 1;
    /** Fields that are the only failing one of some article. */
    let singleFailures = 0;
    let countsAsInStock = 0;
    let bestKey = Number.POSITIVE_INFINITY;
    let bestVariant = 0;
    /** Numbers of variants: sold, with counted sizes, with counted colour; and the last variant of the latter two. */
    let sold = 0;
    let sizeVariants = 0;
    let colorVariants = 0;
    let lastSizeVariant = 0;
    let lastColorVariant = 0;
    let hasArticleCounts = false;
    const firstVariant = productVariantStart[product]!;
    const lastVariant = productVariantStart[product + 1]!;
    for (let variant = firstVariant; variant < lastVariant; variant += 1) {
      variantCounts[variant - firstVariant] = COUNT_NOTHING;
      if (variantSold[variant] === 0) continue;
      sold += 1;
      const tier = tiers === null ? 0 : tiers[variant]!;
      if (tier === NO_TIER) continue;
      let fails = productFails | failsByValue[variantColor[variant]!]!;
      if (hasMultipleBits(fails)) continue;
      const list = variantList[variant]!;
      const isMixed = list < 0;
      const cost = variantPrice[variant]!;
      let countsArticles = isPerArticle;
      if (priceBit !== 0 && !countsArticles) {
        const maxPrice = isMixed ? mixedPrice[~list - 1]! : cost;
        const isWithin = cost >= low && maxPrice <= high;
        // Only some of its prices may pass.
        countsArticles = isMixed && (accepts !== undefined || (!isWithin && cost <= high && maxPrice >= low));
        if (!countsArticles && (!isWithin || (accepts !== undefined && !accepts(cost)))) fails |= priceBit;
      }
      let passesInStock = 0;
      if (countsArticles) {
        hasArticleCounts = true;
        counter.countArticles(variant, fails, stamp);
        singleFailures |= counter.singleFailures;
        countsAsInStock |= counter.countsAsInStock ? 1 : 0;
        if (counter.passes || (counter.singleFailures & colorBit) !== 0) {
          variantCounts[variant - firstVariant] = COUNT_COLOR;
          colorVariants += 1;
          lastColorVariant = variant;
        }
        if (!counter.passes) continue;
        passesInStock = counter.passesInStock ? 1 : 0;
      } else {
        if (hasMultipleBits(fails)) continue;
        const hasPassingSize = passing[sizeSets[variant]!] !== 0;
        if (fails !== 0) {
          if (!hasPassingSize) continue;
          singleFailures |= fails;
          if (fails === colorBit) {
            variantCounts[variant - firstVariant] = COUNT_COLOR;
            colorVariants += 1;
            lastColorVariant = variant;
          } else if (fails === priceBit) {
            if (isMixed) counter.countMixedPrices(variant);
            else counter.countPrice(cost);
          } else {
            // A product-level field fails: one article that fails nothing else is enough.
            break;
          }
          continue;
        }
        sizeVariants += 1;
        lastSizeVariant = variant;
        if (!hasPassingSize) {
          variantCounts[variant - firstVariant] = COUNT_SIZES;
          continue;
        }
        variantCounts[variant - firstVariant] = COUNT_SIZES | COUNT_COLOR;
        colorVariants += 1;
        lastColorVariant = variant;
        passesInStock = passing[variantStock[variant]!]!;
        countsAsInStock |= passesInStock;
        if (isMixed) counter.countMixedPrices(variant);
        else counter.countPrice(cost);
      }
      const key = isByRank ? 1 - passesInStock : ordering.variantKey(variant, tier, passesInStock !== 0);
      if (key < bestKey) {
        bestKey = key;
        bestVariant = variant;
      }
    }
    counter.inStock += countsAsInStock;
    if (sizeVariants === 0) {
      // No sizes to count, or they were counted by article.
    } else if (sizeVariants === sold) setCounts[productSizeSets[product]!]! += 1;
    else if (sizeVariants === 1 && !hasArticleCounts) setCounts[sizeSets[lastSizeVariant]!]! += 1;
    else {
      for (let variant = firstVariant; variant < lastVariant; variant += 1)
        if ((variantCounts[variant - firstVariant]! & COUNT_SIZES) !== 0)
          counter.countSet(sizeSets[variant]!, stamp);
    }
    if (colorVariants === 0) {
      // No colours to count.
    } else if (colorVariants === 1) values[variantColor[lastColorVariant]!]! += 1;
    else if (colorVariants === sold) setCounts[productColors[product]!]! += 1;
    else {
      for (let variant = firstVariant; variant < lastVariant; variant += 1)
        if ((variantCounts[variant - firstVariant]! & COUNT_COLOR) !== 0)
          counter.count(variantColor[variant]!, stamp);
    }
    if (bestKey !== Number.POSITIVE_INFINITY) {
      hits.add(product, bestVariant, bestKey);
      for (let valueAt = firstValue; valueAt < lastValue; valueAt += 1) values[productValues[valueAt]!]! += 1;
    } else if (bitByValue === undefined) {
      if (present !== undefined)
        for (let valueAt = firstValue; valueAt < lastValue; valueAt += 1)
          present[productValues[valueAt]!] = PRESENT;
    } else if (singleFailures !== 0) {
      for (let valueAt = firstValue; valueAt < lastValue; valueAt += 1) {
        const value = productValues[valueAt]!;
        if ((singleFailures & bitByValue[value]!) !== 0) values[value]! += 1;
      }
    }
  }
  countSets(pair, setCounts, values);
  return { hits, counts: counter, present };
}

function allBits(bits: ReadonlyMap<string, number>): number {
  let all = 0;
  for (const bit of bits.values()) all |= bit;
  return all;
}

function filterBitsByValue(pair: SnapshotPair, filters: CompiledFilters): Int32Array {
  const bits = new Int32Array(pair.t.valueId.length);
  for (const { name, first, end } of pair.meta.fields) bits.fill(filters.bits.get(name) ?? 0, first, end);
  return bits;
}

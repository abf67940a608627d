// Facet counts of a filter pass, including the counting of single articles where size sets are not enough.
import type { PriceFilter, CompiledFilters } from '#engine/facets/compiled-filters.ts';
import { ARTICLE_STATE } from '#engine/snapshot/market-columns.ts';
import { offeredState } from '#engine/snapshot/offered-articles.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';

/** Counts are numbers of products. Prices in minor units; `minPrice` is above `maxPrice` when there is none. */
export interface FacetCounts {
  readonly values: Int32Array;
  inStock: number;
  minPrice: number;
  maxPrice: number;
}

/** Whether at least two fields fail: then no option of a single facet could make this pass. */
export const hasMultipleBits = (bits: number) => (bits & (bits - 1)) !== 0;

function acceptsPrice({ low, high, accepts }: PriceFilter, minor: number): boolean {
  return minor >= low && minor <= high && (accepts === undefined || accepts(minor));
}

export class FacetCounter implements FacetCounts {
  readonly values: Int32Array;
  /** By value: stamp of the product it was last counted for; stamps are unique per product and never 0. */
  readonly #seen: Int32Array;
  inStock = 0;
  minPrice = Number.POSITIVE_INFINITY;
  maxPrice = -1;

  // Results of the last countArticles: whether any article passes, passes in stock, and counts for the in-stock
  // option, and the fields that are the only failing one of some article.
  passes = false;
  passesInStock = false;
  countsAsInStock = false;
  singleFailures = 0;

  readonly #pair: SnapshotPair;
  readonly #filters: CompiledFilters;
  readonly #sizeBit: number;

  constructor(pair: SnapshotPair, filters: CompiledFilters) {
    this.values = new Int32Array(pair.t.valueId.length);
    this.#seen = pair.workspace.i32('seenValues', this.values.length).fill(0);
    this.#pair = pair;
    this.#filters = filters;
    this.#sizeBit = filters.bits.get('size') ?? 0;
  }

  /** Counts a value at most once per product. */
  count(value: number, stamp: number): void {
    if (this.#seen[value] === stamp) return;
    this.#seen[value] = stamp;
    this.values[value]! += 1;
  }

  countSet(set: number, stamp: number): void {
    const { setStart, setValues } = this.#pair.m;
    const end = setStart[set + 1]!;
    for (let at = setStart[set]!; at < end; at += 1) this.count(setValues[at]!, stamp);
  }

  countPrice(minor: number): void {
    if (minor < this.minPrice) this.minPrice = minor;
    if (minor > this.maxPrice) this.maxPrice = minor;
  }

  /**
   * Tests and counts each article of a variant; `variantFails` are the fields that fail for all of them. One that is
   * sold out while others are in stock has the price that the variant is shown with.
   */
  countArticles(variant: number, variantFails: number, stamp: number): void {
    const { t, m } = this.#pair;
    const { price, stock, fails: failsByValue } = this.#filters;
    this.passes = false;
    this.passesInStock = false;
    this.countsAsInStock = false;
    this.singleFailures = 0;
    const first = t.variantArticleStart[variant]!;
    const end = t.variantArticleStart[variant + 1]!;
    const list = m.variantList[variant]!;
    const offered = offeredState(m, variant);
    const sizeOffset = t.sizeListStart[t.variantSizes[variant]!]! - first;
    for (let article = first; article < end; article += 1) {
      const state = m.articleState[article]!;
      if (state === ARTICLE_STATE.notSold) continue;
      const isInStock = state >= ARTICLE_STATE.inStock;
      const size = t.sizeListValues[sizeOffset + article]!;
      const articlePrice =
        list < 0 && state >= offered ? m.mixedPrice[~list + article - first]! : m.variantPrice[variant]!;
      let fails = variantFails | failsByValue[size]!;
      if (price !== undefined && !acceptsPrice(price, articlePrice)) fails |= price.bit;
      if (stock !== undefined && !(isInStock ? stock.acceptsInStock : stock.acceptsSoldOut))
        fails |= stock.bit;
      if (hasMultipleBits(fails)) continue;
      if (fails === 0) {
        this.passes = true;
        this.passesInStock ||= isInStock;
      } else this.singleFailures |= fails;
      if ((fails & ~this.#sizeBit) === 0) this.count(size, stamp);
      if (fails === 0 || fails === price?.bit) this.countPrice(articlePrice);
      if (isInStock && (fails === 0 || fails === stock?.bit)) this.countsAsInStock = true;
    }
  }

  /** Counts the article prices of a variant with several prices, as countArticles, where size and stock pass. */
  countMixedPrices(variant: number): void {
    const { t, m } = this.#pair;
    const { stock, fails } = this.#filters;
    const mixedAt = ~m.variantList[variant]!;
    // Skip if all of them are within the range already.
    if (m.variantPrice[variant]! >= this.minPrice && m.mixedPrice[mixedAt - 1]! <= this.maxPrice) return;
    const first = t.variantArticleStart[variant]!;
    const end = t.variantArticleStart[variant + 1]!;
    const offered = offeredState(m, variant);
    const sizeOffset = t.sizeListStart[t.variantSizes[variant]!]! - first;
    for (let article = first; article < end; article += 1) {
      const state = m.articleState[article]!;
      if (state === ARTICLE_STATE.notSold || fails[t.sizeListValues[sizeOffset + article]!] !== 0) continue;
      if (
        stock === undefined ||
        (state >= ARTICLE_STATE.inStock ? stock.acceptsInStock : stock.acceptsSoldOut)
      )
        this.countPrice(
          state >= offered ? m.mixedPrice[mixedAt + article - first]! : m.variantPrice[variant]!,
        );
    }
  }
}

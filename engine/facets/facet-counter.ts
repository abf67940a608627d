// What a pass counts, and the articles of one colour counted one by one where its sizes as a set do not say enough.
import type { PriceFilter, CompiledFilters } from '#engine/facets/compiled-filters.ts';
import { ARTICLE_STATE } from '#engine/snapshot/market-columns.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';

/** Numbers of visible cards (products). Prices in minor units; `least` above `most` when there is none. */
export interface FacetCounts {
  readonly values: Int32Array;
  inStock: number;
  minPrice: number;
  maxPrice: number;
}

/** More than one bit: two fields fail, and no option of either could bring this back. */
export const hasMultipleBits = (bits: number) => (bits & (bits - 1)) !== 0;

function acceptsPrice({ low, high, accepts }: PriceFilter, minor: number): boolean {
  return minor >= low && minor <= high && (accepts === undefined || accepts(minor));
}

export class FacetCounter implements FacetCounts {
  readonly values: Int32Array;
  /** By value: the stamp of the product that it was last counted for; stamps differ between products and are never 0. */
  readonly #seen: Int32Array;
  inStock = 0;
  minPrice = Number.POSITIVE_INFINITY;
  maxPrice = -1;

  // What the last walk found: an article that passes, one in stock, one that counts as in stock, and the
  // fields which alone keep an article out.
  passes = false;
  passesInStock = false;
  countsAsInStock = false;
  singleFailures = 0;

  readonly #pair: SnapshotPair;
  readonly #selection: CompiledFilters;
  readonly #sizeBit: number;

  constructor(pair: SnapshotPair, selection: CompiledFilters) {
    this.values = new Int32Array(pair.t.valueId.length);
    this.#seen = pair.workspace.i32('seenValues', this.values.length).fill(0);
    this.#pair = pair;
    this.#selection = selection;
    this.#sizeBit = selection.bits.get('size') ?? 0;
  }

  /** Once a product. */
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

  /** Tests each article of a variant by itself, which fails in `variantFails` whatever its article. */
  countArticles(variant: number, variantFails: number, stamp: number): void {
    const { t, m } = this.#pair;
    const { price, stock, fails: failsOf } = this.#selection;
    this.passes = false;
    this.passesInStock = false;
    this.countsAsInStock = false;
    this.singleFailures = 0;
    const first = t.variantArticleStart[variant]!;
    const end = t.variantArticleStart[variant + 1]!;
    const list = m.variantList[variant]!;
    const toSize = t.sizeListStart[t.variantSizes[variant]!]! - first;
    for (let article = first; article < end; article += 1) {
      const state = m.articleState[article]!;
      if (state === ARTICLE_STATE.notSold) continue;
      const isInStock = state === ARTICLE_STATE.inStock;
      const size = t.sizeListValues[toSize + article]!;
      const cost = list < 0 ? m.mixedPrice[~list + article - first]! : m.variantPrice[variant]!;
      let fails = variantFails | failsOf[size]!;
      if (price !== undefined && !acceptsPrice(price, cost)) fails |= price.bit;
      if (stock !== undefined && !(isInStock ? stock.acceptsInStock : stock.acceptsSoldOut))
        fails |= stock.bit;
      if (hasMultipleBits(fails)) continue;
      if (fails === 0) {
        this.passes = true;
        this.passesInStock ||= isInStock;
      } else this.singleFailures |= fails;
      if ((fails & ~this.#sizeBit) === 0) this.count(size, stamp);
      if (fails === 0 || fails === price?.bit) this.countPrice(cost);
      if (isInStock && (fails === 0 || fails === stock?.bit)) this.countsAsInStock = true;
    }
  }

  /** Counts the prices of a variant whose articles differ in price: of those that pass by size and stock. */
  countMixedPrices(variant: number): void {
    const { t, m } = this.#pair;
    const { stock, fails } = this.#selection;
    const mixedAt = ~m.variantList[variant]!;
    // Nothing new where all of them lie within what is counted.
    if (m.variantPrice[variant]! >= this.minPrice && m.mixedPrice[mixedAt - 1]! <= this.maxPrice) return;
    const first = t.variantArticleStart[variant]!;
    const end = t.variantArticleStart[variant + 1]!;
    const toSize = t.sizeListStart[t.variantSizes[variant]!]! - first;
    for (let article = first; article < end; article += 1) {
      const state = m.articleState[article]!;
      if (state === ARTICLE_STATE.notSold || fails[t.sizeListValues[toSize + article]!] !== 0) continue;
      if (
        stock === undefined ||
        (state === ARTICLE_STATE.inStock ? stock.acceptsInStock : stock.acceptsSoldOut)
      )
        this.countPrice(m.mixedPrice[mixedAt + article - first]!);
    }
  }
}

// What a pass counts, and the articles of one colour counted one by one where its sizes as a set do not say enough.
import type { PriceTest, Selection } from '#engine/facets/selection.ts';
import { ARTICLE_STATE } from '#engine/snapshot/market-columns.ts';
import type { Pair } from '#engine/snapshot/pair.ts';

/** Numbers of visible cards (products). Prices in minor units; `least` above `most` when there is none. */
export interface Counts {
  readonly values: Int32Array;
  inStock: number;
  leastPrice: number;
  mostPrice: number;
}

/** More than one bit: two fields fail, and no option of either could bring this back. */
export const hasTwo = (bits: number) => (bits & (bits - 1)) !== 0;

function takesPrice({ low, high, accepts }: PriceTest, minor: number): boolean {
  return minor >= low && minor <= high && (accepts === undefined || accepts(minor));
}

export class Tally implements Counts {
  readonly values: Int32Array;
  /** By value: the stamp of the product that it was last counted for; stamps differ between products and are never 0. */
  readonly #seen: Int32Array;
  inStock = 0;
  leastPrice = Number.POSITIVE_INFINITY;
  mostPrice = -1;

  // What the last walk found: an article that passes, one in stock, one that counts as in stock, and the
  // fields which alone keep an article out.
  passes = false;
  passesInStock = false;
  isStockCounted = false;
  onlyFails = 0;

  readonly #pair: Pair;
  readonly #selection: Selection;
  readonly #sizeBit: number;

  constructor(pair: Pair, selection: Selection) {
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
    if (minor < this.leastPrice) this.leastPrice = minor;
    if (minor > this.mostPrice) this.mostPrice = minor;
  }

  /** Tests each article of a variant by itself, which fails in `variantFails` whatever its article. */
  walk(variant: number, variantFails: number, stamp: number): void {
    const { t, m } = this.#pair;
    const { price, stock, fails: failsOf } = this.#selection;
    this.passes = false;
    this.passesInStock = false;
    this.isStockCounted = false;
    this.onlyFails = 0;
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
      if (price !== undefined && !takesPrice(price, cost)) fails |= price.bit;
      if (stock !== undefined && !(isInStock ? stock.takesInStock : stock.takesSoldOut)) fails |= stock.bit;
      if (hasTwo(fails)) continue;
      if (fails === 0) {
        this.passes = true;
        this.passesInStock ||= isInStock;
      } else this.onlyFails |= fails;
      if ((fails & ~this.#sizeBit) === 0) this.count(size, stamp);
      if (fails === 0 || fails === price?.bit) this.countPrice(cost);
      if (isInStock && (fails === 0 || fails === stock?.bit)) this.isStockCounted = true;
    }
  }

  /** Counts the prices of a variant whose articles differ in price: of those that pass by size and stock. */
  countMixedPrices(variant: number): void {
    const { t, m } = this.#pair;
    const { stock, fails } = this.#selection;
    const mixedAt = ~m.variantList[variant]!;
    // Nothing new where all of them lie within what is counted.
    if (m.variantPrice[variant]! >= this.leastPrice && m.mixedPrice[mixedAt - 1]! <= this.mostPrice) return;
    const first = t.variantArticleStart[variant]!;
    const end = t.variantArticleStart[variant + 1]!;
    const toSize = t.sizeListStart[t.variantSizes[variant]!]! - first;
    for (let article = first; article < end; article += 1) {
      const state = m.articleState[article]!;
      if (state === ARTICLE_STATE.notSold || fails[t.sizeListValues[toSize + article]!] !== 0) continue;
      if (stock === undefined || (state === ARTICLE_STATE.inStock ? stock.takesInStock : stock.takesSoldOut))
        this.countPrice(m.mixedPrice[mixedAt + article - first]!);
    }
  }
}

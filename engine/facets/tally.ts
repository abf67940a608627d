// What a pass counts, and the articles of one colour counted one by one where its sizes as a set do not say enough.
import { ARTICLE_STATE } from '#engine/snapshot/market-columns.ts';
import type { Pair } from '#engine/snapshot/pair.ts';
import type { PriceTest, Selection } from '#engine/facets/selection.ts';

/** Numbers of visible cards (products). Prices in minor units; `least` above `most` when there is none. */
export interface Counts {
  readonly values: Uint32Array;
  inStock: number;
  leastPrice: number;
  mostPrice: number;
}

/** More than one bit: two fields fail, and no option of either could bring this back. */
export const hasTwo = (bits: number) => (bits & (bits - 1)) !== 0;

export function takesPrice({ low, high, accepts }: PriceTest, minor: number): boolean {
  return minor >= low && minor <= high && (accepts === undefined || accepts(minor));
}

export class Tally {
  readonly counts: Counts;
  /** By value: the stamp of the product that it was last counted for. */
  readonly #seen: Uint32Array;
  readonly #pair: Pair;
  readonly #selection: Selection;
  readonly #sizeBit: number;

  constructor(pair: Pair, selection: Selection) {
    const values = new Uint32Array(pair.t.valueId.length);
    this.counts = { values, inStock: 0, leastPrice: Number.POSITIVE_INFINITY, mostPrice: -1 };
    this.#seen = pair.workspace.u32('seenValues', values.length).fill(0);
    this.#pair = pair;
    this.#selection = selection;
    this.#sizeBit = selection.bits.get('size') ?? 0;
  }

  /** Once a product: stamps differ between products and are never 0. */
  countValue(value: number, stamp: number): void {
    if (this.#seen[value] === stamp) return;
    this.#seen[value] = stamp;
    this.counts.values[value]! += 1;
  }

  countSet(set: number, stamp: number): void {
    const { setStart, setValues } = this.#pair.m;
    const end = setStart[set + 1]!;
    for (let at = setStart[set]!; at < end; at += 1) this.countValue(setValues[at]!, stamp);
  }

  countPrice(minor: number): void {
    if (minor < this.counts.leastPrice) this.counts.leastPrice = minor;
    if (minor > this.counts.mostPrice) this.counts.mostPrice = minor;
  }

  // What the last walk found: an article that passes, one in stock, one that counts as in stock, and the
  // fields which alone keep an article out.
  passes = false;
  passesInStock = false;
  isStockCounted = false;
  onlyFails = 0;

  /** Tests each article of a variant by itself, which fails in `variantFails` whatever its article. */
  walk(variant: number, variantFails: number, stamp: number): void {
    const { t, m } = this.#pair;
    const { price, stock } = this.#selection;
    this.passes = false;
    this.passesInStock = false;
    this.isStockCounted = false;
    this.onlyFails = 0;
    const first = t.variantArticleStart[variant]!;
    const end = t.variantArticleStart[variant + 1]!;
    const mixedAt = m.variantList[variant]! < 0 ? ~m.variantList[variant]! - first : -1;
    for (let article = first; article < end; article += 1) {
      const state = m.articleState[article]!;
      if (state === ARTICLE_STATE.notSold) continue;
      const isInStock = state === ARTICLE_STATE.inStock;
      const size = t.articleSize[article]!;
      const cost = m.variantList[variant]! < 0 ? m.mixedPrice[mixedAt + article]! : m.variantPrice[variant]!;
      let fails = variantFails | this.#sizeFails(size);
      if (price !== undefined && !takesPrice(price, cost)) fails |= price.bit;
      if (stock !== undefined && !(isInStock ? stock.takesInStock : stock.takesSoldOut)) fails |= stock.bit;
      if (hasTwo(fails)) continue;
      if (fails === 0) {
        this.passes = true;
        this.passesInStock ||= isInStock;
      } else this.onlyFails |= fails;
      if ((fails & ~this.#sizeBit) === 0) this.countValue(size, stamp);
      if (fails === 0 || fails === price?.bit) this.countPrice(cost);
      if (isInStock && (fails === 0 || fails === stock?.bit)) this.isStockCounted = true;
    }
  }

  /** Counts the prices of a variant whose articles differ in price: of those that pass by size and stock. */
  countMixedPrices(variant: number): void {
    const { t, m } = this.#pair;
    const { stock } = this.#selection;
    const first = t.variantArticleStart[variant]!;
    const end = t.variantArticleStart[variant + 1]!;
    const mixedAt = ~m.variantList[variant]! - first;
    for (let article = first; article < end; article += 1) {
      const state = m.articleState[article]!;
      if (state === ARTICLE_STATE.notSold || this.#sizeFails(t.articleSize[article]!) !== 0) continue;
      if (stock !== undefined && !(state === ARTICLE_STATE.inStock ? stock.takesInStock : stock.takesSoldOut))
        continue;
      this.countPrice(m.mixedPrice[mixedAt + article]!);
    }
  }

  #sizeFails(size: number): number {
    const { needed, meets, forbids } = this.#selection;
    return (forbids[size]! | (needed & ~meets[size]!)) & this.#sizeBit;
  }
}

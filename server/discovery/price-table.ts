// Prices and stock of all articles in columns: updated row by row, read for a market in one pass.
import { createHash } from 'node:crypto';
import { MAX_AMOUNT } from '#contract/amounts.ts';
import type { Market } from '#contract/market.ts';
import { type ArticlePriceColumns, stockLevelOf } from '#engine/engine.ts';
import type { ArticleRecord } from '#store/article-records.ts';

const INITIAL_CAPACITY = 1024;
/** The article has no such price. */
const NO_PRICE = -1;
/** Numbers of the predefined market sets. */
const EVERY_MARKET = 0;
const NO_MARKET = 1;

interface PriceColumns {
  list: Int32Array;
  price: Int32Array;
}

export class PriceTable {
  readonly #rows = new Map<string, number>();
  /** A StockLevel: columns store no quantities, so that most changed quantities do not change them. */
  #stockLevel = new Uint8Array(INITIAL_CAPACITY);
  /** By row: number of the set of markets that the article is sold in. */
  #marketSetOf = new Uint32Array(INITIAL_CAPACITY).fill(NO_MARKET);
  /** The distinct sets of market codes, null for all markets. */
  readonly #marketSets: (ReadonlySet<string> | null)[] = [null, new Set()];
  readonly #numberOfSet = new Map<string, number>();
  /** By market code or currency. */
  readonly #prices = new Map<string, PriceColumns>();

  /** Number of articles, including withdrawn ones. */
  get size(): number {
    return this.#rows.size;
  }

  set(article: ArticleRecord): void {
    const row = this.#rowOf(article.articleId);
    this.#stockLevel[row] = stockLevelOf(article.stock);
    this.#marketSetOf[row] = article.isWithdrawn ? NO_MARKET : this.#numberOfMarkets(article.markets);
    for (const key of Object.keys(article.prices))
      if (!this.#prices.has(key)) this.#prices.set(key, priceColumns(this.#stockLevel.length));
    for (const [key, columns] of this.#prices) {
      const articlePrice = article.prices[key];
      const isPrice = articlePrice !== undefined && articlePrice.list >= 0 && articlePrice.list <= MAX_AMOUNT;
      columns.list[row] = isPrice ? articlePrice.list : NO_PRICE;
      // A sale price above the list price is ignored (PR-05).
      columns.price[row] = isPrice
        ? Math.max(0, Math.min(articlePrice.list, articlePrice.sale ?? articlePrice.list))
        : NO_PRICE;
    }
  }

  /** The rows of these articles; unknown articles get a row and are not sold. */
  rowsOf(articleIds: readonly string[]): Uint32Array {
    return Uint32Array.from(articleIds, (id) => this.#rowOf(id));
  }

  /** Markets with equal profiles have equal prices. */
  priceProfileOf(market: Market): string {
    if (this.#prices.has(market.code)) return market.code;
    const isSold = this.#marketSets.map((codes) => (codes === null || codes.has(market.code) ? 1 : 0));
    return `${market.currency} ${isSold.join('')}`;
  }

  /** Prices of these rows in a market: its own price if there is one, else that of its currency. */
  pricesFor(rows: Uint32Array, market: Market): ArticlePriceColumns {
    const isSold = this.#marketSets.map((codes) => codes === null || codes.has(market.code));
    const marketPrices = this.#prices.get(market.code);
    const currencyPrices = this.#prices.get(market.currency);
    const count = rows.length;
    const list = new Int32Array(count).fill(NO_PRICE);
    const price = new Int32Array(count).fill(NO_PRICE);
    const stockLevel = new Uint8Array(count);
    for (let at = 0; at < count; at += 1) {
      const row = rows[at]!;
      if (!isSold[this.#marketSetOf[row]!]) continue;
      const from =
        marketPrices !== undefined && marketPrices.list[row] !== NO_PRICE ? marketPrices : currencyPrices;
      if (from === undefined || from.list[row] === NO_PRICE) continue;
      list[at] = from.list[row]!;
      price[at] = from.price[row]!;
      stockLevel[at] = this.#stockLevel[row]!;
    }
    return { list, price, stockLevel };
  }

  #rowOf(articleId: string): number {
    let row = this.#rows.get(articleId);
    if (row === undefined) {
      row = this.#rows.size;
      this.#rows.set(articleId, row);
      if (row >= this.#stockLevel.length) this.#grow(this.#stockLevel.length * 2);
    }
    return row;
  }

  /** The number of a set of markets; an empty list means every market. */
  #numberOfMarkets(codes: readonly string[]): number {
    if (codes.length === 0) return EVERY_MARKET;
    const key = codes.length === 1 ? codes[0]! : codes.toSorted().join(' ');
    let number = this.#numberOfSet.get(key);
    if (number === undefined) {
      number = this.#marketSets.length;
      this.#marketSets.push(new Set(codes));
      this.#numberOfSet.set(key, number);
    }
    return number;
  }

  #grow(capacity: number): void {
    this.#stockLevel = copyInto(this.#stockLevel, new Uint8Array(capacity));
    this.#marketSetOf = copyInto(this.#marketSetOf, new Uint32Array(capacity).fill(NO_MARKET));
    for (const columns of this.#prices.values()) {
      const grown = priceColumns(capacity);
      columns.list = copyInto(columns.list, grown.list);
      columns.price = copyInto(columns.price, grown.price);
    }
  }
}

function priceColumns(capacity: number): PriceColumns {
  return {
    list: new Int32Array(capacity).fill(NO_PRICE),
    price: new Int32Array(capacity).fill(NO_PRICE),
  };
}

function copyInto<T extends Uint8Array | Uint32Array | Int32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

/** A digest of prices and stock. */
export function priceDigest({ list, price, stockLevel }: ArticlePriceColumns): string {
  const hash = createHash('sha256');
  for (const column of [list, price, stockLevel]) hash.update(column);
  return hash.digest('hex');
}

/** A digest of everything in a market's columns, equal on every node for the same catalogue. */
export function columnsEpoch(market: Market, prices: string, extras: string): string {
  const hash = createHash('sha256').update(`${market.code} ${market.currency} ${prices}\n${extras}`);
  return hash.digest('hex').slice(0, 12);
}

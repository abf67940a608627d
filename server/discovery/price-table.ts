// Prices and stock of all articles in columns, as a builder keeps them: changed row by row, read out for a market in one pass.
import { createHash } from 'node:crypto';
import type { Market } from '#contract/market.ts';
import type { ArticlePriceColumns } from '#engine/catalogue.ts';
import type { ArticleRecord } from '#server/store/article-records.ts';

const FIRST_CAPACITY = 1024;
/** No price of this kind. */
const NO_PRICE = -1;
/** Numbers of market sets that every table has. */
const EVERY_MARKET = 0;
const NO_MARKET = 1;
/** Amounts are Int32 in the columns; a higher price would be another one there. */
const MAX_MINOR = 0x7fffffff;

interface PriceColumns {
  list: Int32Array;
  price: Int32Array;
}

export class PriceTable {
  readonly #rows = new Map<string, number>();
  /** 1 where there is a piece: columns hold no more, so that a figure alone makes no new ones. */
  #inStock = new Uint8Array(FIRST_CAPACITY);
  /** The number of the set of markets that the article is sold in. */
  #marketSetOf = new Uint32Array(FIRST_CAPACITY).fill(NO_MARKET);
  /** Every distinct set of market codes once, null for all markets; a catalogue has few. */
  readonly #marketSets: (ReadonlySet<string> | null)[] = [null, new Set()];
  readonly #numberOfSet = new Map<string, number>();
  /** By market code or currency. */
  readonly #prices = new Map<string, PriceColumns>();

  /** Articles ever seen, those withdrawn among them. */
  get size(): number {
    return this.#rows.size;
  }

  set(article: ArticleRecord): void {
    const row = this.#rowOf(article.articleId);
    this.#inStock[row] = article.stock > 0 ? 1 : 0;
    this.#marketSetOf[row] = article.isWithdrawn ? NO_MARKET : this.#numberOfMarkets(article.markets);
    for (const key of Object.keys(article.prices))
      if (!this.#prices.has(key)) this.#prices.set(key, priceColumns(this.#inStock.length));
    for (const [key, columns] of this.#prices) {
      const given = article.prices[key];
      const isPrice = given !== undefined && given.list >= 0 && given.list <= MAX_MINOR;
      columns.list[row] = isPrice ? given.list : NO_PRICE;
      // A sale price that is not lower is none (PR-05).
      columns.price[row] = isPrice ? Math.max(0, Math.min(given.list, given.sale ?? given.list)) : NO_PRICE;
    }
  }

  /** Where the table keeps these articles; one that it does not know yet gets its row, unsold. */
  rowsOf(articleIds: readonly string[]): Uint32Array {
    return Uint32Array.from(articleIds, (id) => this.#rowOf(id));
  }

  /** Markets of one name cost the same, so that they need be read out once. */
  priceProfileOf(market: Market): string {
    if (this.#prices.has(market.code)) return market.code;
    const isSold = this.#marketSets.map((codes) => (codes === null || codes.has(market.code) ? 1 : 0));
    return `${market.currency} ${isSold.join('')}`;
  }

  /** What the articles in these rows cost in the market: its own price where there is one, else its currency's. */
  pricesFor(rows: Uint32Array, market: Market): ArticlePriceColumns {
    const isSold = this.#marketSets.map((codes) => codes === null || codes.has(market.code));
    const own = this.#prices.get(market.code);
    const general = this.#prices.get(market.currency);
    const count = rows.length;
    const list = new Int32Array(count).fill(NO_PRICE);
    const price = new Int32Array(count).fill(NO_PRICE);
    const inStock = new Uint8Array(count);
    for (let at = 0; at < count; at += 1) {
      const row = rows[at]!;
      if (!isSold[this.#marketSetOf[row]!]) continue;
      const from = own !== undefined && own.list[row] !== NO_PRICE ? own : general;
      if (from === undefined || from.list[row] === NO_PRICE) continue;
      list[at] = from.list[row]!;
      price[at] = from.price[row]!;
      inStock[at] = this.#inStock[row]!;
    }
    return { list, price, inStock };
  }

  #rowOf(articleId: string): number {
    let row = this.#rows.get(articleId);
    if (row === undefined) {
      row = this.#rows.size;
      this.#rows.set(articleId, row);
      if (row >= this.#inStock.length) this.#grow(this.#inStock.length * 2);
    }
    return row;
  }

  /** The number of the set of these markets; none named: every market. */
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
    this.#inStock = copyInto(this.#inStock, new Uint8Array(capacity));
    this.#marketSetOf = copyInto(this.#marketSetOf, new Uint32Array(capacity).fill(NO_MARKET));
    for (const columns of this.#prices.values()) {
      const wider = priceColumns(capacity);
      columns.list = copyInto(columns.list, wider.list);
      columns.price = copyInto(columns.price, wider.price);
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

/** Names prices and stock by their content. */
export function priceDigest({ list, price, inStock }: ArticlePriceColumns): string {
  const hash = createHash('sha256');
  for (const column of [list, price, inStock]) hash.update(column);
  return hash.digest('hex');
}

/** Names what goes into a market's columns: the same on every node, for the same catalogue. */
export function columnsEpoch(market: Market, prices: string, extras: string): string {
  const hash = createHash('sha256').update(`${market.code} ${market.currency} ${prices}\n${extras}`);
  return hash.digest('hex').slice(0, 12);
}

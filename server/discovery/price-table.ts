// Prices and stock of all articles in columns, as a builder keeps them: changed row by row, read out for a market in one pass.
import { createHash } from 'node:crypto';
import {
  CURRENCIES,
  type Currency,
  type Market,
  MARKET_CODES,
  MARKETS,
  type MarketCode,
} from '#contract/market.ts';
import type { ArticlePriceColumns } from '#engine/catalogue.ts';
import type { ArticleRecord } from '#server/store/article-records.ts';

const FIRST_CAPACITY = 1024;
/** No price of this kind. */
const NO_PRICE = -1;
const ALL_MARKETS = 0xffffffff;
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
  /** A bit a market; none: not sold anywhere. */
  #soldIn = new Uint32Array(FIRST_CAPACITY);
  /** In which markets articles are sold, each choice of them once; a catalogue has few. */
  readonly #limits = new Set<number>();
  readonly #prices = new Map<MarketCode | Currency, PriceColumns>();

  /** Articles ever seen, those withdrawn among them. */
  get size(): number {
    return this.#rows.size;
  }

  set(article: ArticleRecord): void {
    const row = this.#rowOf(article.articleId);
    this.#inStock[row] = article.stock > 0 ? 1 : 0;
    this.#soldIn[row] = article.isWithdrawn ? 0 : marketBits(article.markets);
    this.#limits.add(this.#soldIn[row]);
    for (const key of PRICE_KEYS) {
      const given = article.prices[key];
      let columns = this.#prices.get(key);
      if (columns === undefined) {
        if (given === undefined) continue;
        columns = priceColumns(this.#inStock.length);
        this.#prices.set(key, columns);
      }
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
    const bit = 1 << MARKETS.indexOf(market);
    return `${market.currency} ${[...this.#limits].map((limit) => ((limit & bit) === 0 ? 0 : 1)).join('')}`;
  }

  /** What the articles in these rows cost in the market: its own price where there is one, else its currency's. */
  pricesFor(rows: Uint32Array, market: Market): ArticlePriceColumns {
    const bit = 1 << MARKETS.indexOf(market);
    const own = this.#prices.get(market.code);
    const general = this.#prices.get(market.currency);
    const count = rows.length;
    const list = new Int32Array(count).fill(NO_PRICE);
    const price = new Int32Array(count).fill(NO_PRICE);
    const inStock = new Uint8Array(count);
    for (let at = 0; at < count; at += 1) {
      const row = rows[at]!;
      if ((this.#soldIn[row]! & bit) === 0) continue;
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

  #grow(capacity: number): void {
    this.#inStock = copyInto(this.#inStock, new Uint8Array(capacity));
    this.#soldIn = copyInto(this.#soldIn, new Uint32Array(capacity));
    for (const columns of this.#prices.values()) {
      const wider = priceColumns(capacity);
      columns.list = copyInto(columns.list, wider.list);
      columns.price = copyInto(columns.price, wider.price);
    }
  }
}

const PRICE_KEYS: readonly (MarketCode | Currency)[] = [...MARKET_CODES, ...CURRENCIES];

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

function marketBits(markets: readonly string[]): number {
  if (markets.length === 0) return ALL_MARKETS;
  let bits = 0;
  for (const code of markets) {
    const at = MARKETS.findIndex((market) => market.code === code);
    if (at >= 0) bits |= 1 << at;
  }
  return bits >>> 0;
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

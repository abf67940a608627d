// Reads a stock file: a CSV of article ids or SKUs with stock, and list and sale prices by currency or market.
import { MAX_AMOUNT } from '#contract/amounts.ts';
import { CURRENCIES, type Currency, type Market, currencyFormat } from '#contract/market.ts';
import {
  articleIdOf,
  cleanId,
  DEFAULT_SOURCE,
  detectDelimiter,
  FeedError,
  type FeedLog,
  isIdFromSource,
  MAX_PRICE,
  openFeedFile,
  readMoney,
  readRows,
  readStock,
  type Row,
  toMinorUnits,
} from '#feeds/feeds.ts';
import type { PriceChange, StockChange } from '#store/stock.ts';

export interface StockLine {
  readonly line: number;
  readonly change: StockChange;
}

const ID_COLUMNS = { article_id: 'articleId', sku: 'sku' } as const;
const STOCK_COLUMN = 'stock';
/** `list SEK`, `sale:sv-se`, `price_EUR`. */
const PRICE_COLUMN = /^(list|price|sale)[\s_:.]+(.+)$/i;
/** In a sale column: ends the sale. */
const NO_SALE = new Set(['-', 'none']);

interface PriceColumn {
  readonly column: string;
  readonly kind: 'list' | 'sale';
  /** A market's code or a currency. */
  readonly key: string;
  readonly currency: Currency;
}
interface Columns {
  readonly ids: readonly { readonly column: string; readonly by: StockChange['by'] }[];
  readonly stock: string | null;
  readonly prices: readonly PriceColumn[];
}

/**
 * Rows that can't be read are rejected in the log; throws FeedError where the file as a whole is of no use. An article id may
 * be the feed's own: of the feed `source`, or without one of the default source where the catalogue has no such id itself.
 */
export async function readStockFile(
  path: string,
  { source, markets }: { readonly source: string | null; readonly markets: readonly Market[] },
  log: FeedLog,
): Promise<StockLine[]> {
  const file = await openFeedFile(path);
  const { header, rows } = await readRows(file.text(), detectDelimiter(file.head), log);
  const columns = columnsOf(header, markets, log);
  const lines: StockLine[] = [];
  for await (const row of rows) {
    const change = changeOf(row, columns, log);
    if (change === null) continue;
    lines.push({ line: row.line, change: withFeedId(change, source) });
  }
  return lines;
}

function withFeedId(change: StockChange, source: string | null): StockChange {
  if (change.by !== 'articleId' || isIdFromSource(source ?? DEFAULT_SOURCE, change.id)) return change;
  if (source === null) return { ...change, fallbackId: articleIdOf(DEFAULT_SOURCE, change.id) };
  return { ...change, id: articleIdOf(source, change.id) };
}

function columnsOf(header: readonly string[], markets: readonly Market[], log: FeedLog): Columns {
  const ids: { column: string; by: StockChange['by'] }[] = [];
  const prices: PriceColumn[] = [];
  let stock: string | null = null;
  for (const [at, column] of header.entries()) {
    if (header.indexOf(column) !== at) throw new FeedError(`there are two columns "${column}"`, 1);
    const name = column.toLowerCase().replaceAll(/[\s-]+/g, '_');
    const price = PRICE_COLUMN.exec(column);
    if (Object.hasOwn(ID_COLUMNS, name))
      ids.push({ column, by: ID_COLUMNS[name as keyof typeof ID_COLUMNS] });
    else if (name === STOCK_COLUMN) stock = column;
    else if (price !== null) prices.push(priceColumn(column, price[1] ?? '', price[2] ?? '', markets));
    else if (column !== '') log.warn(`the column "${column}" is not read`);
  }
  if (ids.length === 0) throw new FeedError('there is no column article_id or sku', 1);
  if (stock === null && prices.length === 0)
    throw new FeedError('there is no column stock, nor one such as "list SEK" or "sale SEK"', 1);
  return { ids: ids.toSorted((a, b) => (a.by < b.by ? -1 : 1)), stock, prices };
}

function priceColumn(column: string, kind: string, place: string, markets: readonly Market[]): PriceColumn {
  const code = place.trim().toLowerCase().replace('_', '-');
  const market = markets.find((one) => one.code === code);
  const currency = market?.currency ?? CURRENCIES.find((one) => one.toLowerCase() === code);
  if (currency === undefined)
    throw new FeedError(`the column "${column}" names neither a currency nor a market of the shop`, 1);
  return {
    column,
    kind: kind.toLowerCase() === 'sale' ? 'sale' : 'list',
    key: market?.code ?? currency,
    currency,
  };
}

function changeOf(row: Row, columns: Columns, log: FeedLog): StockChange | null {
  const named = columns.ids.find(({ column }) => row.get(column) !== '');
  const id = named === undefined ? '' : cleanId(row.get(named.column));
  const reject = (field: string, reason: string): null => {
    log.reject({ line: row.line, ...(id === '' ? {} : { id }), field, reason });
    return null;
  };
  if (named === undefined) return reject(columns.ids[0]?.column ?? '', 'is empty');
  const written = columns.stock === null ? '' : row.get(columns.stock);
  const stock = readStock(written);
  if (columns.stock !== null && written !== '' && stock === null)
    return reject(columns.stock, `"${written.slice(0, 40)}" is not a number of pieces`);
  const prices: Record<string, { list?: number; sale?: number | null }> = {};
  for (const one of columns.prices) {
    const text = row.get(one.column);
    if (text === '') continue;
    const price = (prices[one.key] ??= {});
    if (one.kind === 'sale' && NO_SALE.has(text.toLowerCase())) {
      price.sale = null;
      continue;
    }
    const amount = amountOf(text, one.currency);
    if (typeof amount === 'string') return reject(one.column, amount);
    price[one.kind] = amount;
  }
  for (const one of columns.prices) {
    const price = prices[one.key];
    // A list price beside an empty sale cell means no sale.
    if (one.kind === 'sale' && price?.list !== undefined) price.sale ??= null;
  }
  if (stock === null && Object.keys(prices).length === 0) return reject('', 'says neither stock nor a price');
  return {
    by: named.by,
    id,
    prices: prices satisfies Record<string, PriceChange>,
    // A negative stock means nothing can be bought.
    ...(stock === null ? {} : { stock: Math.max(0, stock) }),
  };
}

/** Minor units, or the reason why the text is no amount in this currency. */
function amountOf(text: string, currency: Currency): number | string {
  const money = readMoney(text, currency);
  if (money === null) return `"${text.slice(0, 40)}" is not an amount of money`;
  if (money.currency !== null && money.currency !== currency)
    return `is in ${money.currency}, not ${currency}`;
  if (Number(money.amount) > MAX_PRICE) return `${money.amount} is too high`;
  const minor = toMinorUnits(money.amount, currencyFormat(currency).minorDigits);
  if (minor > MAX_AMOUNT) return `${money.amount} is too high`;
  return minor === 0 ? 'the price is 0' : minor;
}

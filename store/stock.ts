// Updates prices and stock of existing articles without touching texts, as often as a merchant likes.
import type { ArticlePrice } from '#catalogue/catalogue.ts';
import { WITHDRAWN_HASH } from '#store/catalogue-entries.ts';
import { putArticles } from '#store/catalogue-product-rows.ts';
import { chunks } from '#store/chunks.ts';
import type { ChangeSet } from '#store/change-set.ts';
import { beginChange, logChange } from '#store/change-log.ts';
import { bulkOrDryRun } from '#store/dry-run.ts';
import { hashOf, pricesOf } from '#store/documents.ts';
import type { ArticleTable } from '#store/schema.ts';
import type { Db, Store } from '#store/store.ts';

/** Stored instead of a product's hash when anything but its feed writes prices or stock, so that the feed's next run compares it. */
const STOCK_MOVED_HASH = 'stock moved';

/** Minor units. An absent field stays as it is; a null sale price ends the sale. */
export interface PriceChange {
  readonly list?: number;
  readonly sale?: number | null;
}
export interface StockChange {
  readonly by: 'articleId' | 'sku';
  readonly id: string;
  /** Used if no article has `id`. */
  readonly fallbackId?: string;
  /** Pieces; absent: as it is. */
  readonly stock?: number;
  /** By market code or currency. */
  readonly prices: Readonly<Record<string, PriceChange>>;
}
export interface StockRejection {
  /** Index of the rejected change. */
  readonly at: number;
  /**
   * Of a sale price in a market or currency (`field`): `no_list_price`, the article has no price there; `sale_above_list`, it
   * is above the given list price, or above the stored one where none is given.
   */
  readonly reason: 'unknown' | 'withdrawn' | 'several' | 'twice' | 'no_list_price' | 'sale_above_list';
  readonly field?: string;
  /** Of `twice`: the index of the applied change. */
  readonly first?: number;
}
export interface StockReport {
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: readonly StockRejection[];
  /** Null: nothing changed. */
  readonly epoch: string | null;
}

/**
 * Applies all valid changes in one transaction. `source` restricts ids to the products of one source; `label` is the source in
 * the change log. A later run of a product feed overwrites prices and stock again.
 */
export async function applyStock(
  store: Store,
  changes: readonly StockChange[],
  options: { readonly label: string; readonly source: string | null; readonly dryRun?: boolean },
): Promise<StockReport> {
  const isDryRun = options.dryRun ?? false;
  return bulkOrDryRun(store, isDryRun, async (tx) => {
    const changeSet = await beginChange(tx);
    const result = await writeStock(tx, changes, options.source, {
      changeSet,
      isShared: store.dialect === 'postgres',
    });
    const epoch = await logChange(tx, options.label, changeSet, store.announce);
    return { ...result, epoch: isDryRun ? null : epoch };
  });
}

async function writeStock(
  tx: Db,
  changes: readonly StockChange[],
  source: string | null,
  { changeSet, isShared }: { readonly changeSet: ChangeSet; readonly isShared: boolean },
): Promise<Omit<StockReport, 'epoch'>> {
  const rejected: StockRejection[] = [];
  const seen = new Map<string, number>();
  let changed = 0;
  let unchanged = 0;
  let at = 0;
  for (const chunk of chunks(changes)) {
    const found = await articlesOf(tx, chunk, source, isShared);
    const written: ArticleTable[] = [];
    for (const change of chunk) {
      const outcome = changedArticle(matchesOf(change, found), change, changeSet.seq);
      const first = 'row' in outcome ? seen.get(outcome.row.article_id) : undefined;
      if ('reason' in outcome) rejected.push({ at, ...outcome });
      else if (first !== undefined) rejected.push({ at, reason: 'twice', first });
      else {
        seen.set(outcome.row.article_id, at);
        if (outcome.isSame) unchanged += 1;
        else written.push(outcome.row);
      }
      at += 1;
    }
    changed += written.length;
    await putArticles(tx, written);
    await markProducts(tx, written);
    for (const row of written)
      changeSet.record('article', row.article_id, hashOf([row.stock, row.prices]), ['articles']);
  }
  return { changed, unchanged, rejected };
}

const keyOf = (by: StockChange['by'], id: string) => `${by} ${id}`;

function matchesOf(
  { by, id, fallbackId }: StockChange,
  found: ReadonlyMap<string, ArticleTable[]>,
): ArticleTable[] {
  const matches = found.get(keyOf(by, id));
  if (matches !== undefined || fallbackId === undefined) return matches ?? [];
  return found.get(keyOf(by, fallbackId)) ?? [];
}

function idsOf({ id, fallbackId }: StockChange): string[] {
  return fallbackId === undefined ? [id] : [id, fallbackId];
}

/** `isShared`: others write meanwhile, so that the articles are locked: an order must not take stock from what is written back here. */
async function articlesOf(
  tx: Db,
  changes: readonly StockChange[],
  source: string | null,
  isShared: boolean,
): Promise<Map<string, ArticleTable[]>> {
  const found = new Map<string, ArticleTable[]>();
  for (const [by, column] of [
    ['articleId', 'article_id'],
    ['sku', 'sku'],
  ] as const) {
    const ids = [...new Set(changes.filter((change) => change.by === by).flatMap(idsOf))];
    if (ids.length === 0) continue;
    let query = tx
      .selectFrom('articles')
      .innerJoin('products', 'products.product_id', 'articles.product_id')
      .selectAll('articles')
      .where(`articles.${column}`, 'in', ids)
      .orderBy('article_id');
    if (source !== null) query = query.where('products.source', '=', source);
    if (isShared) query = query.forUpdate('articles');
    for (const row of await query.execute()) {
      const key = keyOf(by, row[column]);
      found.set(key, [...(found.get(key) ?? []), row]);
    }
  }
  return found;
}

type Outcome =
  | { readonly row: ArticleTable; readonly isSame: boolean }
  | Pick<StockRejection, 'reason' | 'field'>;

/** A SKU may have been reused: only articles for sale count, and there must be exactly one. */
function changedArticle(found: readonly ArticleTable[], change: StockChange, seq: number): Outcome {
  const sold = found.filter((row) => row.is_withdrawn === 0);
  const [before, ...others] = sold;
  if (before === undefined) return { reason: found.length === 0 ? 'unknown' : 'withdrawn' };
  if (others.length > 0) return { reason: 'several' };
  const prices: Record<string, ArticlePrice> = { ...pricesOf(before) };
  for (const [key, { list, sale }] of Object.entries(change.prices)) {
    const known = prices[key];
    // A sale that is not there ends without a word.
    if (known === undefined && list === undefined && sale === null) continue;
    const listNow = list ?? known?.list;
    if (listNow === undefined) return { reason: 'no_list_price', field: key };
    if ((sale ?? 0) > listNow) return { reason: 'sale_above_list', field: key };
    const saleNow = sale === undefined ? (known?.sale ?? null) : sale;
    // A list price that falls to the sale price of before ends the sale.
    prices[key] = { list: listNow, sale: saleNow !== null && saleNow < listNow ? saleNow : null };
  }
  const stock = change.stock ?? before.stock;
  const text = JSON.stringify(prices);
  return {
    row: { ...before, stock, prices: text, changed_seq: seq },
    isSame: stock === before.stock && text === before.prices,
  };
}

/** The next run of their feed compares the products of these articles, though they are the same in the feed. */
export async function markProducts(
  tx: Db,
  written: readonly Pick<ArticleTable, 'product_id'>[],
): Promise<void> {
  const ids = [...new Set(written.map((row) => row.product_id))];
  for (const chunk of chunks(ids))
    await tx
      .updateTable('products')
      .set({ hash: STOCK_MOVED_HASH })
      .where('product_id', 'in', chunk)
      .where('hash', '!=', WITHDRAWN_HASH)
      .execute();
}

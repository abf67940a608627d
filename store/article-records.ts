// Reads the articles that market columns are built from: all, or those written after a given change.
import { sql } from 'kysely';
import type { ArticlePrices } from '#catalogue/catalogue.ts';
import { marketsOf, pricesOf } from '#store/documents.ts';
import type { Db } from '#store/store.ts';

/** `markets` empty: every market that has a price. */
export interface ArticleRecord {
  readonly articleId: string;
  readonly stock: number;
  readonly prices: ArticlePrices;
  readonly markets: readonly string[];
  readonly isWithdrawn: boolean;
}

const ROWS_PER_READ = 5_000;
/** Sorts after every id. */
const LAST_ID = '\u{10ffff}';

/** `since` null: all that are not withdrawn; else all written later, including withdrawn ones. */
export async function* readArticleRecords(db: Db, since: number | null): AsyncGenerator<ArticleRecord> {
  const lists = new Map<string, readonly string[]>();
  for (let [seq, id] = [since ?? -1, LAST_ID]; ; ) {
    // Ordered by an index, so that the cost depends on the change and not on the catalogue.
    let query = db
      .selectFrom('articles')
      .innerJoin('products', 'products.product_id', 'articles.product_id')
      .select(['article_id', 'stock', 'prices', 'changed_seq', 'articles.is_withdrawn'])
      .select(['products.product_id', 'products.markets'])
      .where(sql<boolean>`(changed_seq, article_id) > (${seq}, ${id})`)
      .orderBy('changed_seq')
      .orderBy('article_id')
      .limit(ROWS_PER_READ);
    if (since === null) query = query.where('articles.is_withdrawn', '=', 0);
    const rows = await query.execute();
    for (const row of rows) {
      let markets = lists.get(row.markets);
      if (markets === undefined) lists.set(row.markets, (markets = marketsOf(row)));
      yield {
        articleId: row.article_id,
        stock: row.stock,
        prices: pricesOf(row),
        markets,
        isWithdrawn: row.is_withdrawn === 1,
      };
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_PER_READ) return;
    [seq, id] = [last.changed_seq, last.article_id];
  }
}

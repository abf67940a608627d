// How many products each market sells, counted in the stored catalogue.
import { sql } from 'kysely';
import type { Market, MarketCode } from '#contract/market.ts';
import { priceIn } from '#store/catalogue-read.ts';
import { marketsOf, pricesOf } from '#store/documents.ts';
import type { Db } from '#store/store.ts';

const ROWS_PER_READ = 5_000;

/** A market sells a product when one of its articles has a price there; markets that sell nothing are absent. */
export async function countProductsByMarket(
  db: Db,
  markets: readonly Market[],
): Promise<Partial<Record<MarketCode, number>>> {
  const counts: Partial<Record<MarketCode, number>> = {};
  let soldIn = new Set<MarketCode>();
  for (let [productId, articleId] = ['', '']; ; ) {
    const rows = await db
      .selectFrom('articles')
      .innerJoin('products', 'products.product_id', 'articles.product_id')
      .select(['articles.product_id', 'article_id', 'prices', 'products.markets'])
      .where('articles.is_withdrawn', '=', 0)
      .where('products.is_withdrawn', '=', 0)
      .where(sql<boolean>`(articles.product_id, article_id) > (${productId}, ${articleId})`)
      .orderBy('articles.product_id')
      .orderBy('article_id')
      .limit(ROWS_PER_READ)
      .execute();
    for (const row of rows) {
      if (row.product_id !== productId) soldIn = new Set();
      [productId, articleId] = [row.product_id, row.article_id];
      const article = { prices: pricesOf(row), markets: marketsOf(row) };
      for (const market of markets) {
        if (soldIn.has(market.code) || priceIn(article, market) === undefined) continue;
        soldIn.add(market.code);
        counts[market.code] = (counts[market.code] ?? 0) + 1;
      }
    }
    if (rows.length < ROWS_PER_READ) return counts;
  }
}

// Stock that orders take: held for a cart while it is paid, then taken, and told to the change log afterwards.
import { sql } from 'kysely';
import { articlesById, type SoldArticle } from '#store/articles.ts';
import { beginChange, logChange } from '#store/change-log.ts';
import { hashOf } from '#store/documents.ts';
import { markProducts } from '#store/stock.ts';
import type { Db, Store } from '#store/store.ts';

export interface ReservedQuantity {
  readonly articleId: string;
  readonly quantity: number;
}

/** Articles by id, their stock less what is held for other carts. */
export async function availableArticles(
  db: Db,
  articleIds: readonly string[],
  cartId: string,
  now: number,
): Promise<Map<string, SoldArticle>> {
  const articles = await articlesById(db, articleIds);
  if (articles.size === 0) return articles;
  const held = await db
    .selectFrom('stock_reservations')
    .select((eb) => ['article_id', eb.fn.sum<number>('quantity').as('quantity')])
    .where('article_id', 'in', [...articles.keys()])
    .where('cart_id', '!=', cartId)
    .where('expires_at', '>', now)
    .groupBy('article_id')
    .execute();
  for (const { article_id: id, quantity } of held) {
    const article = articles.get(id);
    if (article !== undefined)
      articles.set(id, { ...article, stock: Math.max(0, article.stock - Number(quantity)) });
  }
  return articles;
}

/** In place of what was held for the cart. Whether there is enough is for the caller to know, in the same transaction. */
export async function holdStock(
  tx: Db,
  cartId: string,
  held: readonly ReservedQuantity[],
  expiresAt: number,
): Promise<void> {
  await releaseStock(tx, cartId);
  if (held.length === 0) return;
  await tx
    .insertInto('stock_reservations')
    .values(
      held.map(({ articleId, quantity }) => ({
        cart_id: cartId,
        article_id: articleId,
        quantity,
        expires_at: expiresAt,
      })),
    )
    .execute();
}

export async function releaseStock(tx: Db, cartId: string): Promise<void> {
  await tx.deleteFrom('stock_reservations').where('cart_id', '=', cartId).execute();
}

/**
 * Takes from the stock, or gives back what is negative; `logStockMoves` is to be called after the commit. Not logged here:
 * orders would then wait for one another and for imports, which write the change log too. False: there is less than is to
 * be taken, and the transaction must be rolled back.
 */
export async function moveStock(tx: Db, taken: readonly ReservedQuantity[]): Promise<boolean> {
  // In one order, so that two orders of the same articles wait for each other and don't end each other.
  const inOrder = taken.toSorted((a, b) => (a.articleId < b.articleId ? -1 : 1));
  for (const { articleId, quantity } of inOrder) {
    const { numUpdatedRows } = await tx
      .updateTable('articles')
      .set({ stock: sql`stock - ${quantity}` })
      .where('article_id', '=', articleId)
      .where('stock', '>=', quantity)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
  }
  if (taken.length === 0) return true;
  await tx
    .insertInto('stock_moves')
    .values(taken.map(({ articleId }) => ({ article_id: articleId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/**
 * Tells the change log of stock that has moved, so that every node's engines follow; the next run of the feed brings its own.
 * While an import runs nothing is done on PostgreSQL: the moves stay stored for the next call.
 */
export async function logStockMoves(store: Store): Promise<void> {
  const some = await store.db.selectFrom('stock_moves').select('article_id').limit(1).executeTakeFirst();
  if (some === undefined) return;
  await store.bulkIfFree(async (tx) => {
    const moves = await tx.selectFrom('stock_moves').select('article_id').orderBy('article_id').execute();
    const ids = moves.map(({ article_id: id }) => id);
    if (ids.length === 0) return;
    const changeSet = await beginChange(tx);
    const moved = await tx
      .updateTable('articles')
      .set({ changed_seq: changeSet.seq })
      .where('article_id', 'in', ids)
      .returning(['article_id', 'product_id', 'stock', 'prices'])
      .execute();
    await markProducts(tx, moved);
    await tx.deleteFrom('stock_moves').where('article_id', 'in', ids).execute();
    for (const row of moved.toSorted((a, b) => (a.article_id < b.article_id ? -1 : 1)))
      changeSet.record('article', row.article_id, hashOf([row.stock, row.prices]), ['articles']);
    await logChange(tx, 'orders', changeSet, store.announce);
  });
}

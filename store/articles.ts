// Reads articles with their products, for carts.
import type { ArticlePrices } from '#catalogue/catalogue.ts';
import { pricesOf, productOf, type StoredProduct, type StoredVariant } from '#store/documents.ts';
import type { Db } from '#store/store.ts';

export interface SoldArticle {
  readonly articleId: string;
  readonly size: string;
  readonly stock: number;
  readonly prices: ArticlePrices;
  /** Empty: every market that has a price. */
  readonly markets: readonly string[];
  /** No longer in the catalogue: still listed in carts, never sold. */
  readonly isWithdrawn: boolean;
  readonly product: StoredProduct;
  /** Undefined if the product no longer has this colour. */
  readonly variant: StoredVariant | undefined;
}

/** By id; unknown ids are absent. */
export async function articlesById(db: Db, articleIds: readonly string[]): Promise<Map<string, SoldArticle>> {
  if (articleIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('articles')
    .innerJoin('products', 'products.product_id', 'articles.product_id')
    .select(['article_id', 'products.product_id', 'variant_id', 'size', 'stock', 'prices', 'doc'])
    .select(['articles.is_withdrawn as isArticleGone', 'products.is_withdrawn as isProductGone'])
    .where('article_id', 'in', articleIds)
    .execute();
  return new Map(
    rows.map((row) => {
      const product = productOf(row);
      const article: SoldArticle = {
        articleId: row.article_id,
        size: row.size,
        stock: row.stock,
        prices: pricesOf(row),
        markets: product.markets,
        isWithdrawn: row.isArticleGone === 1 || row.isProductGone === 1,
        product,
        variant: product.variants.find((variant) => variant.variantId === row.variant_id),
      };
      return [row.article_id, article];
    }),
  );
}

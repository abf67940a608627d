// A product page that a figure can buy from.
import type { Currency } from '#contract/market.ts';
import type { Product } from '#contract/product.ts';
import type { Shop } from '#tests/e2e/shop.ts';
import { articlesFor } from './tables.ts';

/** The path of a product that has at least so many in each size. */
export async function productInStock(
  shop: Shop,
  {
    market,
    currency,
    minStock,
  }: { readonly market: string; readonly currency: Currency; readonly minStock: number },
): Promise<string> {
  const byProduct = Map.groupBy(await articlesFor(shop, market, currency, 0), ({ productId }) => productId);
  for (const [productId, articles] of byProduct) {
    if (articles.some(({ stock }) => stock < minStock)) continue;
    const response = await fetch(`${shop.origin}/api/products/list?market=${market}&productId=${productId}`);
    const [found] = Object.values((await response.json()) as Record<string, Pick<Product, 'slug'>>);
    if (found !== undefined) return `/${market}/p/${found.slug}`;
  }
  throw new Error('no product has enough in stock');
}

// A product's page: the product by id or slug, what goes with it, and what to choose instead.
import type { ProductPage } from '#contract/clients.ts';
import type { PageMarket } from '#contract/market.ts';
import { ok, type Result } from '#contract/result.ts';
import type { PageContext } from '#pages/context.ts';
import { fetchRecommendations } from '#pages/recommendations.ts';

/** Two rows on a wide window. */
const RECOMMENDED_PRODUCTS = 8;

export async function productPage(
  context: PageContext,
  market: PageMarket,
  idOrSlug: string,
): Promise<Result<ProductPage>> {
  const product = await context.shop.product(market.code, idOrSlug);
  if (!product.ok) return product;
  const { id } = product.value;
  const [complements, alternatives] = await Promise.all([
    fetchRecommendations(context, market, [id], 'complements', RECOMMENDED_PRODUCTS),
    fetchRecommendations(context, market, [id], 'alternatives', RECOMMENDED_PRODUCTS),
  ]);
  // One may come from the server and the other from an older copy on the device.
  const shown = new Set([id]);
  const isNew = ({ productId }: { productId: string }) => shown.size < shown.add(productId).size;
  return ok({
    product: product.value,
    complements: complements.filter(isNew),
    alternatives: alternatives.filter(isNew),
    freshness: context.freshness(product.value),
  });
}

// A product's page: the product by id or slug, and what goes with it.
import type { ProductPage } from '#contract/clients.ts';
import type { PageMarket } from '#contract/market.ts';
import { ok, type Result } from '#contract/result.ts';
import type { PageContext } from '#pages/context.ts';
import { fetchRecommendations } from '#pages/recommendations.ts';

export async function productPage(
  context: PageContext,
  market: PageMarket,
  idOrSlug: string,
): Promise<Result<ProductPage>> {
  const product = await context.shop.product(market.code, idOrSlug);
  if (!product.ok) return product;
  return ok({
    product: product.value,
    recommendations: await fetchRecommendations(context, market, [product.value.id]),
    freshness: context.freshness(product.value),
  });
}

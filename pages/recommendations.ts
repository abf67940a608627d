// Recommended products: a part that a page can do without.
import type { ProductCard } from '#contract/clients.ts';
import type { RecommendationType } from '#contract/limits.ts';
import type { PageMarket } from '#contract/market.ts';
import type { PageContext } from '#pages/context.ts';
import { productCards } from '#pages/product-card.ts';
import { callerFields } from '#pages/products.ts';

const RECOMMENDED_PRODUCTS = 12;

/** Products for the given ones, or popular ones where none are given; empty when they can't be loaded. */
export async function fetchRecommendations(
  context: PageContext,
  market: PageMarket,
  productIds: readonly string[],
  type: RecommendationType = 'related',
  limit: number = RECOMMENDED_PRODUCTS,
): Promise<readonly ProductCard[]> {
  const recommended = await context.source.recommend({
    ...callerFields(context, market),
    type,
    product_ids: [...productIds],
    limit,
  });
  return recommended.ok ? productCards(recommended.value.displays, market) : [];
}

// Recommended products: a part that a page can do without.
import type { ProductCard } from '#contract/clients.ts';
import type { PageMarket } from '#contract/market.ts';
import type { PageContext } from '#pages/context.ts';
import { productCards } from '#pages/product-card.ts';
import { callerFields } from '#pages/products.ts';

const RECOMMENDED_PRODUCTS = 12;
/** What is asked for, and what events about the products say. */
export const RECOMMENDATION_TYPE = 'related';

/** Products related to the given ones, or popular ones where none are given; empty when they can't be loaded. */
export async function fetchRecommendations(
  context: PageContext,
  market: PageMarket,
  productIds: readonly string[],
): Promise<readonly ProductCard[]> {
  const recommended = await context.source.recommend({
    ...callerFields(context, market),
    type: RECOMMENDATION_TYPE,
    product_ids: [...productIds],
    limit: RECOMMENDED_PRODUCTS,
  });
  return recommended.ok ? productCards(recommended.value.displays, market) : [];
}

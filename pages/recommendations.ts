// Recommended products: a part that a page can do without.
import type { ProductCard } from '#contract/clients.ts';
import type { RecommendationType } from '#contract/limits.ts';
import type { PageMarket } from '#contract/market.ts';
import { ok, type Result } from '#contract/result.ts';
import type { PageContext } from '#pages/context.ts';
import { productCards } from '#pages/product-card.ts';
import { callerFields, failIfMarkedFailed } from '#pages/products.ts';

const RECOMMENDED_PRODUCTS = 12;

/** As `recommendations`; empty when they can't be loaded. */
export async function fetchRecommendations(
  context: PageContext,
  market: PageMarket,
  productIds: readonly string[],
  type: RecommendationType = 'related',
  limit: number = RECOMMENDED_PRODUCTS,
): Promise<readonly ProductCard[]> {
  const recommended = await recommendations(context, market, productIds, type, limit);
  return recommended.ok ? recommended.value : [];
}

/** Products for the given ones, or popular ones where none are given. */
export async function recommendations(
  context: PageContext,
  market: PageMarket,
  productIds: readonly string[],
  type: RecommendationType,
  limit: number,
): Promise<Result<readonly ProductCard[]>> {
  const recommended = failIfMarkedFailed(
    await context.source.recommend({
      ...callerFields(context, market),
      type,
      product_ids: [...productIds],
      limit,
    }),
  );
  return recommended.ok ? ok(productCards(context, market, recommended.value.displays)) : recommended;
}

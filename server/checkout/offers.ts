// CO-04: products that are used with those of a cart, from the market's live engine.
import type { RecommendationType } from '#contract/limits.ts';
import type { Product } from '#contract/product.ts';
import type { Engine } from '#engine/engine.ts';

/** More than are shown: some are in the cart already, or sold out. */
const OFFER_LIMIT = 24;

/**
 * In stock, the best first; none while the market has no engine. What is bought in place of a product of the cart does not go
 * with it: it is offered only where the shop sells nothing that does.
 */
export function offeredProducts(
  engine: Pick<Engine, 'recommend' | 'product'> | undefined,
  productIds: readonly string[],
): Product[] {
  if (engine === undefined) return [];
  const complements = inStock(engine, productIds, 'complements');
  return complements.length > 0 ? complements : inStock(engine, productIds, 'related');
}

function inStock(
  engine: Pick<Engine, 'recommend' | 'product'>,
  productIds: readonly string[],
  type: RecommendationType,
): Product[] {
  const hits = engine.recommend(productIds, OFFER_LIMIT, type);
  const ids = new Set(hits.flatMap((hit) => hit.variant_displays[0]?.product_id ?? []));
  return [...ids].flatMap((id) => {
    const product = engine.product(id);
    return product.ok && isInStock(product.value) ? [product.value] : [];
  });
}

function isInStock({ variants }: Product): boolean {
  return variants.some(({ sizes }) => sizes.some(({ stockBalance }) => stockBalance > 0));
}

// CO-04: products that go with those of a cart, from the market's live engine.
import type { Product } from '#contract/product.ts';
import type { Engine } from '#engine/engine.ts';

/** More than are shown: some are in the cart already, or sold out. */
const RELATED_LIMIT = 24;

/** In stock, the best first; none while the market has no engine. */
export function relatedProducts(engine: Engine | undefined, productIds: readonly string[]): Product[] {
  if (engine === undefined) return [];
  const hits = engine.related(productIds, RELATED_LIMIT);
  const ids = new Set(hits.flatMap((hit) => hit.variant_displays[0]?.product_id ?? []));
  return [...ids].flatMap((id) => {
    const product = engine.product(id);
    return product.ok && isInStock(product.value) ? [product.value] : [];
  });
}

function isInStock({ variants }: Product): boolean {
  return variants.some(({ sizes }) => sizes.some(({ stockBalance }) => stockBalance > 0));
}

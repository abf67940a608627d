// Products and prices of the shop API, read from the market's live engine.
import { shopError } from '#contract/errors.ts';
import type { PriceItem, Product } from '#contract/product.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { Engine } from '#engine/engine.ts';

export function productOf(engine: Engine, idOrSlug: string): Result<Product> {
  const found = engine.product(idOrSlug);
  if (found.ok) return found;
  return fail(shopError('unknown_product', { field: 'id', detail: `there is no product ${idOrSlug}` }));
}

/** PR-08: keyed by the last segment of the id; unknown ids are left out. */
export function productsByKey(engine: Engine, ids: readonly string[]): Record<string, Product> {
  const found: Record<string, Product> = {};
  for (const id of ids) {
    const product = engine.product(id);
    if (product.ok) found[lastSegment(product.value.id)] = product.value;
  }
  return found;
}

/** PR-07: unknown ids are left out. */
export function pricesOf(engine: Engine, ids: readonly string[]): Result<PriceItem[]> {
  return ok(engine.prices(ids));
}

function lastSegment(id: string): string {
  return id.split(/[/:]/).at(-1) ?? id;
}

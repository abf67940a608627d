// The products that follow those a listing or search page already shows.
import type { Products, ProductsRequest, ProductsScope } from '#contract/clients.ts';
import type { PageMarket } from '#contract/market.ts';
import { ok, type Result } from '#contract/result.ts';
import type { PageContext } from '#pages/context.ts';
import { withOverride } from '#pages/listing-override.ts';
import { fetchListingProducts, fetchSearchResults, productsOf, selectionOf } from '#pages/products.ts';

export async function moreProducts(
  context: PageContext,
  market: PageMarket,
  scope: ProductsScope,
  request: ProductsRequest,
  cursor: string | null,
): Promise<Result<Pick<Products, 'cards' | 'cursor' | 'total'>>> {
  const selection = selectionOf(context, request);
  const results =
    scope.kind === 'listing'
      ? await withOverride(scope.slug, request, (slug) =>
          fetchListingProducts(context, market, slug, selection, request.limit, cursor),
        )
      : await fetchSearchResults(context, market, selection, request.limit, cursor);
  if (!results.ok) return results;
  const { cards, total, cursor: next } = productsOf(context, market, results.value, selection);
  return ok({ cards, total, cursor: next });
}

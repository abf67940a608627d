// A changed selection of filters or sorting: the query string for it, and the page that it leads to.
import type { AppliedSelection, ProductsRequest, ProductsScope } from '#contract/clients.ts';
import type { PageMarket } from '#contract/market.ts';
import { ok, type Result } from '#contract/result.ts';
import { encodeState, type Selection } from '#contract/url-state/state.ts';
import type { PageContext } from '#pages/context.ts';
import { listingPage } from '#pages/listing.ts';
import { searchPage } from '#pages/search.ts';

export async function applySelection(
  context: PageContext,
  market: PageMarket,
  scope: ProductsScope,
  request: ProductsRequest,
  selection: Selection,
): Promise<Result<AppliedSelection>> {
  const search = encodeState(request.search, selection, request.key);
  const applied = { ...request, search };
  const page =
    scope.kind === 'listing'
      ? await listingPage(context, market, scope.slug, applied)
      : await searchPage(context, market, applied);
  return ok({ search, page });
}

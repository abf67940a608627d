// The search page: what was searched for and found, or other products where nothing was.
import type { ProductsRequest, SearchPage } from '#contract/clients.ts';
import type { PageMarket } from '#contract/market.ts';
import { ok, type Result } from '#contract/result.ts';
import type { PageContext } from '#pages/context.ts';
import { fetchSearchResults, productsOf, selectionOf } from '#pages/products.ts';
import { fetchRecommendations } from '#pages/recommendations.ts';

export async function searchPage(
  context: PageContext,
  market: PageMarket,
  request: ProductsRequest,
): Promise<Result<SearchPage>> {
  const selection = selectionOf(context, request);
  const results = await fetchSearchResults(context, market, selection, request.limit);
  if (!results.ok) return results;
  const { value } = results;
  const isRefined = selection.filters.length > 0 || selection.sort !== null;
  return ok({
    query: selection.query,
    correctedQuery: value.corrected_query ?? null,
    contentLinks: value.content_search_links.map((link) => ({
      title: link.title,
      description: link.description,
      href: link.page_url,
    })),
    products: productsOf(context, market, value, selection),
    redirect: isRefined ? null : (value.redirect_url ?? null),
    alternatives: value.n_hits === 0 ? await fetchRecommendations(context, market, []) : [],
  });
}

// The search page: what was searched for and found, or other products where nothing was.
import type { ProductsRequest, SearchPage, UnderstoodStatement } from '#contract/clients.ts';
import type { SelectedSort } from '#contract/filters.ts';
import type { PageMarket } from '#contract/market.ts';
import { toMinor } from '#contract/money.ts';
import { ok, type Result } from '#contract/result.ts';
import type { QueryStatement } from '#contract/search.ts';
import { type DecodedState, encodeState } from '#contract/url-state/state.ts';
import type { PageContext } from '#pages/context.ts';
import { fetchSearchResults, productsOf } from '#pages/products.ts';
import { fetchRecommendations } from '#pages/recommendations.ts';
import { fetchWithinBounds } from '#pages/within-bounds.ts';

export async function searchPage(
  context: PageContext,
  market: PageMarket,
  request: ProductsRequest,
): Promise<Result<SearchPage>> {
  const found = await fetchWithinBounds(context, request, (asked, limit) =>
    fetchSearchResults(context, market, asked, limit),
  );
  if (!found.ok) return found;
  const { results: value, selection, corrected } = found.value;
  const understood = value.understood ?? [];
  const querySort = sortOf(understood);
  const isRefined = selection.filters.length > 0 || selection.sort !== null;
  return ok({
    query: selection.query,
    correctedQuery: value.corrected_query ?? null,
    contentLinks: value.content_search_links.map((link) => ({
      title: link.title,
      description: link.description,
      href: link.page_url,
    })),
    understood: understood.map((statement) => understoodStatement(statement, market, request, selection)),
    products: {
      ...productsOf(context, market, value, selection),
      ...corrected,
      ...(querySort === undefined ? {} : { querySort }),
    },
    redirect: isRefined ? null : (value.redirect_url ?? null),
    alternatives: value.n_hits === 0 ? await fetchRecommendations(context, market, []) : [],
  });
}

function sortOf(understood: readonly QueryStatement[]): SelectedSort | undefined {
  const sort = understood.find((statement) => statement.sort !== undefined)?.sort;
  return sort && { field: sort.field, order: sort.order ?? 'desc' };
}

/** What the shopper selected in so many words stays in the URL. */
function understoodStatement(
  { kind, label, low, high, query }: QueryStatement,
  { currency }: PageMarket,
  { search, key }: ProductsRequest,
  { filters, sort }: DecodedState,
): UnderstoodStatement {
  const minor = (bound: number | null | undefined) => (bound == null ? null : toMinor(bound, currency));
  return {
    label: kind === 'price' ? '' : label,
    lowMinor: minor(low),
    highMinor: minor(high),
    currency,
    // Of the page it stands on, wherever the shop has its search; an empty address would be the same search again.
    href: encodeState(search, { query, filters, sort }, key) || '?',
  };
}

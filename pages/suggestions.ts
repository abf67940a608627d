// What the search field offers while a shopper types: queries, listings and the first products.
import type { SearchSuggestions } from '#contract/clients.ts';
import { MAX_QUERY_LENGTH } from '#contract/limits.ts';
import type { PageMarket } from '#contract/market.ts';
import { ok, type Result } from '#contract/result.ts';
import type { PageContext } from '#pages/context.ts';
import { linkOf } from '#pages/link.ts';
import { productCards } from '#pages/product-card.ts';
import { callerFields, failIfMarkedFailed, fetchSearchResults, selectionOf } from '#pages/products.ts';
import { fetchRecommendations } from '#pages/recommendations.ts';

/** So many that six may be listings (SM-03). */
const SUGGESTED_QUERIES_AND_LISTINGS = 16;
const SUGGESTED_PRODUCTS = 6;
/** SM-03: where filters or sorting are set; as many as the search page loads first, which finds them loaded. */
const SUGGESTED_PRODUCTS_OF_SELECTION = 20;

export async function searchSuggestions(
  context: PageContext,
  market: PageMarket,
  text: string,
  search = '',
): Promise<Result<SearchSuggestions>> {
  const query = text.slice(0, MAX_QUERY_LENGTH);
  const { filters, sort } = selectionOf(context, { search, limit: SUGGESTED_PRODUCTS });
  const isRefined = filters.length > 0 || sort !== null;
  const [suggested, found] = await Promise.all([
    context.source.suggestions({
      ...callerFields(context, market),
      query,
      limit: SUGGESTED_QUERIES_AND_LISTINGS,
    }),
    isRefined
      ? fetchSearchResults(
          context,
          market,
          { query, filters, sort, ignored: [] },
          SUGGESTED_PRODUCTS_OF_SELECTION,
        )
      : context.source.searchResults({ ...callerFields(context, market), query, limit: SUGGESTED_PRODUCTS }),
  ]);
  const suggestions = failIfMarkedFailed(suggested);
  const results = failIfMarkedFailed(found);
  if (!suggestions.ok && !results.ok) return suggestions;
  const all = suggestions.ok ? suggestions.value.suggestions : [];
  const total = results.ok ? results.value.n_hits : 0;
  const listings = all.flatMap((one) =>
    one.type === 'listing'
      ? [
          {
            ...linkOf(one),
            ancestors: one.ancestors.map(({ title }) => title).join(' › '),
            image: one.image_urls[0] ?? null,
          },
        ]
      : [],
  );
  const known = new Set(listings.map(({ href }) => href));
  return ok({
    queries: all.flatMap((one) => (one.type === 'query' ? [one.query] : [])),
    listings,
    contentLinks: (results.ok ? results.value.content_search_links : []).flatMap(
      ({ title, page_url: href }) => (known.has(href) ? [] : [{ title, href }]),
    ),
    // SM-04: where nothing was found, other products.
    cards: !results.ok
      ? []
      : total === 0
        ? await fetchRecommendations(context, market, [])
        : productCards(context, market, results.value.displays.slice(0, SUGGESTED_PRODUCTS)),
    total,
    failed: !suggestions.ok || !results.ok,
  });
}

// Products of a listing or a search for a URL's query string: the request to discovery, and its result for a screen.
import type { Products, ProductsRequest } from '#contract/clients.ts';
import type { Fallback, ListingRequest } from '#contract/discovery-source.ts';
import { shopError } from '#contract/errors.ts';
import type { SelectedFilter } from '#contract/filters.ts';
import { MAX_LIMIT } from '#contract/limits.ts';
import type { PageMarket } from '#contract/market.ts';
import { fail, type Result } from '#contract/result.ts';
import type { ListingProducts, SearchResults } from '#contract/search.ts';
import { type DecodedState, decodeState } from '#contract/url-state/state.ts';
import type { PageContext } from '#pages/context.ts';
import { productCards } from '#pages/product-card.ts';

export function callerFields(
  { merchant }: PageContext,
  market: PageMarket,
): { merchant: string; market: string } {
  return { merchant: merchant(), market: market.code };
}

/** What a query string selects. Parameters that could not be read are reported. */
export function selectionOf({ warn }: PageContext, { search, key }: ProductsRequest): DecodedState {
  const selection = decodeState(search, key);
  if (selection.ignored.length > 0) warn?.('address parameters ignored', { ignored: selection.ignored });
  return { ...selection, filters: selection.filters.map(withTopmostPaths) };
}

/** Addresses used to hold the categories below a selected one too; they are selected with it. */
function withTopmostPaths(filter: SelectedFilter): SelectedFilter {
  const { data } = filter;
  if (!Array.isArray(data) || !data.every((path) => Array.isArray(path))) return filter;
  const isBelow = (path: readonly string[], above: readonly string[]) =>
    path.length > above.length && above.every((segment, at) => segment === path[at]);
  return { ...filter, data: data.filter((path) => !data.some((above) => isBelow(path, above))) };
}

export function listingRequest(market: PageMarket, slug: string): ListingRequest {
  return { market: market.code, id: slug, idType: 'externalId' };
}

/** `cursor` null: from the start. */
export async function fetchListingProducts(
  context: PageContext,
  market: PageMarket,
  slug: string,
  selection: DecodedState,
  limit: number,
  cursor: string | null = null,
): Promise<Result<ListingProducts>> {
  return failIfMarkedFailed(
    await context.source.listingProducts(listingRequest(market, slug), {
      ...callerFields(context, market),
      ...pagingOf(selection, limit, cursor),
    }),
  );
}

/** `cursor` null: from the start. */
export async function fetchSearchResults(
  context: PageContext,
  market: PageMarket,
  selection: DecodedState,
  limit: number,
  cursor: string | null = null,
): Promise<Result<SearchResults>> {
  return failIfMarkedFailed(
    await context.source.searchResults({
      ...callerFields(context, market),
      ...pagingOf(selection, limit, cursor),
      query: selection.query,
    }),
  );
}

export function productsOf(
  context: PageContext,
  market: PageMarket,
  results: ListingProducts | SearchResults,
  selection: DecodedState,
): Products {
  return {
    total: results.n_hits,
    cards: productCards(context, market, results.displays),
    filters: results.filters,
    sorts: results.sorts,
    selectedFilters: selection.filters,
    selectedSort: selection.sort,
    cursor: results.cursor ?? null,
    requestId:
      'search_request_id' in results ? results.search_request_id : results.product_listing_request_id,
    freshness: context.freshness(results),
  };
}

/** A result marked as failed (NE-03) is a failure; its emptiness must not be shown as "no products". */
export function failIfMarkedFailed<T extends { failed?: boolean }>(result: Result<T>): Result<T> {
  if (!result.ok || result.value.failed !== true) return result;
  return fail((result.value as Partial<Fallback>).error ?? shopError('outage'));
}

function pagingOf({ filters, sort }: DecodedState, limit: number, cursor: string | null) {
  return {
    filters: [...filters],
    sort,
    limit: Math.min(Math.max(Math.trunc(limit) || 1, 1), MAX_LIMIT),
    ...(cursor === null ? {} : { cursor }),
  };
}

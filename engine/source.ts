// Adapts engines to a discovery source: wire requests in, wire responses out, with the ids that tracking refers to.
import type { DiscoverySource } from '#contract/discovery-source.ts';
import type { ProductHit } from '#contract/product-hit.ts';
import { shopError } from '#contract/errors.ts';
import type { SelectedSort } from '#contract/filters.ts';
import { RECOMMENDATION_TYPES, type RecommendationType } from '#contract/limits.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { ListingProductsRequest } from '#contract/search.ts';
import type { Engine } from '#engine/open-engine.ts';
import type { ProductsRequest } from '#engine/request.ts';

/** Products per page by default. */
export const DEFAULT_LIMIT = 30;
const DEFAULT_SUGGESTIONS = 8;
const DEFAULT_RECOMMENDATIONS = 12;

/**
 * `engineFor` returns the engine of a market that continues from the cursor, or the current one for null; without one
 * the result is `unknown_market`. `newId` returns unique ids of requests; a result's is that of its request and its place.
 */
export function engineSource(
  engineFor: (market: string, cursor: string | null) => Engine | undefined,
  newId: () => string,
): DiscoverySource {
  const inMarket = async <T>(
    market: string,
    run: (engine: Engine) => Result<T>,
    cursor: string | null = null,
  ): Promise<Result<T>> => {
    const engine = engineFor(market, cursor);
    if (engine === undefined)
      return fail(shopError('unknown_market', { field: 'market', detail: `no engine for ${market}` }));
    return run(engine);
  };
  return {
    searchResults: (request) =>
      inMarket(
        request.market,
        (engine) => {
          const result = engine.search(request.query ?? '', productsRequest(request));
          if (!result.ok) return result;
          const requestId = newId();
          const displays = result.value.displays.map((display, at) => ({
            ...display,
            search_result_id: `${requestId}-${at}`,
          }));
          return ok({ ...result.value, displays, search_request_id: requestId });
        },
        request.cursor ?? null,
      ),
    suggestions: (request) =>
      inMarket(request.market, (engine) => {
        const suggested = engine.suggest(request.query ?? '', request.limit ?? DEFAULT_SUGGESTIONS);
        const requestId = newId();
        const suggestions = suggested.map((suggestion, at) => ({
          ...suggestion,
          suggestions_result_id: `${requestId}-${at}`,
        }));
        return ok({ suggestions, suggestions_request_id: requestId });
      }),
    listing: ({ market, id, idType }) =>
      inMarket(market, (engine) => {
        const result = engine.listing(id, idType);
        return result.ok ? ok({ ...result.value, product_listing_request_id: newId() }) : result;
      }),
    listingProducts: ({ market, id, idType }, paging) =>
      inMarket(
        market,
        (engine) => {
          const result = engine.listingProducts(id, idType, productsRequest(paging));
          if (!result.ok) return result;
          const requestId = newId();
          const displays = result.value.displays.map((display, at) => ({
            ...display,
            product_listing_result_id: `${requestId}-${at}`,
          }));
          return ok({ ...result.value, displays, product_listing_request_id: requestId });
        },
        paging.cursor ?? null,
      ),
    recommend: (request) =>
      inMarket(request.market, (engine) => {
        const limit = request.limit ?? DEFAULT_RECOMMENDATIONS;
        const hits = engine.recommend(request.product_ids ?? [], limit, recommendationType(request.type));
        const requestId = newId();
        const displays: ProductHit[] = hits.map((display, at) => ({
          ...display,
          recommendation_id: `${requestId}-${at}`,
        }));
        return ok({ displays });
      }),
  };
}

function productsRequest(request: Omit<ListingProductsRequest, 'merchant' | 'market'>): ProductsRequest {
  const { filters, sort, limit, cursor } = request;
  return {
    filters: filters ?? [],
    sort: sort === undefined || sort === null ? null : selectedSort(sort),
    limit: limit ?? DEFAULT_LIMIT,
    cursor: cursor ?? null,
  };
}

const recommendationType = (type: string): RecommendationType =>
  RECOMMENDATION_TYPES.find((known) => known === type) ?? 'related';

/** DA-14: descending by default. */
function selectedSort({ field, order }: { field: string; order?: 'asc' | 'desc' }): SelectedSort {
  return { field, order: order ?? 'desc' };
}

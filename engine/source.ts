// Engines as a discovery source: wire requests in, wire answers out, with the ids that tracking refers to.
import type { DiscoverySource } from '#contract/discovery-source.ts';
import type { ProductHit } from '#contract/product-hit.ts';
import { shopError } from '#contract/errors.ts';
import type { SelectedSort } from '#contract/filters.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { ListingProductsRequest } from '#contract/search.ts';
import type { Engine, ProductsRequest } from '#engine/engine.ts';

/** Cards on a page when the request does not say. */
export const DEFAULT_LIMIT = 30;
const DEFAULT_SUGGESTIONS = 8;
const DEFAULT_RECOMMENDATIONS = 12;

/**
 * `engineFor` answers the engine of a market that is to go on from the cursor, or without one the engine that is open now;
 * where there is none the answer is `unknown_market`. `newId` makes request and result ids, each different from
 * all others.
 */
export function engineSource(
  engineFor: (market: string, cursor: string | null) => Engine | undefined,
  newId: () => string,
): DiscoverySource {
  const inMarket = async <T>(
    market: string,
    ask: (engine: Engine) => Result<T>,
    cursor: string | null = null,
  ): Promise<Result<T>> => {
    const engine = engineFor(market, cursor);
    if (engine === undefined)
      return fail(shopError('unknown_market', { field: 'market', detail: `no engine for ${market}` }));
    return ask(engine);
  };
  return {
    searchResults: (request) =>
      inMarket(
        request.market,
        (engine) => {
          const answer = engine.search(request.query ?? '', productsRequest(request));
          if (!answer.ok) return answer;
          const displays = answer.value.displays.map((display) => ({
            ...display,
            search_result_id: newId(),
          }));
          return ok({ ...answer.value, displays, search_request_id: newId() });
        },
        request.cursor ?? null,
      ),
    suggestions: (request) =>
      inMarket(request.market, (engine) => {
        const found = engine.suggest(request.query ?? '', request.limit ?? DEFAULT_SUGGESTIONS);
        const suggestions = found.map((suggestion) => ({ ...suggestion, suggestions_result_id: newId() }));
        return ok({ suggestions, suggestions_request_id: newId() });
      }),
    listing: ({ market, id, idType }) =>
      inMarket(market, (engine) => {
        const answer = engine.listing(id, idType);
        return answer.ok ? ok({ ...answer.value, product_listing_request_id: newId() }) : answer;
      }),
    listingProducts: ({ market, id, idType }, paging) =>
      inMarket(
        market,
        (engine) => {
          const answer = engine.listingProducts(id, idType, productsRequest(paging));
          if (!answer.ok) return answer;
          const displays = answer.value.displays.map((display) => ({
            ...display,
            product_listing_result_id: newId(),
          }));
          return ok({ ...answer.value, displays, product_listing_request_id: newId() });
        },
        paging.cursor ?? null,
      ),
    recommend: (request) =>
      inMarket(request.market, (engine) => {
        const limit = request.limit ?? DEFAULT_RECOMMENDATIONS;
        const found = engine.recommend(request.product_ids ?? [], limit);
        const displays: ProductHit[] = found.map((display) => ({ ...display, recommendation_id: newId() }));
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

/** DA-14: descending unless said. */
function selectedSort({ field, order }: { field: string; order?: 'asc' | 'desc' }): SelectedSort {
  return { field, order: order ?? 'desc' };
}

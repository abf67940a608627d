// Discovery from the server: each method of a discovery source as the endpoint it calls.
import type { DiscoverySource, ListingRequest } from '#contract/discovery-source.ts';
import type { Result } from '#contract/result.ts';
import type { ListingProducts, ListingProductsRequest } from '#contract/search.ts';
import type { ServerResponses } from '#worker/cache/server-responses.ts';
import type { CallOptions } from '#worker/http/request.ts';

/** A failure never becomes an empty result, or "no products" would be shown for "no network". */
export function onlineSource(
  responses: ServerResponses,
  merchant: string,
  options: CallOptions = {},
): DiscoverySource {
  return {
    searchResults: (request) => responses.fetch('searchResults', request.market, { body: request }, options),
    suggestions: (request) =>
      responses.fetch('searchSuggestionsPost', request.market, { body: request }, options),
    listing: (request) =>
      responses.fetch(
        request.idType === 'listingId' ? 'listing' : 'listingExternal',
        request.market,
        listingParts(request, merchant),
        options,
      ),
    listingProducts: (request, paging) =>
      responses.fetch(productsCall(request), request.market, productsParts(request, paging), options),
    recommend: (request) => responses.fetch('recommendProducts', request.market, { body: request }, options),
  };
}

/** The same calls from the responses stored on the device; null where none is stored. */
export function cachedSource(
  responses: ServerResponses,
  merchant: string,
): {
  [K in keyof DiscoverySource]: (
    ...request: Parameters<DiscoverySource[K]>
  ) => Promise<Awaited<ReturnType<DiscoverySource[K]>> | null>;
} {
  return {
    searchResults: (request) => responses.readCached('searchResults', { body: request }),
    suggestions: (request) => responses.readCached('searchSuggestionsPost', { body: request }),
    listing: (request) =>
      responses.readCached(
        request.idType === 'listingId' ? 'listing' : 'listingExternal',
        listingParts(request, merchant),
      ),
    listingProducts: (request, paging): Promise<Result<ListingProducts> | null> =>
      responses.readCached(productsCall(request), productsParts(request, paging)),
    recommend: (request) => responses.readCached('recommendProducts', { body: request }),
  };
}

function listingParts({ id, market }: ListingRequest, merchant: string) {
  return { params: { id }, query: { merchant, market } };
}

function productsCall({ idType }: ListingRequest) {
  return idType === 'listingId' ? 'listingProducts' : 'listingExternalProducts';
}

function productsParts({ id }: ListingRequest, paging: ListingProductsRequest) {
  return { params: { id }, body: paging };
}

// Discovery answered by the server: each call of a discovery source as its row of the contract's table.
import type { DiscoverySource, ListingRequest } from '#contract/discovery-source.ts';
import type { Result } from '#contract/result.ts';
import type { ListingProducts, ListingProductsRequest } from '#contract/search.ts';
import type { ServerAnswers } from '#worker/cache/server-answers.ts';
import type { CallOptions } from '#worker/http/request.ts';

const MERCHANT = 'cairn';

/** Failures are values; an empty answer is never made of one, or "no products" would be shown for "no network". */
export function onlineSource(answers: ServerAnswers, options: CallOptions = {}): DiscoverySource {
  return {
    searchResults: (request) => answers.ask('searchResults', request.market, { body: request }, options),
    suggestions: (request) =>
      answers.ask('searchSuggestionsPost', request.market, { body: request }, options),
    listing: (request) =>
      answers.ask(
        request.idType === 'listingId' ? 'listing' : 'listingExternal',
        request.market,
        listingParts(request),
        options,
      ),
    listingProducts: (request, paging) =>
      answers.ask(productsCall(request), request.market, productsParts(request, paging), options),
    recommend: (request) => answers.ask('recommendProducts', request.market, { body: request }, options),
  };
}

/** The same calls from what the device kept; null for a question that was never answered here. */
export function keptSource(answers: ServerAnswers): {
  [K in keyof DiscoverySource]: (
    ...request: Parameters<DiscoverySource[K]>
  ) => Promise<Awaited<ReturnType<DiscoverySource[K]>> | null>;
} {
  return {
    searchResults: (request) => answers.recall('searchResults', { body: request }),
    suggestions: (request) => answers.recall('searchSuggestionsPost', { body: request }),
    listing: (request) =>
      answers.recall(request.idType === 'listingId' ? 'listing' : 'listingExternal', listingParts(request)),
    listingProducts: (request, paging): Promise<Result<ListingProducts> | null> =>
      answers.recall(productsCall(request), productsParts(request, paging)),
    recommend: (request) => answers.recall('recommendProducts', { body: request }),
  };
}

function listingParts({ id, market }: ListingRequest) {
  return { params: { id }, query: { merchant: MERCHANT, market } };
}

function productsCall({ idType }: ListingRequest) {
  return idType === 'listingId' ? 'listingProducts' : 'listingExternalProducts';
}

function productsParts({ id }: ListingRequest, paging: ListingProductsRequest) {
  return { params: { id }, body: paging };
}

// A source of discovery results: the engine over a snapshot, or the server over HTTP; both pass one list of test cases.
import type { ShopError } from '#contract/errors.ts';
import type { Listing } from '#contract/listing.ts';
import type { Result } from '#contract/result.ts';
import type {
  ProductHits,
  ListingProducts,
  ListingProductsRequest,
  RecommendRequest,
  SearchResults,
  SearchResultsRequest,
  Suggestions,
  SuggestionsRequest,
} from '#contract/search.ts';

export type ListingIdType = 'listingId' | 'externalId';
export interface ListingRequest {
  readonly market: string;
  readonly id: string;
  readonly idType: ListingIdType;
}

/** NE-03: marks the empty response that stands in for one that did not come, with the reason. */
export interface Fallback {
  readonly failed: true;
  readonly error: ShopError;
}

/** For the same epoch and request all sources return the same, but for request and result ids. */
export interface DiscoverySource {
  searchResults(request: SearchResultsRequest): Promise<Result<SearchResults>>;
  suggestions(request: SuggestionsRequest): Promise<Result<Suggestions>>;
  listing(request: ListingRequest): Promise<Result<Listing>>;
  listingProducts(request: ListingRequest, paging: ListingProductsRequest): Promise<Result<ListingProducts>>;
  recommend(request: RecommendRequest): Promise<Result<ProductHits>>;
}

// A source of discovery results: the engine over a snapshot, or the server over HTTP; both pass one list of test cases.
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

/** For the same epoch and request all sources return the same, but for request and result ids. */
export interface DiscoverySource {
  searchResults(request: SearchResultsRequest): Promise<Result<SearchResults>>;
  suggestions(request: SuggestionsRequest): Promise<Result<Suggestions>>;
  listing(request: ListingRequest): Promise<Result<Listing>>;
  listingProducts(request: ListingRequest, paging: ListingProductsRequest): Promise<Result<ListingProducts>>;
  recommend(request: RecommendRequest): Promise<Result<ProductHits>>;
}

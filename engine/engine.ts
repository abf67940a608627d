// THE DOOR of the discovery engine: build two kinds of snapshot, open a pair of them, ask.
import type { Display } from '#contract/display.ts';
import type { ListingIdType } from '#contract/discovery-source.ts';
import type { FilterDefinition, SelectedFilter, SelectedSort, SortOption } from '#contract/filters.ts';
import type { Listing } from '#contract/listing.ts';
import type { PriceItem, Product } from '#contract/product.ts';
import type { Result } from '#contract/result.ts';
import type { ContentLink, Suggestions } from '#contract/search.ts';

export interface ProductsRequest {
  readonly filters: readonly SelectedFilter[];
  readonly sort: SelectedSort | null;
  /** Products (cards), 1..250. */
  readonly limit: number;
  readonly cursor: string | null;
}
export interface ProductsAnswer {
  readonly n_hits: number;
  readonly displays: Display[];
  readonly filters: FilterDefinition[];
  readonly sorts: SortOption[];
  readonly cursor?: string;
}
export interface SearchAnswer extends ProductsAnswer {
  readonly content_search_links: ContentLink[];
  readonly corrected_query?: string;
}

/** One market's discovery over an opened pair of snapshots. Pure: the same request gives the same answer, in Node and in a browser. */
export interface Engine {
  readonly market: string;
  readonly epoch: string;
  readonly variantCount: number;
  readonly productCount: number;
  search(query: string, request: ProductsRequest): Result<SearchAnswer>;
  /** `unknown_listing` when there is none such; `broken_cursor` with field `cursor` for one this epoch did not make. */
  listingProducts(id: string, idType: ListingIdType, request: ProductsRequest): Result<ProductsAnswer>;
  listing(id: string, idType: ListingIdType): Result<Omit<Listing, 'product_listing_request_id'>>;
  suggest(query: string, limit: number): Suggestions['suggestions'];
  /** Displays with one variant a colour. */
  related(productIds: readonly string[], limit: number): Display[];
  /** The same with one variant an article (PR-02). */
  recommend(productIds: readonly string[], limit: number): Display[];
  /** By product id or slug. */
  product(idOrSlug: string): Result<Product>;
  prices(productIds: readonly string[]): PriceItem[];
}

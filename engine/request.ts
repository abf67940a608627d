// Requests and results of the engine, without the request and result ids that callers add.
import type { ProductHit } from '#contract/product-hit.ts';
import type { FilterDefinition, SelectedFilter, SelectedSort, SortOption } from '#contract/filters.ts';
import type { ContentLink, Suggestions, QueryStatement } from '#contract/search.ts';

export interface ProductsRequest {
  readonly filters: readonly SelectedFilter[];
  readonly sort: SelectedSort | null;
  /** Products per page, 1..250. */
  readonly limit: number;
  readonly cursor: string | null;
}
export interface ProductsResult {
  readonly n_hits: number;
  readonly displays: ProductHit[];
  readonly filters: FilterDefinition[];
  /** Fields of filters that the catalogue does not have; absent where there are none. */
  readonly ignored_filters?: string[];
  readonly sorts: SortOption[];
  readonly cursor?: string;
}
export interface SearchResult extends ProductsResult {
  readonly content_search_links: ContentLink[];
  readonly corrected_query?: string;
  /** Where a merchandising rule redirects the shopper. */
  readonly redirect_url?: string;
  readonly understood?: QueryStatement[];
}

type WithoutId<S> = S extends unknown ? Omit<S, 'suggestions_result_id'> : never;
/** A query or a listing. */
export type Suggestion = WithoutId<Suggestions['suggestions'][number]>;

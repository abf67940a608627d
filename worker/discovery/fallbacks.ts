// What stands in for a discovery response that did not come: an empty one that says that it failed, and why (NE-03).
import type { PageCallName } from '#contract/calls.ts';
import type { DISCOVERY_CALLS } from '#contract/discovery.calls.ts';
import type { Fallback } from '#contract/discovery-source.ts';
import type { ResponseOf } from '#contract/endpoints.ts';
import { ok, type Result } from '#contract/result.ts';

const NO_REQUEST = 'error';
const NO_SUGGESTIONS = { suggestions_request_id: NO_REQUEST, suggestions: [] };
const NO_PRODUCTS = { n_hits: 0, displays: [], sorts: [], filters: [] };
const NO_LISTING_PRODUCTS = { ...NO_PRODUCTS, product_listing_request_id: NO_REQUEST };
const NO_LISTING = {
  listing_id: '',
  external_id: '',
  listing_type: 'category' as const,
  title: '',
  slug: '',
  page_url: '',
  description: '',
  show_in_breadcrumbs: false,
  show_in_quicklinks: false,
  image_urls: [],
  ancestors: [],
  children: [],
  siblings: [],
  breadcrumbs: [],
  quick_links: [],
  content_blocks: [],
  product_listing_request_id: NO_REQUEST,
};

const EMPTY: { readonly [N in keyof typeof DISCOVERY_CALLS]: ResponseOf<N> } = {
  searchSuggestions: NO_SUGGESTIONS,
  searchSuggestionsPost: NO_SUGGESTIONS,
  searchResults: { ...NO_PRODUCTS, search_request_id: NO_REQUEST, content_search_links: [] },
  searchRelated: { displays: [] },
  recommendProducts: { displays: [] },
  listing: NO_LISTING,
  listingExternal: NO_LISTING,
  listingProducts: NO_LISTING_PRODUCTS,
  listingExternalProducts: NO_LISTING_PRODUCTS,
};

/** A response as it is; a canceled call stays a failure, and so does one of a call that is none of discovery. */
export function orFallback<N extends PageCallName>(
  name: N,
  result: Result<ResponseOf<N>>,
): Result<ResponseOf<N>> {
  if (result.ok || result.error.code === 'canceled' || !(name in EMPTY)) return result;
  const fallback: Fallback = { failed: true, error: result.error };
  return ok({ ...(EMPTY as Partial<Record<PageCallName, object>>)[name], ...fallback } as ResponseOf<N> &
    Fallback);
}

// The calls for searches, listings and recommendations, which pages of other shops may make too; without their schemas.
import type { Call } from '#contract/call.ts';

const POLICY = {
  cache: 'revalidate',
  access: 'public',
  callers: ['page', 'other-origins'],
  retry: 'safe',
} as const;

export const DISCOVERY_CALLS = {
  searchSuggestions: { method: 'GET', path: '/v3/search/suggestions', ...POLICY },
  searchSuggestionsPost: { method: 'POST', path: '/v3/search/suggestions', ...POLICY },
  searchResults: { method: 'POST', path: '/v3/search/results', ...POLICY },
  searchRelated: { method: 'POST', path: '/v3/search/related', ...POLICY },
  recommendProducts: { method: 'POST', path: '/v3/recommend/products', ...POLICY },
  listing: { method: 'GET', path: '/v3/listings/:id', ...POLICY },
  listingExternal: { method: 'GET', path: '/v3/listings/external_id/:id', ...POLICY },
  listingProducts: { method: 'POST', path: '/v3/listings/:id/products', ...POLICY },
  listingExternalProducts: { method: 'POST', path: '/v3/listings/external_id/:id/products', ...POLICY },
} as const satisfies Record<string, Call>;

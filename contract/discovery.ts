// The discovery endpoints: the calls of discovery.calls.ts with their schemas.
import { Type } from 'typebox';
import { DISCOVERY_CALLS } from '#contract/discovery.calls.ts';
import { defineEndpoints } from '#contract/endpoint.ts';
import { ListingSchema } from '#contract/listing.ts';
import { Id } from '#contract/parameters.ts';
import {
  ListingProductsRequestSchema,
  ListingProductsSchema,
  ListingQuerySchema,
  ProductHitsSchema,
  RecommendRequestSchema,
  RelatedRequestSchema,
  SearchResultsRequestSchema,
  SearchResultsSchema,
  SuggestionsQuerySchema,
  SuggestionsRequestSchema,
  SuggestionsSchema,
} from '#contract/search.ts';

const IdParams = Type.Object({ id: Id });

export const DISCOVERY_ENDPOINTS = defineEndpoints('discovery', DISCOVERY_CALLS, {
  searchSuggestions: {
    summary: 'Query and listing suggestions',
    query: SuggestionsQuerySchema,
    response: SuggestionsSchema,
  },
  searchSuggestionsPost: {
    summary: 'Query and listing suggestions',
    body: SuggestionsRequestSchema,
    response: SuggestionsSchema,
  },
  searchResults: {
    summary: 'Products of a query with facets',
    body: SearchResultsRequestSchema,
    response: SearchResultsSchema,
  },
  searchRelated: {
    summary: 'Products related to a query',
    body: RelatedRequestSchema,
    response: ProductHitsSchema,
  },
  recommendProducts: {
    summary: 'Recommended products, one variant a colour; 200 kB at most',
    body: RecommendRequestSchema,
    response: ProductHitsSchema,
  },
  listing: {
    summary: 'A listing by id',
    params: IdParams,
    query: ListingQuerySchema,
    response: ListingSchema,
  },
  listingExternal: {
    summary: 'A listing by external id or slug',
    params: IdParams,
    query: ListingQuerySchema,
    response: ListingSchema,
  },
  listingProducts: {
    summary: 'Products of a listing with facets',
    params: IdParams,
    body: ListingProductsRequestSchema,
    response: ListingProductsSchema,
  },
  listingExternalProducts: {
    summary: 'Products of a listing by external id',
    params: IdParams,
    body: ListingProductsRequestSchema,
    response: ListingProductsSchema,
  },
});

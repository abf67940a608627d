// Requests and responses of the discovery calls (DA-01 to DA-05).
import { type Static, Type } from 'typebox';
import { ProductHitSchema } from '#contract/product-hit.ts';
import {
  FilterDefinitionSchema,
  SelectedFilterSchema,
  SortOptionSchema,
  SortSchema,
} from '#contract/filters.ts';
import { RECOMMENDATION_TYPES } from '#contract/limits.ts';
import { ListingRefSchema } from '#contract/listing.ts';
import {
  Cursor,
  Id,
  Limit,
  MarketParameter,
  Metadata,
  Nullable,
  QueryText,
  SessionIdParameter,
} from '#contract/parameters.ts';

/** Fields of every discovery call. `locale` is the back-end locale code (DA-10); where absent, the market's language counts. */
const CallerFields = {
  merchant: Type.String({ minLength: 1, maxLength: 60 }),
  market: MarketParameter,
  locale: Type.Optional(Type.String({ maxLength: 12 })),
  session_id: Type.Optional(SessionIdParameter),
  metadata: Type.Optional(Metadata),
};
const Paging = {
  filters: Type.Optional(Nullable(Type.Array(SelectedFilterSchema, { maxItems: 60 }))),
  sort: Type.Optional(Nullable(SortSchema)),
  limit: Type.Optional(Nullable(Limit)),
  cursor: Type.Optional(Nullable(Cursor)),
};

export const SearchResultsRequestSchema = Type.Object(
  {
    ...CallerFields,
    ...Paging,
    query: Type.Optional(Nullable(QueryText)),
  },
  { title: 'SearchResultsRequest' },
);
export type SearchResultsRequest = Static<typeof SearchResultsRequestSchema>;

export const ListingProductsRequestSchema = Type.Object(
  { ...CallerFields, ...Paging },
  { title: 'ListingProductsRequest' },
);
export type ListingProductsRequest = Static<typeof ListingProductsRequestSchema>;

export const SuggestionsQuerySchema = Type.Object({
  merchant: CallerFields.merchant,
  market: MarketParameter,
  locale: CallerFields.locale,
  query: Type.Optional(QueryText),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
  session_id: Type.Optional(SessionIdParameter),
  metadata: Type.Optional(Type.String({ maxLength: 4000, description: 'a JSON object as text' })),
});
export const SuggestionsRequestSchema = Type.Object(
  {
    ...CallerFields,
    query: Type.Optional(QueryText),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
  },
  { title: 'SuggestionsRequest' },
);
export type SuggestionsRequest = Static<typeof SuggestionsRequestSchema>;

export const ListingQuerySchema = Type.Object({
  merchant: CallerFields.merchant,
  market: MarketParameter,
  locale: CallerFields.locale,
  session_id: Type.Optional(SessionIdParameter),
});

export const RelatedRequestSchema = Type.Object(
  {
    ...CallerFields,
    query: Type.Optional(Nullable(QueryText)),
    filters: Paging.filters,
    sort: Paging.sort,
  },
  { title: 'RelatedRequest' },
);
export const RecommendRequestSchema = Type.Object(
  {
    ...CallerFields,
    type: Type.String({
      minLength: 1,
      maxLength: 40,
      description: `${RECOMMENDATION_TYPES.join(', ')}; any other is related`,
    }),
    product_ids: Type.Optional(Type.Array(Id, { maxItems: 50 })),
    limit: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 128 }))),
  },
  { title: 'RecommendRequest' },
);
export type RecommendRequest = Static<typeof RecommendRequestSchema>;

export const ContentLinkSchema = Type.Object(
  {
    type: Type.Literal('content_link'),
    title: Type.String(),
    description: Type.String(),
    page_url: Type.String(),
    image_url: Type.Optional(Nullable(Type.String())),
  },
  { title: 'ContentLink' },
);
export type ContentLink = Static<typeof ContentLinkSchema>;

const ProductsResponseFields = {
  n_hits: Type.Integer({ minimum: 0, description: 'products (cards), exact' }),
  displays: Type.Array(ProductHitSchema),
  sorts: Type.Array(SortOptionSchema),
  filters: Type.Array(FilterDefinitionSchema),
  /** Fields of requested filters that the catalogue does not have. Absent: none. */
  ignored_filters: Type.Optional(Type.Array(Type.String())),
  /** Absent: nothing more to load. */
  cursor: Type.Optional(Type.String()),
  failed: Type.Optional(Type.Boolean()),
};
/**
 * What a query says besides products, as it was applied: what it says comes first, or orders the results. `query` is the
 * query without it.
 */
export const QueryStatementSchema = Type.Object(
  {
    kind: Type.Enum(['price', 'cheap', 'sale', 'sort', 'not', 'color', 'gender', 'size']),
    /** The facet value's or the order's name; else the words as typed. */
    label: Type.String(),
    query: Type.String(),
    /** Bounds of a price in decimal units; null: open. */
    low: Type.Optional(Nullable(Type.Number())),
    high: Type.Optional(Nullable(Type.Number())),
    sort: Type.Optional(SortSchema),
  },
  { title: 'QueryStatement' },
);
export type QueryStatement = Static<typeof QueryStatementSchema>;

export const SearchResultsSchema = Type.Object(
  {
    ...ProductsResponseFields,
    search_request_id: Type.String(),
    content_search_links: Type.Array(ContentLinkSchema),
    /** The query whose results these are, in place of one with an unknown word. */
    corrected_query: Type.Optional(Type.String()),
    /** A page of the shop that the merchant shows in place of these results. */
    redirect_url: Type.Optional(Type.String()),
    understood: Type.Optional(Type.Array(QueryStatementSchema)),
  },
  { title: 'SearchResults' },
);
export type SearchResults = Static<typeof SearchResultsSchema>;

export const ListingProductsSchema = Type.Object(
  {
    ...ProductsResponseFields,
    product_listing_request_id: Type.String(),
  },
  { title: 'ListingProducts' },
);
export type ListingProducts = Static<typeof ListingProductsSchema>;

export const QuerySuggestionSchema = Type.Object(
  {
    type: Type.Literal('query'),
    suggestions_result_id: Type.String(),
    query: Type.String(),
  },
  { title: 'QuerySuggestion' },
);
export const ListingSuggestionSchema = Type.Object(
  {
    ...ListingRefSchema.properties,
    type: Type.Literal('listing'),
    suggestions_result_id: Type.String(),
    ancestors: Type.Array(ListingRefSchema),
  },
  { title: 'ListingSuggestion' },
);
export const SuggestionsSchema = Type.Object(
  {
    suggestions_request_id: Type.String(),
    suggestions: Type.Array(Type.Union([QuerySuggestionSchema, ListingSuggestionSchema])),
    failed: Type.Optional(Type.Boolean()),
  },
  { title: 'Suggestions' },
);
export type Suggestions = Static<typeof SuggestionsSchema>;

export const ProductHitsSchema = Type.Object(
  { displays: Type.Array(ProductHitSchema), failed: Type.Optional(Type.Boolean()) },
  { title: 'ProductHits' },
);
export type ProductHits = Static<typeof ProductHitsSchema>;

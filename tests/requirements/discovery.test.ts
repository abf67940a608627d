// The lists of the discovery API's claims are those of its schemas: a field that no claim names fails here.
import { describe, expect, test } from 'vitest';
import { FACET_TYPES, FILTER_OPERATORS } from '#contract/facets.ts';
import {
  FilterDefinitionSchema,
  HierarchicalMeta,
  RangeMeta,
  SelectedFilterSchema,
  SortOptionSchema,
  ValuesMeta,
} from '#contract/filters.ts';
import { DISCOVERY_ENDPOINTS } from '#contract/discovery.ts';
import { EVENTS_ENDPOINTS } from '#contract/events.ts';
import { ContentBlockSchema, ListingSchema } from '#contract/listing.ts';
import { ProductHitSchema, VariantHitSchema } from '#contract/product-hit.ts';
import {
  ContentLinkSchema,
  ListingProductsRequestSchema,
  ListingProductsSchema,
  ListingSuggestionSchema,
  QuerySuggestionSchema,
  RecommendRequestSchema,
  SearchResultsRequestSchema,
  SearchResultsSchema,
  SuggestionsQuerySchema,
  SuggestionsRequestSchema,
  SuggestionsSchema,
} from '#contract/search.ts';
import { claimedNames } from '#tests/requirements/claimed-names.ts';

interface ObjectSchema {
  readonly properties: object;
}
/** The names of the schemas' fields without those that go beyond the requirement. */
function fieldsOf(schemas: readonly ObjectSchema[], beyond: readonly string[] = []): string[] {
  const names = new Set(schemas.flatMap(({ properties }) => Object.keys(properties)));
  for (const name of beyond) if (!names.delete(name)) throw new Error(`${name} is no field any more`);
  return [...names].toSorted();
}
/** Optional fields that no server sends: `failed` is not built. */
const UNSENT = 'failed';
const MERCHANDISING = ['corrected_query', 'redirect_url'];

describe('the discovery API', () => {
  test.each<[string, string, ObjectSchema[], string[]?]>([
    ['DA-01', 'The request takes', [SuggestionsQuerySchema], ['limit']],
    ['DA-01', 'The request takes', [SuggestionsRequestSchema], ['limit']],
    ['DA-01', 'The response has', [SuggestionsSchema], [UNSENT]],
    ['DA-01', 'A query suggestion has', [QuerySuggestionSchema], ['type', 'suggestions_result_id']],
    [
      'DA-01',
      'A listing suggestion has',
      [ListingSuggestionSchema],
      [
        'type',
        'suggestions_result_id',
        'external_id',
        'listing_type',
        'slug',
        'show_in_breadcrumbs',
        'show_in_quicklinks',
      ],
    ],
    ['DA-02', 'The request takes', [SearchResultsRequestSchema]],
    [
      'DA-02',
      'The response has',
      [SearchResultsSchema],
      [UNSENT, ...MERCHANDISING, 'understood', 'ignored_filters'],
    ],
    ['DA-02', 'A content link has', [ContentLinkSchema], ['type', 'image_url']],
    ['DA-03', 'The response has', [ListingSchema], [UNSENT, 'external_id', 'page_url', 'description']],
    ['DA-03', 'A content block has', [ContentBlockSchema]],
    ['DA-03', "A block's content has", [ContentBlockSchema.properties.content], ['title', 'text', 'tint']],
    [
      'DA-04',
      'The request takes',
      [ListingProductsRequestSchema],
      ['merchant', 'market', 'locale', 'session_id', 'metadata'],
    ],
    [
      'DA-04',
      'The response has',
      [ListingProductsSchema],
      [UNSENT, 'n_hits', 'product_listing_request_id', 'ignored_filters'],
    ],
    [
      'DA-05',
      'The request for recommendations takes',
      [RecommendRequestSchema],
      ['merchant', 'market', 'locale', 'session_id', 'metadata', 'type', 'limit'],
    ],
    ['DA-11', 'A filter definition has', [FilterDefinitionSchema], ['actual_field', 'data']],
    [
      'DA-11',
      'The meta of a filter definition has',
      [ValuesMeta, HierarchicalMeta, RangeMeta],
      ['unit', 'currency'],
    ],
    ['DA-13', 'A selected filter has', [SelectedFilterSchema]],
    ['DA-14', 'A sorting option has', [SortOptionSchema]],
    ['DA-14', 'The meta of a sorting option has', [SortOptionSchema.properties.meta]],
    [
      'DA-15',
      'A product display has',
      [ProductHitSchema],
      ['product_listing_result_id', 'recommendation_id', 'highlights'],
    ],
    [
      'DA-15',
      'A variant has',
      [VariantHitSchema],
      [
        // For cards: which picture is shown first.
        'card_image',
        // PR-02 names these.
        'product_query_id',
        'product_id',
        'color_variant_id',
        'article_id',
        'size',
        'description',
        'category_ids',
        'sustainability_icons',
        'labels',
        'in_stock',
        'color_hex',
        'color_name',
        'specific_color_name',
        'image_tint',
        'display_sizes_in_quick_view',
      ],
    ],
  ])('%#: the claimed fields are those of the schema', (requirement, beginning, schemas, beyond) => {
    const fields = fieldsOf(schemas, beyond);
    expect(fields.length).toBeGreaterThan(0);
    expect(claimedNames(requirement, beginning), `${requirement}: ${beginning}`).toEqual(fields);
  });

  test('filters have the claimed types and operators', () => {
    expect(claimedNames('DA-12', 'There are filters')).toEqual([...FACET_TYPES].toSorted());
    expect(claimedNames('DA-12', 'There is the filter operator')).toEqual([...FILTER_OPERATORS].toSorted());
  });

  test('the claimed paths are those of the calls', () => {
    const claimed = ['DA-01', 'DA-02', 'DA-03', 'DA-04', 'DA-05', 'DA-06'].flatMap((id) => [
      ...claimedNames(id, 'GET').map((path) => `GET ${path}`),
      ...claimedNames(id, 'POST').map((path) => `POST ${path}`),
    ]);
    const calls = Object.values({ ...DISCOVERY_ENDPOINTS, ...EVENTS_ENDPOINTS });
    expect(claimed.toSorted()).toEqual(
      calls.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/, '{$1}')}`).toSorted(),
    );
  });
});

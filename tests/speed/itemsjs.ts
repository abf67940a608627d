// itemsjs as a measured library; it counts facets without their own filter by itself.
import itemsjs from 'itemsjs';
import {
  browseFilters,
  matchesAnyValue,
  PAGE_SIZE,
  type SearchLibrary,
  textFilters,
  PREFIX_PAGE_SIZE,
} from '#tests/speed/search-library.ts';
import { DOCUMENT_FACETS, type PlainDocument } from '#tests/synthetic/documents.ts';

/** More values than any facet has. */
const MAX_VALUES = 200;

export function itemsJsLibrary(documents: readonly PlainDocument[]): SearchLibrary {
  const index = itemsjs<PlainDocument>(documents, {
    searchableFields: ['title', 'description', 'brand', 'category'],
    sortings: { price: { field: 'price', order: 'asc' } },
    aggregations: Object.fromEntries(
      DOCUMENT_FACETS.map((facet) => [facet, { size: MAX_VALUES, conjunction: false }]),
    ),
  });
  const cheapest = { sort: 'price', per_page: PAGE_SIZE };
  return {
    operations: {
      text: (query) =>
        index.search({ query: query.text, filters: textFilters(query), per_page: PAGE_SIZE }).pagination
          .total,
      words: ({ text }) => index.search({ query: text, per_page: PAGE_SIZE }).pagination.total,
      listing: (query) =>
        index.search({
          ...cheapest,
          filters: textFilters(query),
          filter: ({ category }) => matchesAnyValue(category, [query.category]),
        }).pagination.total,
      browse: (query) => index.search({ ...cheapest, filters: browseFilters(query) }).pagination.total,
      prefix: ({ prefix }) => index.search({ query: prefix, per_page: PREFIX_PAGE_SIZE }).data.items.length,
    },
    save: () => undefined,
  };
}

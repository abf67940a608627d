// itemsjs as it is measured: it counts facets without their own filter by itself.
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

/** More than any facet has values. */
const MOST_VALUES = 200;

export function itemsJsLibrary(documents: readonly PlainDocument[]): SearchLibrary {
  const index = itemsjs<PlainDocument>(documents, {
    searchableFields: ['title', 'description', 'brand', 'category'],
    sortings: { price: { field: 'price', order: 'asc' } },
    aggregations: Object.fromEntries(
      DOCUMENT_FACETS.map((facet) => [facet, { size: MOST_VALUES, conjunction: false }]),
    ),
  });
  const cheapest = { sort: 'price', per_page: PAGE_SIZE };
  return {
    operations: {
      text: (question) =>
        index.search({ query: question.text, filters: textFilters(question), per_page: PAGE_SIZE }).pagination
          .total,
      words: ({ text }) => index.search({ query: text, per_page: PAGE_SIZE }).pagination.total,
      listing: (question) =>
        index.search({
          ...cheapest,
          filters: textFilters(question),
          filter: ({ category }) => matchesAnyValue(category, [question.category]),
        }).pagination.total,
      browse: (question) => index.search({ ...cheapest, filters: browseFilters(question) }).pagination.total,
      prefix: ({ prefix }) => index.search({ query: prefix, per_page: PREFIX_PAGE_SIZE }).data.items.length,
    },
    save: () => undefined,
  };
}

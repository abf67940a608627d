// MiniSearch as a measured library, with facets counted over its results, as shops that use it do.
import MiniSearch from 'minisearch';
import {
  browseFilters,
  matchesFilters,
  matchesAnyValue,
  PAGE_SIZE,
  type SearchLibrary,
  textFilters,
  PREFIX_PAGE_SIZE,
} from '#tests/speed/search-library.ts';
import { DOCUMENT_FACETS, type PlainDocument } from '#tests/synthetic/documents.ts';

const OPTIONS = {
  fields: ['title', 'description', 'brand', 'category'],
  extractField: (document: PlainDocument, field: string) => {
    const value = document[field as keyof PlainDocument];
    return typeof value === 'object' ? value.join(' ') : String(value);
  },
  searchOptions: { boost: { title: 3, brand: 2, category: 2 } },
};

export function miniSearchLibrary(documents: readonly PlainDocument[]): SearchLibrary {
  const index = new MiniSearch<PlainDocument>(OPTIONS);
  index.addAll(documents);
  const search = (text: string) => index.search(text).map(({ id }) => documents[Number(id)]!);
  const cheapest = (passing: PlainDocument[]) =>
    passing.sort((a, b) => a.price - b.price).slice(0, PAGE_SIZE);
  return {
    operations: {
      text: (query) => {
        const filters = textFilters(query);
        const matching = search(query.text);
        const passing = matching.filter((document) => matchesFilters(document, filters));
        passing.slice(0, PAGE_SIZE);
        count(matching, filters);
        return passing.length;
      },
      words: ({ text }) => {
        const matching = search(text);
        matching.slice(0, PAGE_SIZE);
        count(matching, {});
        return matching.length;
      },
      listing: (query) => {
        const filters = textFilters(query);
        const inside = documents.filter(({ category }) => matchesAnyValue(category, [query.category]));
        const passing = inside.filter((document) => matchesFilters(document, filters));
        cheapest(passing);
        count(inside, filters);
        return passing.length;
      },
      browse: (query) => {
        const filters = browseFilters(query);
        const passing = documents.filter((document) => matchesFilters(document, filters));
        cheapest(passing);
        count(documents, filters);
        return passing.length;
      },
      prefix: ({ prefix }) =>
        index
          .search(prefix, { prefix: true, fields: ['title', 'brand', 'category'] })
          .slice(0, PREFIX_PAGE_SIZE).length,
    },
    save: () => {
      const json = JSON.stringify(index);
      return {
        bytes: Buffer.byteLength(json),
        open: () => MiniSearch.loadJSON<PlainDocument>(json, OPTIONS),
      };
    },
  };
}

/** One pass: a document that passes all filters counts in every facet, one that fails one filter in that facet alone. */
function count(
  matching: readonly PlainDocument[],
  filters: ReturnType<typeof textFilters>,
): Map<string, Map<string, number>> {
  const counts = new Map(DOCUMENT_FACETS.map((facet) => [facet, new Map<string, number>()]));
  const active = Object.entries(filters) as [keyof typeof filters, readonly string[]][];
  for (const document of matching) {
    let failed: string | undefined;
    let fails = 0;
    for (const [field, wanted] of active) {
      if (matchesAnyValue(document[field], wanted)) continue;
      failed = field;
      fails += 1;
      if (fails > 1) break;
    }
    if (fails > 1) continue;
    for (const [facet, values] of counts) {
      if (failed !== undefined && facet !== failed) continue;
      const own = document[facet];
      for (const value of typeof own === 'string' ? [own] : own)
        values.set(value, (values.get(value) ?? 0) + 1);
    }
  }
  return counts;
}

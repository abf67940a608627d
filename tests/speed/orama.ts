// Orama as a measured library; counting a facet without its own filter takes one more search per filter.
import { create, insertMultiple, load, type Results, save, search, type TypedDocument } from '@orama/orama';
import {
  browseFilters,
  PAGE_SIZE,
  type SearchLibrary,
  textFilters,
  PREFIX_PAGE_SIZE,
} from '#tests/speed/search-library.ts';
import { DOCUMENT_FACETS, type PlainDocument } from '#tests/synthetic/documents.ts';

const SCHEMA = {
  title: 'string',
  description: 'string',
  brand: 'enum',
  category: 'enum[]',
  gender: 'enum',
  color: 'enum',
  size: 'enum[]',
  priceBand: 'enum',
  material: 'enum',
  features: 'enum[]',
  fit: 'enum',
  weight: 'enum',
  price: 'number',
} as const;
const INSERT_BATCH_SIZE = 2000;
type Filters = Readonly<Record<string, readonly string[]>>;

export async function oramaLibrary(documents: readonly PlainDocument[]): Promise<SearchLibrary> {
  const index = create({ schema: SCHEMA });
  await insertMultiple(index, [...documents] as never[], INSERT_BATCH_SIZE);
  const runSearch = async (request: object) =>
    search<typeof index, Results<TypedDocument<typeof index>>>(index, request as never);
  const facetsOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, {}]));
  const whereOf = (filters: Filters) =>
    Object.fromEntries(
      Object.entries(filters).map(([field, wanted]) => [
        field,
        SCHEMA[field as keyof typeof SCHEMA] === 'enum[]' ? { containsAny: wanted } : { in: wanted },
      ]),
    );
  /** `scope` filters apply to every search, including those for the facets of other filters. */
  const run = async (base: object, filters: Filters, scope: Filters, page: object) => {
    const counted = DOCUMENT_FACETS.filter((facet) => !(facet in filters));
    const where = whereOf({ ...scope, ...filters });
    const result = await runSearch({ ...base, ...page, where, facets: facetsOf(counted), limit: PAGE_SIZE });
    for (const facet of Object.keys(filters)) {
      const { [facet]: _own, ...others } = filters;
      await runSearch({
        ...base,
        where: whereOf({ ...scope, ...others }),
        facets: facetsOf([facet]),
        limit: 1,
      });
    }
    return result.count;
  };
  const textQuery = (term: string) => ({ term, properties: ['title', 'description'] });
  // No term and no properties: properties with an empty term make Orama search the text, 200 times slower.
  const cheapest = { sortBy: { property: 'price', order: 'ASC' } };
  return {
    operations: {
      text: (query) => run(textQuery(query.text), textFilters(query), {}, {}),
      words: ({ text }) => run(textQuery(text), {}, {}, {}),
      listing: (query) => run({}, textFilters(query), { category: [query.category] }, cheapest),
      browse: (query) => run({}, browseFilters(query), {}, cheapest),
      prefix: async ({ prefix }) =>
        (await runSearch({ term: prefix, properties: ['title'], limit: PREFIX_PAGE_SIZE })).hits.length,
    },
    save: () => {
      const json = JSON.stringify(save(index));
      return {
        bytes: Buffer.byteLength(json),
        open: () => load(create({ schema: SCHEMA }), JSON.parse(json) as ReturnType<typeof save>),
      };
    },
  };
}

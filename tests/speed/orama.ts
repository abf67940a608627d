// Orama as it is measured: counts without a facet's own filter take one more search for each filter.
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
const INSERTED_AT_ONCE = 2000;
type Filters = Readonly<Record<string, readonly string[]>>;

export async function oramaLibrary(documents: readonly PlainDocument[]): Promise<SearchLibrary> {
  const index = create({ schema: SCHEMA });
  await insertMultiple(index, [...documents] as never[], INSERTED_AT_ONCE);
  const ask = async (request: object) =>
    search<typeof index, Results<TypedDocument<typeof index>>>(index, request as never);
  const facetsOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, {}]));
  const whereOf = (filters: Filters) =>
    Object.fromEntries(
      Object.entries(filters).map(([field, wanted]) => [
        field,
        SCHEMA[field as keyof typeof SCHEMA] === 'enum[]' ? { containsAny: wanted } : { in: wanted },
      ]),
    );
  /** `scope` is filtered by in every search, and its facets are counted within it. */
  const run = async (base: object, filters: Filters, scope: Filters, page: object) => {
    const counted = DOCUMENT_FACETS.filter((facet) => !(facet in filters));
    const where = whereOf({ ...scope, ...filters });
    const whole = await ask({ ...base, ...page, where, facets: facetsOf(counted), limit: PAGE_SIZE });
    for (const facet of Object.keys(filters)) {
      const { [facet]: _own, ...others } = filters;
      await ask({ ...base, where: whereOf({ ...scope, ...others }), facets: facetsOf([facet]), limit: 1 });
    }
    return whole.count;
  };
  const wordsOf = (term: string) => ({ term, properties: ['title', 'description'] });
  // A listing names neither term nor properties: properties with an empty term make Orama search the text, 200 times slower.
  const cheapest = { sortBy: { property: 'price', order: 'ASC' } };
  return {
    operations: {
      text: (question) => run(wordsOf(question.text), textFilters(question), {}, {}),
      words: ({ text }) => run(wordsOf(text), {}, {}, {}),
      listing: (question) => run({}, textFilters(question), { category: [question.category] }, cheapest),
      browse: (question) => run({}, browseFilters(question), {}, cheapest),
      prefix: async ({ prefix }) =>
        (await ask({ term: prefix, properties: ['title'], limit: PREFIX_PAGE_SIZE })).hits.length,
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

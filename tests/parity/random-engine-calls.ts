// Random engine calls for a catalogue: every method, filters of every kind and operator, sorts, limits, cursors.
import * as fc from 'fast-check';
import { FILTER_OPERATORS } from '#contract/facets.ts';
import type { FilterDataValue, FilterDefinition, SelectedFilter } from '#contract/filters.ts';
import { RECOMMENDATION_TYPES } from '#contract/limits.ts';
import type { Engine, ProductsRequest, TextSource } from '#engine/engine.ts';
import type { EngineCall } from '#tests/parity/engine-call.ts';
import { randomQuery } from '#tests/parity/random-queries.ts';

/** Data of every kind that the schema accepts, but of no existing value. */
const ODD_DATA: readonly FilterDataValue[] = [
  'nobody',
  '',
  'true',
  true,
  false,
  0,
  -1,
  1e20,
  [],
  [[]],
  ['nobody'],
  [5, 1],
  [1],
  ['a', 2, ['b']],
];

/** `words` are used in queries. Calls are passed through JSON, so that both sides get the same. */
export function randomEngineCall(
  source: TextSource,
  engine: Engine,
  words: readonly string[],
): fc.Arbitrary<EngineCall> {
  const all = engine.search('', { filters: [], sort: null, limit: 1, cursor: null });
  if (!all.ok) throw new Error(all.error.code);
  const query = randomQuery(words);
  const request = fc.record({
    filters: fc.oneof(
      { weight: 1, arbitrary: fc.constant([]) },
      { weight: 2, arbitrary: fc.array(randomFilter(all.value.filters), { maxLength: 4 }) },
    ),
    sort: fc.option(
      fc.record({
        field: fc.constantFrom('relevance', 'popularity', 'price', 'newest', 'discount', 'nothing'),
        order: fc.constantFrom('asc', 'desc'),
      }),
    ),
    limit: fc.oneof(
      { weight: 8, arbitrary: fc.integer({ min: 1, max: 12 }) },
      { weight: 1, arbitrary: fc.constantFrom(30, 250, 0, -1, 2.5, 1e9) },
    ),
    cursor: fc.option(fc.constantFrom('', 'x', 'a.b.c', '1.2.3.4'), { freq: 20 }),
  }) satisfies fc.Arbitrary<ProductsRequest>;
  /** One page, or up to forty. */
  const pages = fc.oneof({ weight: 5, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.constant(40) });
  const idType = fc.constantFrom('listingId' as const, 'externalId' as const);
  const listing = fc.constantFrom(
    ...source.listings.flatMap(({ listingId, externalId, slug }) => [listingId, externalId, slug]),
    'nothing',
  );
  const product = fc.constantFrom(
    ...source.products.flatMap(({ productId, slug }) => [productId, slug]),
    'nothing',
    '',
  );
  const ids = fc.array(product, { maxLength: 5 });
  const limit = fc.integer({ min: 0, max: 16 });
  const call: fc.Arbitrary<EngineCall> = fc.oneof(
    { weight: 10, arbitrary: fc.record({ method: fc.constant('search'), query, request, pages }) },
    {
      weight: 4,
      arbitrary: fc.record({ method: fc.constant('listingProducts'), id: listing, idType, request, pages }),
    },
    { weight: 4, arbitrary: fc.record({ method: fc.constant('suggest'), query, limit }) },
    { weight: 1, arbitrary: fc.record({ method: fc.constant('listing'), id: listing, idType }) },
    { weight: 1, arbitrary: fc.record({ method: fc.constant('related'), ids, limit }) },
    {
      weight: 2,
      arbitrary: fc.record({
        method: fc.constant('recommend'),
        ids,
        limit,
        type: fc.constantFrom(...RECOMMENDATION_TYPES),
      }),
    },
    { weight: 1, arbitrary: fc.record({ method: fc.constant('product'), id: product }) },
    { weight: 1, arbitrary: fc.record({ method: fc.constant('prices'), ids }) },
  );
  return call.map((plain) => JSON.parse(JSON.stringify(plain)) as EngineCall);
}

/** Mostly with fields and values of the catalogue, and data of the right kind. */
function randomFilter(definitions: readonly FilterDefinition[]): fc.Arbitrary<SelectedFilter> {
  const op = fc.constantFrom(...FILTER_OPERATORS);
  const invalid = fc.record({
    field: fc.constantFrom('nothing', '__proto__', ...definitions.map(({ field }) => field)),
    op,
    data: fc.constantFrom(...ODD_DATA),
  });
  const valid = definitions.map(({ field, op: usualOp, meta }): fc.Arbitrary<SelectedFilter> => {
    const ops = fc.oneof({ weight: 3, arbitrary: fc.constant(usualOp) }, { weight: 1, arbitrary: op });
    if (meta.type === 'range') {
      const number = fc.oneof(
        fc.double({ min: meta.min - 1, max: meta.max + 1, noNaN: true }),
        fc.constantFrom(meta.min, meta.max),
      );
      const range = fc
        .tuple(number, number)
        .map(([one, other]) => [Math.min(one, other), Math.max(one, other)]);
      return fc.record({ field: fc.constant(field), op: ops, data: fc.oneof(range, number) });
    }
    const value = fc.constantFrom<string | string[]>(...meta.values);
    const data = fc.oneof(
      { weight: 4, arbitrary: fc.array(value, { minLength: 1, maxLength: 4 }) },
      { weight: 1, arbitrary: value.map((each) => (Array.isArray(each) ? [each] : each)) },
    );
    return fc.record({ field: fc.constant(field), op: ops, data });
  });
  return fc.oneof({ weight: 1, arbitrary: invalid }, ...valid.map((arbitrary) => ({ weight: 2, arbitrary })));
}

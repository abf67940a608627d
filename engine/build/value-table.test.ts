import { expect, test } from 'vitest';
import type { EngineFacet, EngineProduct } from '#engine/catalogue.ts';
import { productsRequest, engineOf } from '#tests/fixtures/engines.ts';
import { marketSource, textSource } from '#tests/fixtures/catalogue.ts';

const source = textSource('en');
const facet = (field: string, order: number, type: EngineFacet['type'] = 'checkbox'): EngineFacet => ({
  ...source.facets[0]!,
  field,
  order,
  type,
});

function filtersOf(facets: readonly EngineFacet[], products: readonly EngineProduct[] = source.products) {
  const answer = engineOf({ ...source, facets, products }, marketSource('en-eu')).search(
    '',
    productsRequest(),
  );
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value.filters;
}

test('DA-11 facets stand in the order of the source, then by how many products have them', () => {
  const fields = filtersOf([facet('gender', 2), facet('label', 2), facet('brand', 1)]).map(
    ({ field }) => field,
  );
  expect(fields).toEqual(['brand', 'gender', 'label']);
  expect(filtersOf([facet('label', 0), facet('gender', 0)]).map(({ field }) => field)).toEqual([
    'gender',
    'label',
  ]);
});

test('DA-11 values stand by use, measures by number, what is no measure last', () => {
  const [first, second, third, ...rest] = source.products;
  const having = (product: EngineProduct, ...names: string[]): EngineProduct => ({
    ...product,
    attributes: [{ key: 'fill', title: 'Fill', values: names.map((name) => ({ id: name, name })) }],
  });
  const products = (...names: string[][]) => [
    having(first!, ...names[0]!),
    having(second!, ...names[1]!),
    having(third!, ...names[2]!),
    ...rest,
  ];
  const shown = (type: EngineFacet['type'], ...names: string[][]) => {
    const meta = filtersOf([facet('fill', 0, type)], products(...names))[0]?.meta;
    return meta === undefined || meta.type === 'range' ? meta : meta.names;
  };
  expect(shown('checkbox', ['Wool', 'Down'], ['Down'], ['Down', 'Air'])).toEqual(['Down', 'Air', 'Wool']);
  expect(shown('checkbox', ['1000 ml'], ['750 ml'], ['250 ml'])).toEqual(['250 ml', '750 ml', '1000 ml']);
  expect(shown('range', ['about 900'], ['none'], ['80'])).toMatchObject({ min: 80, max: 900 });
});

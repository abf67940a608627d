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
  const result = engineOf({ ...source, facets, products }, marketSource('en-eu')).search(
    '',
    productsRequest(),
  );
  if (!result.ok) throw new Error(result.error.code);
  return result.value.filters;
}

test('facets are in source order, then by the number of products with a value', () => {
  const fields = filtersOf([facet('gender', 2), facet('label', 2), facet('brand', 1)]).map(
    ({ field }) => field,
  );
  expect(fields).toEqual(['brand', 'gender', 'label']);
  expect(filtersOf([facet('label', 0), facet('gender', 0)]).map(({ field }) => field)).toEqual([
    'gender',
    'label',
  ]);
});

test('values are ordered by product count, measures by number, values without a number last', () => {
  const [first, second, third, ...rest] = source.products;
  const withFill = (product: EngineProduct, ...names: string[]): EngineProduct => ({
    ...product,
    attributes: [{ key: 'fill', title: 'Fill', values: names.map((name) => ({ id: name, name })) }],
  });
  const products = (...names: string[][]) => [
    withFill(first!, ...names[0]!),
    withFill(second!, ...names[1]!),
    withFill(third!, ...names[2]!),
    ...rest,
  ];
  const fillOptions = (type: EngineFacet['type'], ...names: string[][]) => {
    const meta = filtersOf([facet('fill', 0, type)], products(...names))[0]?.meta;
    return meta === undefined || meta.type === 'range' ? meta : meta.names;
  };
  expect(fillOptions('checkbox', ['Wool', 'Down'], ['Down'], ['Down', 'Air'])).toEqual([
    'Down',
    'Air',
    'Wool',
  ]);
  expect(fillOptions('checkbox', ['1000 ml'], ['750 ml'], ['250 ml'])).toEqual([
    '250 ml',
    '750 ml',
    '1000 ml',
  ]);
  expect(fillOptions('checkbox', ['10,000 mm'], ['3.000 mm'], ['8000 mm'])).toEqual([
    '3.000 mm',
    '8000 mm',
    '10,000 mm',
  ]);
  expect(fillOptions('checkbox', ['5 °C'], ['-20 °C', '−7 °C'], ['-5 °C'])).toEqual([
    '-20 °C',
    '−7 °C',
    '-5 °C',
    '5 °C',
  ]);
  expect(fillOptions('checkbox', ['1 l'], ['0,8 l', '½ l'], ['2½ l'])).toEqual([
    '½ l',
    '0,8 l',
    '1 l',
    '2½ l',
  ]);
  expect(fillOptions('range', ['about 900'], ['none'], ['80'])).toMatchObject({ min: 80, max: 900 });
});

test('a field and its values may be called as what every object has', () => {
  const field = 'constructor';
  const value = { id: field, name: 'Maker' };
  const products = source.products.map((product, at) => ({
    ...product,
    labels: [field],
    attributes: at === 0 ? [{ key: field, title: 'Constructor', values: [value] }] : [],
  }));
  const engine = engineOf(
    { ...source, facets: [facet(field, 0), facet('label', 1)], products, valueNames: { label: {} } },
    marketSource('en-eu'),
  );
  const result = engine.search('', productsRequest());
  if (!result.ok) throw new Error(result.error.code);
  const names = result.value.filters.map(({ meta }) => (meta.type === 'range' ? meta : meta.names));
  expect(names).toEqual([['Maker'], [field]]);
});

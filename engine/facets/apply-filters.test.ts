import { expect, test } from 'vitest';
import type { FilterDefinition, SelectedFilter } from '#contract/filters.ts';
import type { ProductsResult } from '#engine/engine.ts';
import { fixtureEngine, listingProducts, productIds, search } from '#tests/fixtures/engines.ts';

function optionsOf({ meta }: FilterDefinition): [string, number][] {
  if (meta.type === 'range') return [];
  return meta.values.map((value, at) => [
    Array.isArray(value) ? (value.at(-1) ?? '') : value,
    meta.counts[at] ?? Number.NaN,
  ]);
}

function products(filters: SelectedFilter[]): ProductsResult {
  return search(fixtureEngine('sv-se'), '', { filters });
}
const ids = (result: ProductsResult): string[] => productIds(result.displays);

test('options within one filter do not shrink each other', () => {
  const colorCounts = (result: ProductsResult) =>
    result.filters.flatMap((each) => (each.field === 'color' ? optionsOf(each) : []));
  const free = colorCounts(products([]));
  expect(free.length).toBe(4);
  expect(colorCounts(products([{ field: 'color', op: 'in', data: ['red'] }]))).toEqual(free);
});

test('DA-12g DA-12h DA-12i DA-12j DA-12k DA-12l DA-12m every filter operator works', () => {
  const jackets: SelectedFilter = { field: 'category', op: 'in', data: [['l-clothing', 'l-jackets']] };
  const found = (filter: SelectedFilter) => ids(products([jackets, filter])).toSorted();
  expect(found({ field: 'gender', op: 'eq', data: 'men' })).toEqual(['p-loft-reuse', 'p-ridge']);
  expect(found({ field: 'gender', op: 'neq', data: 'men' })).toEqual(['p-fjord', 'p-loft']);
  expect(found({ field: 'weight', op: 'leq', data: 380 })).toEqual(['p-loft', 'p-loft-reuse']);
  expect(found({ field: 'weight', op: 'geq', data: 420 })).toEqual(['p-fjord', 'p-ridge']);
  expect(found({ field: 'weight', op: 'inrange', data: [381, 500] })).toEqual(['p-fjord']);
  expect(found({ field: 'price', op: 'leq', data: 999 })).toEqual(['p-loft-reuse']);
  expect(found({ field: 'price', op: 'geq', data: 2199 })).toEqual(['p-fjord', 'p-loft']);
  expect(found({ field: 'color', op: 'nin', data: ['black', 'green'] })).toEqual(['p-fjord', 'p-ridge']);
  expect(found({ field: 'in_stock', op: 'eq', data: true })).toHaveLength(4);
});

test('an unknown field is ignored, an unknown value matches nothing', () => {
  expect(products([{ field: 'nothing', op: 'in', data: ['x'] }]).n_hits).toBe(12);
  expect(products([{ field: 'color', op: 'in', data: ['x'] }]).n_hits).toBe(0);
});

test('a colour and a size must match the same article', () => {
  const filters: SelectedFilter[] = [
    { field: 'color', op: 'in', data: ['blue'] },
    { field: 'size', op: 'in', data: ['XL'] },
    { field: 'in_stock', op: 'in', data: ['true'] },
  ];
  // The shell jacket has blue, and XL in stock, but no blue XL in stock.
  expect(ids(products(filters))).not.toContain('p-fjord');
  expect(ids(products(filters.slice(1)))).toContain('p-fjord');
});

test('the displayed colour is one that passes the filters', () => {
  const result = products([{ field: 'color', op: 'in', data: ['red'] }]);
  const variantIds = result.displays.map(
    (each) => each.variant_displays[each.variant_index]?.color_variant_id,
  );
  expect(variantIds.length).toBeGreaterThan(4);
  expect(variantIds.every((id) => id?.endsWith('-red'))).toBe(true);
});

test('DA-12a DA-12b DA-12c DA-12d DA-12e DA-12f each facet type has its data: paths, swatches, ordered sizes, bounds', () => {
  const metaOf = (field: string) => products([]).filters.find((each) => each.field === field)?.meta;
  expect(metaOf('category')).toMatchObject({
    type: 'checkbox-hierarchical',
    values: expect.arrayContaining([['l-clothing'], ['l-clothing', 'l-jackets', 'l-shell']]),
    names: expect.arrayContaining(['Kläder', 'Skaljackor']),
  });
  expect(metaOf('color')).toMatchObject({
    type: 'checkbox-color',
    values: ['black', 'blue', 'green', 'red'],
    names: ['Svart', 'Blå', 'Grön', 'Röd'],
    swatches: ['#1f2124', '#33608f', '#45664a', '#a93a35'],
  });
  expect(metaOf('size')).toMatchObject({
    type: 'checkbox-grid',
    values: ['S', 'M', 'L', 'XL', 'XXL', '38', '39', '40', '41', '42', '10 l', '20 l', '65 l', 'One size'],
  });
  expect(metaOf('price')).toMatchObject({ type: 'range', min: 299, max: 3499, currency: 'SEK' });
  expect(metaOf('weight')).toMatchObject({ type: 'range', min: 70, max: 1900, unit: 'g' });
  expect(metaOf('gender')).toMatchObject({ type: 'radio' });
  expect(metaOf('in_stock')).toMatchObject({
    type: 'checkbox',
    values: ['true'],
    names: ['I lager'],
    counts: [11],
  });
  expect(metaOf('sustainability')).toMatchObject({
    values: ['recycled', 'bluesign', 'reuse-good'],
    names: ['Återvunnet', 'Bluesign', 'Reuse good'],
  });
});

test('options that count nothing stay in the list', () => {
  const colors = products([
    { field: 'category', op: 'in', data: [['l-gear', 'l-accessories']] },
  ]).filters.find((each) => each.field === 'color');
  expect(colors === undefined ? [] : optionsOf(colors)).toEqual([
    ['black', 0],
    ['blue', 1],
    ['green', 0],
    ['red', 1],
  ]);
});

test('a selected option stays although no product of the listing has it', () => {
  const filters: SelectedFilter[] = [{ field: 'color', op: 'in', data: ['green'] }];
  const { filters: definitions } = listingProducts(fixtureEngine('sv-se'), 'l-accessories', { filters });
  const colors = definitions.find((each) => each.field === 'color');
  expect(colors === undefined ? [] : optionsOf(colors)).toEqual([
    ['blue', 1],
    ['green', 0],
    ['red', 1],
  ]);
});

test('bounds of a measure are those of the products that pass the other filters', () => {
  const weightOf = (filters: SelectedFilter[]) =>
    products(filters).filters.find((each) => each.field === 'weight')?.meta;
  const jackets: SelectedFilter = { field: 'category', op: 'in', data: [['l-clothing', 'l-jackets']] };
  expect(weightOf([jackets])).toMatchObject({ min: 380, max: 510 });
  expect(weightOf([jackets, { field: 'weight', op: 'geq', data: 500 }])).toMatchObject({
    min: 380,
    max: 510,
  });
});

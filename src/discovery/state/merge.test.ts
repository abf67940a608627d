import { expect, test } from 'vitest';
import type { SelectedFilter } from '#contract/filters.ts';
import { withSelectedValues } from '#src/discovery/state/merge.ts';
import { listFilter, rangeFilter, treeFilter } from '#tests/fixtures/discovery-responses.ts';

test('a selected value that the response lacks comes first with a count of zero, and each swatch keeps its colour', () => {
  const color = listFilter('color', ['Blue', 'Red'], { type: 'checkbox-color', swatches: ['#00f', '#f00'] });
  const selected: SelectedFilter[] = [{ field: 'color', op: 'in', data: ['green', 'blue'] }];
  expect(withSelectedValues([color], selected)[0]?.meta).toMatchObject({
    values: ['green', 'Blue', 'Red'],
    names: ['green', 'Blue', 'Red'],
    counts: [0, 1, 2],
    swatches: [null, '#00f', '#f00'],
  });
});

test('so does a category path; a range and a response that lists all stay as they are', () => {
  const tree = treeFilter('category', ['Shoes']);
  const range = rangeFilter('price', 1, 9);
  const selected: SelectedFilter[] = [
    { field: 'category', op: 'in', data: [['Jackets', 'Shell'], ['shoes']] },
    { field: 'price', op: 'inrange', data: [2, 3] },
  ];
  const [grown, same] = withSelectedValues([tree, range], selected);
  expect(grown?.meta).toMatchObject({ values: [['Jackets', 'Shell'], ['Shoes']], counts: [0, 3] });
  expect(same).toBe(range);
});

import { expect, test } from 'vitest';
import type { SortOption } from '#contract/filters.ts';
import { sortChoicesOf, selectedChoiceOf } from '#src/discovery/sorting/sort-list.ts';

const sorts: SortOption[] = [
  { field: 'relevance', order: 'desc', meta: { title: 'Relevance' } },
  {
    field: 'price',
    order: 'asc',
    meta: { title: 'Price', values: ['asc', 'desc'], names: ['Lowest price first', 'Highest price first'] },
  },
];

test('each direction is a choice of its own', () => {
  expect(sortChoicesOf(sorts).map(({ key, name }) => [key, name])).toEqual([
    ['relevance desc', 'Relevance'],
    ['price asc', 'Lowest price first'],
    ['price desc', 'Highest price first'],
  ]);
});

test('the chosen order is named; with none chosen it is the first', () => {
  const choices = sortChoicesOf(sorts);
  expect(selectedChoiceOf(choices, null)?.key).toBe('relevance desc');
  expect(selectedChoiceOf(choices, { field: 'price', order: 'desc' })?.key).toBe('price desc');
  expect(selectedChoiceOf(choices, { field: 'gone', order: 'asc' })?.key).toBe('relevance desc');
});

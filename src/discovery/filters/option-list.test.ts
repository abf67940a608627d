import { expect, test } from 'vitest';
import type { FilterDefinition } from '#contract/filters.ts';
import {
  initialOptionCount,
  groupsOf,
  matchesQuery,
  isWorthShowing,
  optionsOf,
  withoutEmptyValues,
} from '#src/discovery/filters/option-list.ts';
import { en } from '#src/discovery/texts/en.ts';
import { listFilter, rangeFilter, treeFilter } from '#tests/fixtures/discovery-responses.ts';

const values = (count: number) => Array.from({ length: count }, (_, index) => `v${index}`);
const inGroup = (definition: FilterDefinition, title: string, expanded?: boolean): FilterDefinition => ({
  ...definition,
  meta: {
    ...definition.meta,
    group_title: title,
    group_expanded: expanded ?? null,
  },
});

test('over 15 values show 4, over 30 colours show 8', () => {
  expect(initialOptionCount('checkbox', 15)).toBe(15);
  expect(initialOptionCount('checkbox', 16)).toBe(4);
  expect(initialOptionCount('checkbox-hierarchical', 16)).toBe(4);
  expect(initialOptionCount('checkbox-color', 30)).toBe(30);
  expect(initialOptionCount('checkbox-color', 31)).toBe(8);
});

test('a group has a search box from 15 options; colours and sizes count half, ranges not at all', () => {
  const isSearchable = (definitions: FilterDefinition[]) => groupsOf(definitions)[0]?.isSearchable;
  expect(isSearchable([listFilter('brand', values(14))])).toBe(false);
  expect(isSearchable([listFilter('brand', values(15))])).toBe(true);
  expect(isSearchable([listFilter('size', values(29), { type: 'checkbox-grid' })])).toBe(false);
  expect(isSearchable([listFilter('size', values(30), { type: 'checkbox-grid' })])).toBe(true);
  expect(isSearchable([rangeFilter('price', 0, 9)])).toBe(false);
  const together = [inGroup(listFilter('a', values(7)), 'Both'), inGroup(listFilter('b', values(8)), 'Both')];
  expect(isSearchable(together)).toBe(true);
});

test('a group opens by itself only when all its filters say so', () => {
  const a = listFilter('a', ['x']);
  const b = listFilter('b', ['x']);
  const opened = (...groups: FilterDefinition[]) => groupsOf(groups).map(({ isExpanded }) => isExpanded);
  expect(opened(a)).toEqual([false]);
  expect(opened(inGroup(a, 'G', true), inGroup(b, 'G', true))).toEqual([true]);
  expect(opened(inGroup(a, 'G', true), inGroup(b, 'G', false))).toEqual([false]);
});

test('filters of one group title stand together where the first of them is', () => {
  const groups = groupsOf([
    inGroup(listFilter('a', ['x']), 'Fit'),
    listFilter('color', ['x']),
    inGroup(listFilter('b', ['x']), 'Fit'),
  ]);
  expect(groups.map(({ title, definitions }) => [title, definitions.length])).toEqual([
    ['Fit', 2],
    ['color', 1],
  ]);
});

test('a search finds a part of a name and a name that is a part of it', () => {
  expect(matchesQuery('Dark Blue', 'blue')).toBe(true);
  expect(matchesQuery('Blue', 'dark blue')).toBe(true);
  expect(matchesQuery('Blue', 'red')).toBe(false);
  expect(matchesQuery('Blue', ' ')).toBe(true);
});

test('names, counts and swatches are read beside the values', () => {
  const color = listFilter('color', ['b'], { counts: [7], swatches: ['#00f'] });
  color.meta.names = ['Blue'];
  expect(optionsOf(color, en)).toEqual([{ value: 'b', name: 'Blue', count: 7, swatch: '#00f' }]);
});

test('a filter that would change nothing is left out, unless it is selected', () => {
  const brand = listFilter('brand', ['Cairn'], { counts: [21] });
  expect(isWorthShowing(brand, 21, false)).toBe(false);
  expect(isWorthShowing(brand, 21, true)).toBe(true);
  expect(isWorthShowing(brand, 30, false)).toBe(true);
  expect(isWorthShowing(listFilter('size', ['M', 'L'], { counts: [3, 3] }), 3, false)).toBe(true);
  expect(isWorthShowing(treeFilter('category', ['Women', 'Women/Jackets']), 3, false)).toBe(false);
  expect(isWorthShowing(treeFilter('category', ['Women', 'Men']), 3, false)).toBe(true);
  expect(isWorthShowing(rangeFilter('price', 0, 9), 3, false)).toBe(true);
});

test('without empty values a tree keeps what is selected, above it and below', () => {
  const paths = ['tops', 'tops/shirts', 'tops/shirts/checked', 'tops/vests', 'tents'];
  const tree = treeFilter('category', paths);
  const definition = { ...tree, meta: { ...tree.meta, counts: [0, 0, 0, 0, 3] } } as FilterDefinition;
  const valuesFor = (data: string[][]) =>
    withoutEmptyValues([definition], [{ field: definition.field, op: 'in', data }]).map(({ meta }) =>
      'values' in meta ? [meta.values, meta.counts] : [],
    );
  expect(valuesFor([])).toEqual([[[['tents']], [3]]]);
  expect(valuesFor([['tops', 'shirts']])).toEqual([
    [
      [['tops'], ['tops', 'shirts'], ['tops', 'shirts', 'checked'], ['tents']],
      [0, 0, 0, 3],
    ],
  ]);
});

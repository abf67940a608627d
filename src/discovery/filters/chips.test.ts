import { expect, test } from 'vitest';
import type { SelectedFilter } from '#contract/filters.ts';
import { chipsOf } from '#src/discovery/filters/chips.ts';
import { en } from '#src/discovery/texts/en.ts';
import { ko } from '#src/discovery/texts/ko.ts';
import { listFilter, rangeFilter, treeFilter } from '#tests/fixtures/discovery-responses.ts';

test('every selected value is a chip by its name, a category and a range are one each', () => {
  const color = listFilter('color', ['b', 'r']);
  color.meta.names = ['Blue', 'Red'];
  const definitions = [
    color,
    treeFilter('category', ['Jackets', 'Jackets/Shell', 'Shoes']),
    rangeFilter('price', 0, 900),
  ];
  const selected: SelectedFilter[] = [
    { field: 'color', op: 'in', data: ['R', 'b'] },
    { field: 'category', op: 'in', data: [['Jackets'], ['Jackets', 'Shell']] },
    { field: 'price', op: 'inrange', data: [100, 300] },
    { field: 'gone', op: 'in', data: ['still here'] },
  ];
  const chips = chipsOf(definitions, selected, (_, range) => range.join(' to '), en);
  expect(chips.map(({ name, item }) => [name, item])).toEqual([
    ['Red', 'R'],
    ['Blue', 'b'],
    ['Jackets', ['Jackets']],
    ['100 to 300', null],
    ['still here', 'still here'],
  ]);
  expect(new Set(chips.map(({ key }) => key)).size).toBe(chips.length);
});

test('a filter with an operator that the page does not offer is named like the others, after a sign', () => {
  const color = listFilter('color', ['b', 'r']);
  color.meta.names = ['Blue', 'Red'];
  const definitions = [
    color,
    treeFilter('category', ['Jackets', 'Jackets/Shell']),
    rangeFilter('price', 0, 900),
  ];
  const namesOf = (...selected: SelectedFilter[]) =>
    chipsOf(definitions, selected, (_, range) => range.join(' to '), en).map(({ name }) => name);
  expect(namesOf({ field: 'color', op: 'eq', data: 'r' })).toEqual(['Red']);
  expect(namesOf({ field: 'color', op: 'nin', data: ['b', 'r'] })).toEqual(['≠ Blue', '≠ Red']);
  expect(namesOf({ field: 'price', op: 'leq', data: 100 })).toEqual(['≤ 100']);
  expect(namesOf({ field: 'category', op: 'nin', data: [['Jackets', 'Shell']] })).toEqual(['≠ Shell']);
  expect(namesOf({ field: 'color', op: 'inrange', data: [1, 2] })).toEqual(['1–2']);
});

test('a yes to something without a name is no chip', () => {
  expect(chipsOf([], [{ field: 'gone', op: 'eq', data: true }], String, en)).toEqual([]);
});

test('the one size is a chip by the word of the language, of the filter by size alone', () => {
  const selected: SelectedFilter[] = [
    { field: 'size', op: 'in', data: ['M', 'One size'] },
    { field: 'size', op: 'nin', data: ['One size'] },
    { field: 'brand', op: 'in', data: ['One size'] },
  ];
  const chips = chipsOf([listFilter('size', ['M', 'One size'])], selected, String, ko);
  expect(chips.map(({ name, item }) => [name, item])).toEqual([
    ['M', 'M'],
    ['프리사이즈', 'One size'],
    ['≠ 프리사이즈', 'One size'],
    ['One size', 'One size'],
  ]);
});

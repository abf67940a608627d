import { describe, expect, test } from 'vitest';
import type { SelectedFilter } from '#contract/filters.ts';
import { isSelected, withData, withoutBranch, withoutItem } from '#src/discovery/state/selection.ts';
import { rangeOf, withToggledValue, withRange } from '#src/discovery/state/selection-changes.ts';
import { listFilter, rangeFilter } from '#tests/fixtures/discovery-responses.ts';

const color = listFilter('color', ['Blue', 'Red']);
const size: SelectedFilter = { field: 'size', op: 'in', data: ['M'] };

describe('boxes', () => {
  test('a value is put into its filter and taken out again, the filter with its last value', () => {
    const one = withToggledValue([], color, 'Blue');
    expect(one).toEqual([{ field: 'color', op: 'in', data: ['Blue'] }]);
    const two = withToggledValue(one, color, 'Red');
    expect(two[0]?.data).toEqual(['Blue', 'Red']);
    expect(withToggledValue(withToggledValue(two, color, 'Blue'), color, 'Red')).toEqual([]);
  });

  test('values are compared without case, and a number as its text', () => {
    const typed: SelectedFilter[] = [{ field: 'color', op: 'in', data: ['bLUE', 42] }];
    expect(isSelected(typed, color, 'Blue')).toBe(true);
    expect(isSelected(typed, color, '42')).toBe(true);
    expect(withToggledValue(typed, color, 'Blue')[0]?.data).toEqual([42]);
  });

  test('a change of one filter keeps every other, also one with the same field or the same operator', () => {
    const others: SelectedFilter[] = [size, { field: 'color', op: 'nin', data: ['Green'] }];
    expect(withToggledValue(others, color, 'Blue')).toEqual([
      ...others,
      { field: 'color', op: 'in', data: ['Blue'] },
    ]);
  });

  test('a filter keeps its place when its data changes', () => {
    const before = [{ field: 'color', op: 'in', data: ['Blue'] } as const, size].map((f) => ({ ...f }));
    expect(withToggledValue(before as SelectedFilter[], color, 'Red').map(({ field }) => field)).toEqual([
      'color',
      'size',
    ]);
  });

  test('a radio holds one value, and pressing it again does not take it out', () => {
    const fit = listFilter('fit', ['Slim', 'Wide'], { type: 'radio' });
    const slim = withToggledValue([], fit, 'Slim');
    expect(withToggledValue(slim, fit, 'Wide')[0]?.data).toEqual(['Wide']);
    expect(withToggledValue(slim, fit, 'Slim')).toEqual(slim);
    const equal = { ...fit, op: 'eq' as const };
    expect(withToggledValue([], equal, 'Slim')).toEqual([{ field: 'fit', op: 'eq', data: 'Slim' }]);
  });
});

test('a category goes with all below it and with what is above it; its siblings stay', () => {
  const paths = [['Jackets'], ['Jackets', 'Shell'], ['Jackets', 'Shell', 'Light'], ['Jackets', 'Down']];
  const before: SelectedFilter[] = [{ field: 'category', op: 'in', data: paths }];
  const key = { field: 'category', op: 'in' as const };
  expect(withoutBranch(before, key, ['jackets', 'shell'])[0]?.data).toEqual([['Jackets', 'Down']]);
  expect(withoutBranch(before, key, ['Jackets'])).toEqual([]);
});

describe('ranges', () => {
  const price = rangeFilter('price', 100, 900);
  const bounds = { min: 100, max: 900 };

  test('a range outside the bounds is clamped', () => {
    expect(withRange([], price, [0, 500], bounds)[0]?.data).toEqual([100, 500]);
    expect(withRange([], price, [950, 990], bounds)[0]?.data).toEqual([900, 900]);
  });

  test('a range equal to the full range is removed, others stay', () => {
    const before = withRange([size], price, [200, 500], bounds);
    expect(withRange(before, price, [0, 9000], bounds)).toEqual([size]);
  });

  test('a filter whose data becomes empty is removed', () => {
    expect(withData([size], size, [])).toEqual([]);
    expect(withoutItem([size], size, 'm')).toEqual([]);
  });

  test('the shown range is the selected one inside the bounds, else all of it', () => {
    expect(rangeOf([], price, bounds)).toEqual([100, 900]);
    expect(rangeOf([{ field: 'price', op: 'inrange', data: [50, 400] }], price, bounds)).toEqual([100, 400]);
  });
});

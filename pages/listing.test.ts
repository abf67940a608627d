// The page of a listing, composed from a catalogue of tests.
import { expect, test } from 'vitest';
import type { Products } from '#contract/clients.ts';
import type { FilterDefinition } from '#contract/filters.ts';
import { decodeState, encodeState } from '#contract/url-state/state.ts';
import { withoutOwnCategory } from '#pages/listing.ts';
import { selectionOf } from '#pages/products.ts';
import type { PageContext } from '#pages/context.ts';

const PATHS = [['women'], ['women', 'jackets'], ['women', 'jackets', 'parkas'], ['men'], ['women', 'tops']];
const tree = (values: string[][]): FilterDefinition => ({
  field: 'category',
  op: 'in',
  meta: {
    type: 'checkbox-hierarchical',
    title: 'Category',
    group_title: '',
    group_expanded: true,
    values,
    names: values.map((path) => path.join(' ')),
    counts: values.map((path) => path.join('').length),
  },
});
const products = (values: string[][], selected: string[][]) =>
  ({
    filters: [tree(values)],
    selectedFilters: [{ field: 'category', op: 'in', data: selected }],
  }) as unknown as Products;

test('a listing is no filter of itself, and neither is what it stands below', () => {
  expect(withoutOwnCategory(products(PATHS, [['men']]), 'jackets')).toMatchObject({
    filters: [tree(PATHS.slice(2))],
    selectedFilters: [{ data: [['men']] }],
  });
  expect(withoutOwnCategory(products(PATHS, [['women'], ['men']]), 'jackets').selectedFilters).toEqual([]);
  expect(withoutOwnCategory(products(PATHS.slice(0, 2), []), 'jackets').filters).toEqual([]);
  const others = products(PATHS, [['men']]);
  expect(withoutOwnCategory(others, 'tents')).toEqual(others);
});

test('of an older address with a category and all below it the category alone is asked for', () => {
  const written = '?f_category=women‚women-tops‣men‣women‣women‚women-jackets‚women-parkas‣';
  expect(decodeState(written).filters[0]?.data).toHaveLength(4);
  const { filters } = selectionOf({} as PageContext, { search: written, limit: 1 });
  expect(filters).toEqual([{ field: 'category', op: 'in', data: [['men'], ['women']] }]);
  expect(encodeState('', { filters, sort: null })).toBe('?f_category=~men~women');
});

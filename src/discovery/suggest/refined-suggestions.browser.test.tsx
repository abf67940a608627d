// Suggestions for a query that will be searched for with filters or sorting, over a real engine.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { SelectedFilter, SelectedSort } from '#contract/filters.ts';
import type { SearchResultsRequest } from '#contract/search.ts';
import { encodeState } from '#contract/url-state/state.ts';
import { createEngineClient } from '#tests/fixtures/engine-client.ts';
import { type SearchFieldPage, showSearchField } from '#tests/fixtures/search-field-page.tsx';

let shown: SearchFieldPage | undefined;
afterEach(() => shown?.remove());

const blue: SelectedFilter = { field: 'color', op: 'in', data: ['blue'] };
const byPrice: SelectedSort = { field: 'price', order: 'asc' };

/** What is asked for while "jacket" is typed on a search page with a selection, and how many are found. */
async function searchFor(filters: readonly SelectedFilter[], sort: SelectedSort | null) {
  const asked: SearchResultsRequest[] = [];
  const totals = new Map<string, number>();
  const client = createEngineClient((request) => asked.push(request));
  shown = await showSearchField({
    keptParameters: encodeState('', { filters, sort }).replace('?', '&'),
    suggest: async (query, search) => {
      const result = await client.suggest('en-eu', query, search);
      if (!result.ok) throw new Error(result.error.code);
      totals.set(query, result.value.total);
      return result.value;
    },
  });
  const field = page.getByRole('combobox', { name: 'Search for products' });
  await field.click();
  await field.fill('jacket');
  await expect.poll(() => totals.has('jacket')).toBe(true);
  const count = totals.get('jacket') ?? 0;
  await expect.element(page.getByRole('group', { name: `Products (${count})` })).toBeVisible();
  shown.remove();
  return { last: asked.at(-1), count };
}

test('SM-03h 20 are fetched when filters or sorting are set, of what these leave', async () => {
  const plain = await searchFor([], null);
  expect(plain.last).toMatchObject({ query: 'jacket', limit: 6 });
  const filtered = await searchFor([blue], null);
  expect(filtered.last).toMatchObject({ query: 'jacket', limit: 20, filters: [blue], sort: null });
  expect(filtered.count).toBeLessThan(plain.count);
  const sorted = await searchFor([], byPrice);
  expect(sorted.last).toMatchObject({ query: 'jacket', limit: 20, filters: [], sort: byPrice });
  expect(sorted.count).toBe(plain.count);
});

test('SM-03h they are those that the search page loads first', async () => {
  const { last } = await searchFor([blue], byPrice);
  const asked: SearchResultsRequest[] = [];
  const client = createEngineClient((request) => asked.push(request));
  const search = encodeState('', { query: 'jacket', filters: [blue], sort: byPrice });
  await client.search('en-eu', { search, limit: 20 });
  expect(asked[0]).toEqual(last);
});

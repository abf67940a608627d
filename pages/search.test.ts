// The page of a search, composed from a catalogue of tests.
import { expect, test } from 'vitest';
import { ok } from '#contract/result.ts';
import { encodeState } from '#contract/url-state/state.ts';
import type { PageContext } from '#pages/context.ts';
import { searchPage } from '#pages/search.ts';
import { marketOf } from '#tests/fixtures/markets.ts';

test('what a query says besides products leads to the search without it, with what was selected', async () => {
  const sort = { field: 'price', order: 'asc' as const };
  const understood = [
    { kind: 'price' as const, label: 'under 20', query: 'billigast jacka', low: null, high: 20 },
    { kind: 'sort' as const, label: 'Lägsta pris', query: 'jacka under 20', sort },
  ];
  const found = { n_hits: 1, displays: [], sorts: [], filters: [], search_request_id: 'r' };
  const searchResults = async () => ok({ ...found, content_search_links: [], understood });
  const context = {
    merchant: () => 'shop',
    source: { searchResults },
    freshness: () => ({ source: 'server', asOf: 0 }),
  } as unknown as PageContext;
  const filters = [{ field: 'color', op: 'in' as const, data: ['red'] }];
  const search = (query: string) => encodeState('?a=1', { filters, sort: null, query });
  const request = { search: search('billigast jacka under 20'), limit: 24 };
  expect(await searchPage(context, marketOf('sv-se'), request)).toMatchObject({
    value: {
      query: 'billigast jacka under 20',
      understood: [
        { label: '', lowMinor: null, highMinor: 2000, href: search('billigast jacka') },
        {
          label: 'Lägsta pris',
          lowMinor: null,
          highMinor: null,
          href: search('jacka under 20'),
        },
      ],
      products: { selectedSort: null, querySort: sort },
    },
  });
});

test('all that a query says is taken out of it by a link to the search without a query', async () => {
  const understood = [{ kind: 'sale' as const, label: 'sale', query: '' }];
  const found = { n_hits: 1, displays: [], sorts: [], filters: [], search_request_id: 'r' };
  const context = {
    merchant: () => 'shop',
    source: { searchResults: async () => ok({ ...found, content_search_links: [], understood }) },
    freshness: () => ({ source: 'server', asOf: 0 }),
  } as unknown as PageContext;
  const request = { search: encodeState('', { filters: [], sort: null, query: 'sale' }), limit: 24 };
  const shown = await searchPage(context, marketOf('sv-se'), request);
  expect(shown).toMatchObject({ value: { understood: [{ href: '?' }] } });
});

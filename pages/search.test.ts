// The page of a search, composed from a catalogue of tests.
import { expect, test } from 'vitest';
import { ok } from '#contract/result.ts';
import { encodeState } from '#contract/url-state/state.ts';
import type { PageContext } from '#pages/context.ts';
import { searchPage } from '#pages/search.ts';
import { createEngineClient } from '#tests/fixtures/engine-client.ts';
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

test('a list whose range was clamped goes on by the selection that its page shows', async () => {
  const client = createEngineClient();
  const searchOf = (data: [number, number]) =>
    encodeState('', { filters: [{ field: 'price', op: 'inrange', data }], sort: null, query: 'jacket' });
  const page = async (search: string) => {
    const found = await client.search('en-eu', { search, limit: 1 });
    if (!found.ok) throw new Error(found.error.code);
    return found.value;
  };
  const { filters } = (await page('?q=jacket')).products;
  const meta = filters.find(({ field }) => field === 'price')?.meta;
  if (meta?.type !== 'range') throw new Error('no range');
  // As a slider asks whose lower bound is rounded.
  const shown = await page(searchOf([meta.min - 0.5, meta.max - 0.01]));
  const { correctedSearch = '', cursor, total } = shown.products;
  expect(correctedSearch).not.toBe('');
  expect(total).toBeGreaterThan(1);
  const scope = { kind: 'search' } as const;
  const rest = await client.more('en-eu', scope, { search: correctedSearch, limit: 24 }, cursor);
  expect(rest).toMatchObject({ ok: true, value: { total } });
  expect(rest.ok && rest.value.cards.length).toBe(total - 1);
});

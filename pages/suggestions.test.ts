// What the search field offers, composed from responses of tests.
import { expect, test } from 'vitest';
import { ok } from '#contract/result.ts';
import type { PageContext } from '#pages/context.ts';
import { searchSuggestions } from '#pages/suggestions.ts';
import { marketOf } from '#tests/fixtures/markets.ts';

test('pages that match are suggested, but for those that are suggested as listings', async () => {
  const content = (url: string) => ({ title: `Page ${url}`, page_url: url, description: '' });
  const listing = {
    type: 'listing',
    title: 'Rain',
    page_url: '/sv-se/c/rain',
    image_urls: [],
    ancestors: [],
  };
  const context = {
    merchant: () => 'shop',
    source: {
      suggestions: async () => ok({ suggestions: [listing] }),
      searchResults: async () =>
        ok({
          n_hits: 1,
          displays: [],
          content_search_links: [content('/sv-se/c/rain'), content('/sv-se/e/care')],
        }),
    },
  } as unknown as PageContext;
  const found = await searchSuggestions(context, marketOf('sv-se'), 'rain');
  expect(found).toMatchObject({
    value: {
      listings: [{ title: 'Rain', href: '/sv-se/c/rain' }],
      contentLinks: [{ title: 'Page /sv-se/e/care', href: '/sv-se/e/care' }],
    },
  });
});

// The search page's parts below its results.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SearchResults } from '#src/discovery/results/search-results.tsx';
import { cards, products } from '#tests/fixtures/discovery-responses.ts';
import { type DiscoveryPage, renderDiscovery } from '#tests/fixtures/discovery-page.tsx';

let shown: DiscoveryPage | undefined;
afterEach(() => shown?.remove());

test('SP-03g a search shows the content that it found', async () => {
  const contentLinks = [{ title: 'Wash wool', description: 'Cold, and rarely.', href: '/en-eu/e/care' }];
  shown = await renderDiscovery(
    <SearchResults
      page={{
        query: 'wool',
        correctedQuery: null,
        contentLinks,
        products: products({ cards: cards(0, 4) }),
        redirect: null,
        alternatives: [],
      }}
      search="?query=wool"
      label="Search: wool"
    />,
  );
  await expect.element(page.getByRole('heading', { name: 'Good to read' })).toBeVisible();
  const link = page.getByRole('link', { name: /Wash wool/ });
  await expect.element(link).toHaveAttribute('href', '/en-eu/e/care');
  await expect.element(link).toHaveTextContent('Wash woolCold, and rarely.');
});

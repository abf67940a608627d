// What stands around the results of a search: pages that match it, and products to go on with where nothing was found.
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { SearchPage } from '#contract/clients.ts';
import { DiscoveryHostProvider } from '#src/discovery/host-context.tsx';
import { SearchResults } from '#src/discovery/results/search-results.tsx';
import { sv } from '#src/discovery/texts/sv.ts';
import { cards, products } from '#tests/fixtures/discovery-responses.ts';
import { createTestHost, type TestHostOptions } from '#tests/fixtures/test-host.tsx';

const URL_OF_PAGE = { current: location };

let root: Root | undefined;
afterEach(() => root?.unmount());

function show(overrides: Partial<SearchPage>, host: TestHostOptions = {}): void {
  const shown: SearchPage = {
    query: 'repair',
    correctedQuery: null,
    understood: [],
    contentLinks: [],
    products: products({ cards: cards(0, 2) }),
    redirect: null,
    alternatives: [],
    ...overrides,
  };
  root = createRoot(document.body.appendChild(document.createElement('main')));
  root.render(
    <DiscoveryHostProvider host={createTestHost(host).host}>
      <SearchResults page={shown} search="?query=repair" label="Search: repair" url={URL_OF_PAGE} />
    </DiscoveryHostProvider>,
  );
}

test('SP-03g pages that match the query are linked with title and text', async () => {
  const link = { title: 'Repairs', description: 'We mend zips and seams.', href: '/en-eu/e/repairs' };
  show({ contentLinks: [link] });
  const shown = page.getByRole('link', { name: /Repairs/ });
  await expect.element(shown).toHaveAttribute('href', '/en-eu/e/repairs');
  await expect.element(shown.getByText('We mend zips and seams.')).toBeVisible();
});

test('SP-01c a warning is logged when the page renders at another path', async () => {
  const warned = vi.mocked(console.warn);
  for (const url of ['/en-eu/search?query=repair', '/en-eu/find?query=repair']) {
    show({}, { url, saysPath: true });
    await expect.poll(() => page.getByRole('article').elements().length).toBe(2);
    root?.unmount();
  }
  expect(warned.mock.calls).toEqual([
    ['search page at another path', { path: '/en-eu/find', searchPath: '/en-eu/search' }],
  ]);
  warned.mockClear();
});

test('SP-03h where nothing was found, other products are offered; beside results they are not', async () => {
  show({ products: products({ cards: [], total: 0 }), alternatives: cards(7, 2) });
  const others = page.getByRole('list', { name: 'Perhaps one of these' });
  await expect.poll(() => others.getByRole('article').elements().length).toBe(2);
  root?.unmount();
  show({ alternatives: cards(7, 2) });
  await expect.poll(() => page.getByRole('article').elements().length).toBe(2);
  expect(others.elements()).toHaveLength(0);
});

test('what the query says besides products is a row of links to the search without it', async () => {
  const statement = { lowMinor: null, highMinor: null, currency: 'EUR' } as const;
  show({
    understood: [
      { ...statement, label: 'Red', href: '/en-eu/search?query=socks+under+20' },
      { ...statement, label: '', highMinor: 2000, href: '/en-eu/search?query=red+socks' },
      { ...statement, label: '', lowMinor: 2000, highMinor: 5000, href: '/en-eu/search?query=red' },
    ],
  });
  const links = page.getByRole('list', { name: 'Selected filters' }).getByRole('link');
  await expect.poll(() => links.elements().map((link) => link.textContent)).toHaveLength(3);
  expect(links.elements().map((link) => link.getAttribute('href'))).toEqual([
    '/en-eu/search?query=socks+under+20',
    '/en-eu/search?query=red+socks',
    '/en-eu/search?query=red',
  ]);
  const names = links.elements().map((link) => link.textContent);
  expect(names).toEqual(['Red', expect.stringMatching(/^≤ .*20/u), expect.stringMatching(/20.* – .*50/u)]);
});

test('the size of what comes in one size is understood by the word of the language', async () => {
  const price = { lowMinor: null, highMinor: null, currency: 'SEK' } as const;
  show({ understood: [{ ...price, label: 'ONE', href: '/sv-se/search?query=mössa' }] }, { texts: sv });
  const statement = page.getByRole('link', { name: sv.filters.remove('En storlek') });
  await expect.element(statement).toHaveTextContent('En storlek');
});

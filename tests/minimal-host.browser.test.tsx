// The example of docs/discovery-host.md in a browser, and what that page says a server needs of a host.
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { SearchPage } from '#contract/clients.ts';
import { DiscoveryHostProvider } from '#src/discovery/host-context.tsx';
import type { DiscoveryHost } from '#src/discovery/host.ts';
import { SearchResults } from '#src/discovery/results/search-results.tsx';
import { SearchScreen } from '#src/discovery/search-screen.tsx';
import { SearchField } from '#src/discovery/suggest/search-field.tsx';
import { createEngineClient } from '#tests/fixtures/engine-client.ts';
import { showSearchPage } from '#tests/fixtures/minimal-host.tsx';
import { createTestHost } from '#tests/fixtures/test-host.tsx';

const SEARCH = '?query=shell';

let remove: (() => void) | undefined;
afterEach(() => {
  remove?.();
  document.querySelector('main')?.remove();
});

const client = createEngineClient();

async function searchPage(): Promise<SearchPage> {
  const result = await client.search('en-eu', { search: SEARCH, limit: 20 });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

async function show(changed: Partial<SearchPage> = {}): Promise<void> {
  const place = document.body.appendChild(document.createElement('main'));
  const found = { ...(await searchPage()), ...changed };
  remove = showSearchPage(place, { page: found, search: SEARCH }, client, async () => undefined);
}

/** Of the sentence that says what a page rendered on a server needs. */
async function membersForServer(): Promise<(keyof DiscoveryHost)[]> {
  const doc = await commands.readFile('docs/discovery-host.md');
  const [sentence = ''] = /A page rendered on a server needs [^.]*\./.exec(doc) ?? [];
  return [...sentence.matchAll(/`(\w+)`/g)].map(([, name]) => name as keyof DiscoveryHost);
}

const heading = () => page.getByRole('heading', { level: 1, name: 'Search: shell' });
const field = () => page.getByRole('combobox', { name: 'Search for products' });

test('a host of plain links and whole documents shows a search page and its field', async () => {
  await show();
  await expect.element(heading()).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Fjord Shell/ })).toBeVisible();
  await expect.element(field()).toBeVisible();
});

test('it has the styles of discovery: space at the sides, targets of 44 px, suggestions on a ground of their own', async () => {
  await page.viewport(1280, 800);
  await show();
  await expect.element(field()).toBeVisible();
  const styleOf = (selector: string) =>
    getComputedStyle(document.querySelector(selector) ?? expect.unreachable());
  expect(Number.parseFloat(styleOf('[data-part="search-page"]').paddingInlineStart)).toBeGreaterThan(0);
  expect(field().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await field().click();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  const { backgroundColor, position, boxSizing } = styleOf('[data-part="suggestions"]');
  expect({ position, boxSizing }).toEqual({ position: 'absolute', boxSizing: 'border-box' });
  expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
});

test('a search that the merchant shows elsewhere is left for there', async () => {
  await show({ redirect: '#elsewhere' });
  expect(location.hash).toBe('#elsewhere');
  location.hash = '';
});

test('a page rendered on a server needs the members of the host that the documentation names, and no others', async () => {
  const { host } = createTestHost({ client });
  const found = await searchPage();
  const htmlWith = (names: readonly (keyof DiscoveryHost)[]) =>
    renderToString(
      <DiscoveryHostProvider
        host={Object.fromEntries(names.map((name) => [name, host[name]])) as unknown as DiscoveryHost}
      >
        <SearchField />
        <SearchScreen page={found} search={SEARCH} />
        {/* The screen's own are loaded apart from it in a browser. */}
        <SearchResults
          page={found}
          search={SEARCH}
          label="Results"
          url={{ current: { pathname: '', search: '' } }}
        />
      </DiscoveryHostProvider>,
    );
  const named = await membersForServer();
  expect(htmlWith(named)).toContain('data-part="product-card"');
  for (const name of named) expect(() => htmlWith(named.filter((one) => one !== name)), name).toThrow();
});

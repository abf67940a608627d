// Discovery on a page that is no shop: a test host, no router, and a client over a real engine.
import { type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ListingPage, SearchPage } from '#contract/clients.ts';
import { DiscoveryHostProvider } from '#src/discovery/host-context.tsx';
import { ListingScreen } from '#src/discovery/listing-screen.tsx';
import { SearchScreen } from '#src/discovery/search-screen.tsx';
import { SearchField } from '#src/discovery/suggest/search-field.tsx';
import '#src/styles/tokens.css';
import '#src/styles/base.css';
import { createEngineClient } from '#tests/fixtures/engine-client.ts';
import { createTestHost } from '#tests/fixtures/test-host.tsx';

const MARKET = 'en-eu';
const SLUG = 'ext-clothing';
/** Fewer than there are, so that there is more to load. */
const LIMIT = 4;

type Shown =
  | { readonly kind: 'listing'; readonly page: ListingPage; readonly search: string }
  | { readonly kind: 'search'; readonly page: SearchPage; readonly search: string };

let root: Root | undefined;
let place: HTMLElement | undefined;
afterEach(() => {
  root?.unmount();
  place?.remove();
  // The tests share an entry of the history, in which lists keep their place.
  history.replaceState(null, '');
});

/** A page that shows a listing, or at the search path a search, for whatever its URL asks. */
async function show() {
  const engine = createEngineClient();
  /** `loaded`: what the host waits for before it shows a page. */
  const control = { applied: 0, loaded: Promise.resolve() };
  const client: typeof engine = {
    ...engine,
    apply(...request) {
      control.applied += 1;
      return engine.apply(...request);
    },
  };
  let setShown: (shown: Shown) => void = () => undefined;
  const fetchPage = async ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Promise<Shown> => {
    const request = { search, limit: LIMIT };
    if (pathname.endsWith('/search')) {
      const result = await client.search(MARKET, request);
      if (!result.ok) throw new Error(result.error.code);
      return { kind: 'search', page: result.value, search };
    }
    const result = await client.listing(MARKET, SLUG, request);
    if (!result.ok) throw new Error(result.error.code);
    return { kind: 'listing', page: result.value, search };
  };
  const testHost = createTestHost({
    client,
    url: `/en-eu/c/${SLUG}`,
    load: async (url) => {
      const next = await fetchPage(url);
      await control.loaded;
      setShown(next);
    },
  });
  function HostPage({ first }: { first: Shown }): ReactNode {
    const [shown, set] = useState(first);
    setShown = set;
    return (
      <>
        <SearchField />
        {shown.kind === 'listing' ? (
          <ListingScreen page={shown.page} search={shown.search} />
        ) : (
          <SearchScreen page={shown.page} search={shown.search} />
        )}
      </>
    );
  }
  const first = await fetchPage({ pathname: `/en-eu/c/${SLUG}`, search: '' });
  place = document.body.appendChild(document.createElement('main'));
  root = createRoot(place);
  root.render(
    <DiscoveryHostProvider host={testHost.host}>
      <HostPage first={first} />
    </DiscoveryHostProvider>,
  );
  await expect.element(page.getByRole('heading', { level: 1, name: 'Clothing' })).toBeVisible();
  return { ...testHost, control, total: first.page.products.total };
}

/** Of the results, without what is recommended below them. */
const articles = () => document.querySelectorAll('[data-part="grid"] > [data-card] > article').length;

test('a filter is pressed, the host replaces its query string, and the engine narrows the list', async () => {
  await page.viewport(1280, 900);
  const { replaced, pushed, total } = await show();
  await expect.poll(articles).toBe(LIMIT);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('checkbox', { name: /^Blue, / }).click();
  await expect.poll(() => replaced.map(decodeURIComponent)).toEqual(['?f_color=blue‚']);
  await expect.element(page.getByRole('button', { name: 'Remove filter Blue' })).toBeVisible();
  await expect.poll(() => page.getByRole('status').first().element().textContent).not.toContain(`${total}`);
  await page.getByRole('button', { name: 'Remove filter Blue' }).click();
  await expect.poll(() => replaced.at(-1)).toBe('');
  await expect.poll(() => page.getByRole('status').first().element().textContent).toContain(`${total}`);
  // Where the page has been scrolled, more of them have come by themselves.
  await expect.poll(articles).toBeGreaterThanOrEqual(LIMIT);
  expect(pushed).toEqual([]);
});

test('FI-08j restore brings back the previous results from a cache', async () => {
  await page.viewport(1280, 900);
  const { replaced, control, total } = await show();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('checkbox', { name: /^Blue, / }).click();
  await expect.poll(() => replaced.length).toBe(1);
  const count = () => page.getByRole('status').first().element().textContent;
  await expect.poll(count).not.toContain(`${total}`);
  // Without recommendations, which come by themselves.
  const shown = () =>
    [...document.querySelectorAll('[data-part="grid"] > [data-card]')].map((card) => card.textContent);
  const [before, countBefore] = [shown(), count()];
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect.poll(count).toContain(`${total}`);
  expect(replaced.at(-1)).toBe('');
  expect(control.applied).toBe(2);
  control.loaded = new Promise(() => undefined);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(shown).toEqual(before);
  expect(count()).toBe(countBefore);
  await expect.poll(() => replaced.at(-1)).toBe(replaced[0]);
  expect(control.applied).toBe(2);
});

test('FI-12c once an option is checked, the others of its filter show the counts that they had', async () => {
  await page.viewport(1280, 900);
  const { total } = await show();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const group = page.getByRole('group', { name: 'Colour' });
  await expect.element(group).toBeVisible();
  const counts = () =>
    group
      .getByRole('checkbox')
      .elements()
      .map((box) => box.getAttribute('aria-label'));
  const before = counts();
  expect(before.length).toBeGreaterThan(1);
  await group.getByRole('checkbox', { name: /^Blue, / }).click();
  await expect.poll(() => page.getByRole('status').first().element().textContent).not.toContain(`${total}`);
  expect(counts()).toEqual(before);
});

test('more products come from the client, and each that was seen or followed is tracked once', async () => {
  await page.viewport(1280, 900);
  const { tracked, followed, total } = await show();
  const more = page.getByRole('button', { name: 'Show more' });
  await expect.element(more).toBeInTheDocument();
  // Without scrolling to it, which loads more as well.
  more.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(articles).toBe(total);
  await expect.element(page.getByText(`${total} products, all shown`)).toBeVisible();
  scrollTo({ top: 0 });
  await expect.poll(() => tracked.length).toBeGreaterThan(0);
  const seen = tracked.map(({ product_listing_result_id: id }) => id);
  expect(new Set(seen).size).toBe(seen.length);
  await page.getByRole('article').first().getByRole('link').click();
  await expect.poll(() => tracked.at(-1)).toMatchObject({ type: 'click' });
  expect(followed).toEqual([expect.stringMatching(/^\/en-eu\/p\//)]);
});

test('a search is typed, suggested, submitted to the host and answered', async () => {
  await page.viewport(1280, 900);
  const { pushed, stored } = await show();
  const field = page.getByRole('combobox', { name: 'Search for products' });
  await field.click();
  await userEvent.keyboard('shell');
  await expect.element(page.getByRole('option', { name: /^Cairn ?Fjord Shell/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => pushed).toEqual(['/en-eu/search?query=shell']);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Search: shell' })).toBeVisible();
  await expect.element(page.getByRole('article').first()).toBeVisible();
  await expect.element(field).toHaveValue('shell');
  await expect.poll(() => [...stored.values()]).toEqual(['["shell"]']);
});

test('an order that the words ask for stays theirs when a filter is pressed', async () => {
  await page.viewport(1280, 900);
  const { replaced } = await show();
  await page.getByRole('combobox', { name: 'Search for products' }).click();
  await userEvent.keyboard('cheapest jacket{Enter}');
  const chip = page.getByRole('link', { name: /Lowest first/ });
  const order = page.getByRole('button', { name: 'Sort: Lowest first' });
  await expect.element(chip).toBeVisible();
  await expect.element(order).toBeVisible();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('checkbox', { name: /^Blue, / }).click();
  await expect
    .poll(() => replaced.map(decodeURIComponent))
    .toEqual([expect.stringMatching(/^\?query=cheapest[+ ]jacket&f_color=blue‚$/)]);
  await expect.element(page.getByRole('button', { name: 'Remove filter Blue' })).toBeVisible();
  await expect.element(chip).toBeVisible();
  await expect.element(order).toBeVisible();
});

test('the host asks for the filters by their modal id, and the request is taken back', async () => {
  await page.viewport(1280, 900);
  const { host, ...control } = await show();
  await expect.element(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible();
  control.openModal('MOBILE_FILTERS');
  await expect.element(page.getByRole('region', { name: 'Filters', exact: true })).toBeVisible();
  expect(host.modals.active.get()).toBeNull();
});

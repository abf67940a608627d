// Several lists on one page, each with parameters of its own in the URL; over a real engine.
import { type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ListingPage, SearchPage } from '#contract/clients.ts';
import type { Result } from '#contract/result.ts';
import { DiscoveryHostProvider } from '#src/discovery/host-context.tsx';
import { ListingScreen } from '#src/discovery/listing-screen.tsx';
import { SearchScreen } from '#src/discovery/search-screen.tsx';
import '#src/styles/tokens.css';
import '#src/styles/base.css';
import { createEngineClient } from '#tests/fixtures/engine-client.ts';
import { createTestHost } from '#tests/fixtures/test-host.tsx';

const MARKET = 'en-eu';
const SLUG = 'ext-clothing';
const LIMIT = 4;

let root: Root | undefined;
let place: HTMLElement | undefined;
afterEach(() => {
  root?.unmount();
  place?.remove();
  history.replaceState(null, '');
});

const client = createEngineClient();

async function valueOf<T>(result: Promise<Result<T>>): Promise<T> {
  const known = await result;
  if (!known.ok) throw new Error(known.error.code);
  return known.value;
}
const listing = (search: string, key: string): Promise<ListingPage> =>
  valueOf(client.listing(MARKET, SLUG, { search, limit: LIMIT, key }));
const found = (search: string, key: string): Promise<SearchPage> =>
  valueOf(client.search(MARKET, { search, limit: LIMIT, key }));

/** `draw` shows what `load` has loaded for a query string, at first that of `url`. */
async function show<T>(
  url: string,
  load: (search: string) => Promise<T>,
  draw: (pages: T, search: string) => ReactNode,
  calls: Partial<typeof client> = {},
) {
  await page.viewport(1280, 900);
  let set: (shown: { pages: T; search: string }) => void = () => undefined;
  const testHost = createTestHost({
    client: { ...client, ...calls },
    url,
    load: async ({ search }) => set({ pages: await load(search), search }),
  });
  const search = url.replace(/^[^?]*/, '');
  const first: { pages: T; search: string } = { pages: await load(search), search };
  function HostPage() {
    const [shown, setShown] = useState<typeof first>(first);
    set = setShown;
    return draw(shown.pages, shown.search);
  }
  place = document.body.appendChild(document.createElement('main'));
  root = createRoot(place);
  root.render(
    <DiscoveryHostProvider host={testHost.host}>
      <HostPage />
    </DiscoveryHostProvider>,
  );
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  return testHost;
}

/** Of one listing, by keys of their own. */
function showTwoLists(calls: Partial<typeof client> = {}) {
  return show(
    `/en-eu/c/${SLUG}`,
    (search) => Promise.all([listing(search, 'a'), listing(search, 'b')]),
    ([one, other], search) => (
      <>
        <section aria-label="One">
          <ListingScreen page={one} search={search} instanceKey="a" />
        </section>
        <section aria-label="Other">
          <ListingScreen page={other} search={search} instanceKey="b" />
        </section>
      </>
    ),
    calls,
  );
}

test('UR-01g two instances on a page have their own keys: filters and sorting of one leave the other', async () => {
  const { replaced } = await showTwoLists();
  const one = page.getByRole('region', { name: 'One' });
  const other = page.getByRole('region', { name: 'Other' });
  const url = () => decodeURIComponent(replaced.at(-1) ?? '');
  const chips = (part: typeof one) =>
    part
      .getByRole('button', { name: /^Remove filter/ })
      .elements()
      .map((chip) => chip.getAttribute('aria-label'));

  await one.getByRole('button', { name: 'Filter', exact: true }).click();
  await one.getByRole('checkbox', { name: /^Blue, / }).click();
  await expect.poll(url).toBe('?fa_color=blue‚');
  await expect.poll(() => chips(one)).toEqual(['Remove filter Blue']);
  expect(chips(other)).toEqual([]);

  await other.getByRole('button', { name: /^Sort: / }).click();
  await other.getByRole('radio', { name: 'Lowest first' }).click();
  await expect.poll(url).toBe('?fa_color=blue‚&sortingb=price📈');
  await expect.element(other.getByRole('button', { name: 'Sort: Lowest first' })).toBeVisible();
  await expect.element(one.getByRole('button', { name: 'Sort: Popular' })).toBeVisible();
  expect(chips(one)).toEqual(['Remove filter Blue']);

  await one.getByRole('button', { name: 'Remove filter Blue' }).click();
  await expect.poll(url).toBe('?sortingb=price📈');
  await expect.poll(() => chips(one)).toEqual([]);
  await expect.element(other.getByRole('button', { name: 'Sort: Lowest first' })).toBeVisible();
});

test('UR-01g what was cleared in one list is restored beside what another has chosen since', async () => {
  const { replaced } = await showTwoLists();
  const one = page.getByRole('region', { name: 'One' });
  const other = page.getByRole('region', { name: 'Other' });
  const url = () => decodeURIComponent(replaced.at(-1) ?? '');
  await one.getByRole('button', { name: 'Filter', exact: true }).click();
  await one.getByRole('checkbox', { name: /^Blue, / }).click();
  await expect.element(one.getByRole('button', { name: 'Remove filter Blue' })).toBeVisible();
  await one.getByRole('button', { name: 'Clear all' }).click();
  await expect.poll(url).toBe('');
  await other.getByRole('button', { name: /^Sort: / }).click();
  await other.getByRole('radio', { name: 'Lowest first' }).click();
  await expect.poll(url).toBe('?sortingb=price📈');
  await expect.element(other.getByRole('button', { name: 'Sort: Lowest first' })).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(url).toBe('?sortingb=price📈&fa_color=blue‚');
  await expect.element(one.getByRole('button', { name: 'Remove filter Blue' })).toBeVisible();
  await expect.element(other.getByRole('button', { name: 'Sort: Lowest first' })).toBeVisible();
});

test('UR-01g a choice that is still being loaded stays where another list is changed, and so do its further products', async () => {
  const slow = Promise.withResolvers<void>();
  let isSlow = false;
  const { replaced } = await showTwoLists({
    apply: async (market, scope, request, selection) => {
      if (isSlow && request.key === 'a') await slow.promise;
      return client.apply(market, scope, request, selection);
    },
  });
  const one = page.getByRole('region', { name: 'One' });
  const other = page.getByRole('region', { name: 'Other' });
  const cards = () => other.getByRole('article').elements().length;
  const url = () => decodeURIComponent(replaced.at(-1) ?? '');
  const showMore = other.getByRole('button', { name: 'Show more' });
  await expect.element(showMore).toBeVisible();
  (showMore.element() as HTMLElement).click();
  await expect.poll(cards).toBeGreaterThan(LIMIT);
  const loaded = cards();

  await one.getByRole('button', { name: 'Filter', exact: true }).click();
  await one.getByRole('checkbox', { name: /^Blue, / }).click();
  await expect.poll(url).toBe('?fa_color=blue‚');
  await expect.element(one.getByRole('button', { name: 'Remove filter Blue' })).toBeVisible();
  expect(cards()).toBeGreaterThanOrEqual(loaded);

  isSlow = true;
  await one.getByRole('checkbox', { name: /^Red, / }).click();
  await other.getByRole('button', { name: /^Sort: / }).click();
  await other.getByRole('radio', { name: 'Lowest first' }).click();
  await expect.poll(url).toBe('?fa_color=blue‚&sortingb=price📈');
  slow.resolve();
  await expect.poll(url).toBe('?sortingb=price📈&fa_color=blue‚red');
  await expect.element(one.getByRole('button', { name: 'Remove filter Red' })).toBeVisible();
  await expect.element(other.getByRole('button', { name: 'Sort: Lowest first' })).toBeVisible();
});

test('SP-02b the parameter of the query may be suffixed by an instance key', async () => {
  const { replaced } = await show(
    '/en-eu/search?query=socks&querytop=jacket',
    (search) => found(search, 'top'),
    (results, search) => <SearchScreen page={results} search={search} instanceKey="top" />,
  );
  await expect.element(page.getByRole('heading', { level: 1, name: 'Search: jacket' })).toBeVisible();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('checkbox', { name: /^Blue, / }).click();
  await expect
    .poll(() => replaced.map(decodeURIComponent))
    .toEqual(['?query=socks&querytop=jacket&ftop_color=blue‚']);
  await expect.element(page.getByRole('button', { name: 'Remove filter Blue' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Search: jacket' })).toBeVisible();
});

test('LI-02b the parameter `listing_id` may carry the instance key', async () => {
  const own = (await listing('', '')).title;
  const others = (await listing('', '')).subcategories;
  const { slug, title } = await valueOf(
    client.listing(MARKET, (others[0]?.href ?? '').replace(/^.*\/c\//, ''), { search: '', limit: LIMIT }),
  );
  expect(title).not.toBe(own);
  const { replaced } = await show(
    `/en-eu/c/${SLUG}?listing_id_top=${slug}`,
    (search) => Promise.all([listing(search, 'top'), listing(search, 'low')]),
    ([top, low], search) => (
      <>
        <section aria-label="Top">
          <ListingScreen page={top} search={search} instanceKey="top" />
        </section>
        <section aria-label="Low">
          <ListingScreen page={low} search={search} instanceKey="low" />
        </section>
      </>
    ),
  );
  const top = page.getByRole('region', { name: 'Top' });
  const low = page.getByRole('region', { name: 'Low' });
  await expect.element(top.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  await expect.element(low.getByRole('heading', { level: 1 })).toHaveTextContent(own);
  await top.getByRole('button', { name: 'Filter', exact: true }).click();
  await top.getByRole('checkbox').first().click();
  await expect.poll(() => replaced.length).toBe(1);
  await expect.element(top.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

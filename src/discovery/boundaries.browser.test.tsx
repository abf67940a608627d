// The error boundaries of discovery's screens: what fails is reported by its name, and the rest of the page works.
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ListingPage, SearchPage } from '#contract/clients.ts';
import { ok } from '#contract/result.ts';
import type { DiscoveryHost } from '#src/discovery/host.ts';
import { DiscoveryHostProvider } from '#src/discovery/host-context.tsx';
import { ListingScreen } from '#src/discovery/listing-screen.tsx';
import { SearchScreen } from '#src/discovery/search-screen.tsx';
import { SearchField } from '#src/discovery/suggest/search-field.tsx';
import { cards, listFilter, products } from '#tests/fixtures/discovery-responses.ts';
import { createTestHost } from '#tests/fixtures/test-host.tsx';
import '#src/styles/tokens.css';
import '#src/styles/base.css';

const CRUMB = { listingId: 'clothing', title: 'Clothing', href: '/en-eu/c/clothing' };
const LINK = { listingId: 'shells', title: 'Shells', href: '/en-eu/c/shells', isCurrent: false };
const LISTING: ListingPage = {
  listingId: 'jackets',
  slug: 'jackets',
  title: 'Jackets',
  description: '',
  breadcrumbs: [CRUMB],
  quickLinks: [LINK],
  subcategories: [],
  contentBlocks: [],
  products: products(),
};
const SEARCH: SearchPage = {
  query: 'rain',
  correctedQuery: null,
  understood: [],
  contentLinks: [{ title: 'Care', description: 'Wash it', href: '/en-eu/e/care' }],
  products: products(),
  redirect: null,
  alternatives: [],
};
/** The screens' results are loaded after them. */
const WITHIN = { timeout: 30_000 };
const BROKEN = null as never;
/** React draws no objects. */
const BROKEN_TEXT = { broken: true } as unknown as string;
const fails = () => {
  throw new Error('broken');
};

let root: Root | undefined;
afterEach(() => {
  vi.useRealTimers();
  root?.unmount();
  document.querySelector('main')?.remove();
  history.replaceState(null, '');
});

function show(content: ReactNode, host: Partial<DiscoveryHost> = {}) {
  const base = createTestHost().host;
  root = createRoot(document.body.appendChild(document.createElement('main')));
  root.render(<DiscoveryHostProvider host={{ ...base, ...host }}>{content}</DiscoveryHostProvider>);
  return base;
}
const listing = (overrides: Partial<ListingPage>) => (
  <ListingScreen page={{ ...LISTING, ...overrides }} search="" />
);
const search = (overrides: Partial<SearchPage>) => (
  <SearchScreen page={{ ...SEARCH, ...overrides }} search="?query=rain" />
);
const CARD = 'Jacket 0';
const COLOR = listFilter('color', ['Blue']);
const BLUE = [{ field: 'color', op: 'in' as const, data: ['Blue'] }];
const { texts } = createTestHost().host;
const WITHOUT_RECOMMENDATIONS = {
  texts: { ...texts, search: Object.defineProperty({ ...texts.search }, 'recommendations', { get: fails }) },
};

/** `remains` is a text of the page that is still there; null where the whole page is the part. */
test.each<[string, string, ReactNode, string | null, Partial<DiscoveryHost>?]>([
  ['ER-01b', 'Sorting and filters failed', listing({ products: products({ sorts: BROKEN }) }), CARD],
  ['ER-01c ER-03a', 'BreadCrumbs failed', listing({ breadcrumbs: BROKEN }), CARD],
  ['ER-01d ER-03a', 'QuickLinks failed', listing({ quickLinks: BROKEN }), CARD],
  ['ER-01i ER-03b', 'ContentResults failed', search({ contentLinks: BROKEN }), CARD],
  [
    'ER-01j',
    'Selected filters failed',
    listing({ products: products({ filters: [COLOR], selectedFilters: BLUE }) }),
    CARD,
    { texts: { ...texts, filters: { ...texts.filters, remove: fails } } },
  ],
  ['ER-01j ER-03b', 'Selected filters failed', search({ understood: [BROKEN] }), CARD],
  [
    'ER-01k ER-03b',
    'Search results failed',
    search({ products: products({ cards: [BROKEN], cursor: 'next' }) }),
    'Care',
  ],
  [
    'ER-01l ER-03b',
    'Search recommendations failed',
    search({ products: products({ cards: [], total: 0 }), alternatives: [BROKEN] }),
    'Care',
  ],
  ['ER-01l ER-03b', 'Search recommendations failed', search({}), CARD, WITHOUT_RECOMMENDATIONS],
  ['ER-01l ER-03a', 'Search recommendations failed', listing({}), CARD, WITHOUT_RECOMMENDATIONS],
  [
    'ER-01o',
    'Showing results failed',
    listing({}),
    CARD,
    { texts: { ...texts, listing: { ...texts.listing, count: fails } } },
  ],
  ['ER-01p', 'Entire SearchPage failed', search({ products: BROKEN }), null],
  ['ER-01q', 'Entire CategoryPage failed', listing({ products: BROKEN }), null],
  [
    'ER-01s ER-03a',
    'Result rendering failed',
    listing({ products: products({ cards: [{ ...cards(9, 1)[0]!, variants: BROKEN }, ...cards(0, 3)] }) }),
    CARD,
  ],
  [
    'ER-01t ER-03a',
    'Failed calculating grid layout',
    listing({
      contentBlocks: [
        { row: 0, span_columns: 1, span_rows: 1, position: 'middle', content: { type: 'image', url: '/x' } },
      ],
    }),
    CARD,
  ],
])('%s "%s" is reported', async (_, message, content, remains, host) => {
  await page.viewport(1280, 800);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  show(content, host);
  await vi.waitFor(
    () => expect(logged.mock.calls.map(([where]) => String(where))).toContain(`[${message}]`),
    WITHIN,
  );
  if (remains !== null) await expect.element(page.getByText(remains, { exact: true })).toBeVisible();
  const boundaries = logged.mock.calls.flatMap(([where]) => /^\[(.*)\]$/.exec(String(where))?.[1] ?? []);
  expect(new Set(boundaries)).toEqual(new Set([message]));
  logged.mockClear();
});

const isReported = (logged: { mock: { calls: unknown[][] } }, message: string) =>
  vi.waitFor(
    () => expect(logged.mock.calls.map(([where]) => String(where))).toContain(`[${message}]`),
    WITHIN,
  );

test('ER-01n ER-03a "Floating buttons failed" is reported', async () => {
  await page.viewport(360, 700);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = Object.defineProperty({ ...texts.listing }, 'toTop', { get: fails });
  show(listing({}), { texts: { ...texts, listing: broken } });
  await isReported(logged, 'Floating buttons failed');
  await expect.element(page.getByText(CARD, { exact: true })).toBeVisible();
  logged.mockClear();
});

test('ER-01m ER-03a "Scroll status failed" is reported', async () => {
  await page.viewport(1280, 700);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  show(listing({ products: products({ cards: cards(0, 40) }) }), {
    texts: { ...texts, listing: { ...texts.listing, shown: fails } },
  });
  await expect.element(page.getByText(CARD, { exact: true })).toBeVisible();
  // Frames of 16 ms, however late the machine draws them.
  vi.useFakeTimers({ toFake: ['performance'] });
  await expect
    .poll(async () => {
      // From the top again, until the part is there that looks at it.
      scrollTo(0, 0);
      for (let count = 0; count < 14; count += 1) {
        vi.advanceTimersByTime(16);
        scrollBy({ top: 150, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return logged.mock.calls.map(([where]) => String(where));
    }, WITHIN)
    .toContain('[Scroll status failed]');
  await expect.element(page.getByText(CARD, { exact: true })).toBeVisible();
  logged.mockClear();
  scrollTo(0, 0);
});

test('ER-01e ER-03b "Query suggestions failed" is reported, and the field still goes to the search page', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const pushed: string[] = [];
  const { client, navigation } = createTestHost().host;
  show(<SearchField />, {
    client: {
      ...client,
      suggest: async () => ok({ queries: [BROKEN], listings: [], contentLinks: [], cards: [], total: 0 }),
    },
    navigation: { ...navigation, navigate: async (href) => void pushed.push(href) },
  });
  await page.getByRole('combobox').click();
  await userEvent.keyboard('rain');
  await vi.waitFor(
    () => expect(logged.mock.calls.map(([where]) => String(where))).toContain('[Query suggestions failed]'),
    WITHIN,
  );
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => pushed).toEqual(['/en-eu/search?query=rain']);
  logged.mockClear();
});

test.each([
  ['ER-01f ER-03b', 'Instant results failed', { cards: [BROKEN], total: 1 }],
  ['ER-01h ER-03b', 'Category suggestions failed', { listings: [BROKEN] }],
  [
    'ER-01g ER-03b',
    'Visual listing suggestions failed',
    {
      listings: [
        { listingId: 'l', title: BROKEN_TEXT, href: '/en-eu/c/l', ancestors: '', image: '/images/l' },
      ],
    },
  ],
])('%s "%s" is reported, and the other suggestions stay', async (_, message, broken) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { client } = createTestHost().host;
  const suggestions = { queries: ['rain jacket'], listings: [], contentLinks: [], cards: [], total: 0 };
  show(<SearchField />, { client: { ...client, suggest: async () => ok({ ...suggestions, ...broken }) } });
  await page.getByRole('combobox').click();
  await userEvent.keyboard('rain');
  await isReported(logged, message);
  await expect.element(page.getByRole('option', { name: 'rain jacket' })).toBeVisible();
  const boundaries = logged.mock.calls.flatMap(([where]) => /^\[(.*)\]$/.exec(String(where))?.[1] ?? []);
  expect(new Set(boundaries)).toEqual(new Set([message]));
  logged.mockClear();
});

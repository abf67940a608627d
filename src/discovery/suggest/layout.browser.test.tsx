// What the width of the window changes of the suggestions, their pictures, and where Enter leads.
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SearchSuggestions } from '#contract/clients.ts';
import { HISTORY_KEY } from '#src/discovery/suggest/history-store.ts';
import { cards } from '#tests/fixtures/discovery-responses.ts';
import {
  type SearchFieldOptions,
  type SearchFieldPage,
  showSearchField,
  SUGGESTIONS,
} from '#tests/fixtures/search-field-page.tsx';

const WINDOW = [window.innerWidth, window.innerHeight] as const;
/** One transparent pixel; the hash takes the width that a picture's URL ends with. */
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7#';
const LISTING = { listingId: 'l', title: 'Rainwear', href: '/en-eu/c/rain', ancestors: '', image: PIXEL };
const LISTINGS = Array.from({ length: 8 }, (_, at) => ({
  ...LISTING,
  listingId: `l${at}`,
  title: `List ${at}`,
}));
const NOTHING: SearchSuggestions = {
  queries: [],
  listings: [],
  contentLinks: [],
  cards: cards(0, 4),
  total: 0,
};
const CARE = { title: 'Care', href: '/en-eu/e/care' };

let shown: SearchFieldPage | undefined;
afterEach(async () => {
  shown?.remove();
  await page.viewport(...WINDOW);
});

const field = () => page.getByRole('combobox', { name: 'Search for products' });
const options = (group: string | RegExp) =>
  page.getByRole('group', { name: group }).getByRole('option').elements();

async function open(width: number, options?: SearchFieldOptions): Promise<SearchFieldPage> {
  await page.viewport(width, 700);
  shown = await showSearchField(options);
  await field().click();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  return shown;
}

const popup = () => document.querySelector('[data-part="suggestions"]') ?? expect.unreachable();

describe('layout', () => {
  test('SM-01f the layout is narrow under 650', async () => {
    const back = page.getByRole('button', { name: 'Close the search' });
    // A column beside the other where there is room.
    const columns = () =>
      new Set(
        [...(document.querySelector('[role="listbox"]')?.children ?? [])].map(
          (part) => part.getBoundingClientRect().left,
        ),
      ).size;
    await open(649);
    await expect.element(back).toBeVisible();
    expect(columns()).toBe(1);
    const narrow = popup().getBoundingClientRect().height;
    await page.viewport(650, 700);
    await expect.element(back).not.toBeInTheDocument();
    expect(columns()).toBe(2);
    expect(popup().getBoundingClientRect().height).toBeLessThan(narrow);
  });

  test('SM-03d SM-03e more than 3 listings show when wide, and the arrow keys reach them', async () => {
    await open(649, { suggest: async () => ({ ...NOTHING, cards: [], listings: LISTINGS }) });
    await expect.poll(() => options('Categories').length).toBe(3);
    await userEvent.keyboard('{ArrowDown}');
    await page.viewport(650, 700);
    await expect.poll(() => options('Categories').length).toBe(6);
    // Another number of items: none is active until a key is pressed.
    await expect.element(field()).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowUp}');
    const active = document.getElementById(field().element().getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toContain('List 5');
  });

  test('SM-02f suggested listings have a picture; one that has none is its title alone', async () => {
    const plain = { ...LISTING, listingId: 'p', title: 'Plain', image: null };
    await open(650, { suggest: async () => ({ ...NOTHING, cards: [], listings: [LISTING, plain] }) });
    await expect.poll(() => options('Categories').length).toBe(2);
    const [pictured, bare] = options('Categories');
    expect(pictured?.querySelector('img')?.getAttribute('src')).toContain(PIXEL);
    expect(pictured?.querySelector('img')?.alt).toBe('');
    expect(bare?.querySelector('img')).toBeNull();
  });

  test('SM-02i `discover more` follows the instant results while nothing is typed', async () => {
    await open(1024);
    await expect.poll(() => options('Products').at(-1)?.textContent).toBe('Discover more');
    expect(options('Products').at(-1)?.getAttribute('href')).toBe('/en-eu/search');
    await userEvent.keyboard('rain');
    await expect.poll(() => options('Products (23)').at(-1)?.textContent).toBe('View all 23 results');
  });
});

describe('Enter', () => {
  const enterAfter = async (options: SearchFieldOptions, typed = 'care') => {
    const { pushed, requests } = await open(1024, options);
    await userEvent.keyboard(typed);
    await expect.poll(() => requests).toContain(typed);
    // Announced once they are there.
    await expect.poll(() => page.getByRole('status').element().textContent).toMatch(/result/i);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => pushed.length).toBe(1);
    return pushed[0];
  };
  const only: SearchSuggestions = { ...NOTHING, contentLinks: [CARE] };

  test('SM-07b SM-07c an override takes the place of submitting: it opens the content result when exactly one and nothing else exists', async () => {
    expect(await enterAfter({ suggest: async () => only })).toBe(CARE.href);
  });

  test.each<[string, Partial<SearchSuggestions>]>([
    ['another page', { contentLinks: [CARE, { title: 'Repair', href: '/en-eu/e/repair' }] }],
    ['a query', { queries: ['care kit'] }],
    ['a listing', { listings: [LISTING] }],
    ['a product', { total: 1 }],
  ])('SM-07a SM-07c Enter submits where %s exists too', async (_, others) => {
    expect(await enterAfter({ suggest: async () => ({ ...only, ...others }) })).toBe(
      '/en-eu/search?query=care',
    );
  });

  test('SM-07c Enter submits where an earlier search matches', async () => {
    const stored = new Map([[HISTORY_KEY, JSON.stringify(['care label'])]]);
    expect(await enterAfter({ stored, suggest: async () => only })).toBe('/en-eu/search?query=care');
  });

  test('SM-07a Enter submits what is typed while suggestions are those of before', async () => {
    const second = Promise.withResolvers<SearchSuggestions>();
    // By the query: of letters that are typed slowly some are asked for in between.
    const { pushed, requests } = await open(1024, {
      suggest: async (query) => (query === '' ? SUGGESTIONS : query === 'care' ? only : second.promise),
    });
    await userEvent.keyboard('care');
    await expect.poll(() => requests).toContain('care');
    await expect.poll(() => page.getByRole('status').element().textContent).toMatch(/result/i);
    await userEvent.keyboard('ful{Enter}');
    await expect.poll(() => pushed).toEqual(['/en-eu/search?query=careful']);
    second.resolve(only);
  });
});

// What the search field offers: suggestions in their numbers, when they are requested, and earlier searches.
import { afterEach, describe, expect, test, vi } from 'vitest';
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

let shown: SearchFieldPage | undefined;
afterEach(() => {
  vi.useRealTimers();
  shown?.remove();
});

async function show(options?: SearchFieldOptions) {
  shown = await showSearchField(options);
  return shown;
}
const field = () => page.getByRole('combobox', { name: 'Search for products' });
const option = (name: string | RegExp) => page.getByRole('option', { name });
const active = () => document.getElementById(field().element().getAttribute('aria-activedescendant') ?? '');

describe('what is offered', () => {
  test('SM-10a suggestions are requested 250 ms after the last input, once', async () => {
    const { requests } = await show();
    await field().click();
    await expect.element(page.getByRole('listbox')).toBeVisible();
    requests.length = 0;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const input = field().element() as HTMLInputElement;
    for (const text of ['ra', 'rain']) {
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await vi.advanceTimersByTimeAsync(249);
    }
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toEqual(['rain']);
  });

  test('SM-10b the window of the field waits 350 ms after the last input, until listings go that are suggested no more', async () => {
    const listings = () => page.getByRole('group', { name: 'Categories' }).elements().length;
    await show({
      suggest: async (query) => (query === '' ? SUGGESTIONS : { ...SUGGESTIONS, listings: [] }),
    });
    await field().click();
    await expect.poll(listings).toBe(1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const input = field().element() as HTMLInputElement;
    const type = (text: string) => {
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    type('ra');
    await vi.advanceTimersByTimeAsync(349);
    // The response is there, and its products are shown.
    while (option('View all 23 results').elements().length === 0) await new Promise(requestAnimationFrame);
    expect(listings()).toBe(1);
    type('rai');
    await vi.advanceTimersByTimeAsync(349);
    expect(listings()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await expect.poll(listings).toBe(0);
  });

  test('SM-04b where nothing is found the list says so, and offers other products under that name', async () => {
    await show({
      suggest: async () => ({ queries: [], listings: [], contentLinks: [], cards: cards(0, 6), total: 0 }),
    });
    await field().click();
    await field().fill('qqqq');
    await expect.element(page.getByText('Nothing found for “qqqq”.').first()).toBeVisible();
    const others = page.getByRole('group', { name: 'Perhaps one of these' }).getByRole('option');
    await expect.poll(() => others.elements().length).toBe(4);
    await field().fill('');
    await expect.element(page.getByRole('group', { name: 'Products', exact: true })).toBeVisible();
  });

  test('SM-04b nothing is said of a text that was not looked for yet, nor while what was found waits', async () => {
    const found = Promise.withResolvers<SearchSuggestions>();
    const nothing = { queries: [], listings: [], contentLinks: [], cards: cards(0, 6), total: 0 };
    const { requests } = await show({
      suggest: async (query) => (query === 'jacket' ? found.promise : nothing),
    });
    const popup = () => document.querySelector('[data-part=suggestions]')?.textContent;
    await field().click();
    await field().fill('xqz');
    await expect.poll(popup).toContain('Nothing found for “xqz”.');
    await field().fill('jacket');
    await expect.poll(popup).not.toContain('Nothing found');
    await expect.poll(() => requests.at(-1)).toBe('jacket');
    await userEvent.keyboard('{ArrowDown}');
    found.resolve({ ...SUGGESTIONS, queries: ['new words'] });
    const told = () => page.getByRole('status').element().textContent;
    await expect.poll(told).toBe('4 results. Use up and down to choose.');
    expect(popup()).not.toContain('Nothing found');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(option('new words')).toBeVisible();
  });

  test('a host that breaks off suggestions is reported, and asked again when the list opens', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers = [() => Promise.reject(new Error('no network')), async () => SUGGESTIONS];
    await show({ suggest: () => answers.shift()?.() ?? expect.unreachable() });
    await field().click();
    await expect.poll(() => logged.mock.calls).toEqual([['[suggestions]', expect.any(Error)]]);
    await userEvent.keyboard('{Escape}');
    await field().click();
    await expect.element(option('rain jacket')).toBeVisible();
    logged.mockClear();
  });

  test('SM-02d a page of the shop that matches is suggested, and leads there', async () => {
    const contentLinks = [{ title: 'How rainwear breathes', href: '/en-eu/e/rainwear' }];
    await show({ suggest: async () => ({ ...SUGGESTIONS, contentLinks }) });
    await field().click();
    const link = page.getByRole('group', { name: 'Worth reading' }).getByRole('option');
    await expect.element(link).toHaveTextContent('How rainwear breathes');
    await expect.element(link).toHaveAttribute('href', '/en-eu/e/rainwear');
  });

  test('SM-03a SM-03b SM-03c SM-03d SM-03f at most 3 queries, earlier searches, categories and pages, and 4 products', async () => {
    const [listing] = SUGGESTIONS.listings;
    if (listing === undefined) throw new Error('no listing');
    const stored = new Map([[HISTORY_KEY, JSON.stringify(['a', 'b', 'c', 'd'])]]);
    await show({
      stored,
      suggest: async () => ({
        queries: ['q1', 'q2', 'q3', 'q4'],
        listings: ['l1', 'l2', 'l3', 'l4'].map((title) => ({ ...listing, listingId: title, title })),
        contentLinks: ['c1', 'c2', 'c3', 'c4'].map((title) => ({ title, href: `/en-eu/e/${title}` })),
        cards: cards(0, 6),
        total: 23,
      }),
    });
    await field().click();
    const names = (group: string | RegExp) =>
      page
        .getByRole('group', { name: group })
        .getByRole('option')
        .elements()
        .map((element) => element.textContent);
    await expect.poll(() => names('Suggestions')).toEqual(['q1', 'q2', 'q3']);
    expect(names('Earlier searches')).toEqual(['a', 'b', 'c']);
    expect(names('Categories')).toEqual(['l1Jackets', 'l2Jackets', 'l3Jackets']);
    expect(names('Worth reading')).toEqual(['c1', 'c2', 'c3']);
    expect(names(/^Products/).map((text) => /Jacket \d/.exec(text)?.[0])).toEqual([
      'Jacket 0',
      'Jacket 1',
      'Jacket 2',
      'Jacket 3',
      undefined,
    ]);
  });

  test('SM-05c while a suggestion is active, new ones wait', async () => {
    const second = Promise.withResolvers<SearchSuggestions>();
    const answers = [async () => SUGGESTIONS, () => second.promise];
    const { requests } = await show({ suggest: () => answers.shift()?.() ?? expect.unreachable() });
    await field().click();
    await expect.element(option('rain jacket')).toBeVisible();
    await userEvent.keyboard('x');
    await expect.poll(() => requests).toEqual(['', 'x']);
    await userEvent.keyboard('{ArrowDown}');
    second.resolve({ ...SUGGESTIONS, queries: ['new words'] });
    await second.promise;
    await expect.element(page.getByRole('status')).toHaveTextContent('8 results. Use up and down to choose.');
    expect(active()?.textContent).toBe('rain jacket');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(option('new words')).toBeVisible();
  });
});

describe('earlier searches', () => {
  test('SM-02b SM-02c a submitted query is kept and offered next time, and can be forgotten', async () => {
    await show();
    await field().fill('wool hat');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => shown?.stored.get(HISTORY_KEY)).toBe('["wool hat"]');
    const stored = shown?.stored ?? expect.unreachable();
    shown?.remove();
    await show({ stored });
    await field().click();
    await expect.element(page.getByRole('group', { name: 'Earlier searches' })).toBeVisible();
    await expect.element(option('wool hat')).toBeVisible();
    await page.getByRole('button', { name: 'Clear earlier searches' }).click();
    await expect.element(option('wool hat')).not.toBeInTheDocument();
    expect(shown?.stored.size).toBe(0);
    expect(shown?.forgottenCount()).toBe(1);
    await expect.element(field()).toHaveFocus();
  });

  test('SM-02c they can be forgotten by keyboard alone', async () => {
    const stored = new Map([[HISTORY_KEY, JSON.stringify(['wool hat'])]]);
    await show({ stored });
    const forget = page.getByRole('button', { name: 'Clear earlier searches' });
    const reachIt = async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect.element(forget).toBeVisible();
      for (let step = 0; step < 4 && document.activeElement !== forget.element(); step += 1)
        await userEvent.keyboard('{Tab}');
      await expect.element(forget).toHaveFocus();
    };
    await field().click();
    await userEvent.keyboard('{Escape}');
    await reachIt();
    // Closed from there too, with the focus where the list was opened.
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(field()).toHaveFocus();
    await reachIt();
    await userEvent.keyboard('{Enter}');
    await expect.element(option('wool hat')).not.toBeInTheDocument();
    expect(stored.size).toBe(0);
    await expect.element(field()).toHaveFocus();
  });

  test('the list closes once the focus has left the form', async () => {
    await show();
    await field().click();
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
    await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  });

  test('SM-10c SM-10d SM-10e the last 30 searches are kept, the most recent first, each once', async () => {
    const earlier = Array.from({ length: 30 }, (_, index) => `query ${index}`);
    const stored = new Map([[HISTORY_KEY, JSON.stringify(earlier)]]);
    await show({ stored });
    const searches = () => JSON.parse(stored.get(HISTORY_KEY) ?? '[]') as string[];
    await field().fill('wool hat');
    await userEvent.keyboard('{Enter}');
    await expect.poll(searches).toEqual(['wool hat', ...earlier.slice(0, 29)]);
    await field().fill('Query 3');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(searches)
      .toEqual(['Query 3', 'wool hat', ...earlier.slice(0, 29).filter((query) => query !== 'query 3')]);
  });
});

test('an option that the keys reach is scrolled into view', async () => {
  await page.viewport(1280, 320);
  await show();
  await field().click();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  const isInView = () => {
    const popup = document.querySelector('[data-part=suggestions]')!.getBoundingClientRect();
    const { top, bottom } = active()?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    return top >= popup.top - 1 && bottom <= Math.min(popup.bottom, innerHeight) + 1;
  };
  // The last one, none, the first one.
  for (const keys of ['{ArrowUp}', '{ArrowDown}{ArrowDown}']) {
    await userEvent.keyboard(keys);
    await expect.poll(isInView).toBe(true);
  }
});

test('a suggested product that is followed is told as a click, by whichever button; what is shown where nothing was found, as recommended', async () => {
  const nothing: SearchSuggestions = { ...SUGGESTIONS, queries: [], listings: [], total: 0 };
  const { tracked } = await show({ suggest: async (query) => (query === 'x' ? nothing : SUGGESTIONS) });
  await field().click();
  await userEvent.keyboard('rain');
  await expect.element(option(/Jacket 0/)).toBeVisible();
  const product = (name: RegExp) => option(name).element();
  for (const button of [2, 1])
    product(/Jacket 0/).dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button }));
  expect(tracked).toEqual([
    expect.objectContaining({ type: 'click', product_id: '0', search_result_id: 'result-0' }),
  ]);
  // Without a pointer, under which the list may still move.
  const followInNewTab = (name: RegExp) =>
    product(name).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  followInNewTab(/Jacket 1/);
  await option(/Jacket 2/).click();
  expect(tracked.map((event) => event.product_id)).toEqual(['0', '1', '2']);
  await field().fill('x');
  await expect.element(page.getByText('Nothing found for “x”.')).toBeVisible();
  followInNewTab(/Jacket 3/);
  expect(tracked.at(-1)).toMatchObject({ type: 'click', product_id: '3', recommendation_id: 'result-3' });
  expect(tracked).toHaveLength(4);
});

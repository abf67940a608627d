// The search field as a combobox: keys, announcements, earlier searches, composing.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SearchSuggestions } from '#contract/clients.ts';
import { ok } from '#contract/result.ts';
import { HISTORY_KEY } from '#src/discovery/suggest/history-store.ts';
import { SearchField } from '#src/discovery/suggest/search-field.tsx';
import { cards } from '#tests/fixtures/discovery-responses.ts';
import { type DiscoveryPage, renderDiscovery } from '#tests/fixtures/discovery-page.tsx';

let shown: DiscoveryPage | undefined;
const requests: string[] = [];
let forgotten = 0;
beforeEach(() => {
  requests.length = 0;
  forgotten = 0;
});
afterEach(() => shown?.remove());

const suggestions: SearchSuggestions = {
  queries: ['rain jacket', 'rain trousers'],
  listings: [{ listingId: 'l', title: 'Rainwear', href: '/en-eu/c/rain', ancestors: 'Jackets', image: null }],
  cards: cards(0, 5),
  total: 23,
};
async function show(stored?: Map<string, string>) {
  shown = await renderDiscovery(
    <>
      <button type="button">Elsewhere</button>
      <SearchField />
    </>,
    {},
    {
      suggest: async (_market, query) => {
        requests.push(query);
        return ok(suggestions);
      },
      forgetSearches: async () => {
        forgotten += 1;
      },
    },
    stored,
  );
}
const field = () => page.getByRole('combobox', { name: 'Search for products' });
const option = (name: string | RegExp) => page.getByRole('option', { name });
const active = () => document.getElementById(field().element().getAttribute('aria-activedescendant') ?? '');
async function typeRain() {
  await field().click();
  await userEvent.keyboard('rain');
  await expect.poll(() => requests).toContain('rain');
  await expect.element(option('rain jacket')).toBeVisible();
}

test('NE-05c a response to what was typed before is not shown', async () => {
  const responses = new Map<string, (queries: string[]) => void>();
  shown = await renderDiscovery(
    <SearchField />,
    {},
    {
      suggest: (_market, query) =>
        new Promise((resolve) => {
          responses.set(query, (queries) => resolve(ok({ queries, listings: [], cards: [], total: 0 })));
        }),
    },
  );
  await field().click();
  await userEvent.keyboard('ra');
  await expect.poll(() => responses.has('ra')).toBe(true);
  await userEvent.keyboard('in');
  await expect.poll(() => responses.has('rain')).toBe(true);
  responses.get('rain')?.(['rain jacket']);
  await expect.element(option('rain jacket')).toBeVisible();
  responses.get('ra')?.(['rake']);
  // What the older response would change is drawn before the next one arrives.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await expect.element(option('rake')).not.toBeInTheDocument();
  await expect.element(option('rain jacket')).toBeVisible();
});

test('without script it is a form that goes to the search page', async () => {
  await show();
  const form = field().element().closest('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/en-eu/search', 'get']);
  expect(field().element().getAttribute('name')).toBe('query');
  await expect.element(page.getByRole('search')).toBeVisible();
});

describe('combobox', () => {
  test('SM-11 typing opens a labelled list in groups; the input says so', async () => {
    await show();
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
    await typeRain();
    await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    expect(field().element().getAttribute('aria-controls')).toBe(list.element().id);
    await expect.element(page.getByRole('group', { name: 'Categories' })).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'Products (23)' })).toBeVisible();
    expect(page.getByRole('option').elements()).toHaveLength(2 + 1 + 4 + 1);
    await expect.element(page.getByRole('status')).toHaveTextContent('8 results. Use up and down to choose.');
  });

  test('SM-05 the arrows move through all options, write queries into the field and bring the typed text back', async () => {
    await show();
    await typeRain();
    await userEvent.keyboard('{ArrowDown}');
    expect(active()?.textContent).toBe('rain jacket');
    expect(active()?.getAttribute('aria-selected')).toBe('true');
    await expect.element(field()).toHaveValue('rain jacket');
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()?.textContent).toContain('Rainwear');
    await expect.element(field()).toHaveValue('rain');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(active()).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    expect(active()?.textContent).toBe('View all 23 results');
    await userEvent.keyboard('{ArrowLeft}');
    expect(active()).toBeNull();
  });

  test('Escape closes and brings the typed text back, a second one empties the field', async () => {
    await show();
    await typeRain();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue('rain');
    await userEvent.keyboard('{Escape}');
    await expect.element(field()).toHaveValue('');
  });

  test('keys of an input method are its own', async () => {
    await show();
    await typeRain();
    const press = new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true, cancelable: true });
    field().element().dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
    expect(active()).toBeNull();
  });

  test('Enter on an active option follows it as a click does', async () => {
    await show();
    await typeRain();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const followed: (string | null | undefined)[] = [];
    const listen = (event: MouseEvent) => {
      event.preventDefault();
      event.stopPropagation();
      followed.push((event.target as Element).closest('a')?.getAttribute('href'));
    };
    document.addEventListener('click', listen, { capture: true, once: true });
    await userEvent.keyboard('{Enter}');
    expect(followed).toEqual(['/en-eu/c/rain']);
  });

  test('a press elsewhere closes; Tab into the field alone opens nothing', async () => {
    await show();
    await typeRain();
    await page.getByRole('button', { name: 'Elsewhere' }).click();
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{Tab}');
    await expect.element(field()).toHaveFocus();
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('listbox')).toBeVisible();
  });
});

describe('earlier searches', () => {
  test('SM-10 a submitted query is kept and offered next time, and can be forgotten', async () => {
    await show();
    await field().fill('wool hat');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => shown?.stored.get(HISTORY_KEY)).toBe('["wool hat"]');
    const stored = shown?.stored;
    shown?.remove();
    await show(stored);
    await field().click();
    await expect.element(page.getByRole('group', { name: 'Earlier searches' })).toBeVisible();
    await expect.element(option('wool hat')).toBeVisible();
    await page.getByRole('button', { name: 'Clear earlier searches' }).click();
    await expect.element(option('wool hat')).not.toBeInTheDocument();
    expect(shown?.stored.size).toBe(0);
    expect(forgotten).toBe(1);
    await expect.element(field()).toHaveFocus();
  });
});

// The search field as a combobox: keys, announcements, submitting, composing.
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  type SearchFieldOptions,
  type SearchFieldPage,
  showSearchField,
} from '#tests/fixtures/search-field-page.tsx';

let shown: SearchFieldPage | undefined;
afterEach(() => shown?.remove());

async function show(options?: SearchFieldOptions) {
  shown = await showSearchField(options);
  return shown;
}
const navigate = (href: string) => shown?.host.navigation.navigate(href, { isReplacing: false });
/** What the entry of the history holds of the field. */
const kept = () =>
  (history.state as { discovery?: Record<string, unknown> } | null)?.discovery?.['search field'];
const field = () => page.getByRole('combobox', { name: 'Search for products' });
const option = (name: string | RegExp) => page.getByRole('option', { name });
const active = () => document.getElementById(field().element().getAttribute('aria-activedescendant') ?? '');
async function typeRain() {
  await field().click();
  await userEvent.keyboard('rain');
  await expect.poll(() => shown?.requests).toContain('rain');
  await expect.element(option('rain jacket')).toBeVisible();
}

test('without script it is a form that goes to the search page', async () => {
  await show();
  const form = field().element().closest('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/en-eu/search', 'get']);
  expect(field().element().getAttribute('name')).toBe('query');
  await expect.element(page.getByRole('search')).toBeVisible();
});

test('SM-01d a button clears the field, once there is something in it, and the list follows', async () => {
  await show();
  const clear = page.getByRole('button', { name: 'Clear the field' });
  await field().click();
  await expect.element(option('rain jacket')).toBeVisible();
  await expect.element(clear).not.toBeInTheDocument();
  await typeRain();
  await clear.click();
  await expect.element(field()).toHaveValue('');
  await expect.element(field()).toHaveFocus();
  await expect.poll(() => shown?.requests.at(-1)).toBe('');
  await expect.element(clear).not.toBeInTheDocument();
});

test('letters that were typed just before the field is pressed are looked for', async () => {
  await show();
  (field().element() as HTMLElement).focus();
  await userEvent.keyboard('ten');
  await expect.poll(() => shown?.requests).toContain('ten');
  await userEvent.keyboard('t');
  (field().element() as HTMLElement).click();
  await expect.poll(() => shown?.requests).toContain('tent');
});

test('SM-01d the button follows the field where a navigation sets its text', async () => {
  await show();
  const clear = page.getByRole('button', { name: 'Clear the field' });
  await typeRain();
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('rain');
  await expect.element(clear).toBeVisible();
  await navigate('/en-eu/c/rain');
  await expect.element(field()).toHaveValue('');
  await expect.element(clear).not.toBeInTheDocument();
  await navigate('/en-eu/search?query=tent');
  await expect.element(field()).toHaveValue('tent');
  await expect.element(clear).toBeVisible();
});

test('SM-01c on a phone a button leads back from the suggestions to the page', async () => {
  const wide = [window.innerWidth, window.innerHeight] as const;
  await page.viewport(360, 740);
  await show();
  const back = page.getByRole('button', { name: 'Close the search' });
  await expect.element(back).not.toBeInTheDocument();
  await typeRain();
  await back.click();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(back).not.toBeInTheDocument();
  await expect.element(field()).toHaveValue('rain');
  await expect.element(field()).not.toHaveFocus();
  await page.viewport(...wide);
});

describe('combobox', () => {
  test('SM-02e SM-02g SM-02h SM-02j SM-11a SM-11b SM-11c SM-11e typing opens a labelled list in groups; the input says so', async () => {
    await show();
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
    await typeRain();
    await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    expect(field().element().getAttribute('aria-controls')).toBe(list.element().id);
    await expect
      .element(page.getByRole('group', { name: 'Categories' }).getByRole('option', { name: /^Rainwear/ }))
      .toBeVisible();
    const products = page.getByRole('group', { name: 'Products (23)' }).getByRole('option');
    expect(products.first().element().textContent).toContain('Jacket 0');
    await expect.element(products.last()).toHaveTextContent('View all 23 results');
    await expect.element(page.getByRole('group', { name: 'Products (23)' })).toBeVisible();
    expect(page.getByRole('option').elements()).toHaveLength(2 + 1 + 4 + 1);
    await expect.element(page.getByRole('status')).toHaveTextContent('8 results. Use up and down to choose.');
  });

  test('SM-05a SM-05b SM-11d the arrows move through all options, write queries into the field and bring the typed text back', async () => {
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

  test('SM-06a Escape closes and brings the typed text back, a second one empties the field', async () => {
    await show();
    await typeRain();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue('rain');
    await expect.poll(kept).toEqual({ field_value: 'rain' });
    await userEvent.keyboard('{Escape}');
    await expect.element(field()).toHaveValue('');
    expect(kept()).toEqual({ field_value: '' });
    expect(page.getByRole('listbox').elements()).toHaveLength(0);
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => shown?.requests.at(-1)).toBe('');
  });

  test('what is typed stays kept with its page while a suggestion opens in a tab of its own', async () => {
    await show();
    await typeRain();
    const open = { bubbles: true, cancelable: true };
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay, { capture: true });
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey'])
      option('rain jacket')
        .element()
        .dispatchEvent(new MouseEvent('click', { ...open, [key]: true }));
    document.removeEventListener('click', stay, { capture: true });
    await expect.element(field()).toHaveValue('rain');
    expect(kept()).toEqual({ field_value: 'rain' });
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

  test('SM-06b a press elsewhere closes; Tab into the field alone opens nothing', async () => {
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

describe('submitting', () => {
  test('SM-01g the list is closed at first and opens once the field is pressed', async () => {
    await show();
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
    expect(page.getByRole('listbox').elements()).toHaveLength(0);
    await field().click();
    await expect.element(page.getByRole('listbox')).toBeVisible();
  });

  test.each([
    ['SM-01e', 'the submit button', () => page.getByRole('button', { name: 'Search' }).click()],
    ['SM-07a SM-08a', 'Enter', () => userEvent.keyboard('{Enter}')],
  ])('%s %s goes to the search page with what was typed', async (_, _way, submit) => {
    const { pushed } = await show();
    await typeRain();
    await submit();
    await expect.poll(() => pushed).toEqual(['/en-eu/search?query=rain']);
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  });

  test('SM-08c a query that is already in the URL goes nowhere and closes the list', async () => {
    const { pushed } = await show({ url: '/en-eu/search?query=rain' });
    await field().click();
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    expect(pushed).toEqual([]);
  });

  test('SM-09a SM-09b the field shows the query of the URL, and follows it', async () => {
    await show({ url: '/en-eu/search?query=wool' });
    await expect.element(field()).toHaveValue('wool');
    await navigate('?query=hat');
    await expect.element(field()).toHaveValue('hat');
    await navigate('/en-eu/c/jackets');
    await expect.element(field()).toHaveValue('');
  });

  test('what was typed over the query stays when the page is left without another query', async () => {
    await show({ url: '/en-eu/search?query=wool' });
    await field().fill('hat');
    await navigate('/en-eu/search?query=wool&sorting=x');
    await expect.element(field()).toHaveValue('hat');
    await navigate('/en-eu/c/jackets');
    await expect.element(field()).toHaveValue('hat');
    await navigate('/en-eu/search?query=socks');
    await expect.element(field()).toHaveValue('socks');
  });

  test('what the entry of the history keeps of the field comes back with the entry, and over nothing that was typed', async () => {
    history.replaceState({ discovery: { 'search field': { field_value: 'wool so' } } }, '');
    await show();
    await expect.element(field()).toHaveValue('wool so');
    (field().element() as HTMLInputElement).value = 'socks';
    await navigate('?sorting=x');
    await expect.element(field()).toHaveValue('socks');
    dispatchEvent(new PopStateEvent('popstate'));
    await expect.element(field()).toHaveValue('wool so');
  });

  test.each([
    ['sent', () => userEvent.keyboard('{Enter}')],
    ['chosen', () => option('rain jacket').click()],
  ])('a text that was %s waits no longer in the entry that it was typed on', async (_way, search) => {
    await show();
    await typeRain();
    await expect.poll(() => JSON.stringify(history.state)).toContain('rain');
    await search();
    await expect.poll(() => JSON.stringify(history.state)).not.toContain('rain');
  });

  test.each([
    ['SM-06c', 'path', '/en-eu/c/trousers'],
    ['SM-06d', 'query', '/en-eu/search?query=hat'],
  ])('%s the list closes when the %s of the URL changes', async (_, _part, href) => {
    await show({ url: '/en-eu/search?query=wool' });
    await field().click();
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await navigate(href);
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  });
});

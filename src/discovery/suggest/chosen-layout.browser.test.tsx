// What a shop chooses of its suggestions: in the centre, animated, keys that go from group to group.
import { afterEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import {
  type SearchFieldOptions,
  type SearchFieldPage,
  showSearchField,
} from '#tests/fixtures/search-field-page.tsx';

const WINDOW = [window.innerWidth, window.innerHeight] as const;

let shown: SearchFieldPage | undefined;
afterEach(async () => {
  shown?.remove();
  await page.viewport(...WINDOW);
});

const field = () => page.getByRole('combobox', { name: 'Search for products' });
const popup = () => document.querySelector('[data-part="suggestions"]') ?? expect.unreachable();
const backdrop = () => document.querySelector('[data-part="suggestions-backdrop"]');
const products = () => page.getByRole('group', { name: 'Products' }).getByRole('option').elements();

async function open(
  width: number,
  suggestionSettings: NonNullable<SearchFieldOptions['suggestionSettings']> = {},
  height = 700,
): Promise<void> {
  shown?.remove();
  await page.viewport(width, height);
  shown = await showSearchField({ suggestionSettings });
  await field().click();
  await expect.element(page.getByRole('listbox')).toBeVisible();
}

test.each([
  [1280, 800],
  [650, 600],
])(
  'SM-01a the search modal stands in the centre of a window of %i × %i, over the page, at one height',
  async (width, height) => {
    await open(width, { centre: true }, height);
    const places = () =>
      [field().element(), popup()].map((part) => part.getBoundingClientRect().toJSON() as DOMRect);
    const [input, list] = places();
    if (input === undefined || list === undefined) return expect.unreachable();
    expect((list.left + list.right) / 2).toBeCloseTo(document.documentElement.clientWidth / 2, 0);
    expect((input.top + list.bottom) / 2).toBeCloseTo(height / 2, 0);
    expect([input.left, input.right]).toEqual([list.left, list.right]);
    expect(document.elementFromPoint(2, height - 2)).toBe(backdrop());
    await userEvent.keyboard('rain');
    await expect.element(page.getByRole('option', { name: /^View all/ })).toBeVisible();
    expect(places()).toEqual([input, list]);
    return undefined;
  },
);

test('SM-01a a press beside it closes it, and the field is where it was', async () => {
  await page.viewport(1280, 800);
  shown = await showSearchField({ suggestionSettings: { centre: true } });
  const place = () => field().element().getBoundingClientRect().toJSON() as DOMRect;
  const before = place();
  await field().click();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  expect(place()).not.toEqual(before);
  await userEvent.click(backdrop() ?? expect.unreachable(), { position: { x: 4, y: 4 } });
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  expect(place()).toEqual(before);
});

test('SM-01a narrow, it is the screen as everywhere', async () => {
  await open(649, { centre: true });
  expect(popup().getBoundingClientRect().width).toBeGreaterThanOrEqual(600);
  expect(backdrop()?.checkVisibility()).toBe(false);
});

test('SM-01h opening is animated where that is asked, unless motion is reduced', async () => {
  const motion = () => {
    const { animationName, animationDuration } = getComputedStyle(popup());
    return animationName === 'none' ? null : animationDuration;
  };
  await open(1024);
  expect(motion()).toBeNull();
  await open(1024, { animate: true });
  expect(motion()).toBe('0.125s');
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  await emulate('reduce');
  try {
    expect(motion()).toBeNull();
  } finally {
    await emulate('');
  }
});

test('SM-03g 5 products show with keyboard-index grouping: page down and page up go from group to group', async () => {
  const active = () =>
    document.getElementById(field().element().getAttribute('aria-activedescendant') ?? '')?.textContent;
  await open(1024);
  // With the one that leads to all of them.
  await expect.poll(() => products().length).toBe(5);
  await userEvent.keyboard('{PageDown}');
  expect(active()).toBeUndefined();

  await open(1024, { moveByGroup: true });
  await expect.poll(() => products().length).toBe(6);
  const [first] = products();
  const groups = ['rain jacket', expect.stringContaining('Rainwear'), first?.textContent, undefined];
  for (const group of groups) {
    await userEvent.keyboard('{PageDown}');
    await expect.poll(active).toEqual(group);
  }
  await userEvent.keyboard('{PageUp}{PageUp}');
  await expect.poll(active).toContain('Rainwear');
});

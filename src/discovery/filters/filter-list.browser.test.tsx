// The filter groups as a shopper uses them: by pointer, by key, by name.
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FilterDefinition } from '#contract/filters.ts';
import { FilterList } from '#src/discovery/filters/filter-list.tsx';
import { listFilter, rangeFilter, treeFilter } from '#tests/fixtures/discovery-responses.ts';
import { type DiscoveryPage, renderDiscovery } from '#tests/fixtures/discovery-page.tsx';

let shown: DiscoveryPage | undefined;
afterEach(() => shown?.remove());

/** Every group open. */
async function show(...filters: FilterDefinition[]) {
  const opened = filters.map((filter) => ({ ...filter, meta: { ...filter.meta, group_expanded: true } }));
  shown = await renderDiscovery(<FilterList />, { filters: opened });
  return shown.instance;
}
const values = (count: number) => Array.from({ length: count }, (_, index) => `Brand ${index}`);

describe('boxes', () => {
  test('an option is named with its count, and a press selects it at once', async () => {
    const instance = await show(listFilter('color', ['Blue', 'Red'], { counts: [12, 1] }));
    await page.getByRole('checkbox', { name: 'Blue, 12 products' }).click();
    await expect.element(page.getByRole('checkbox', { name: 'Blue, 12 products' })).toBeChecked();
    expect(instance.selected).toEqual([{ field: 'color', op: 'in', data: ['Blue'] }]);
    await expect.element(page.getByRole('group', { name: 'color' })).toBeVisible();
  });

  test('FI-03 an option without products is disabled, unless it is checked', async () => {
    const instance = await show(listFilter('color', ['Blue', 'Red'], { counts: [0, 0] }));
    await expect.element(page.getByRole('checkbox', { name: 'Blue, 0 products' })).toBeDisabled();
    instance.selected = Object.assign([{ field: 'color', op: 'in', data: ['blue'] }]) as never;
    await expect.element(page.getByRole('checkbox', { name: 'Blue, 0 products' })).toBeEnabled();
    await expect.element(page.getByRole('checkbox', { name: 'Blue, 0 products' })).toBeChecked();
  });

  test('FI-07 a long list shows 4 until view more, which moves focus to the first new one', async () => {
    await show(listFilter('brand', values(16)));
    expect(page.getByRole('checkbox').elements()).toHaveLength(4);
    await page.getByRole('button', { name: 'Show more' }).click();
    expect(page.getByRole('checkbox').elements()).toHaveLength(16);
    await expect.element(page.getByRole('checkbox', { name: 'Brand 4, 5 products' })).toHaveFocus();
    await page.getByRole('button', { name: 'Show less' }).click();
    expect(page.getByRole('checkbox').elements()).toHaveLength(4);
  });

  test('FI-07 the search box of a group finds among all its options', async () => {
    await show(listFilter('brand', values(16)));
    await page.getByRole('searchbox', { name: 'Search brand' }).fill('brand 1');
    expect(page.getByRole('checkbox').elements().length).toBe(7);
    await page.getByRole('searchbox').fill('nothing like it');
    await expect.element(page.getByText('Nothing called “nothing like it”.')).toBeVisible();
  });

  test('FI-04 a swatch has its name, and a size box can be reached and pressed by key', async () => {
    const instance = await show(
      listFilter('color', ['Blue'], { type: 'checkbox-color', swatches: ['#0000ff'] }),
      listFilter('size', ['M', 'L'], { type: 'checkbox-grid' }),
    );
    await expect.element(page.getByText('Blue', { exact: true })).toBeVisible();
    page.getByRole('checkbox', { name: 'Blue, 1 product' }).element().focus();
    await userEvent.keyboard(' ');
    page.getByRole('checkbox', { name: 'L, 2 products' }).element().focus();
    await userEvent.keyboard(' ');
    expect(instance.selected.map(({ data }) => data)).toEqual([['Blue'], ['L']]);
  });

  test('FI-05 a group closes and stays closed', async () => {
    const instance = await show(listFilter('color', ['Blue']));
    await page.getByText('color', { exact: true }).first().click();
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
    expect(instance.expandedGroups).toEqual({ color: false });
  });

  test('ER-01a ER-03a a filter that fails is reported by its title, the others go on', async () => {
    const broken = { ...listFilter('odd', ['x']), meta: { type: 'wheel', title: 'odd' } as never };
    const errors: unknown[][] = [];
    const original = console.error;
    console.error = (...logged: unknown[]) => void errors.push(logged);
    await show(broken, listFilter('color', ['Blue']));
    await expect.element(page.getByRole('checkbox', { name: 'Blue, 1 product' })).toBeVisible();
    console.error = original;
    expect(errors.some(([where]) => where === '[Filter group odd failed]')).toBe(true);
  });
});

describe('category tree', () => {
  const paths = ['Jackets', 'Jackets/Shell', 'Jackets/Down', 'Shoes'];
  const box = (name: string) => page.getByRole('checkbox', { name: `${name}, 3 products` });

  test('FI-06 checking a parent expands it and checks all children; unchecking one leaves the third state', async () => {
    await show(treeFilter('category', paths));
    await expect.element(box('Shell')).not.toBeInTheDocument();
    await box('Jackets').click();
    await expect.element(box('Shell')).toBeChecked();
    await expect.element(box('Down')).toBeChecked();
    await box('Down').click();
    await expect.element(box('Jackets')).not.toBeChecked();
    await expect.element(box('Jackets')).toBePartiallyChecked();
    await expect.element(box('Shell')).toBeChecked();
  });

  test('FI-06 the shopper closes what a check has opened', async () => {
    await show(treeFilter('category', paths));
    await box('Jackets').click();
    const expand = page.getByRole('button', { name: 'Categories in Jackets' });
    await expect.element(expand).toHaveAttribute('aria-expanded', 'true');
    await expand.click();
    await expect.element(box('Shell')).not.toBeInTheDocument();
    await expect.element(box('Jackets')).toBeChecked();
  });

  test('FI-06 a single root chain opens itself', async () => {
    await show(treeFilter('category', ['Clothes', 'Clothes/Jackets', 'Clothes/Jackets/Shell']));
    await expect.element(box('Shell')).toBeVisible();
  });
});

describe('range', () => {
  const low = () => page.getByRole('spinbutton', { name: /^price, From/ });
  const high = () => page.getByRole('spinbutton', { name: /^price, To/ });

  test('FI-01 a typed end is clamped on Enter and on leaving the field', async () => {
    const instance = await show(rangeFilter('price', 100, 900));
    await low().fill('20000');
    await userEvent.keyboard('{Enter}');
    await expect.element(low()).toHaveValue(899);
    expect(instance.selected[0]?.data).toEqual([899, 900]);
    await low().fill('50');
    await userEvent.keyboard('{Tab}');
    await expect.element(low()).toHaveValue(100);
    expect(instance.selected).toEqual([]);
  });

  test('FI-01 a slider waits 300 ms, speaks money, and moves by an amount one would count in', async () => {
    const instance = await show(rangeFilter('price', 100, 900));
    const thumb = page.getByRole('slider', { name: 'price, lowest' });
    thumb.element().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(thumb).toHaveAttribute('aria-valuetext', 'SEK\u00a0120');
    await expect.element(low()).toHaveValue(120);
    expect(instance.revision).toBe(0);
    await expect.poll(() => instance.selected[0]?.data).toEqual([120, 900]);
    expect(instance.revision).toBe(1);
    await userEvent.keyboard('{Home}');
    await expect.poll(() => instance.selected).toEqual([]);
  });

  test('FI-01 both ends are disabled when there is nothing to choose', async () => {
    await show(rangeFilter('price', 100, 101));
    for (const end of [low(), high(), page.getByRole('slider').first(), page.getByRole('slider').last()])
      await expect.element(end).toBeDisabled();
  });
});

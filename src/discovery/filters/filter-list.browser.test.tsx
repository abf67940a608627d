// The filter groups as a shopper uses them: by pointer, by key, by name.
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FilterDefinition } from '#contract/filters.ts';
import { FilterList } from '#src/discovery/filters/filter-list.tsx';
import { en as texts } from '#src/discovery/texts/en.ts';
import type { DiscoveryTexts } from '#src/discovery/texts/texts.ts';
import { listFilter } from '#tests/fixtures/discovery-responses.ts';
import { type DiscoveryPage, renderDiscovery } from '#tests/fixtures/discovery-page.tsx';

let shown: DiscoveryPage | undefined;
afterEach(() => shown?.remove());

/** Every group open. */
async function show(...filters: FilterDefinition[]) {
  const opened = filters.map((filter) => ({ ...filter, meta: { ...filter.meta, group_expanded: true } }));
  shown = await renderDiscovery(<FilterList />, { filters: opened });
  return shown.instance;
}
/** The same where the shop hides values without products. */
async function showHidden(...filters: FilterDefinition[]) {
  const opened = filters.map((filter) => ({ ...filter, meta: { ...filter.meta, group_expanded: true } }));
  const host = { filterSettings: { hideEmptyValues: true } };
  shown = await renderDiscovery(<FilterList />, { filters: opened }, {}, host);
  return shown.instance;
}
/** The spot of colour beside an option's checkbox. */
function swatchOf(name: string): Element {
  const swatch = page.getByRole('checkbox', { name: new RegExp(`^${name}, `) }).element().nextElementSibling;
  return swatch ?? expect.unreachable();
}
const values = (count: number) => Array.from({ length: count }, (_, index) => `Brand ${index}`);

describe('boxes', () => {
  test('an option is named with its count, and a press selects it at once', async () => {
    const instance = await show(listFilter('color', ['Blue', 'Red'], { counts: [12, 1] }));
    await page.getByRole('checkbox', { name: 'Blue, 12 products' }).click();
    await expect.element(page.getByRole('checkbox', { name: 'Blue, 12 products' })).toBeChecked();
    await expect.poll(() => instance.selected).toEqual([{ field: 'color', op: 'in', data: ['Blue'] }]);
    await expect.element(page.getByRole('group', { name: 'color' })).toBeVisible();
  });

  test('the count of an option is grouped as the language does, as seen and as told', async () => {
    await show(listFilter('color', ['Blue', 'Red'], { counts: [1234, 1] }));
    await expect.element(page.getByRole('checkbox', { name: 'Blue, 1,234 products' })).toBeVisible();
    await expect.element(page.getByText('1,234', { exact: true })).toBeVisible();
  });

  test('a press draws the option again that it concerns, no other, and no other filter', async () => {
    const drawn: string[] = [];
    const option: DiscoveryTexts['filters']['option'] = (name, count) => {
      drawn.push(name);
      return texts.filters.option(name, count);
    };
    // Of the box in which a filter with many options is searched.
    const searchIn: DiscoveryTexts['filters']['searchIn'] = (title) => {
      drawn.push(title);
      return texts.filters.searchIn(title);
    };
    const filters = [listFilter('color', ['Blue', 'Red']), listFilter('brand', values(20))].map((filter) => ({
      ...filter,
      meta: { ...filter.meta, group_expanded: true },
    }));
    const host = { texts: { ...texts, filters: { ...texts.filters, option, searchIn } } };
    shown = await renderDiscovery(<FilterList />, { filters }, {}, host);
    await expect.element(page.getByRole('checkbox', { name: 'Red, 2 products' })).toBeVisible();
    expect(drawn).toContain('brand');
    drawn.length = 0;
    await page.getByRole('checkbox', { name: 'Red, 2 products' }).click();
    await expect.element(page.getByRole('checkbox', { name: 'Red, 2 products' })).toBeChecked();
    expect(drawn).toEqual(['Red']);
  });

  test('two filters of one title are searched and closed each by itself', async () => {
    const named = (filter: FilterDefinition) =>
      ({ ...filter, meta: { ...filter.meta, title: 'Fit' } }) as FilterDefinition;
    await show(named(listFilter('fit', values(20))), named(listFilter('cut', values(20))));
    const boxes = page.getByRole('searchbox', { name: texts.filters.searchIn('Fit') });
    const options = () => page.getByRole('checkbox').elements().length;
    await expect.poll(() => boxes.elements().length).toBe(2);
    const all = options();
    await boxes.first().fill('Brand 19');
    // Brand 1, too.
    await expect.poll(options).toBe(all / 2 + 2);
    await expect.element(boxes.nth(1)).toHaveValue('');
    await page.getByText('Fit', { exact: true }).first().click();
    await expect.poll(() => boxes.elements().length).toBe(1);
    await expect.element(boxes).toHaveValue('');
  });

  test('FI-02c a filter goes from the selection with its last value', async () => {
    const instance = await show(listFilter('color', ['Blue', 'Red']));
    for (const name of ['Blue, 1 product', 'Red, 2 products'])
      await page.getByRole('checkbox', { name }).click();
    await page.getByRole('checkbox', { name: 'Blue, 1 product' }).click();
    await expect.poll(() => instance.selected[0]?.data).toEqual(['Red']);
    await page.getByRole('checkbox', { name: 'Red, 2 products' }).click();
    await expect.poll(() => instance.selected).toEqual([]);
  });

  test('FI-03a FI-03b an option without products is disabled; a checked one can be unchecked', async () => {
    const instance = await show(listFilter('color', ['Blue', 'Red'], { counts: [0, 0] }));
    const blue = page.getByRole('checkbox', { name: 'Blue, 0 products' });
    await expect.element(blue).toBeDisabled();
    instance.selected = Object.assign([{ field: 'color', op: 'in', data: ['blue'] }]) as never;
    await expect.element(blue).toBeEnabled();
    await expect.element(blue).toBeChecked();
    await expect.element(page.getByRole('checkbox', { name: 'Red, 0 products' })).toBeDisabled();
    await blue.click();
    await expect.poll(() => instance.selected).toEqual([]);
  });

  test('FI-03c a setting hides values with count zero, but for a checked one', async () => {
    const instance = await showHidden(
      listFilter('color', ['Blue', 'Red', 'Green'], {
        counts: [2, 0, 0],
        swatches: ['#00f', '#f00', '#0f0'],
      }),
      listFilter('fit', ['Slim'], { counts: [0] }),
    );
    const names = () =>
      page
        .getByRole('checkbox')
        .elements()
        .map((box) => box.getAttribute('aria-label'));
    await expect.poll(names).toEqual(['Blue, 2 products']);
    expect(page.getByText('fit').elements()).toEqual([]);
    instance.selected = Object.assign([{ field: 'color', op: 'in', data: ['green'] }]) as never;
    await expect.poll(names).toEqual(['Blue, 2 products', 'Green, 0 products']);
    await expect.element(page.getByRole('checkbox', { name: 'Green, 0 products' })).toBeEnabled();
  });

  test('FI-07a a list of more than 15 shows 4 until view more, which moves focus to the first new one', async () => {
    await show(listFilter('brand', values(16)));
    expect(page.getByRole('checkbox').elements()).toHaveLength(4);
    await page.getByRole('button', { name: 'Show more' }).click();
    expect(page.getByRole('checkbox').elements()).toHaveLength(16);
    await expect.element(page.getByRole('checkbox', { name: 'Brand 4, 5 products' })).toHaveFocus();
    await page.getByRole('button', { name: 'Show less' }).click();
    expect(page.getByRole('checkbox').elements()).toHaveLength(4);
  });

  test('FI-07a by keyboard the focus goes to the first that was not shown before, also where later ones are checked', async () => {
    const instance = await show(
      listFilter('brand', values(16), { counts: values(16).map((_, at) => (at === 4 ? 0 : 1)) }),
    );
    instance.selected = Object.assign([{ field: 'brand', op: 'in', data: ['Brand 8', 'Brand 9'] }]) as never;
    await expect.poll(() => page.getByRole('checkbox').elements().length).toBe(6);
    page.getByRole('button', { name: 'Show more' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => page.getByRole('checkbox').elements().length).toBe(16);
    // One without products takes no focus.
    expect(page.getByRole('checkbox', { name: 'Brand 4, 0 products' }).element()).toBeDisabled();
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Brand 5, 1 product');
  });

  test('the search box of a group finds among all its options', async () => {
    await show(listFilter('brand', values(16)));
    await page.getByRole('searchbox', { name: 'Search brand' }).fill('brand 1');
    expect(page.getByRole('checkbox').elements().length).toBe(7);
    const region = page.getByRole('status').element();
    await page.getByRole('searchbox').fill('nothing like it');
    await expect.element(page.getByText('Nothing called “nothing like it”.')).toBeVisible();
    // A screen reader says only what comes into a region that was there before.
    expect([region.isConnected, region.textContent]).toEqual([true, 'Nothing called “nothing like it”.']);
  });

  test('a swatch has its name, and a size box can be reached and pressed by key', async () => {
    const instance = await show(
      listFilter('color', ['Blue'], { type: 'checkbox-color', swatches: ['#0000ff'] }),
      listFilter('size', ['M', 'L'], { type: 'checkbox-grid' }),
    );
    await expect.element(page.getByText('Blue', { exact: true })).toBeVisible();
    page.getByRole('checkbox', { name: 'Blue, 1 product' }).element().focus();
    await userEvent.keyboard(' ');
    page.getByRole('checkbox', { name: 'L, 2 products' }).element().focus();
    await userEvent.keyboard(' ');
    await expect.poll(() => instance.selected.map(({ data }) => data)).toEqual([['Blue'], ['L']]);
  });

  test.each([
    ['FI-04a', '#0aF', 'rgb(0, 170, 255)'],
    ['FI-04b', '2B4C7E', 'rgb(43, 76, 126)'],
  ])('%s a swatch of %s shows that colour', async (_, swatch, color) => {
    await show(listFilter('color', ['Blue'], { type: 'checkbox-color', swatches: [swatch] }));
    expect(getComputedStyle(swatchOf('Blue')).backgroundColor).toBe(color);
  });

  test.each(['#12345', 'red', '#000;color:red', ''])(
    'FI-04c a swatch of "%s" shows no colour of its own',
    async (swatch) => {
      await show(listFilter('color', ['Blue'], { type: 'checkbox-color', swatches: [swatch] }));
      expect(getComputedStyle(swatchOf('Blue')).backgroundImage).toContain('conic-gradient');
      expect(swatchOf('Blue').getAttribute('style')).toBeNull();
    },
  );

  test('FI-04d the check mark is black on a light swatch and white on a dark one', async () => {
    const instance = await show(
      listFilter('color', ['Light', 'Dark'], { type: 'checkbox-color', swatches: ['#ffe', '#1a1d22'] }),
    );
    instance.selected = Object.assign([{ field: 'color', op: 'in', data: ['Light', 'Dark'] }]) as never;
    const tick = (name: string) => getComputedStyle(swatchOf(name), '::after').borderRightColor;
    await expect.poll(() => tick('Light')).toBe('rgb(0, 0, 0)');
    expect(tick('Dark')).toBe('rgb(255, 255, 255)');
  });

  test('FI-05a a group closes on its own, and stays closed', async () => {
    const instance = await show(listFilter('color', ['Blue']), listFilter('size', ['M']));
    await page.getByText('color', { exact: true }).first().click();
    await expect.element(page.getByRole('checkbox', { name: 'Blue, 1 product' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('checkbox', { name: 'M, 1 product' })).toBeVisible();
    expect(instance.expandedGroups).toEqual({ 'filter color in': false });
  });

  test.each([
    ['FI-05b', 'open when all its filters say so', [true, true], 2],
    ['FI-05c', 'closed when one of them does not', [true, null], 0],
  ])('%s a group is at first %s', async (_, _state, expanded, count) => {
    shown = await renderDiscovery(<FilterList />, {
      filters: expanded.map((isExpanded, index) => {
        const filter = listFilter(`filter ${index}`, ['x']);
        return { ...filter, meta: { ...filter.meta, group_title: 'Fit', group_expanded: isExpanded } };
      }),
    });
    await expect.element(page.getByText('Fit', { exact: true })).toBeVisible();
    expect(page.getByRole('checkbox').elements()).toHaveLength(count);
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

describe('long lists', () => {
  const options = () => page.getByRole('checkbox').elements().length;
  const more = () => page.getByRole('button', { name: 'Show more' });

  test('FI-07b a list of 15 shows all', async () => {
    await show(listFilter('brand', values(15)));
    expect(options()).toBe(15);
    expect(more().elements()).toHaveLength(0);
  });

  test('FI-07d more than 30 colours show 8 and a button that shows the rest', async () => {
    await show(listFilter('color', values(31), { type: 'checkbox-color' }));
    expect(options()).toBe(8);
    await more().click();
    expect(options()).toBe(31);
  });

  test('FI-07e 30 colours show all', async () => {
    await show(listFilter('color', values(30), { type: 'checkbox-color' }));
    expect(options()).toBe(30);
    expect(more().elements()).toHaveLength(0);
  });

  test.each([
    ['FI-07f', 'checkbox', 15],
    ['FI-07g', 'checkbox-color', 30],
    ['FI-07h', 'checkbox-grid', 30],
  ] as const)('%s a group of %s options has a search box from %i on', async (_, type, from) => {
    await show(listFilter('brand', values(from - 1), { type }));
    expect(page.getByRole('searchbox').elements()).toHaveLength(0);
    shown?.remove();
    await show(listFilter('brand', values(from), { type }));
    await expect.element(page.getByRole('searchbox')).toBeVisible();
  });
});

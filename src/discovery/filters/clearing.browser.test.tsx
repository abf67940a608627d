// Clearing the filters, and the toast that offers to restore them.
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FilterSettings } from '#contract/filter-settings.ts';
import type { SelectedFilter, SortOption } from '#contract/filters.ts';
import { EmptyResults } from '#src/discovery/results/empty-results.tsx';
import { Results } from '#src/discovery/results/results.tsx';
import { clearFilters } from '#src/discovery/state/actions.ts';
import { toggleFilterValue } from '#src/discovery/state/filter-actions.ts';
import { cards, listFilter } from '#tests/fixtures/discovery-responses.ts';
import { type DiscoveryPage, renderDiscovery } from '#tests/fixtures/discovery-page.tsx';

let shown: DiscoveryPage | undefined;
afterEach(() => {
  shown?.remove();
});

const color = listFilter('color', ['Blue', 'Red']);
const both: SelectedFilter[] = [{ field: 'color', op: 'in', data: ['Blue', 'Red'] }];
const sorts: SortOption[] = [
  {
    field: 'popularity',
    order: 'desc',
    meta: { title: 'Popular', values: ['desc'], names: ['Popular first'] },
  },
  { field: 'price', order: 'asc', meta: { title: 'Price', values: ['asc'], names: ['Lowest price first'] } },
];

/** A filtered and sorted listing, on a wide window. */
async function show(filterSettings: FilterSettings = {}) {
  await page.viewport(1280, 800);
  shown = await renderDiscovery(
    <Results label="Jackets" countText={(total) => `${total} products`} pageSize={20} empty={null} />,
    {
      cards: cards(0, 20),
      filters: [color],
      sorts,
      selectedFilters: both,
      selectedSort: { field: 'price', order: 'asc' },
    },
    {},
    { filterSettings },
  );
  return shown.instance;
}
const clearAll = () => page.getByRole('button', { name: 'Clear all' });
const toast = () => page.getByText('We cleared your filters');
/** Well before the toast goes by itself. */
const SOON = { timeout: 9_000 };

describe('clearing', () => {
  test('FI-08a FI-08d FI-08g FI-08h it removes the filters, keeps the sorting, and offers to restore', async () => {
    const instance = await show();
    await clearAll().click();
    await expect.element(toast()).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'OK' })).toBeVisible();
    expect(instance.selected).toEqual([]);
    expect(page.getByRole('button', { name: /^Remove filter/ }).elements()).toHaveLength(0);
    await expect.element(page.getByRole('button', { name: 'Sort: Lowest price first' })).toBeVisible();
    await page.getByRole('button', { name: 'Restore' }).click();
    expect(instance.selected).toEqual(both);
    await expect.element(page.getByRole('button', { name: 'Remove filter Blue' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Remove filter Red' })).toBeVisible();
    await expect.element(toast(), SOON).not.toBeInTheDocument();
  });

  test('FI-08a who clears by keyboard reaches what restores while it is there', async () => {
    await show();
    (clearAll().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const restore = page.getByRole('button', { name: 'Restore' });
    await expect.element(restore).toBeVisible();
    for (let step = 0; step < 3 && document.activeElement !== restore.element(); step += 1)
      await userEvent.keyboard('{Tab}');
    await expect.element(restore).toHaveFocus();
  });

  test('FI-08e FI-08i it resets the sorting where that is asked, and restore brings back the previous sorting', async () => {
    const instance = await show({ clearSorting: true });
    const byPrice = page.getByRole('button', { name: 'Sort: Lowest price first' });
    await expect.element(byPrice).toBeVisible();
    await clearAll().click();
    await expect.element(byPrice).not.toBeInTheDocument();
    expect([instance.selected, instance.sort]).toEqual([[], null]);
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect.element(byPrice).toBeVisible();
    expect(instance.sort).toEqual({ field: 'price', order: 'asc' });
    await expect.element(page.getByRole('button', { name: 'Remove filter Blue' })).toBeVisible();
  });

  test('FI-08b FI-08c it closes the filters and collapses what was expanded', async () => {
    await show();
    const filterToggle = page.getByRole('button', { name: /^Filter/ });
    const box = page.getByRole('checkbox', { name: 'Blue, 1 product' });
    await filterToggle.click();
    await page.getByRole('heading', { name: /^color/ }).click();
    await expect.element(box).toBeVisible();
    await clearAll().click();
    await expect.element(page.getByRole('region', { name: 'Filters', exact: true })).not.toBeInTheDocument();
    await expect.element(filterToggle).toHaveAttribute('aria-expanded', 'false');
    await filterToggle.click();
    await expect.element(page.getByRole('heading', { name: /^color/ })).toBeVisible();
    await expect.element(box).not.toBeInTheDocument();
  });

  test('FI-08f it scrolls to the top', async () => {
    await show();
    scrollTo({ top: 600 });
    await expect.poll(() => scrollY).toBe(600);
    clearAll()
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.poll(() => scrollY).toBe(0);
  });
});

describe('the focus of who clears by keyboard', () => {
  const press = async (name: string) => {
    await expect.element(page.getByRole('button', { name })).toBeVisible();
    page.getByRole('button', { name }).element().focus();
    await userEvent.keyboard('{Enter}');
  };

  test.each([
    ['OK', () => press('OK')],
    ['Restore', () => press('Restore')],
    [
      'Escape',
      async () => {
        await expect.element(page.getByRole('button', { name: 'OK' })).toBeVisible();
        page.getByRole('button', { name: 'OK' }).element().focus();
        await userEvent.keyboard('{Escape}');
      },
    ],
  ])('goes on in the bar when the toast leaves by %s', async (_, leave) => {
    await show();
    await press('Clear all');
    await expect.element(toast()).toBeVisible();
    await leave();
    await expect.element(toast(), SOON).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /^Filter/ })).toHaveFocus();
  });

  test('stays elsewhere when the toast leaves', async () => {
    await show();
    await press('Clear all');
    await expect.element(toast()).toBeVisible();
    const sorting = page.getByRole('button', { name: /^Sort/ });
    sorting.element().focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(toast(), SOON).not.toBeInTheDocument();
    await expect.element(sorting).toHaveFocus();
  });

  test('waits at the bar where it has no button, since nothing was found', async () => {
    shown = await renderDiscovery(
      <Results label="Jackets" countText={String} pageSize={20} empty={<EmptyResults title="Nothing" />} />,
      { cards: [], total: 0, filters: [color], sorts, selectedFilters: both },
    );
    await press('try again without filters');
    await expect
      .poll(() => document.activeElement?.querySelector(':scope > [data-part="bar"]'))
      .not.toBeNull();
  });
});

describe('the toast', () => {
  test('is an alert, which is said though it comes with its text', async () => {
    await show();
    await clearAll().click();
    await expect.element(page.getByRole('alert')).toContainElement(toast().element());
  });

  test('FI-09a it closes by itself after 10000 ms', async () => {
    await show();
    await clearAll().click();
    await expect.element(toast()).toBeVisible();
    await expect.poll(() => toast().element().getAnimations()).toHaveLength(1);
    const [time] = toast().element().getAnimations();
    expect(time?.effect?.getComputedTiming().endTime).toBe(10_000);
    time!.currentTime = 9_990;
    await expect.element(toast()).not.toBeInTheDocument();
  });

  test.each([
    ['FI-09b', 'Escape', () => userEvent.keyboard('{Escape}')],
    ['FI-09c', 'ok', () => page.getByRole('button', { name: 'OK' }).click()],
  ])('%s it closes on %s, and what was cleared stays so', async (_, _way, close) => {
    const instance = await show();
    await clearAll().click();
    await expect.element(toast()).toBeVisible();
    await close();
    await expect.element(toast(), SOON).not.toBeInTheDocument();
    expect(instance.selected).toEqual([]);
  });

  test('FI-09d FI-09e it closes when the selection changes, and there is one at a time', async () => {
    const instance = await show();
    await clearAll().click();
    await expect.element(toast()).toBeVisible();
    toggleFilterValue(instance, color, 'Red');
    await expect.element(toast(), SOON).not.toBeInTheDocument();
    clearFilters(instance);
    clearFilters(instance, { withSort: true });
    await expect.element(page.getByRole('button', { name: 'Restore' })).toBeVisible();
    expect(page.getByText('We cleared your filters').elements()).toHaveLength(1);
  });
});

// The sheet with sorting and filters on a small window, and the two panels of a wide one.
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SortOption } from '#contract/filters.ts';
import { Results } from '#src/discovery/results/results.tsx';
import { type DiscoveryPage, renderDiscovery } from '#tests/fixtures/discovery-page.tsx';
import { listFilter } from '#tests/fixtures/discovery-responses.ts';

let shown: DiscoveryPage | undefined;
afterEach(() => shown?.remove());

const color = listFilter('color', ['Blue', 'Red']);
const selectedFilters = [{ field: 'color', op: 'in' as const, data: ['Blue', 'Red'] }];
const sorts: SortOption[] = [
  { field: 'relevance', order: 'desc', meta: { title: 'Relevance' } },
  { field: 'price', order: 'asc', meta: { title: 'Price', values: ['asc'], names: ['Lowest price first'] } },
];

async function show(width: number): Promise<DiscoveryPage> {
  await page.viewport(width, 800);
  shown = await renderDiscovery(<Results label="Jackets" countText={String} pageSize={20} empty={null} />, {
    filters: [color],
    selectedFilters,
    sorts,
  });
  return shown;
}
async function openSheet(): Promise<void> {
  await page.getByRole('button', { name: 'Filter (2)' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
}

test('FB-02b sorting and filters are sections that open and close', async () => {
  await show(360);
  await openSheet();
  const sections = [...document.querySelectorAll<HTMLDetailsElement>('dialog details')];
  expect(sections.map((section) => section.querySelector('summary')?.textContent)).toEqual([
    'Sort',
    expect.stringContaining('color'),
  ]);
  for (const section of sections) {
    const wasOpen = section.open;
    section.querySelector('summary')?.click();
    await expect.poll(() => section.open).toBe(!wasOpen);
  }
});

test('FB-02c clearing takes every filter and leaves the sheet open', async () => {
  const { instance } = await show(360);
  await openSheet();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear', exact: true }).click();
  expect(instance.selected).toEqual([]);
  await expect.element(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
});

test('FB-02c who clears by keyboard goes on at the button that shows the results', async () => {
  await show(390);
  await openSheet();
  const clear = page.getByRole('dialog').getByRole('button', { name: 'Clear', exact: true });
  clear.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(clear).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Show \d+ result/ })).toHaveFocus();
});

test('FB-02f the close button closes the sheet', async () => {
  await show(360);
  await openSheet();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('FB-04a opening one panel closes the other', async () => {
  await show(1280);
  const filters = page.getByRole('button', { name: 'Filter (2)' });
  const sorting = page.getByRole('button', { name: 'Sort: Relevance' });
  await filters.click();
  await expect.element(filters).toHaveAttribute('aria-expanded', 'true');
  await sorting.click();
  await expect.element(sorting).toHaveAttribute('aria-expanded', 'true');
  await expect.element(filters).toHaveAttribute('aria-expanded', 'false');
  await filters.click();
  await expect.element(sorting).toHaveAttribute('aria-expanded', 'false');
});

test('FB-01e one button clears every selected filter', async () => {
  const { instance } = await show(1280);
  await page.getByRole('button', { name: 'Clear all' }).click();
  expect(instance.selected).toEqual([]);
});

// The category filter as a shopper uses it: checking, the third state, opening and closing.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FilterList } from '#src/discovery/filters/filter-list.tsx';
import { treeFilter } from '#tests/fixtures/discovery-responses.ts';
import { type DiscoveryPage, renderDiscovery } from '#tests/fixtures/discovery-page.tsx';

let shown: DiscoveryPage | undefined;
afterEach(() => shown?.remove());

async function show(paths: readonly string[]) {
  const tree = treeFilter('category', paths);
  shown = await renderDiscovery(<FilterList />, {
    filters: [{ ...tree, meta: { ...tree.meta, group_expanded: true } }],
  });
  return shown.instance;
}
const PATHS = ['Jackets', 'Jackets/Shell', 'Jackets/Down', 'Shoes'];
const roots = (count: number) => Array.from({ length: count }, (_, index) => `Root ${index}`);
const box = (name: string) => page.getByRole('checkbox', { name: `${name}, 3 products` });
const expandButton = (name: string) => page.getByRole('button', { name: `Categories in ${name}` });

test('FI-06c FI-06e checking a parent expands it and checks all its children', async () => {
  await show(PATHS);
  await expect.element(box('Shell')).not.toBeInTheDocument();
  await box('Jackets').click();
  await expect.element(box('Shell')).toBeChecked();
  await expect.element(box('Down')).toBeChecked();
  await expect.element(box('Shoes')).not.toBeChecked();
});

test('FI-06d unchecking a child unchecks the parent, which shows the third state', async () => {
  const instance = await show(PATHS);
  await box('Jackets').click();
  await box('Down').click();
  await expect.element(box('Jackets')).not.toBeChecked();
  await expect.element(box('Jackets')).toBePartiallyChecked();
  await expect.element(box('Shell')).toBeChecked();
  await expect.poll(() => instance.selected[0]?.data).toEqual([['Jackets', 'Shell']]);
});

test('the shopper closes what a check has opened', async () => {
  await show(PATHS);
  await box('Jackets').click();
  await expect.element(expandButton('Jackets')).toHaveAttribute('aria-expanded', 'true');
  await expandButton('Jackets').click();
  await expect.element(box('Shell')).not.toBeInTheDocument();
  await expect.element(box('Jackets')).toBeChecked();
});

test('FI-06a what the shopper has closed stays closed where a search would open it', async () => {
  await show([...PATHS, 'Coats', 'Coats/Shell coat', ...roots(10)]);
  await expandButton('Jackets').click();
  await expandButton('Jackets').click();
  await page.getByRole('searchbox').fill('shell');
  await expect.element(box('Shell coat')).toBeVisible();
  await expect.element(box('Jackets')).toBeVisible();
  await expect.element(box('Shell')).not.toBeInTheDocument();
  await expandButton('Jackets').click();
  await expect.element(box('Shell')).toBeVisible();
});

test('FI-06b a single root chain opens itself', async () => {
  await show(['Clothes', 'Clothes/Jackets', 'Clothes/Jackets/Shell']);
  await expect.element(box('Shell')).toBeVisible();
});

test('FI-07c more than 15 roots show 4 and a button that shows the rest', async () => {
  await show(roots(16));
  expect(page.getByRole('checkbox').elements()).toHaveLength(4);
  await page.getByRole('button', { name: 'Show more' }).click();
  expect(page.getByRole('checkbox').elements()).toHaveLength(16);
  await expect.element(box('Root 4')).toHaveFocus();
  // One that is checked was shown before.
  await page.getByRole('button', { name: 'Show less' }).click();
  await page.getByRole('button', { name: 'Show more' }).click();
  await box('Root 9').click();
  await page.getByRole('button', { name: 'Show less' }).click();
  expect(page.getByRole('checkbox').elements()).toHaveLength(5);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Root 4, 3 products');
});

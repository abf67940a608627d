// The size of what comes in one size only, wherever it can be chosen: by the word of the language; what is sent stays.
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FilterSettings } from '#contract/filter-settings.ts';
import { FilterList } from '#src/discovery/filters/filter-list.tsx';
import { Results } from '#src/discovery/results/results.tsx';
import { de } from '#src/discovery/texts/de.ts';
import { en } from '#src/discovery/texts/en.ts';
import { ko } from '#src/discovery/texts/ko.ts';
import { sv } from '#src/discovery/texts/sv.ts';
import type { DiscoveryTexts } from '#src/discovery/texts/texts.ts';
import { type DiscoveryPage, renderDiscovery } from '#tests/fixtures/discovery-page.tsx';
import { listFilter } from '#tests/fixtures/discovery-responses.ts';

let shown: DiscoveryPage | undefined;
afterEach(() => shown?.remove());

const results = <Results label="Caps" countText={String} pageSize={20} empty={null} />;
const sizes = (counts = [2, 4]) => listFilter('size', ['M', 'One size'], { type: 'checkbox-grid', counts });
const chosen = [{ field: 'size', op: 'in' as const, data: ['One size'] }];
/** Every group open. */
const opened = (filter: ReturnType<typeof listFilter>) => ({
  ...filter,
  meta: { ...filter.meta, group_expanded: true },
});
const quickSizes = () => page.getByRole('list', { name: 'size', exact: true });

describe.each([
  ['en', en, 'One size'],
  ['sv', sv, 'En storlek'],
  ['de', de, 'Einheitsgröße'],
  ['ko', ko, '프리사이즈'],
])('in %s', (_language, texts, word) => {
  test('the sizes over the results have it, as seen and as told', async () => {
    shown = await renderDiscovery(results, { filters: [sizes()] }, {}, { texts });
    const size = quickSizes().getByRole('button', { name: `size ${texts.filters.option(word, 4)}` });
    await expect.element(size).toHaveTextContent(word);
    await size.click();
    expect(shown.instance.selected).toEqual(chosen);
  });

  test('so has the filter, and its option is chosen by the stored name', async () => {
    shown = await renderDiscovery(<FilterList />, { filters: [opened(sizes())] }, {}, { texts });
    await expect.element(page.getByText(word, { exact: true })).toBeVisible();
    await page.getByRole('checkbox', { name: texts.filters.option(word, 4) }).click();
    await expect.poll(() => shown?.instance.selected).toEqual(chosen);
  });

  test('so has the chip of the chosen one', async () => {
    shown = await renderDiscovery(results, { filters: [sizes()], selectedFilters: chosen }, {}, { texts });
    const chip = page.getByRole('button', { name: texts.filters.remove(word), exact: true });
    await expect.element(chip).toHaveTextContent(word);
    await chip.click();
    expect(shown.instance.selected).toEqual([]);
  });
});

test('the search box of the filter finds it by the word', async () => {
  const many = [...Array.from({ length: 30 }, (_, at) => String(at + 20)), 'One size'];
  const filter = opened(listFilter('size', many, { type: 'checkbox-grid' }));
  shown = await renderDiscovery(<FilterList />, { filters: [filter] }, {}, { texts: de });
  await page.getByRole('searchbox').fill('einheits');
  await expect.poll(() => page.getByRole('checkbox').elements().length).toBe(1);
  await expect.element(page.getByRole('checkbox')).toHaveAccessibleName(/^Einheitsgröße/);
});

test('a host whose table is older than the word shows the stored name', async () => {
  const { oneSize: _newer, ...older } = ko.filters;
  const texts = { ...ko, filters: older } as DiscoveryTexts;
  shown = await renderDiscovery(results, { filters: [sizes()] }, {}, { texts });
  await expect.element(quickSizes().getByText('One size')).toBeVisible();
});

test('another filter keeps a value of that name', async () => {
  const filters = [opened(listFilter('brand', ['One size', 'Cairn']))];
  shown = await renderDiscovery(<FilterList />, { filters }, {}, { texts: sv });
  await expect.element(page.getByText('One size', { exact: true })).toBeVisible();
});

describe('where the shop hides sizes that nothing comes in', () => {
  const filterSettings: FilterSettings = { hideEmptyValues: true };
  const row = () => document.querySelector('[data-part="quick-sizes"]');

  test('it alone is no row of sizes', async () => {
    shown = await renderDiscovery(results, { filters: [sizes()] }, {}, { filterSettings });
    await expect.poll(row).not.toBeNull();
    shown.instance.filters = [sizes([0, 4])] as never;
    await expect.poll(row).toBeNull();
  });

  test('it stays while it is chosen', async () => {
    const filtered = { filters: [sizes([0, 4])], selectedFilters: chosen };
    shown = await renderDiscovery(results, filtered, {}, { filterSettings });
    await expect.element(quickSizes().getByRole('button', { pressed: true })).toBeVisible();
  });
});

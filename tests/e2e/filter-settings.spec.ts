// What a shop's settings say of its filters: they are kept for the next query, and what no product has is hidden.
import { expect, type Page, test } from '@playwright/test';
import { changeSettings } from './change-settings.ts';
import { untilHydrated, untilInteractive } from './fixtures.ts';
import { holdScripts } from './page-scripts.ts';
import { openShop, type Shop, WITHOUT_SERVICE_WORKER } from './shop.ts';

let shop: Shop;
test.use(WITHOUT_SERVICE_WORKER);
test.beforeAll(async () => {
  shop = await openShop();
  const filters = { keepForNextQuery: true, hideEmptyValues: true };
  await changeSettings(shop, { filters }, 'keepForNextQuery');
});
test.afterAll(() => shop?.remove());

const chips = (page: Page) => page.getByRole('button', { name: /^Remove filter / });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search for products' });
const sortButton = (page: Page) => page.getByRole('button', { name: /^Sort: / });

/** A search that is filtered and sorted. */
async function openRefined(page: Page): Promise<void> {
  await page.goto(`${shop.origin}/en-eu/search?query=jacket`);
  await untilInteractive(page);
  await untilHydrated(sortButton(page));
  await page.getByRole('button', { name: /^Filter/ }).click();
  await page
    .getByRole('checkbox', { name: /^Black, / })
    .first()
    .check();
  await expect(page).toHaveURL(/f_color/);
  await sortButton(page).click();
  await page.getByRole('radio', { name: 'Lowest price first' }).click();
}
async function expectRefined(page: Page, query: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: `Search: ${query}` })).toBeVisible();
  await expect(field(page)).toHaveValue(query);
  await expect(page.getByRole('button', { name: 'Remove filter Black' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sort: Lowest price first' })).toBeVisible();
  const asked = new URL(page.url()).searchParams;
  expect([asked.getAll('query'), asked.getAll('f_color'), asked.getAll('sorting')]).toEqual([
    [query],
    ['black\u201A'],
    ['price\u{1F4C8}'],
  ]);
}

test('FI-10b without the filter-clearing flag a new query keeps filters and sorting', async ({ page }) => {
  await openRefined(page);
  await expect(page).toHaveURL(/sorting=/);
  await untilHydrated(field(page));
  await field(page).fill('trousers');
  await field(page).press('Enter');
  await expectRefined(page, 'trousers');
  await page.goBack();
  await expectRefined(page, 'jacket');
  // From elsewhere a search begins anew.
  await page.goto(`${shop.origin}/en-eu/c/women-jackets?f_color=black%E2%80%9A`);
  await untilHydrated(field(page));
  await field(page).fill('socks');
  await field(page).press('Enter');
  await expect(page).toHaveURL(`${shop.origin}/en-eu/search?query=socks`);
  await expect(chips(page)).toHaveCount(0);
});

test('FI-10b a query that is typed while the sorting is on its way is searched for, with what the page shows', async ({
  page,
}) => {
  const release = await holdScripts(page, 'connection');
  await page.goto(`${shop.origin}/en-eu/search?query=jacket&f_color=black%E2%80%9A`, { waitUntil: 'commit' });
  await untilHydrated(sortButton(page));
  await sortButton(page).click();
  await page.getByRole('radio', { name: 'Lowest price first' }).click();
  await untilHydrated(field(page));
  await field(page).fill('trousers');
  await field(page).press('Enter');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Search: trousers' })).toBeVisible();
  await expect(field(page)).toHaveValue('trousers');
  await expect(page.getByRole('button', { name: 'Remove filter Black' })).toBeVisible();
});

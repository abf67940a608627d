// What a shopper has typed into the search field is searched for, whatever else the page is busy with, and stays with its entry.
import type { Page } from '@playwright/test';
import { expect, test, untilHydrated, untilInteractive } from './fixtures.ts';
import { holdScripts } from './page-scripts.ts';

test.use({ hasServiceWorker: false });

async function openSearch(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/en-eu/search?query=jacket`, { waitUntil: 'commit' });
  await untilInteractive(page);
}
async function sortByPrice(page: Page): Promise<void> {
  const sort = page.getByRole('button', { name: /^Sort: / });
  await untilHydrated(sort);
  await sort.click();
  await page.getByRole('radio', { name: 'Lowest price first' }).click();
}
const field = (page: Page) => page.getByRole('combobox', { name: 'Search for products' });
async function search(page: Page, query: string): Promise<void> {
  await untilHydrated(field(page));
  await field(page).fill(query);
  await field(page).press('Enter');
}
async function expectSearched(page: Page, query: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: `Search: ${query}` })).toBeVisible();
  await expect(page).toHaveURL(/\?query=trousers$/);
  await expect(field(page)).toHaveValue(query);
}

test('a sorting that is found only after the next search was sent does not lead back from it', async ({
  shop,
  page,
}) => {
  const releaseRouter = await holdScripts(page, 'router-root');
  const isFound = Promise.withResolvers<void>();
  const isSent = Promise.withResolvers<void>();
  await page.route(/\/v3\/search\/results/, async (route) => {
    if ((route.request().postData() ?? '').includes('"price"')) await isSent.promise;
    const response = await route.fetch();
    await route.fulfill({ response });
    isFound.resolve();
  });
  // As long as the device has no catalogue the server is asked.
  await page.route('**/v3/snapshots/**', () => undefined);
  await openSearch(page, shop.origin);
  await sortByPrice(page);
  await search(page, 'trousers');
  isSent.resolve();
  await isFound.promise;
  // The worker's answer is in the page by the time that the router's file is.
  releaseRouter();
  await expectSearched(page, 'trousers');
});

test('what is typed while a sorting is being loaded stays, and is searched for', async ({ shop, page }) => {
  const releaseRouter = await holdScripts(page, 'router-root');
  await openSearch(page, shop.origin);
  await sortByPrice(page);
  await untilHydrated(field(page));
  await field(page).fill('trousers');
  releaseRouter();
  await expect(page).toHaveURL(/sorting=/);
  await expect(field(page)).toHaveValue('trousers');
  await field(page).press('Enter');
  await expectSearched(page, 'trousers');
});

test('UR-05i what is typed is there after a sorting and a reload', async ({ shop, page }) => {
  await openSearch(page, shop.origin);
  await untilHydrated(field(page));
  await field(page).fill('trousers');
  await expect
    .poll(() => page.evaluate(() => history.state?.discovery?.['search field']))
    .toEqual({ field_value: 'trousers' });
  await sortByPrice(page);
  await expect(page).toHaveURL(/sorting=/);
  await page.reload();
  await expect(field(page)).toHaveValue('trousers');
});

// A listing page whose URL names another listing to show.
import type { Page } from '@playwright/test';
import { expect, test, untilHydrated, untilInteractive } from './fixtures.ts';

test.use({ hasServiceWorker: false });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'You are here' });

test('LI-02a the parameter `listing_id` overrides the listing, by its external id', async ({
  shop,
  quietPage: page,
}) => {
  const address = `${shop.origin}/en-eu/c/women-jackets?listing_id=men-trousers`;
  const html = await (await fetch(address)).text();
  const heading = /<h1[^>]*>([^<]*)</.exec(html)?.[1];
  expect(heading).toBe('Trousers');
  await page.goto(address);
  await untilInteractive(page);
  await expect(title(page)).toHaveText('Trousers');
  await expect(crumbs(page).getByRole('link', { name: 'Men' })).toBeVisible();

  // What is selected is selected of that listing.
  await untilHydrated(page.getByRole('button', { name: /^Filter/ }));
  await page.getByRole('button', { name: /^Filter/ }).click();
  const black = page.getByRole('checkbox', { name: /^Black, / }).first();
  await black.check();
  await expect(page).toHaveURL(/\/c\/women-jackets\?listing_id=men-trousers&f_color=/);
  await expect(page.getByRole('button', { name: 'Remove filter Black' })).toBeVisible();
  await expect(title(page)).toHaveText('Trousers');
  await page.reload();
  await untilInteractive(page);
  await expect(title(page)).toHaveText('Trousers');
  await expect(page.getByRole('button', { name: 'Remove filter Black' })).toBeVisible();
});

test('LI-02a a listing that is not there leaves the page its own', async ({ shop, quietPage: page }) => {
  for (const id of ['no-such-listing', '%3Cscript%3E']) {
    const response = await page.goto(`${shop.origin}/en-eu/c/women-jackets?listing_id=${id}`);
    expect(response?.status()).toBe(200);
    await expect(title(page)).toHaveText('Jackets');
  }
});

// A press made before the script of a part has come is not lost.
import { expect, test, untilInteractive } from './fixtures.ts';

test('the filter button, pressed before its script is there, opens once it is', async ({ shop, page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/listing-results-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${shop.origin}/en-eu/c/women-jackets`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('cairn-interactive').length > 0);
  const toggle = page.locator('[data-part="bar"] button').first();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

test('the search field, pressed before its script is there, opens its list once it is', async ({
  shop,
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/frame-.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${shop.origin}/en-eu`, { waitUntil: 'commit' });
  await untilInteractive(page);
  await page.getByRole('combobox', { name: 'Search for products' }).click();
  held.resolve();
  await expect(page.getByRole('listbox')).toBeVisible();
});

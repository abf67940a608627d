// Earlier searches on the device: listed in the search field, and after clearing stored nowhere.
import { readStoredData } from '../fixtures/stored-data.ts';
import { expect, test, untilHydrated, untilInteractive } from './fixtures.ts';

test.use({ hasServiceWorker: false });

test('SM-10f searches are kept in local storage; cleared, they are in neither local storage nor IndexedDB', async ({
  shop,
  quietPage: page,
}) => {
  await page.goto(`${shop.origin}/en-eu`);
  await untilInteractive(page);
  const field = page.getByRole('combobox', { name: 'Search for products' });
  await field.click();
  await field.pressSequentially('qwertyhat');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Search: qwertyhat' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage))))
    .toContain('qwertyhat');
  await expect.poll(() => page.evaluate(readStoredData)).toContain('qwertyhat');

  await page.goto(`${shop.origin}/en-eu`);
  await untilInteractive(page);
  await field.click();
  await expect(page.getByRole('option', { name: 'qwertyhat' })).toBeVisible();
  // What is loaded with the first focus moves the button down.
  await expect(page.getByRole('listbox').getByRole('group')).not.toHaveCount(1);
  await page.getByRole('button', { name: 'Clear earlier searches' }).click();
  await expect(page.getByRole('option', { name: 'qwertyhat' })).toBeHidden();
  // What was seen among the results is sent within seconds, its URL with it.
  await expect.poll(() => page.evaluate(readStoredData), { timeout: 30_000 }).not.toContain('qwertyhat');
  await page.reload();
  await untilInteractive(page);
  await field.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(await page.evaluate(readStoredData)).not.toContain('qwertyhat');
});

test('SM-10f a search that is sent before its script is there is kept as well', async ({
  shop,
  quietPage: page,
}) => {
  const held = Promise.withResolvers<void>();
  const searches = () => page.evaluate(() => localStorage.getItem('cairn-searches'));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${shop.origin}/en-eu`, { waitUntil: 'commit' });
  const field = page.getByRole('combobox', { name: 'Search for products' });
  await field.fill('qwertyhat');
  await field.press('Enter');
  await page.waitForURL(/\/search\?query=qwertyhat$/, { waitUntil: 'commit' });
  held.resolve();
  await expect.poll(searches).toBe('["qwertyhat"]');
  await page.evaluate(() => localStorage.removeItem('cairn-searches'));
  const home = page.getByRole('link', { name: 'Cairn, home' });
  await untilHydrated(home);
  await home.click();
  await expect(page).toHaveURL(`${shop.origin}/en-eu`);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Nothing found for “qwertyhat”.' })).toBeVisible();
  await page.waitForTimeout(500);
  expect(await searches(), 'the way back to a page is no search').toBeNull();
  await page.reload();
  await untilInteractive(page);
  await expect(page.getByRole('heading', { name: 'Nothing found for “qwertyhat”.' })).toBeVisible();
  await untilHydrated(field);
  await page.waitForLoadState('networkidle');
  expect(await searches(), 'loading a page again is no search').toBeNull();
});

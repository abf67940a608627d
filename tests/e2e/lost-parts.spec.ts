// Parts of a page that are lost on the way to it, once: they are there, and look as they should, when they are asked for again.
import { expect, test, untilHydrated, untilInteractive } from './fixtures.ts';
import { scriptsNamed } from './page-scripts.ts';

test.use({ hasServiceWorker: false });

test('suggestions whose script was lost come when it can be had', async ({ shop, page }) => {
  let requests = 0;
  await page.route(scriptsNamed('suggestions'), async (route) => {
    requests += 1;
    await (requests === 1 ? route.abort('connectionreset') : route.continue());
  });
  await page.goto(`${shop.origin}/en-eu`);
  await untilInteractive(page);
  const field = page.getByRole('combobox', { name: 'Search for products' });
  await untilHydrated(field);
  await field.click();
  await field.pressSequentially('jacket');
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(requests).toBeGreaterThan(1);
});

test('a dialog whose style sheets were lost opens as it should once they can be had', async ({
  shop,
  page,
}) => {
  const lost = new Set<string>();
  await page.route(/\/assets\/[^/]*\.css$/, async (route) => {
    const url = route.request().url();
    const isFirst = !lost.has(url);
    lost.add(url);
    await (isFirst ? route.abort('connectionreset') : route.continue());
  });
  await page.goto(`${shop.origin}/en-eu`);
  await untilInteractive(page);
  const bag = page.locator('header').getByRole('button', { name: /^Bag/ });
  await untilHydrated(bag);
  // The page itself has its styles in its HTML; only those of parts that come later are files.
  await expect.poll(() => lost.size).toBeGreaterThan(0);
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    await bag.click();
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(await dialog.evaluate((element) => getComputedStyle(element).paddingTop)).toBe('0px');
});

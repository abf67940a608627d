// A shop whose settings name another path for its search page, without a slash before it.
import { changeSettings } from './change-settings.ts';
import { expect, test, untilHydrated, untilInteractive } from './fixtures.ts';
import { openShop, type Shop } from './shop.ts';

let own: Shop;
test.beforeAll(async () => {
  own = await openShop();
  await changeSettings(own, { searchPath: 'find' }, '"/find"');
});
test.afterAll(() => own?.remove());

test('SP-01b what is searched for is found at that path, filtered there, and found there again', async ({
  quietPage: page,
}) => {
  await page.goto(`${own.origin}/en-eu`);
  await untilInteractive(page);
  const field = page.getByRole('combobox', { name: 'Search for products' });
  await untilHydrated(field);
  await field.fill('cheap jacket');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search: cheap jacket');
  const address = () => page.url().slice(own.origin.length);
  expect(address()).toBe('/en-eu/find?query=cheap+jacket');
  await page.reload();
  await untilInteractive(page);
  expect(address()).toBe('/en-eu/find?query=cheap+jacket');
  await untilHydrated(page.getByRole('button', { name: /^Sort: / }));
  await page.getByRole('button', { name: /^Filter/ }).click();
  await page
    .getByRole('checkbox', { name: /^Black, / })
    .first()
    .check();
  await expect(page).toHaveURL(/\/en-eu\/find\?.*f_color/);
  // What the query says is selected further on where it is removed by its chip.
  await page
    .getByRole('link', { name: /^Remove filter / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en-eu\/find\?.*f_color/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search: cheap jacket');
});

test('SP-01b what the server has found is not asked for again when the router comes', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${own.origin}/en-eu/find?query=tent`);
  await page.waitForFunction(() => typeof history.state?.__TSR_key === 'string');
  await page.waitForLoadState('networkidle');
  expect(asked).toContain('/en-eu/find');
  expect(asked.filter((path) => path.startsWith('/v3/search'))).toEqual([]);
});

test('SP-01b old addresses lead there, and pages that are elsewhere stay', async ({ request }) => {
  const moved = await request.get(`${own.origin}/en-eu/search?query=tent`);
  expect(moved.status()).toBe(200);
  expect(moved.url()).toBe(`${own.origin}/en-eu/find?query=tent`);
  expect((await request.get(`${own.origin}/en-eu/c/women`)).status()).toBe(200);
  expect((await request.get(`${own.origin}/en-eu/seek`)).status()).toBe(404);
  const shared = await request.get(`${own.origin}/en-eu/find?shared_title=Tent&shared_url=`, {
    maxRedirects: 0,
  });
  expect([shared.status(), shared.headers()['location']]).toEqual([302, '/en-eu/find?query=Tent']);
  const html = await (await request.get(`${own.origin}/en-eu`)).text();
  // Without a script the field is a form.
  expect(html).toMatch(/<form [^>]*action="\/en-eu\/find"/);
  const manifest = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
  const { share_target: target } = (await (await request.get(own.origin + manifest)).json()) as {
    share_target: { action: string };
  };
  expect(target.action).toBe('/en-eu/find');
});

test('SP-01b without a network it is there too', async ({ page, context }) => {
  await page.goto(`${own.origin}/en-eu`);
  await page.waitForFunction(() => document.documentElement.dataset['offline'] === 'ready', undefined, {
    timeout: 60_000,
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto(`${own.origin}/en-eu/find?query=tent`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search: tent');
  await expect(page.locator('main [data-part="product-card"]').first()).toBeVisible();
  expect(page.url()).toBe(`${own.origin}/en-eu/find?query=tent`);
});

// A listing and a search as a shopper goes through them: first page, filters in the address, back and forward, suggestions.
import type { Page } from '@playwright/test';
import { expect, test, untilInteractive } from './fixtures.ts';

const cardCount = (html: string) => html.match(/ data-part=product-card[ >]/g)?.length ?? 0;
const chips = (page: Page) => page.getByRole('button', { name: /^Remove filter / });
const firstCard = (page: Page) => page.locator('[data-part="grid"] [data-part="product-card"] a').first();

async function filterBlack(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filter/ }).click();
  await page
    .getByRole('checkbox', { name: /^Black, / })
    .first()
    .check();
  await expect(chips(page)).toHaveCount(1);
  await expect(page).toHaveURL(/f_color/);
}

test.use({ hasServiceWorker: false });

test('PA-01a PA-01b a listing begins with 48 products, a search with 20', async ({ shop }) => {
  const listing = await (await fetch(`${shop.origin}/en-eu/c/women`)).text();
  expect(cardCount(listing)).toBe(48);
  const search = await (await fetch(`${shop.origin}/en-eu/search?query=jacket`)).text();
  expect(cardCount(search)).toBe(20);
});

test('LI-01a LI-01c LI-01d LI-01e GR-01a a category has title, breadcrumbs, quick links, filters and a grid', async ({
  shop,
  quietPage: page,
}) => {
  await page.goto(`${shop.origin}/en-eu/c/women-jackets`);
  await untilInteractive(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Jackets' })).toBeVisible();
  const crumbs = page.getByRole('navigation', { name: 'You are here' });
  await expect(crumbs.getByRole('link', { name: 'Women' })).toHaveAttribute('href', '/en-eu/c/women');
  const quickLinks = page.getByRole('navigation', { name: 'Related categories' });
  expect(await quickLinks.getByRole('link').count()).toBeGreaterThan(1);
  const cards = page.locator('[data-part="grid"] [data-part="product-card"]');
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
  expect(first?.y).toBe(second?.y);
  expect(second?.x).toBeGreaterThan(first?.x ?? Number.NaN);
  await page.getByRole('button', { name: /^Filter/ }).click();
  await expect(page.getByRole('region', { name: 'Filters', exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
});

test('UR-02l UR-06a UR-06b UR-06e LI-04a filters stand in the address, and come back with it', async ({
  shop,
  quietPage: page,
}) => {
  await page.goto(`${shop.origin}/en-eu/c/women-jackets`);
  await untilInteractive(page);
  await filterBlack(page);
  const address = page.url();
  // The same address once more would be a reload, which restores where the shopper was.
  await page.goto('about:blank');
  await page.goto(address);
  await untilInteractive(page);
  await expect(chips(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Remove filter Black' })).toBeVisible();

  const first = await firstCard(page).getAttribute('href');
  const count = await page.locator('[data-card]').count();
  await page.evaluate(() => scrollTo({ top: 700 }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  // Without Playwright's own scrolling.
  await page.locator('[data-card] a').nth(5).dispatchEvent('click');
  await expect(page).toHaveURL(/\/p\//);
  const product = page.url();
  const restored = async () => {
    await expect(page.getByRole('button', { name: 'Remove filter Black' })).toBeVisible();
    await expect(firstCard(page)).toHaveAttribute('href', first ?? '');
    await expect(page.locator('[data-card]')).toHaveCount(count);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  };
  await page.goBack();
  await restored();
  await page.goForward();
  await expect(page).toHaveURL(product);
  await expect(page.locator('[data-part="product"]')).toBeVisible();
  await page.goBack();
  await restored();

  await page.evaluate(() => scrollTo({ top: 0 }));
  const other = page
    .getByRole('navigation', { name: 'Related categories' })
    .locator('a:not([aria-current])')
    .first();
  await other.click();
  await expect(page).not.toHaveURL(/women-jackets/);
  await expect(page).not.toHaveURL(/f_color/);
  await expect(firstCard(page)).toBeVisible();
  await expect(chips(page)).toHaveCount(0);
});

test('LI-05h a size over the results sets what the filter sets', async ({ shop, quietPage: page }) => {
  await page.goto(`${shop.origin}/en-eu/c/women-jackets`);
  await untilInteractive(page);
  const size = page.locator('[data-part="quick-sizes"] button').nth(3);
  await size.click();
  await expect(size).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/f_size/);
  const address = page.url();
  await size.click();
  await expect(page).not.toHaveURL(/f_size/);
  await page.getByRole('button', { name: /^Filter/ }).click();
  const name = await size.textContent();
  await page
    .getByRole('checkbox', { name: new RegExp(`^${name}, `) })
    .first()
    .check();
  await expect(page).toHaveURL(address);
});

test('SP-02a SP-03a SP-03b SP-03c SP-03f FI-10a a search, filtered and sorted, and the next one without', async ({
  shop,
  quietPage: page,
}) => {
  await page.goto(`${shop.origin}/en-eu/search?query=jacket`);
  await untilInteractive(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Search: jacket' })).toBeVisible();
  await expect(page.getByText(/^\d+ results for “jacket”$/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Search: jacket' }).getByRole('article').first()).toBeVisible();
  await filterBlack(page);
  await page.getByRole('button', { name: /^Sort: / }).click();
  await page.getByRole('radio', { name: 'Lowest price first' }).click();
  await expect(page).toHaveURL(/sorting=/);

  const field = page.getByRole('combobox', { name: 'Search for products' });
  await field.fill('trousers');
  await field.press('Enter');
  await expect(page).toHaveURL(`${shop.origin}/en-eu/search?query=trousers`);
  await expect(page.getByText(/^\d+ results for “trousers”$/)).toBeVisible();
  await expect(chips(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sort: Lowest price first' })).toHaveCount(0);
});

test('SM-01b SM-02a SM-04a popular queries below the field; other products where nothing is found', async ({
  shop,
  quietPage: page,
}) => {
  await page.goto(`${shop.origin}/en-eu/search?query=qqqqxxxxzzzz`);
  await untilInteractive(page);
  const others = page.getByRole('list', { name: 'Perhaps one of these' });
  await expect(others.getByRole('article').first()).toBeVisible();

  await page.goto(`${shop.origin}/en-eu`);
  await untilInteractive(page);
  const field = page.getByRole('combobox', { name: 'Search for products' });
  // A press before the script of the field is there only focuses it.
  await field.focus();
  await expect(page.locator('[data-part="search-field"] [role="status"]')).toBeAttached();
  await field.click();
  await expect(page.getByRole('group', { name: 'Suggestions' }).getByRole('option').first()).toBeVisible();
  const [form, popup] = [
    await page.locator('[data-part="search-field"]').first().boundingBox(),
    await page.locator('[data-part="suggestions"]').boundingBox(),
  ];
  if (form === null || popup === null) throw new Error('not visible');
  expect(popup.y).toBeGreaterThanOrEqual(form.y + form.height);
  expect(popup.y).toBeLessThan(form.y + form.height + 24);
  expect(popup.x + popup.width).toBeCloseTo(form.x + form.width, 0);
});

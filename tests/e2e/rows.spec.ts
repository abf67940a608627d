// The rows below the results of a search, recommendations and content results: the history keeps how many show.
import type { Page } from '@playwright/test';
import { expect, test, untilHydrated, untilInteractive } from './fixtures.ts';
import { layoutShiftsAbove, noteLayoutShifts } from './layout-shifts.ts';

/** All of its products come with the page, and three pages match it. */
const SEARCH = '/en-eu/search?query=shop';

const recommendations = (page: Page) => page.locator('[data-part="recommendations"]');
const recommended = (page: Page) => recommendations(page).locator('[data-card] > article > a');
const content = (page: Page) => page.locator('[data-part="content-results"]');
const kept = (page: Page) =>
  page.evaluate(() => history.state?.discovery?.search as Record<string, unknown> | undefined);

async function openSearch(page: Page, origin: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await page.goto(origin + SEARCH);
  await untilInteractive(page);
}

test('UR-05g UR-05h the rows of recommendations and of content results come back, at the same place', async ({
  shop,
  quietPage: page,
}) => {
  // Two columns of cards, one of pages.
  await openSearch(page, shop.origin, 360);
  await expect(content(page).getByRole('link')).toHaveCount(1);
  const more = content(page).getByRole('button', { name: 'Show more' });
  await untilHydrated(more);
  await more.click();
  await expect(content(page).getByRole('link')).toHaveCount(3);
  await content(page).getByRole('link').last().scrollIntoViewIfNeeded();
  await expect(recommended(page)).toHaveCount(4);
  await expect.poll(() => kept(page)).toMatchObject({ showing_recommendation_rows: 2 });
  await recommendations(page).getByRole('button', { name: 'Show more' }).click();
  await expect(recommended(page)).toHaveCount(10);
  await expect
    .poll(() => kept(page))
    .toMatchObject({ showing_recommendation_rows: 5, content_results_rows: 3 });

  const card = recommended(page).nth(6);
  await card.focus();
  const top = () => card.evaluate((link) => Math.round(link.getBoundingClientRect().top));
  const before = await top();
  await card.press('Enter');
  await expect(page.locator('[data-part="product"]')).toBeVisible();
  await page.goBack();
  for (const way of ['back', 'reload']) {
    await expect(recommended(page), way).toHaveCount(10);
    await expect(content(page).getByRole('link'), way).toHaveCount(3);
    await expect(card, way).toBeFocused();
    await expect.poll(top, { message: way }).toBe(before);
    await page.waitForLoadState('networkidle');
    expect(await top(), way).toBe(before);
    if (way === 'back') await page.reload();
  }
});

test('SM-08b submitting resets the rows', async ({ shop, quietPage: page }) => {
  await openSearch(page, shop.origin, 360);
  const more = content(page).getByRole('button', { name: 'Show more' });
  await untilHydrated(more);
  await more.click();
  await expect.poll(() => kept(page)).toMatchObject({ content_results_rows: 3 });
  await page.getByRole('combobox').fill('wash');
  await page.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(/query=wash/);
  await expect(content(page).getByRole('link')).toHaveCount(1);
  await page.evaluate(() => scrollBy(0, 1));
  await expect
    .poll(() => kept(page))
    .toMatchObject({ showing_recommendation_rows: 2, content_results_rows: 1 });
});

test('recommendations come without moving what is seen', async ({ shop, quietPage: page }) => {
  await noteLayoutShifts(page);
  await openSearch(page, shop.origin, 1440);
  await expect(page.locator('[data-part="recommendations"][data-loading]')).toHaveCount(1);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(recommended(page)).toHaveCount(8);
  // Two frames: shifts are told after the frame in which they were.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.waitForLoadState('networkidle');
  expect(await layoutShiftsAbove(page, 0.001)).toEqual([]);
});

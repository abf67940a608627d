// A followed link moves the focus into the page it leads to, which says its name; what has its own place for the focus keeps it.
import { expect, test, untilHydrated, untilInteractive, untilPlaceIsKept } from './fixtures.ts';

test('a page that a link leads to has the focus and its name; the way back gives it to the card again', async ({
  shop,
  quietPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${shop.origin}/en-eu/c/women-jackets`);
  await untilInteractive(page);
  await page.evaluate(() => scrollBy(0, 1));
  await untilPlaceIsKept(page);
  const main = page.locator('#main');
  const card = page.locator('[data-part="grid"] > [data-card] a').nth(2);
  await card.focus();
  await card.press('Enter');
  await expect(page.locator('[data-part="product"]')).toBeVisible();
  await expect(main).toBeFocused();
  await expect(main).toHaveAccessibleName(await page.title());
  await expect(main).toHaveCSS('outline-style', 'none');
  await expect(main).toHaveCSS('box-shadow', 'none');
  // The page begins where it is read: its first link is the next stop.
  await page.keyboard.press('Tab');
  expect(await main.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  await page.goBack();
  await expect(card).toBeFocused();
  await expect(main).toHaveAccessibleName(await page.title());
});

test('a word of the mobile menu and a search lead into their page, another order of the list leaves the focus where it was', async ({
  shop,
  quietPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${shop.origin}/en-eu/c/women-jackets`);
  await untilInteractive(page);
  const main = page.locator('#main');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByText('Women', { exact: true }).click();
  await menu.getByRole('link', { name: 'Everything in Women' }).click();
  await expect(page).toHaveURL(/\/c\/women$/);
  await expect(main).toBeFocused();

  // A search puts the keyboard of a phone away, so the field has no focus to keep.
  const field = page.locator('header input[name="query"]').first();
  await field.fill('jacket');
  await field.press('Enter');
  await expect(page).toHaveTitle(/jacket/);
  await expect(main).toBeFocused();
  await expect(main).toHaveAccessibleName(await page.title());

  const sort = page.getByRole('button', { name: /^Sort: / });
  await untilHydrated(sort);
  await sort.click();
  const lowestFirst = page.getByRole('radio', { name: 'Lowest price first' });
  await lowestFirst.press('Space');
  await expect(page).toHaveURL(/sorting=/);
  await expect(sort).toHaveAccessibleName('Sort: Lowest price first');
  await expect(main).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sort).toBeFocused();
});

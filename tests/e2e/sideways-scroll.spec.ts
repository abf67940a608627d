// What scrolls sideways within a page: the next page begins at its start, the way back finds it as it was.
import type { Page } from '@playwright/test';
import { expect, test, untilInteractive } from './fixtures.ts';

const gallery = (page: Page) => page.locator('[data-part="gallery"]');
const rows = (page: Page) => page.locator('main [data-part="slider"] > ul');
const left = (page: Page) => gallery(page).evaluate((element) => Math.round(element.scrollLeft));

test.use({ viewport: { width: 390, height: 844 } });

test('a product that is opened from another begins with its first picture, and so do its rows of cards', async ({
  shop,
  quietPage: page,
}) => {
  await page.goto(`${shop.origin}/en-eu`);
  await page.locator('main [data-part="product-card"] > a').first().click();
  await expect(gallery(page)).toBeVisible();
  await untilInteractive(page);
  const first = page.url();
  const row = rows(page).first();
  await row.scrollIntoViewIfNeeded();
  await row.evaluate((element) => element.scrollBy({ left: 2 * element.clientWidth, behavior: 'instant' }));
  await gallery(page).evaluate((element) =>
    element.scrollBy({ left: 2 * element.clientWidth, behavior: 'instant' }),
  );
  await expect.poll(() => left(page)).toBeGreaterThan(0);
  const swiped = await left(page);
  // The last card on show, as a shopper who has moved the row takes one.
  const next = row.locator('a:visible').last();
  const href = (await next.getAttribute('href')) ?? '';
  await next.evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForURL((url) => url.pathname === href.split('?')[0]);
  await expect(gallery(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(page.url()).not.toBe(first);
  expect(await left(page)).toBe(0);
  for (const one of await rows(page).all())
    expect(await one.evaluate((element) => Math.round(element.scrollLeft))).toBe(0);

  await page.goBack();
  await page.waitForURL(first);
  await expect.poll(() => left(page)).toBe(swiped);
});

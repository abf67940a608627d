// The router comes after the first page: what was done before it came happens when it does, and the shop works where it can't come.
import type { Locator, Page } from '@playwright/test';
import { expect, test, untilInteractive } from './fixtures.ts';
import { holdScripts, scriptsNamed } from './page-scripts.ts';

const LISTING = '/en-eu/c/women-jackets';

/** A document that was left for another one has no mark any more. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in document.documentElement.dataset);
const firstCard = (page: Page) => page.locator('[data-part="grid"] > [data-card] a').first();

/** Before it is, a link is an ordinary one; the mark of an interactive page may be earlier than its cards. */
const untilHydrated = (link: Locator) =>
  expect
    .poll(() =>
      link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))),
    )
    .toBe(true);

/** Resolves when the listing is interactive; the returned function lets the router come. */
async function openWithoutRouter(page: Page, origin: string): Promise<() => void> {
  const release = await holdScripts(page, 'router-root');
  await page.goto(origin + LISTING, { waitUntil: 'commit' });
  await untilInteractive(page);
  return release;
}

test.describe('on a first visit', () => {
  test.use({ hasServiceWorker: false });

  test('its script is not asked for before the page is interactive', async ({ shop, page }) => {
    await page.goto(shop.origin + LISTING);
    await untilInteractive(page);
    const isRouter = scriptsNamed('router-root');
    const startedAt = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
      );
    const router = async () => (await startedAt()).find(({ name }) => isRouter(new URL(name)));
    await expect.poll(router).toBeDefined();
    const interactiveAt = await page.evaluate(
      () => performance.getEntriesByName('cairn-interactive')[0]?.startTime ?? 0,
    );
    expect((await router())?.startTime).toBeGreaterThan(interactiveAt);
  });

  test('a link is followed when it comes, without another document, and the way shows that it waits', async ({
    shop,
    page,
  }) => {
    const release = await openWithoutRouter(page, shop.origin);
    await markDocument(page);
    await untilHydrated(firstCard(page));
    await firstCard(page).click();
    await expect(page.locator('[data-part="route-progress"]')).toHaveAttribute('data-active', 'true');
    release();
    await expect(page.locator('[data-part="product"]')).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(shop.origin + LISTING);
    await expect(firstCard(page)).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a filter is applied when it comes', async ({ shop, page }) => {
    const release = await openWithoutRouter(page, shop.origin);
    await page.locator('[data-part="bar"] button').first().click();
    const option = page.locator('[data-part="filters"] label:has(input)').first();
    await option.click();
    release();
    await expect(page).toHaveURL(/f_/);
    await expect(option.locator('input')).toBeChecked();
  });

  test('UR-05a UR-05i what was opened and typed before it comes is there after a reload', async ({
    shop,
    page,
  }) => {
    const release = await openWithoutRouter(page, shop.origin);
    const toggle = page.locator('[data-part="bar"] button[aria-expanded]').first();
    const field = page.getByRole('combobox');
    await untilHydrated(toggle);
    await untilHydrated(field);
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await field.fill('wool so');
    const kept = () => page.evaluate(() => JSON.stringify(history.state?.discovery ?? null));
    await expect.poll(kept).toContain('"filters_open":true');
    await expect.poll(kept).toContain('"field_value":"wool so"');
    release();
    await expect.poll(() => page.evaluate(() => typeof history.state?.__TSR_key)).toBe('string');
    await page.reload();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(field).toHaveValue('wool so');
  });

  test('where it can’t come, links lead to new documents and the way back works', async ({ shop, page }) => {
    await page.route(scriptsNamed('router-root'), (route) => route.abort());
    await page.goto(shop.origin + LISTING, { waitUntil: 'commit' });
    await untilInteractive(page);
    await markDocument(page);
    await firstCard(page).click();
    await expect(page.locator('[data-part="product"]')).toBeVisible();
    expect(await isSameDocument(page)).toBe(false);
    await page.goBack();
    await expect(firstCard(page)).toBeVisible();
  });

  test('who has scrolled before it comes stays there, and stands there after a reload', async ({
    shop,
    page,
  }) => {
    const release = await openWithoutRouter(page, shop.origin);
    await page.evaluate(() => scrollTo(0, 700));
    release();
    await expect.poll(() => page.evaluate(() => typeof history.state?.__TSR_key)).toBe('string');
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => scrollY)).toBe(700);
    await page.reload();
    await untilInteractive(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  });
});

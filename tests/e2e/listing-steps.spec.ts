// Steps between listings: up and down keep the filters, sideways clears them and offers them again.
import type { Page } from '@playwright/test';
import { expect, test, untilHydrated, untilInteractive } from './fixtures.ts';
import { holdScripts, scriptsNamed } from './page-scripts.ts';

test.use({ hasServiceWorker: false });

const BLACK = '?f_color=black%E2%80%9A';
const blackChip = (page: Page) => page.getByRole('button', { name: 'Remove filter Black' });
const restore = (page: Page) => page.getByRole('button', { name: 'Restore' });
const related = (page: Page) => page.getByRole('navigation', { name: 'Related categories' });

/** A step to another category beside this one, once a click takes it. */
async function sidewaysStep(page: Page) {
  const link = related(page).locator('a:not([aria-current])').first();
  await untilHydrated(link);
  return link;
}

async function openBlack(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/en-eu/c/women-jackets${BLACK}`);
  await untilInteractive(page);
  await expect(blackChip(page)).toBeVisible();
}

test('LI-04b a step to a breadcrumb’s parent or child keeps the filters', async ({
  shop,
  quietPage: page,
}) => {
  await openBlack(page, shop.origin);
  const parent = page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Women' });
  await untilHydrated(parent);
  await parent.click();
  await expect(page).toHaveURL(`${shop.origin}/en-eu/c/women${BLACK}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Women' })).toBeVisible();
  await expect(blackChip(page)).toBeVisible();
  const child = page
    .getByRole('navigation', { name: 'Subcategories' })
    .getByRole('link', { name: 'Jackets' });
  await child.click();
  await expect(page).toHaveURL(`${shop.origin}/en-eu/c/women-jackets${BLACK}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Jackets' })).toBeVisible();
  await expect(blackChip(page)).toBeVisible();
});

test('UR-04a the hash `#went_sideways_clear_filters` marks a navigation that clears filters', async ({
  shop,
  quietPage: page,
}) => {
  await openBlack(page, shop.origin);
  const sideways = await sidewaysStep(page);
  await expect(sideways).toHaveAttribute('href', /#went_sideways_clear_filters$/);
  await sideways.click();
  await expect(page).not.toHaveURL(/women-jackets/);
  await expect(page.getByText('We cleared your filters')).toBeVisible();
  await expect(page).not.toHaveURL(/[?#]/);
  await expect(blackChip(page)).toHaveCount(0);
  await restore(page).click();
  await expect(blackChip(page)).toBeVisible();
  await expect(page).toHaveURL(/f_color=black/);

  await page.goto(`${shop.origin}/en-eu/c/women-jackets${BLACK}#went_sideways_clear_filters`);
  await expect(page.getByText('We cleared your filters')).toBeVisible();
  await expect(page).toHaveURL(`${shop.origin}/en-eu/c/women-jackets`);
  await expect(blackChip(page)).toHaveCount(0);
  await restore(page).click();
  await expect(blackChip(page)).toBeVisible();
});

test('UR-04a a step that is taken before the list is interactive clears its filters too', async ({
  shop,
  quietPage: page,
}) => {
  const release = await holdScripts(page, 'listing-results');
  await openBlack(page, shop.origin);
  const sideways = await sidewaysStep(page);
  await sideways.click();
  await expect(page).not.toHaveURL(/women-jackets/);
  release();
  await expect(page.getByText('We cleared your filters')).toBeVisible();
  await restore(page).click();
  await expect(blackChip(page)).toBeVisible();
});

for (const { title, script } of [
  { title: 'whose last script comes while it is left', script: 'place' },
  { title: 'that becomes interactive while it is left', script: 'listing-results' },
])
  test(`UR-04a a list ${title} leaves the mark to the next`, async ({ shop, quietPage: page }) => {
    const releaseScript = await holdScripts(page, script);
    // As long as the device has no catalogue the server is asked.
    await page.route('**/v3/snapshots/**', () => undefined);
    await openBlack(page, shop.origin);
    const sideways = await sidewaysStep(page);
    const answer = Promise.withResolvers<void>();
    await page.route('**/v3/listings/**', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await sideways.click();
    await expect(page).not.toHaveURL(/women-jackets/);
    // Which the one of the results asks for.
    const arrived = page.waitForEvent('requestfinished', (request) =>
      scriptsNamed('place')(new URL(request.url())),
    );
    releaseScript();
    await untilHydrated(blackChip(page));
    await arrived;
    // It is run in a task of its own.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expect(blackChip(page)).toBeVisible();
    answer.resolve();
    await expect(page.getByText('We cleared your filters')).toBeVisible();
    await restore(page).click();
    await expect(blackChip(page)).toBeVisible();
    await expect(page).toHaveURL(/f_color=black/);
  });

for (const width of [360, 1440])
  test(`UR-04b a hash marker opens the filters, ${width} px wide`, async ({ shop, quietPage: page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${shop.origin}/en-eu/c/women-jackets#open_filters`);
    const filters =
      width < 1024 ? page.getByRole('dialog') : page.getByRole('region', { name: 'Filters', exact: true });
    await expect(filters).toBeVisible();
    await expect(page).toHaveURL(`${shop.origin}/en-eu/c/women-jackets`);
  });

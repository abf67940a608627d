// Parts of a page that are lost on the way to it, once: they are there, and look as they should, when they are asked for again.
import type { Page } from '@playwright/test';
import { expect, test, untilHydrated, untilInteractive } from './fixtures.ts';
import { scriptsNamed } from './page-scripts.ts';
import { addShownProduct } from './product-page.ts';

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
    if (!(await dialog.isVisible())) await bag.click({ timeout: 2_000 });
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(await dialog.evaluate((element) => getComputedStyle(element).paddingTop)).toBe('0px');
});

test('a dialog that shares a lost style sheet with another opens as it should the first time', async ({
  shop,
  page,
}) => {
  let isLosing = true;
  let lostCount = 0;
  await page.route(/\/assets\/[^/]*\.css$/, async (route) => {
    if (isLosing) lostCount += 1;
    await (isLosing ? route.abort('connectionreset') : route.continue());
  });
  await page.goto(`${shop.origin}/en-eu/p/granvi-merino-t-shirt-women`);
  await untilInteractive(page);
  const guide = page.getByRole('button', { name: 'Size guide' });
  await untilHydrated(guide);
  // The dialogs of the frame are asked for in a quiet moment, and lost; the size guide when the pointer comes near.
  await expect.poll(() => lostCount).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  isLosing = false;
  await guide.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => getComputedStyle(element).paddingTop)).toBe('0px');
});

for (const { what, path, part, button, width } of [
  { what: 'filters on a phone', path: '/c/women-jackets', part: 'panels', button: /^Filter/, width: 390 },
  { what: 'filters on a desktop', path: '/c/women-jackets', part: 'panels', button: /^Filter/, width: 1280 },
  {
    what: 'the size guide',
    path: '/p/granvi-merino-t-shirt-women',
    part: 'dialogs',
    button: 'Size guide',
    width: 390,
  },
] as const)
  test(`${what}: where their script is lost, the button stays, and a toast offers to try again`, async ({
    shop,
    page,
  }) => {
    let isLosing = true;
    await page.route(scriptsNamed(part), async (route) => {
      await (isLosing ? route.abort('connectionreset') : route.continue());
    });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${shop.origin}/en-eu${path}`);
    await untilInteractive(page);
    const opener = page.locator('main').getByRole('button', { name: button }).first();
    await untilHydrated(opener);
    // It hears of what fails.
    await untilHydrated(page.locator('[data-part="offline-note"]'));
    const asked = page.waitForResponse((response) => response.request().method() === 'HEAD');
    await opener.click();
    const toast = page.locator('[data-part="toast"]');
    await expect(toast).toContainText('This part did not load.');
    await expect(opener).toBeVisible();
    if (width > 1000) {
      // The cards stay where they are beside the filters.
      const card = await page.locator('[data-part="grid"] > [data-card]').first().boundingBox();
      expect(card?.x).toBeGreaterThan(320);
      expect(card?.width).toBeGreaterThan(200);
    }
    // The version that the page is of is there: a newer one would not help.
    expect((await asked).status()).toBe(200);
    await expect(page.locator('[data-part="offline-note"]')).not.toContainText('A newer version is ready.');
    isLosing = false;
    await toast.getByRole('button', { name: 'Try again' }).click();
    await expect(
      width > 1000 ? page.locator('[data-part="filters"]') : page.getByRole('dialog'),
    ).toBeVisible();
    await expect(toast).toHaveCount(0);
  });

/** Follows a link to a listing whose script and styles, and perhaps other scripts, can't be had; as without a network. */
async function openLostListing(page: Page, origin: string, ...lost: readonly string[]) {
  const line = { isLosing: true };
  const isScript = scriptsNamed('listing', ...lost);
  await page.route(
    (url) => isScript(url) || url.pathname.endsWith('.css'),
    async (route) => (line.isLosing ? route.abort('internetdisconnected') : route.continue()),
  );
  await page.goto(`${origin}/en-eu`);
  await untilInteractive(page);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await page.locator('main a[href^="/en-eu/c/"]').first().click();
  await expect(page).toHaveURL(/\/c\//);
  return line;
}
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in globalThis);

test('a screen whose script is lost says so in the frame, without being loaded anew, and comes when it is asked for again', async ({
  shop,
  page,
}) => {
  const line = await openLostListing(page, shop.origin);
  const retry = page.locator('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(page.locator('main h1')).toHaveText('This page is not on this device yet.');
  await expect(page.locator('footer')).toBeVisible();
  line.isLosing = false;
  await retry.click();
  const categories = page.locator('main').getByRole('navigation', { name: 'Related categories' });
  await expect(categories).toBeVisible();
  // Its styles were lost as well.
  await expect(categories.getByRole('list')).toHaveCSS('display', 'flex');
  await expect(retry).toBeHidden();
  expect(await isSamePage(page)).toBe(true);
});

test('where the script of the error page is lost as well, the frame stays and leads on', async ({
  shop,
  page,
}) => {
  await openLostListing(page, shop.origin, 'error-pages');
  await expect(page.locator('main h1')).toHaveCount(0);
  await page.waitForTimeout(500);
  await expect(page.locator('footer')).toBeVisible();
  await page.locator('header a[href="/en-eu"]').first().click();
  await expect(page.locator('main h1')).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
});

test('a screen is shown though a style sheet of another part is blocked for good', async ({ shop, page }) => {
  const blocked = new Set<string>();
  let isAhead = true;
  await page.route(/\/assets\/[^/]*\.css$/, async (route) => {
    const url = route.request().url();
    if (isAhead) blocked.add(url);
    await (blocked.has(url) ? route.abort('blockedbyclient') : route.continue());
  });
  await page.goto(`${shop.origin}/en-eu`);
  await untilInteractive(page);
  // Those of dialogs, which are loaded ahead while the page is quiet.
  await expect.poll(() => blocked.size).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  isAhead = false;
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await page.locator('main a[href^="/en-eu/c/"]').first().click();
  await expect(page.locator('[data-part="grid"] > [data-card]').first()).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
});

test('a screen of a version that the server no longer has comes with the page of the next one', async ({
  shop,
  page,
}) => {
  const isReloader = scriptsNamed('service-worker');
  // It comes once the page is quiet.
  const hasReloader = page.waitForResponse((response) => isReloader(new URL(response.url())));
  await page.goto(`${shop.origin}/en-eu`);
  await untilInteractive(page);
  await hasReloader;
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  let isFormer = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isFormer = false;
  });
  await page.route(/\/assets\/[^/]*\.js$/, async (route) =>
    isFormer ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.locator('main a[href^="/en-eu/c/"]').first().click();
  await expect(page.locator('main').getByRole('navigation', { name: 'Related categories' })).toBeVisible();
  await expect.poll(() => isSamePage(page)).toBe(false);
});

test('a bag whose texts were lost can be bought once they can be had', async ({ shop, page }) => {
  await page.goto(`${shop.origin}/en-eu/p/granvi-merino-t-shirt-women`);
  await untilInteractive(page);
  await addShownProduct(page);
  let isLosing = true;
  let lostCount = 0;
  await page.route(scriptsNamed('texts-en'), async (route) => {
    if (isLosing) lostCount += 1;
    await (isLosing ? route.abort('connectionreset') : route.continue());
  });
  await page.goto(`${shop.origin}/en-eu/cart`);
  await expect(page.locator('[data-part="cart-summary"]')).toBeVisible();
  await expect.poll(() => lostCount).toBeGreaterThan(1);
  const checkOut = page.getByRole('link', { name: 'Check out' });
  await expect(checkOut).toHaveCount(0);
  isLosing = false;
  await expect(checkOut).toBeVisible();
});

// Newer versions of the app beside tabs of the one before: every tab gets a way on, and nothing unsent is reloaded away.
import type { Page } from '@playwright/test';
import { expect, test, untilHydrated, untilInteractive } from './fixtures.ts';
import { serveVersions, type VersionedShop } from './new-version.ts';
import { holdScripts, scriptsNamed } from './page-scripts.ts';
import { addShownProduct } from './product-page.ts';
import type { Shop } from './shop.ts';

const PRODUCT = '/en-eu/p/granvi-merino-t-shirt-women';
const note = (page: Page) => page.locator('[data-part="offline-note"]');
const reloadButton = (page: Page) => note(page).getByRole('button', { name: 'Reload' });
const card = (page: Page) => page.locator('main [data-part="product-card"] a').first();

async function untilControlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
const lookForVersion = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
/** To tell whether it was loaded anew. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { isOldPage: true }));
const untilReloaded = (page: Page) => page.waitForFunction(() => !('isOldPage' in globalThis));

async function typeIntoForm(page: Page): Promise<void> {
  await page.evaluate(() => {
    const form = document.createElement('form');
    const field = Object.assign(document.createElement('input'), { type: 'email', ariaLabel: 'E-mail' });
    form.append(field);
    // As a form does that is refused, or has no network.
    form.addEventListener('submit', (event) => event.preventDefault());
    document.querySelector('main')?.append(form);
  });
  await page.getByLabel('E-mail').fill('a@b.example');
}

/** A version waits, and a change that cannot be sent. */
async function openWithUnsentChange(shop: Shop, versions: VersionedShop, page: Page): Promise<void> {
  await page.goto(`${versions.origin}/en-eu`);
  await card(page).click();
  // The page before it is interactive, too.
  await expect(page.locator('[data-part="product"]')).toBeVisible();
  await untilInteractive(page);
  await untilControlled(page);
  versions.release();
  await lookForVersion(page);
  await expect(reloadButton(page)).toBeVisible();
  await mark(page);
  await shop.stop();
  await addShownProduct(page);
}

test('when one tab lets the newer version take over, the other is offered it and follows', async ({
  shop,
  context,
}) => {
  const versions = await serveVersions(shop.origin);
  const first = await context.newPage();
  await first.goto(`${versions.origin}/en-eu`);
  await untilControlled(first);
  const second = await context.newPage();
  await second.goto(`${versions.origin}/en-eu`);
  await untilInteractive(second);
  await untilControlled(second);
  for (const tab of [first, second]) await mark(tab);
  versions.release();
  await lookForVersion(first);
  for (const tab of [first, second]) await expect(reloadButton(tab)).toBeVisible();

  await reloadButton(first).click();
  await untilReloaded(first);
  await untilInteractive(first);
  // Nothing waits any more: the button works all the same.
  await expect(reloadButton(second)).toBeVisible();
  expect(await second.evaluate(() => 'isOldPage' in globalThis)).toBe(true);
  await reloadButton(second).click();
  await untilReloaded(second);
  await expect(card(second)).toBeVisible();
  versions.close();
});

test('what waits on the device is sent before the newer version takes over', async ({ shop, page }) => {
  const versions = await serveVersions(shop.origin);
  await openWithUnsentChange(shop, versions, page);

  await reloadButton(page).click();
  await expect(note(page)).toContainText('The newer version starts as soon as your changes are sent.');
  await expect(reloadButton(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'isOldPage' in globalThis)).toBe(true);

  await shop.start();
  await untilReloaded(page);
  const cart = await page.evaluate(async () =>
    (await fetch('/api/cart/get/?market=en-eu', { headers: { 'x-cairn': '1' } })).text(),
  );
  expect(cart).toContain('"quantity":1');
  versions.close();
});

test('events that something blocks keep no newer version back', async ({ shop, context, page }) => {
  const versions = await serveVersions(shop.origin);
  // Also those that the service worker sends.
  await context.route(/\/v2\/create-events/, (route) => route.abort('blockedbyclient'));
  await page.goto(`${versions.origin}/en-eu`);
  await untilControlled(page);
  await card(page).click();
  await expect(page.locator('[data-part="product"]')).toBeVisible();
  versions.release();
  await lookForVersion(page);
  await expect(reloadButton(page)).toBeVisible();
  await mark(page);
  const keptBack = note(page).getByText('The newer version starts as soon as your changes are sent.');
  await reloadButton(page).click();
  // The socket may deliver them in the end, and then nothing keeps it back.
  const first = await Promise.race([
    untilReloaded(page).then(() => 'reloaded'),
    keptBack.waitFor().then(
      () => 'kept back',
      () => 'reloaded',
    ),
  ]);
  expect(first).toBe('reloaded');
  versions.close();
});

test('typed text is not reloaded away without being asked, though its form was submitted in vain', async ({
  shop,
  page,
}) => {
  const versions = await serveVersions(shop.origin);
  await page.goto(`${versions.origin}/en-eu`);
  await untilControlled(page);
  await typeIntoForm(page);
  await page.keyboard.press('Enter');
  await mark(page);
  versions.release();
  await lookForVersion(page);
  await reloadButton(page).click();
  await expect(note(page)).toContainText('What you have typed is not sent yet');
  expect(await page.evaluate(() => 'isOldPage' in globalThis)).toBe(true);
  await reloadButton(page).click();
  await untilReloaded(page);
  versions.close();
});

test('typed text that may be lost keeps no version back once all is sent', async ({ shop, page }) => {
  const versions = await serveVersions(shop.origin);
  await openWithUnsentChange(shop, versions, page);
  await typeIntoForm(page);
  await reloadButton(page).click();
  await expect(note(page)).toContainText('What you have typed is not sent yet');
  await reloadButton(page).click();
  await expect(note(page)).toContainText('The newer version starts as soon as your changes are sent.');
  await shop.start();
  await untilReloaded(page);
  versions.close();
});

test('text typed while changes are sent is asked about before the reload', async ({ shop, page }) => {
  const versions = await serveVersions(shop.origin);
  await openWithUnsentChange(shop, versions, page);
  await reloadButton(page).click();
  await expect(note(page)).toContainText('The newer version starts as soon as your changes are sent.');
  await typeIntoForm(page);
  await shop.start();
  await expect(note(page)).toContainText('What you have typed is not sent yet');
  expect(await page.evaluate(() => 'isOldPage' in globalThis)).toBe(true);
  await reloadButton(page).click();
  await untilReloaded(page);
  versions.close();
});

test.describe('a tab without service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('of a version that is gone loses one part, not the page, and is offered a reload', async ({
    shop,
    page,
  }) => {
    await page.route(scriptsNamed('dialogs', 'mega-menu'), (route) => route.fulfill({ status: 404 }));
    await page.goto(`${shop.origin}/en-eu`);
    await untilInteractive(page);
    await untilHydrated(page.locator('[data-part="header"] [aria-haspopup="dialog"]').last());
    await page.route(scriptsNamed('entry-client'), (route) => route.fulfill({ status: 404 }));
    await page.locator('[data-part="header"] [aria-haspopup="dialog"]').last().click();
    const toast = page.locator('[data-part="toast"]');
    await expect(toast.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(reloadButton(page)).toBeVisible();
    await expect(card(page)).toBeVisible();
    await mark(page);
    await reloadButton(page).click();
    await untilReloaded(page);
    await expect(card(page)).toBeVisible();
  });

  test('is offered it also where a part fails before the line that offers it is there', async ({
    shop,
    page,
  }) => {
    await page.route(scriptsNamed('dialogs'), (route) => route.fulfill({ status: 404 }));
    // The page itself needs this file; once it has it, the server has it no more.
    await page.route(scriptsNamed('entry-client'), (route) =>
      route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.continue(),
    );
    const releaseNote = await holdScripts(page, 'frame');
    await page.goto(`${shop.origin}${PRODUCT}`);
    const picture = page.locator('[data-part="gallery"] button').first();
    await untilHydrated(picture);
    const asked = page.waitForRequest((request) => request.method() === 'HEAD');
    await picture.click();
    await asked;
    releaseNote();
    await expect(reloadButton(page)).toBeVisible();
  });
});

// The shop becomes an app of the device: when it offers that, what it asks the browser for, and the number on its icon.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../chromium.ts';
import { expect, test as base, untilInteractive } from './fixtures.ts';
import { addShownProduct } from './product-page.ts';
import type { Shop } from './shop.ts';

/** A browser with a profile on disk, which can install apps; it asks nobody how well they know the shop. */
const test = base.extend<{ context: BrowserContext; page: Page }>({
  context: async ({ userAgent }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'cairn-profile-'));
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: chromiumPath(),
      args: ['--bypass-app-banner-engagement-checks'],
      ...(userAgent === undefined ? {} : { userAgent }),
    });
    await context.addInitScript(() => {
      addEventListener('beforeinstallprompt', () => Object.assign(globalThis, { browserOffered: true }));
    });
    await use(context);
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
});

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const place = (page: Page) => page.locator('[data-part="install-offer"]');
const bag = (page: Page) => page.locator('[data-part="header"] [aria-haspopup="dialog"]').last();

async function addToBag(page: Page, shop: Shop, market = 'en-eu'): Promise<void> {
  await page.goto(`${shop.origin}/${market}`);
  await page.locator('main [data-part="product-card"] a').first().click();
  await expect(page.locator('[data-part="product"]')).toBeVisible();
  await untilInteractive(page);
  await addShownProduct(page);
}
/**
 * The browser has offered to install the shop, which has noted that, and the part that would say so is there. The browser
 * looks once for each page whether it can be installed; where it made no offer by itself it is asked by another visit.
 */
async function untilOffered(page: Page): Promise<void> {
  const hasBrowserOffered = () =>
    page
      .waitForFunction(() => 'browserOffered' in globalThis, undefined, { timeout: 20_000 })
      .then(() => true)
      .catch(() => false);
  for (let visits = 1; !(await hasBrowserOffered()); visits += 1) {
    expect(visits, 'the browser offers nothing').toBeLessThan(5);
    await page.reload();
  }
  expect(await page.evaluate(() => 'shopInstallPrompt' in globalThis)).toBe(true);
  await expect(place(page)).toBeAttached();
}
/** What the device remembers is moved back, and the page opened anew. */
async function halfAnHourLater(page: Page, path: string): Promise<void> {
  // The part that remembers is there.
  await expect(place(page)).toBeAttached();
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('cairn-install') ?? '') as { seenAt: number };
    localStorage.setItem('cairn-install', JSON.stringify({ ...record, seenAt: record.seenAt - 31 * 60_000 }));
  });
  await page.goto(path);
}

/** From the next page on it finds itself in an installed app's window. */
async function showAsApp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { matchMedia } = globalThis;
    globalThis.matchMedia = (query) =>
      matchMedia.call(globalThis, query.replaceAll('(display-mode: standalone)', 'all'));
  });
}

test('PW-04f installing is offered to who comes back to a bag, where nothing is covered, and a refusal holds', async ({
  shop,
  page,
}) => {
  const home = `${shop.origin}/en-eu`;
  await addToBag(page, shop);
  await page.goto(home);
  await untilOffered(page);
  await expect(bag(page)).toContainText('1');
  await expect(place(page)).toBeEmpty();

  await halfAnHourLater(page, home);
  await untilOffered(page);
  await expect(place(page)).toContainText('also without a connection');
  await bag(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(place(page)).toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(place(page)).not.toBeEmpty();
  await page.getByRole('combobox').click();
  await expect(place(page)).toBeEmpty();
  await page.keyboard.press('Escape');
  await page.locator('main [data-part="product-card"] a').first().click();
  await expect(page.locator('[data-part="product"]')).toBeVisible();
  await expect(place(page)).toBeEmpty();
  await page.goBack();
  await expect(place(page)).not.toBeEmpty();

  await place(page).getByRole('button', { name: 'Install' }).focus();
  await page.keyboard.press('Tab');
  await expect(place(page).getByRole('button', { name: 'Not now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(place(page)).toBeEmpty();
  await expect(page.locator('#main')).toBeFocused();
  await halfAnHourLater(page, home);
  await untilOffered(page);
  await expect(bag(page)).toContainText('1');
  await expect(place(page)).toBeEmpty();
});

test('PW-04f an accepted offer is the browser’s own, and an installed shop offers nothing', async ({
  shop,
  page,
}) => {
  await addToBag(page, shop);
  await halfAnHourLater(page, `${shop.origin}/en-eu`);
  await untilOffered(page);
  await page.evaluate(() => {
    const { shopInstallPrompt: prompt } = globalThis as unknown as { shopInstallPrompt: Event };
    // The browser's dialog can't be pressed by a test.
    Object.assign(prompt, { prompt: async () => void Object.assign(globalThis, { isPrompted: true }) });
  });
  await place(page).getByRole('button', { name: 'Install' }).click();
  await expect(place(page)).toBeEmpty();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isPrompted'))).toBe(true);
  // Another offer of the browser, and then its word that the app is there.
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
  await expect(place(page)).not.toBeEmpty();
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(place(page)).toBeEmpty();

  // The installed window.
  await showAsApp(page);
  await page.goto(`${shop.origin}/en-eu?source=pwa`);
  await untilOffered(page);
  await expect(bag(page)).toContainText('1');
  await expect(place(page)).toBeEmpty();
});

test('PW-04f who needed the shop without a network is told how to install it where the browser has no offer', async ({
  shop,
  browser,
}) => {
  const context = await browser.newContext({
    userAgent: IPHONE,
    viewport: { width: 390, height: 760 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(`${shop.origin}/sv-se`);
  await page.waitForFunction(() => document.documentElement.dataset['offline'] === 'ready', undefined, {
    timeout: 60_000,
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(place(page)).toBeEmpty();
  await shop.stop();
  await page.goto(`${shop.origin}/sv-se`);
  await expect(place(page)).toContainText('Tryck på Dela och sedan på ”Lägg till på hemskärmen”.');
  await place(page).getByRole('button', { name: 'Stäng' }).click();
  await page.reload();
  await expect(page.locator('main [data-part="product-card"]').first()).toBeVisible();
  await expect(place(page)).toBeEmpty();
  await context.close();
  await shop.start();
});

test('the icon of the installed app shows how much is in the bag, also when that changes in a tab', async ({
  shop,
  context,
  page,
}) => {
  await page.goto(`${shop.origin}/en-eu`);
  await untilOffered(page);
  const browser = await context.newCDPSession(page);
  const app = { manifestId: `${shop.origin}/` };
  await browser.send('PWA.install', app);
  const badge = async () => (await browser.send('PWA.getOsAppState', app)).badgeCount;
  await addToBag(page, shop);
  await expect.poll(badge).toBe(1);
  const tab = await context.newPage();
  await addToBag(tab, shop);
  await expect.poll(badge).toBe(2);
  await tab.close();
  await bag(page).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect.poll(badge).toBe(0);
});

test('a browser without badges, or one that refuses them, is no fault', async ({ shop, context, page }) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  await page.addInitScript(() => {
    Navigator.prototype.setAppBadge = () => {
      Object.assign(globalThis, { isRefused: true });
      return Promise.reject(new DOMException('no notifications', 'NotAllowedError'));
    };
    Reflect.deleteProperty(Navigator.prototype, 'clearAppBadge');
  });
  await addToBag(page, shop);
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'isRefused'))).toBe(true);
  await expect(bag(page)).toContainText('1');
  expect(said).toEqual([]);
  await context.close();
});

test('the browser is asked once to keep the storage: not on a first visit, then with a bag, or in the app', async ({
  shop,
  context,
  page,
}) => {
  const asked = () => page.evaluate(() => Number(sessionStorage.getItem('asked')));
  await context.addInitScript(() => {
    StorageManager.prototype.persist = async () => {
      sessionStorage.setItem('asked', String(Number(sessionStorage.getItem('asked')) + 1));
      return false;
    };
    StorageManager.prototype.persisted = async () => false;
  });
  await addToBag(page, shop);
  await page.goto(`${shop.origin}/en-eu`);
  await untilOffered(page);
  await expect(bag(page)).toContainText('1');
  expect(await asked()).toBe(0);
  await halfAnHourLater(page, `${shop.origin}/en-eu`);
  await expect.poll(asked).toBe(1);
  await page.reload();
  await untilOffered(page);
  await expect(bag(page)).toContainText('1');
  expect(await asked()).toBe(1);

  // Before the scripts of the next page: this one may still write what it remembers.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('forgotten') !== null) return;
    sessionStorage.setItem('forgotten', '1');
    localStorage.removeItem('cairn-install');
  });
  await showAsApp(page);
  await page.goto(`${shop.origin}/en-eu?source=pwa`);
  await expect.poll(asked).toBe(2);
});

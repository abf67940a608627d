// axe finds nothing on any screen that exists, on a phone and on a desk, in both colour schemes.
import type { Page } from '@playwright/test';
import { findings } from './axe.ts';
import { expect, test, untilInteractive } from './fixtures.ts';

const SCREENS: { name: string; path: string; open?: (page: Page) => Promise<void> }[] = [
  { name: 'home', path: '' },
  { name: 'listing', path: '/c/women-jackets' },
  {
    name: 'listing with the filter panel open',
    path: '/c/women-jackets',
    open: async (page) => {
      await page.locator('[data-part="bar"] button').first().click();
      await expect(page.getByRole('checkbox').first()).toBeVisible();
    },
  },
  { name: 'search', path: '/search?query=jacket' },
  { name: 'search without an answer', path: '/search?query=qqqqxxxxzzzz' },
  {
    name: 'search field with suggestions',
    path: '',
    open: async (page) => {
      await page.locator('header input[name="query"]').first().fill('jac');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  { name: 'not found', path: '/nowhere' },
  {
    name: 'market choice',
    path: '',
    open: async (page) => {
      await page.goto(`${page.url()}?modal=market_select`);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'empty bag',
    path: '',
    open: async (page) => {
      await page.goto(`${page.url()}?modal=cart`);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'bag page', path: '/cart' },
  {
    name: 'what the device keeps',
    path: '',
    open: async (page) => {
      await page.locator('[data-part="footer"]').getByRole('button', { name: 'On this device' }).click();
      await expect(page.getByRole('dialog').getByText('Catalogue', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'the offer to install',
    path: '',
    open: async (page) => {
      await expect(page.locator('[data-part="install-offer"]')).toBeAttached();
      await page.evaluate(() => {
        const record = JSON.parse(localStorage.getItem('cairn-install') ?? '{}') as object;
        localStorage.setItem('cairn-install', JSON.stringify({ ...record, wasOpenedOffline: true }));
      });
      await page.reload();
      const place = page.locator('[data-part="install-offer"]');
      await expect(place).toBeAttached();
      await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
      await expect(place.getByRole('button', { name: 'Install' })).toBeVisible();
    },
  },
];

test.use({ hasServiceWorker: false });

for (const width of [360, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' } as never);

    for (const screen of SCREENS) {
      test(screen.name, async ({ shop, page }) => {
        await page.goto(`${shop.origin}/en-eu${screen.path}`);
        await untilInteractive(page);
        await screen.open?.(page);
        expect(await findings(page)).toEqual([]);
      });
    }

    test('product, and the bag and the changes that wait with it', async ({ shop, page }) => {
      await page.goto(`${shop.origin}/en-eu/c/women-jackets`);
      await untilInteractive(page);
      await page.locator('[data-part="product-card"] a').first().click();
      await expect(page.locator('[data-part="product"] button[type="submit"]').first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.locator('[data-part="size-picker"] label:has(input:not(:disabled))').first().click();
      await page.locator('[data-part="product"] button[type="submit"]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.context().route('**/api/cart/**', (route) => route.abort());
      await page.locator('[data-part="cart-row"] button').nth(1).click();
      // It comes above the button: a press before would be one on what moves.
      await expect(page.getByRole('dialog').getByText('No connection')).toBeVisible();
      await page.locator('dialog [aria-haspopup="dialog"]').click();
      await expect(page.locator('[data-part="inbox-change"]')).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  });
}

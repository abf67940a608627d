// What the device keeps of the shop: said, switched off and deleted by its shopper, and never what they put into the bag.
import type { Page } from '@playwright/test';
import { expect, test, untilInteractive } from './fixtures.ts';

const bag = (page: Page) => page.locator('[data-part="header"] [aria-haspopup="dialog"]').last();
const untilReady = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset['offline'] === 'ready', undefined, {
    timeout: 60_000,
  });
/** Names of the snapshots on the device, and how many pictures there are. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const open = indexedDB.open('cairn-shop');
    const database = await new Promise<IDBDatabase>((resolve) => {
      open.addEventListener('success', () => resolve(open.result));
    });
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const all = database.transaction('snapshots').objectStore('snapshots').getAllKeys();
      all.addEventListener('success', () => resolve(all.result));
    });
    database.close();
    const pictures = (await caches.has('images-1')) ? await (await caches.open('images-1')).keys() : [];
    return { markets: keys, pictures: pictures.length };
  });

async function openPanel(page: Page, name: string) {
  await page.locator('[data-part="footer"]').getByRole('button', { name }).click();
  const panel = page.getByRole('dialog', { name });
  await expect(panel).toBeVisible();
  return panel;
}

test('the shopper sees what the device keeps, deletes it, and keeps nothing but the bag', async ({
  shop,
  quietPage: page,
}) => {
  await page.goto(`${shop.origin}/sv-se`);
  await untilReady(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(`${shop.origin}/en-eu`);
  await page.locator('main [data-part="product-card"] a').first().click();
  await expect(page.locator('[data-part="product"]')).toBeVisible();
  await untilInteractive(page);
  await page.locator('[data-part="product"] button[type="submit"]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await untilReady(page);
  expect((await stored(page)).markets).toEqual(['en-eu', 'sv-se']);
  expect((await stored(page)).pictures).toBeGreaterThan(0);

  const panel = await openPanel(page, 'On this device');
  await expect(panel.getByRole('status')).toContainText(/\d MB in all/);
  for (const kind of ['Catalogue', 'Pictures', 'Pages'])
    await expect(panel.locator('div', { hasText: new RegExp(`^${kind}`) }).last()).toContainText(
      /[1-9]\d* [kM]B/,
    );
  await panel.getByRole('button', { name: 'Delete Sweden, Svenska' }).click();
  await expect(panel.getByRole('button', { name: 'Delete Sweden' })).toHaveCount(0);
  expect((await stored(page)).markets).toEqual(['en-eu']);

  // Off: what is there stays until it is deleted, the market in use included.
  const keeps = panel.getByRole('switch', { name: 'Keep the shop on this device' });
  await expect(keeps).toBeChecked();
  await keeps.click();
  await expect(keeps).not.toBeChecked();
  await expect(panel.getByRole('status')).toContainText('Nothing new is kept.');
  expect((await stored(page)).markets).toEqual(['en-eu']);
  await panel.getByRole('button', { name: 'Delete all and keep nothing' }).click();
  await expect(panel.getByRole('button', { name: 'Delete all and keep nothing' })).toHaveCount(0);
  expect(await panel.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'no');
  expect(await stored(page)).toEqual({ markets: [], pictures: 0 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Another page and another visit: nothing is fetched ahead, and no picture kept.
  const downloads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/snapshots/') && !request.url().includes('/v3/'))
      downloads.push(request.url());
  });
  const looked = page.waitForResponse((response) => response.url().includes('/v3/snapshots/en-eu'));
  await page.goto(`${shop.origin}/en-eu`);
  await looked;
  await expect(bag(page)).toContainText('1');
  expect([downloads, await stored(page)]).toEqual([[], { markets: [], pictures: 0 }]);

  const again = await openPanel(page, 'On this device');
  await expect(again.getByRole('switch')).not.toBeChecked();
  await again.getByRole('switch').click();
  await expect(again.getByRole('switch')).toBeChecked();
  await untilReady(page);
  expect((await stored(page)).markets).toEqual(['en-eu']);
});

test('where the device does not respond, nothing is said to be deleted, and the next try deletes it', async ({
  shop,
  page,
}) => {
  await page.goto(`${shop.origin}/en-eu`);
  await untilReady(page);
  const panel = await openPanel(page, 'On this device');
  await expect(panel.getByRole('status')).toContainText(/\d MB in all/);
  // As while another tab stores a large catalogue on a slow phone.
  const release = await page.evaluateHandle(async () => {
    const open = indexedDB.open('cairn-shop');
    const database = await new Promise<IDBDatabase>((resolve) => {
      open.addEventListener('success', () => resolve(open.result));
    });
    const table = database
      .transaction(['snapshots', 'files', 'answers'], 'readwrite')
      .objectStore('snapshots');
    let isHeld = true;
    const hold = () => {
      if (isHeld) table.get('').addEventListener('success', hold);
      else database.close();
    };
    hold();
    return () => {
      isHeld = false;
    };
  });
  const removeAll = panel.getByRole('button', { name: 'Delete all and keep nothing' });
  await removeAll.click();
  await expect(panel.getByRole('status')).toHaveText('That did not work. Please try again.');
  await expect(removeAll).toBeVisible();
  // Known all the same.
  await expect(panel.getByRole('switch')).not.toBeChecked();
  await release.evaluate((end) => end());
  // What hung has to end before the device is asked anything again.
  await expect(async () => {
    await removeAll.click({ timeout: 1_000 });
    await expect(removeAll).toHaveCount(0, { timeout: 5_000 });
  }).toPass();
  await expect(panel.getByRole('status')).toContainText('Nothing new is kept.');
  expect((await stored(page)).markets).toEqual([]);
});

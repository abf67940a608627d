// What every end-to-end file starts from: one shop for the file, and a page whose console must stay quiet.
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { openShop, type Shop } from './shop.ts';

/** A page that fails its test when anything was logged as an error or a warning. */
export const test = base.extend<{ quietPage: Page; hasServiceWorker: boolean }, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads fixture names from the pattern
    async ({}, use) => {
      const shop = await openShop();
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  // As in a private window of some browsers. For tests of what it does not touch: installing it takes more than the rest of a page.
  hasServiceWorker: [true, { option: true }],
  context: async ({ context, hasServiceWorker }, use) => {
    if (!hasServiceWorker)
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await use(context);
  },
  quietPage: async ({ page }, use) => {
    const said: string[] = [];
    page.on('console', (message) => {
      // Told by the clock alone: on a slow machine the picture is used later.
      if (message.text().includes('was preloaded using link preload but not used')) return;
      if (message.type() === 'error' || message.type() === 'warning')
        said.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => said.push(`thrown: ${error}`));
    await use(page);
    expect(said, 'the console stays quiet').toEqual([]);
  },
});

export { expect };

export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('cairn-interactive').length > 0);
}

/** Of a list that was scrolled: the part is there that keeps its place with the entry of the history, and loads more by scrolling. */
export async function untilPlaceIsKept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.values((history.state?.discovery ?? {}) as Record<string, object>).some(
          (kept) => 'place' in kept,
        ),
      ),
    )
    .toBe(true);
}

/** React handles the element's events: before, links and popovers do what they do without script. */
export async function untilHydrated(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))))
    .toBe(true);
}

// A fresh page lays out its first screen first, and the rest part by part; one that is put back to its place lays out everything.
import type { Page } from '@playwright/test';
import { DEFERRED_LAYOUT_KEY } from '#contract/deferred-layout.ts';
import { expect, test, untilInteractive } from './fixtures.ts';
import { holdScripts } from './page-scripts.ts';

const LISTING = '/en-eu/c/women';

const deferredParts = (page: Page) =>
  page.evaluate(
    (key) => (globalThis as unknown as Record<string, CSSStyleSheet>)[key]?.cssRules.length ?? null,
    DEFERRED_LAYOUT_KEY,
  );
/** Of the last card: false while its contents are not laid out. */
const isLastCardLaidOut = (page: Page) =>
  page
    .locator('[data-part="grid"] > [data-card] a')
    .last()
    .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
/** In the page: what is deferred, whether the font is there, and how many rows of cards are, when the first card is drawn. */
function noteFirstCard(key: string): void {
  new MutationObserver((_, observer) => {
    if (document.querySelector('[data-part="product-card"]') === null) return;
    observer.disconnect();
    const sheet = (globalThis as unknown as Record<string, CSSStyleSheet | undefined>)[key];
    const hasFont = document.fonts.check('16px "Schibsted Grotesk"');
    const rows = document.querySelectorAll('[data-part="product-row"]').length;
    Object.assign(globalThis, { seenFirst: { deferred: sheet?.cssRules.length ?? null, hasFont, rows } });
  }).observe(document, { childList: true, subtree: true });
}
const seenFirst = (page: Page) => page.evaluate(() => (globalThis as { seenFirst?: object }).seenFirst);
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what is below the first screen is laid out once the page has begun, as high as it is', async ({
    shop,
    page,
  }) => {
    const release = await holdScripts(page, 'entry-client');
    // The router lays out everything at once when it comes.
    const releaseRouter = await holdScripts(page, 'router-root');
    await page.goto(shop.origin + LISTING, { waitUntil: 'commit' });
    // All of the document.
    await expect(page.locator('[data-part="footer"]')).toBeAttached();
    await expect.poll(() => isLastCardLaidOut(page)).toBe(false);
    expect(await deferredParts(page)).toBeGreaterThan(1);
    const before = await heightOf(page);
    release();
    await untilInteractive(page);
    await expect.poll(() => deferredParts(page)).toBe(0);
    expect(await isLastCardLaidOut(page)).toBe(true);
    // What stands in is about as high: the scrollbar does not leap.
    const after = await heightOf(page);
    expect(Math.abs(before - after)).toBeLessThan(after / 10);
    releaseRouter();
  });

  test('without its script, what is scrolled to is laid out', async ({ shop, page }) => {
    await holdScripts(page, 'entry-client');
    await page.goto(shop.origin + LISTING, { waitUntil: 'commit' });
    // All of the document: the last card is not one that others follow.
    await expect(page.locator('[data-part="footer"]')).toBeAttached();
    const last = page.locator('[data-part="grid"] > [data-card] a').last();
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => isLastCardLaidOut(page)).toBe(true);
    await expect(last).toBeInViewport();
  });

  test("without a network the shell draws its first screen first, in the shop's font", async ({
    shop,
    page,
    context,
  }) => {
    await page.goto(`${shop.origin}/en-eu`);
    await page.waitForFunction(() => document.documentElement.dataset['offline'] === 'ready');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.close();
    await context.setOffline(true);
    const offline = await context.newPage();
    await offline.addInitScript(noteFirstCard, DEFERRED_LAYOUT_KEY);
    await offline.goto(`${shop.origin}/en-eu`);
    await expect(offline.locator('[data-part="product-card"]').first()).toBeAttached();
    expect(await seenFirst(offline)).toEqual({ deferred: 3, hasFont: true, rows: 1 });
    await expect.poll(() => deferredParts(offline)).toBe(0);
    const rows = offline.locator('[data-part="product-row"]');
    await expect(rows).toHaveCount(3);
    // One that is put back to where it was left is drawn at once.
    await rows.nth(1).scrollIntoViewIfNeeded();
    const left = await offline.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(844);
    await expect.poll(() => offline.evaluate(() => history.state !== null)).toBe(true);
    await offline.reload();
    await expect.poll(() => seenFirst(offline)).toEqual({ deferred: null, hasFont: true, rows: 3 });
    await expect.poll(() => offline.evaluate(() => Math.round(scrollY))).toBe(Math.round(left));
  });

  test('a page that is loaded again where it was left has its true heights from the start', async ({
    shop,
    page,
  }) => {
    await page.goto(shop.origin + LISTING);
    await untilInteractive(page);
    await expect.poll(() => page.evaluate(() => history.state !== null)).toBe(true);
    // Its parts have their true heights.
    await expect.poll(() => deferredParts(page)).toBe(0);
    const height = await heightOf(page);
    const release = await holdScripts(page, 'entry-client');
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => heightOf(page)).toBe(height);
    expect(await deferredParts(page)).toBeNull();
    release();
  });
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  for (const path of ['/en-eu', LISTING, '/en-eu/p/granvi-merino-t-shirt-women'])
    test(`nothing on screen moves while ${path} is laid out at ${width} px`, async ({ shop, page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(shop.origin + path);
      await untilInteractive(page);
      await expect.poll(() => deferredParts(page)).toBe(0);
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) =>
              resolve(
                (list.getEntries() as (PerformanceEntry & { value: number })[]).reduce(
                  (sum, { value }) => sum + value,
                  0,
                ),
              ),
            ).observe({ type: 'layout-shift', buffered: true });
            // Without any shift the observer says nothing.
            setTimeout(() => resolve(0), 500);
          }),
      );
      expect(shift).toBeLessThan(0.01);
    });

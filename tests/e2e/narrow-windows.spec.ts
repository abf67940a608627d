// Small and low windows, as a phone's or those of a page that is enlarged: nothing covers the focus, the page has room, no word widens it.
import type { Page } from '@playwright/test';
import { expect, test, untilInteractive } from './fixtures.ts';

test.use({ hasServiceWorker: false, contextOptions: { reducedMotion: 'reduce' } });

const PRODUCT = '/en-eu/p/granvi-merino-t-shirt-women';
const LISTING = '/en-eu/c/women-jackets';

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilInteractive(page);
  await page.waitForLoadState('networkidle');
}

/** Presses the key so often, and returns what had the focus and was covered then. */
async function coveredStops(page: Page, key: string, times: number): Promise<string[]> {
  const covered: string[] = [];
  for (let step = 0; step < times; step += 1) {
    await page.keyboard.press(key);
    const name = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { activeElement: stop } = document;
      if (stop === null || stop === document.body || stop.id === 'main') return null;
      const target = stop.closest('label') ?? stop;
      const { left, top, width, height } = target.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      // Beside the window: a slider is still on its way there.
      return hit === null || target.contains(hit) || hit.contains(target)
        ? null
        : `${target.outerHTML.slice(0, 120)} at ${Math.round(top)} below ${hit.outerHTML.slice(0, 80)}`;
    });
    if (name !== null) covered.push(`${key} ${step}: ${name}`);
  }
  return covered;
}

test('what has the focus is not covered by header, bar or floating buttons', async ({ shop, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [PRODUCT, LISTING]) {
    await open(page, shop.origin + path);
    expect(await coveredStops(page, 'Tab', 45)).toEqual([]);
    expect(await coveredStops(page, 'Shift+Tab', 30)).toEqual([]);
  }
});

test('in a low window more than half of it is the page’s, also after scrolling up and without a network', async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of [LISTING, PRODUCT]) {
    await open(page, shop.origin + path);
    await page.context().setOffline(true);
    await expect(page.locator('[data-part="offline-note"] p')).toBeAttached();
    await page.evaluate(() => scrollTo(0, 900));
    await page.mouse.wheel(0, -100);
    const free = await page.evaluate(async () => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      const rows = Array.from({ length: innerHeight }, (_, y) =>
        document.elementFromPoint(innerWidth / 2, y),
      );
      const isFixed = (element: Element | null): boolean =>
        element !== null &&
        (/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement));
      return rows.filter((element) => !isFixed(element)).length / innerHeight;
    });
    expect(free, path).toBeGreaterThan(0.5);
    await page.context().setOffline(false);
  }
});

test('no word makes a page wider than the window', async ({ shop, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const word = 'Daunenkapuzenjacke'.repeat(4);
  for (const path of ['', '/c/women-jackets', '/p/granvi-merino-t-shirt-women', '/cart', '/gift-cards']) {
    await open(page, `${shop.origin}/en-eu${path}`);
    const wide = await page.evaluate((text) => {
      const places = [...document.querySelectorAll('main :is(h1, h2, h3, dd)')];
      return places
        .filter((place) => place.childElementCount === 0)
        .flatMap((place) => {
          const before = place.textContent;
          place.textContent = text;
          const isWide = document.documentElement.scrollWidth > innerWidth;
          place.textContent = before;
          return isWide ? [place.outerHTML.slice(0, 160)] : [];
        });
    }, word);
    expect(wide, path).toEqual([]);
  }
  await open(page, `${shop.origin}/en-eu/search?query=${word}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(word);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

// The way back to a list, and a reload of it: products, filters, panels, focused card and place are as they were.
import type { Page } from '@playwright/test';
import { expect, test, untilInteractive, untilPlaceIsKept } from './fixtures.ts';
import { holdScripts } from './page-scripts.ts';

/** Of the depths that are returned to: drawn once, and the same in every run. */
const SEED = 20_260_711;
/** Each eight stand for listing and search, narrow and wide, with filters and without. */
const DEPTH_COUNT = Number(process.env['E2E_DEPTHS'] ?? 8);
if (!Number.isSafeInteger(DEPTH_COUNT) || DEPTH_COUNT < 1)
  throw new Error('E2E_DEPTHS must be a whole number from 1');
/** So many cards are loaded in a few steps; deeper ones only take longer. */
const MAX_DEPTH = 170;

/** Share 0..1. */
function randomShares(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

const cards = (page: Page) => page.locator('[data-part="grid"] > [data-card] a');

/** What the shopper sees of the list: its cards, the first one on show, the panel, the address. */
function view(page: Page) {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll('[data-part="grid"] > [data-card] a')];
    const link = links.find((one) => one.getBoundingClientRect().bottom > 0);
    return {
      count: links.length,
      href: link?.getAttribute('href'),
      top: link?.getBoundingClientRect().top ?? -1,
      hasPanel: document.querySelector('[data-part="filters"]') !== null,
      url: location.href,
    };
  });
}

/** As `before` where the first card is in the same pixel row: layouts differ by fractions of one. */
async function viewLike(page: Page, before: Awaited<ReturnType<typeof view>>) {
  const now = await view(page);
  return Math.abs(now.top - before.top) < 0.5 ? { ...now, top: before.top } : now;
}

/** It looks as before, and still does when whatever comes late has come. */
async function expectView(page: Page, before: Awaited<ReturnType<typeof view>>, message: string) {
  await expect.poll(() => viewLike(page, before), { message, timeout: 30_000 }).toEqual(before);
  await page.waitForLoadState('networkidle');
  expect(await viewLike(page, before), message).toEqual(before);
}

/** Selects what most products have, so that the list stays long. */
async function selectFilter(page: Page, isWide: boolean): Promise<void> {
  await page.locator('[data-part="bar"] button').first().click();
  const panel = page.locator(isWide ? '[data-part="filters"]' : 'dialog');
  const boxes = panel.locator('label:has(input[type="checkbox"]):visible');
  await expect(boxes.first()).toBeVisible();
  const counts = await boxes.evaluateAll((labels) =>
    labels.map((label) => Number(/(\d+)\D*$/.exec(label.querySelector('input')?.ariaLabel ?? '')?.[1] ?? 0)),
  );
  await boxes.nth(counts.indexOf(Math.max(...counts))).click();
  await expect(page).toHaveURL(/f_/);
  await expect(page.locator('[data-part="grid"][aria-busy="true"]')).toHaveCount(0);
  if (isWide) return;
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
}

/** Loads further cards, by scrolling and by the button, until there are more than `index` or all. */
async function loadBeyond(page: Page, index: number): Promise<number> {
  const more = page.locator('[data-part="load-more"] button');
  for (;;) {
    const count = await cards(page).count();
    if (count > index || (await more.count()) === 0) return count;
    await expect
      .poll(async () => {
        await more.scrollIntoViewIfNeeded({ timeout: 1000 }).catch(() => undefined);
        // Gone once all products are shown. Not Playwright's click: one that is given up swallows the next click of the page.
        await more.evaluateAll(([button]) => (button as HTMLElement | undefined)?.click());
        return cards(page).count();
      })
      .toBeGreaterThan(count);
  }
}

/** Scrolling may have begun to load more, which the worker does: the page itself is idle meanwhile. */
async function untilAllHasCome(page: Page): Promise<void> {
  const busy = page.locator('[data-part="load-more"] button[data-busy]');
  let lastCount = -1;
  await expect
    .poll(
      async () => {
        // What scrolling loads begins with a frame.
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        const count = await cards(page).count();
        const isStill = count === lastCount && (await busy.count()) === 0;
        lastCount = count;
        return isStill;
      },
      { intervals: [300] },
    )
    .toBe(true);
}

test('UR-06c UR-06d back and a reload lead to the same products, filters, panels and pixel row', async ({
  shop,
  quietPage: page,
}) => {
  test.setTimeout(30_000 + DEPTH_COUNT * 30_000);
  const next = randomShares(SEED);
  for (let index = 0; index < DEPTH_COUNT; index += 1) {
    const width = index % 2 === 0 ? 1440 : 360;
    const path = index % 4 < 2 ? '/c/women' : '/search?query=jacket';
    const hasFilters = index % 8 < 4;
    await page.setViewportSize({ width, height: 800 });
    await page.goto(shop.origin + (width === 1440 ? '/en-eu' : '/sv-se') + path);
    await untilInteractive(page);
    if (hasFilters) await selectFilter(page, width === 1440);
    const count = await loadBeyond(page, Math.floor(next() * MAX_DEPTH));
    const wanted = Math.floor(next() * count);
    const message = `depth ${index}: card ${wanted} of ${count} at ${width} px of ${path}`;
    await cards(page).nth(wanted).scrollIntoViewIfNeeded();
    // Not by the wheel, which scrolls whatever the pointer is over, and smoothly.
    await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), Math.floor(next() * 300) - 150);
    await cards(page).nth(wanted).focus();
    if (await page.evaluate(() => scrollY > 0)) await untilPlaceIsKept(page);
    await untilAllHasCome(page);
    const before = await view(page);
    await cards(page).nth(wanted).press('Enter');
    await expect(page.locator('[data-part="product"]')).toBeVisible({ timeout: 60_000 });
    await page.goBack();
    await expectView(page, before, `${message}, back`);
    await expect(cards(page).nth(wanted), message).toBeFocused();
    await page.reload();
    await expectView(page, before, `${message}, reload`);
  }
});

test('who has scrolled before the page’s script comes stays there', async ({ shop, page }) => {
  const release = await holdScripts(page, 'entry-client');
  await page.goto(`${shop.origin}/en-eu/c/women`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'interactive');
  await page.evaluate(() => scrollTo(0, 700));
  release();
  await untilInteractive(page);
  // What the first rendering ends with comes within a frame or two.
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBe(700);
});

test('a page that is opened is not scrolled while it comes', async ({ shop, page }) => {
  await page.addInitScript(() => {
    const scroll = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
    window.scrollTo = (...place: unknown[]) => {
      document.documentElement.setAttribute('data-scrolled-to', JSON.stringify(place));
      scroll(...(place as [ScrollToOptions]));
    };
  });
  await page.goto(`${shop.origin}/en-eu/c/women`);
  await untilInteractive(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).not.toHaveAttribute('data-scrolled-to');
});

test.describe('a list that was left early, or comes late', () => {
  test.use({ hasServiceWorker: false });
  const LIST = '/en-eu/c/women';
  const top = (page: Page) => page.evaluate(() => scrollY);

  /** Scrolls, and follows a link without Playwright's own scrolling. */
  async function leaveAt(page: Page, place: number): Promise<void> {
    await page.evaluate((y) => scrollTo({ top: y }), place);
    await expect.poll(() => top(page)).toBe(place);
    await follow(page);
  }

  async function follow(page: Page): Promise<void> {
    await cards(page)
      .nth(5)
      .evaluate((link) => (link as HTMLElement).focus({ preventScroll: true }));
    await cards(page).nth(5).dispatchEvent('click');
    await expect(page.locator('[data-part="product"]')).toBeVisible();
  }

  test('UR-06e is where it was, though the script that keeps the place came only after it was left', async ({
    shop,
    page,
  }) => {
    const release = await holdScripts(page, 'place');
    const releaseRouter = await holdScripts(page, 'router-root');
    await page.goto(shop.origin + LIST, { waitUntil: 'commit' });
    await untilInteractive(page);
    await page.evaluate(() => scrollTo({ top: 700 }));
    await expect.poll(() => top(page)).toBe(700);
    releaseRouter();
    // The router has come, and saw no scrolling.
    await expect.poll(() => page.evaluate(() => typeof history.state?.__TSR_key)).toBe('string');
    await follow(page);
    release();
    await page.goBack();
    await expect(cards(page).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await top(page)).toBe(700);
  });

  test('UR-06e is where it was, though its cards are drawn only a second after it is shown', async ({
    shop,
    page,
  }) => {
    await page.goto(shop.origin + LIST);
    await untilInteractive(page);
    // The list is hydrated: its links lead to no other document.
    await page.evaluate(() => scrollBy(0, 1));
    await untilPlaceIsKept(page);
    await leaveAt(page, 700);
    // Another document, in which no list was drawn yet.
    const release = await holdScripts(page, 'listing-results');
    await page.reload({ waitUntil: 'commit' });
    await untilInteractive(page);
    // The router is there: without it the way back would lead to another document, with cards in its HTML.
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('[data-part="category-page"]')).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await page.waitForTimeout(1_000);
    release();
    await expect(cards(page).nth(5)).toBeFocused();
    await expect.poll(() => top(page)).toBe(700);
  });
});

// The way back to a list, and a reload of it: products, filters, panels, focused card and place are as they were.
import type { Page } from '@playwright/test';
import { expect, test, untilInteractive } from './fixtures.ts';
import { scriptsNamed } from './page-scripts.ts';

/** Cards scrolled down to; drawn once, and the same in every run. */
const SEED = 20_260_711;
const VISITS = [
  { width: 1440, path: '/en-eu/c/women', hasFilters: true },
  { width: 360, path: '/sv-se/c/men', hasFilters: false },
];

function depths(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

const cards = (page: Page) => page.locator('[data-part="grid"] > [data-card] a');

/** What the shopper sees of the list: its first card, the panel, the address. */
function view(page: Page) {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll('[data-part="grid"] > [data-card] a')];
    const link = links.find((one) => one.getBoundingClientRect().bottom > 0);
    return {
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

test('UR-06c UR-06d back and a reload lead to the same products, filters, panels and pixel row', async ({
  shop,
  quietPage: page,
}) => {
  const next = depths(SEED);
  for (const { width, path, hasFilters } of VISITS) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(shop.origin + path);
    await untilInteractive(page);
    const toggle = page.locator('[data-part="bar"] button').first();
    if (hasFilters) {
      await toggle.click();
      await page.locator('[data-part="filters"] label:has(input)').first().click();
      await expect(page).toHaveURL(/f_/);
      await expect(page.locator('[data-part="grid"][data-busy]')).toHaveCount(0);
    }
    // Until the card is there, further ones are loaded by scrolling and by the button.
    const total = Number(/\d+/.exec((await page.locator('[data-part="bar"] p').textContent()) ?? '')?.[0]);
    const wanted = Math.min(total - 1, 50 + Math.floor(next() * 30));
    const more = page.locator('[data-part="load-more"] button');
    while ((await cards(page).count()) <= wanted) {
      const count = await cards(page).count();
      await expect
        .poll(async () => {
          // Gone once all products are shown.
          await more.click({ timeout: 1000 }).catch(() => undefined);
          return cards(page).count();
        })
        .toBeGreaterThan(count);
    }
    await cards(page).nth(wanted).scrollIntoViewIfNeeded();
    // Not by the wheel, which scrolls whatever the pointer is over, and smoothly.
    await page.evaluate(() => scrollBy({ top: 137, behavior: 'instant' }));
    await cards(page).nth(wanted).focus();
    await expect.poll(() => page.evaluate(() => history.state?.discovery?.top === scrollY)).toBe(true);
    const before = await view(page);
    const url = page.url();
    await cards(page).nth(wanted).press('Enter');
    await expect(page).not.toHaveURL(url, { timeout: 60_000 });
    await expect(page.locator('[data-part="product"]')).toBeVisible({ timeout: 60_000 });
    await page.goBack();
    await expect.poll(() => viewLike(page, before), { timeout: 30_000 }).toEqual(before);
    await expect(cards(page).nth(wanted)).toBeFocused();
    await page.reload();
    await expect.poll(() => viewLike(page, before), { timeout: 30_000 }).toEqual(before);
  }
});

test('who has scrolled before the page’s script comes stays there', async ({ shop, page }) => {
  const released = Promise.withResolvers<void>();
  await page.route(scriptsNamed('entry-client'), async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(`${shop.origin}/en-eu/c/women`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'interactive');
  await page.evaluate(() => scrollTo(0, 700));
  released.resolve();
  await untilInteractive(page);
  // What the first rendering ends with comes within a frame or two.
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBe(700);
});

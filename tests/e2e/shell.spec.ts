// The shop's shell as a shopper meets it: modals by their ids, cart links, route changes, menus and footer.
import type { Locator, Page } from '@playwright/test';
import { expect, test, untilHydrated, untilInteractive } from './fixtures.ts';
import { holdScripts } from './page-scripts.ts';

const LISTING = '/en-eu/c/women-jackets';
const dialog = (page: Page) => page.getByRole('dialog');

test.describe('modals on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [claim, value, path, name, content] of [
    ['SH-04a SH-05a', 'cart', '/en-eu', 'Bag', /Nothing here yet/],
    ['SH-04c', 'MARKET_SELECT', '/en-eu', 'Where should we deliver?', /Svenska/],
    ['SH-04d SH-05a', 'Mobile_Menu', '/en-eu', 'Menu', /Women/],
    ['SH-04e', 'MOBILE_FILTERS', LISTING, 'Filters', /Colour/],
  ] as const)
    test(`${claim} modal=${value} opens ${name}, which closes`, async ({ shop, quietPage: page }) => {
      await page.goto(`${shop.origin}${path}?modal=${value}`);
      await expect(dialog(page)).toHaveAccessibleName(name);
      await expect(dialog(page)).toContainText(content);
      await dialog(page).getByRole('button', { name: 'Close' }).click();
      await expect(dialog(page)).toHaveCount(0);
    });

  test('SH-04f modal=LARGE_PRODUCT_IMAGE opens the pictures of a product, which close', async ({
    shop,
    quietPage: page,
  }) => {
    await page.goto(`${shop.origin}${LISTING}`);
    const href = await page.locator('[data-part="product-card"] a').first().getAttribute('href');
    const url = new URL(href ?? '', shop.origin);
    url.searchParams.set('modal', 'large_product_image');
    await page.goto(url.href);
    await expect(dialog(page).getByRole('img').first()).toBeVisible();
    await expect(dialog(page).getByRole('group', { name: 'Pictures' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('SH-05b an unknown id opens nothing', async ({ shop, quietPage: page }) => {
    for (const value of ['nothing', 'cart2', '']) {
      await page.goto(`${shop.origin}/en-eu?modal=${value}`);
      await untilInteractive(page);
      // The one that works shows when a modal would have been there.
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(dialog(page)).toHaveAccessibleName('Menu');
      await expect(dialog(page)).toHaveCount(1);
    }
  });

  test('SH-17g the menu of a phone has the words of the menu, which open into their categories', async ({
    shop,
    quietPage: page,
  }) => {
    interface Word {
      readonly title: string;
      readonly pageUrl: string;
      readonly children?: readonly Word[];
    }
    const { items } = (await (await fetch(`${shop.origin}/api/bootstrap/menu?market=en-eu`)).json()) as {
      items: Word[];
    };
    await page.goto(`${shop.origin}/en-eu?modal=mobile_menu`);
    const menu = dialog(page).getByRole('navigation');
    const visibleWord = (title: string) =>
      menu.locator('summary').filter({ visible: true }).getByText(title, { exact: true });
    const openAndLook = async ({ title, pageUrl, children = [] }: Word) => {
      if (children.length > 0) await visibleWord(title).click();
      const link = children.length > 0 ? `Everything in ${title}` : title;
      await expect(menu.getByRole('link', { name: link, exact: true })).toHaveAttribute('href', pageUrl);
    };
    await expect(menu.locator('> a, > details > summary')).toHaveText(items.map(({ title }) => title));
    for (const word of [items.at(-1), items[0]]) if (word !== undefined) await openAndLook(word);
    for (const category of items[0]?.children ?? []) {
      await openAndLook(category);
      for (const leaf of category.children ?? []) await openAndLook(leaf);
    }
  });
});

test.describe('a cart link', () => {
  async function someCart(origin: string): Promise<{ cartId: string; title: string }> {
    const listing = await (await fetch(`${origin}${LISTING}`)).text();
    const slug = /href="\/en-eu\/p\/([^"?]+)/.exec(listing)?.[1] ?? '';
    const product = (await (
      await fetch(`${origin}/api/products/product?market=en-eu&id=${slug}`)
    ).json()) as {
      title: string;
      variants: { sizes: { articleId: string; stockBalance: number }[] }[];
    };
    const size = product.variants.flatMap(({ sizes }) => sizes).find(({ stockBalance }) => stockBalance > 0);
    const response = await fetch(`${origin}/api/cart/add?market=en-eu`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-cairn': '1', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ size: { articleId: size?.articleId } }),
    });
    const { cartId } = (await response.json()) as { cartId: string };
    return { cartId, title: product.title };
  }

  for (const [claim, path] of [
    ['SH-10a', '/en-eu'],
    ['SH-10b', ''],
  ] as const)
    test(`SH-09a ${claim} ${path}?cartId=…&modal=cart asks for that cart and shows it`, async ({
      shop,
      quietPage: page,
    }) => {
      const { cartId, title } = await someCart(shop.origin);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(`${shop.origin}${path}?cartId=${cartId}&modal=cart`);
      await expect(dialog(page)).toHaveAccessibleName('Bag');
      await expect(dialog(page)).toContainText(title);
      const requests = asked
        .map((url) => new URL(url))
        .filter(({ pathname }) => pathname === '/api/cart/get/');
      expect(requests.map(({ searchParams }) => searchParams.get('cartId'))).toContain(cartId);
    });
});

test.describe('a change of the route', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('SH-11a SH-11b closes the open modal and the open mega menu', async ({ shop, quietPage: page }) => {
    await page.goto(`${shop.origin}/en-eu`);
    await untilInteractive(page);
    const word = page.getByRole('navigation', { name: 'Main menu' }).getByRole('button').first();
    const listing = page.locator('[data-part="mega-menu"] a').first();
    await word.click();
    // Before, it leads to a new document, in which nothing is open.
    await untilHydrated(listing);
    await listing.click();
    await expect(page.locator('[data-part="category-page"]')).toBeVisible();

    const market = page.getByRole('link', { name: /Change country or language/ });
    await untilHydrated(market);
    await market.click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);

    await word.click();
    await expect(listing).toBeVisible();
    await page.goForward();
    await expect(page.locator('[data-part="category-page"]')).toBeVisible();
    await expect(listing).toBeHidden();
  });

  test('SH-11b closes the open mega menu, though the page before was still on its way', async ({
    shop,
    quietPage: page,
  }) => {
    const release = await holdScripts(page.context(), 'product');
    await page.goto(`${shop.origin}${LISTING}`);
    await untilInteractive(page);
    const card = page.locator('main [data-part="product-card"] a').first();
    await untilHydrated(card);
    await card.click();
    await expect(page).toHaveURL(/\/p\//);
    const listing = page.locator('[data-part="mega-menu"] a').first();
    const word = page.getByRole('navigation', { name: 'Main menu' }).getByRole('button').first();
    // Its turn comes after that of what closes it.
    await untilHydrated(word);
    await word.click();
    await expect(listing).toBeVisible();
    await page.goBack();
    await expect(listing).toBeHidden();
    release();
  });

  test('SH-12a shows the progress bar until the page is there', async ({ shop, quietPage: page }) => {
    const release = await holdScripts(page.context(), 'product');
    await page.goto(`${shop.origin}${LISTING}`);
    await untilInteractive(page);
    const bar = page.locator('[data-part="route-progress"]');
    await expect(bar).toHaveAttribute('data-active', 'false');
    await expect(bar).toHaveCSS('opacity', '0');
    const card = page.locator('main [data-part="product-card"] a').first();
    await untilHydrated(card);
    await card.click();
    await expect(bar).toHaveAttribute('data-active', 'true');
    await expect(bar).toHaveCSS('opacity', '1');
    release();
    await expect(page.locator('[data-part="product"]')).toBeVisible();
    await expect(bar).toHaveAttribute('data-active', 'false');
  });

  test('SH-17f SH-17h mega menu and footer have what the menu has', async ({ shop, quietPage: page }) => {
    const menu = (await (await fetch(`${shop.origin}/api/bootstrap/menu?market=en-eu`)).json()) as {
      items: Entry[];
      pages: Entry[];
    };
    await page.goto(`${shop.origin}/en-eu`);
    await untilInteractive(page);
    const words = page.getByRole('navigation', { name: 'Main menu' }).locator('> ul > li');
    await expect(words).toHaveCount(menu.items.length);
    for (const [index, item] of menu.items.entries()) {
      const entries = item.children?.flatMap((branch) => [branch, ...(branch.children ?? [])]) ?? [];
      expect(await linksIn(words.nth(index).locator('a'))).toEqual([
        [entries.length === 0 ? item.title : `Everything in ${item.title}`, item.pageUrl],
        ...entries.map(({ title, pageUrl }) => [title, pageUrl]),
      ]);
    }
    const footer = page.getByRole('contentinfo');
    const linksOf = (name: string) => linksIn(footer.getByRole('navigation', { name }).locator('a'));
    const expected = (entries: readonly Entry[]) => entries.map(({ title, pageUrl }) => [title, pageUrl]);
    expect(await linksOf('Footer')).toEqual(expected(menu.items));
    expect(menu.pages.length).toBeGreaterThan(0);
    expect(await linksOf('Good to know')).toEqual(expected(menu.pages));
    expect(await footer.locator('[data-part="market-links"] a').count()).toBe(20);
  });
});

test('SH-15c SH-15d SH-15e SH-15g the layout changes at 768, 1024 and 1280, and is at most 1720 wide', async ({
  shop,
  quietPage: page,
}) => {
  const resize = (width: number) => page.setViewportSize({ width, height: 900 });
  await resize(767);
  await page.goto(`${shop.origin}/en-eu?modal=market_select`);
  const box = async () => boxOf(dialog(page));
  await expect(dialog(page)).toBeVisible();
  await expect.poll(async () => Math.round((await box()).y + (await box()).height)).toBe(900);
  expect((await box()).width).toBeGreaterThan(740);
  await resize(768);
  await expect.poll(async () => (await box()).width).toBeLessThan(700);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  const footer = page.getByRole('contentinfo').locator('> div');
  const columns = () =>
    footer.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
  await resize(1023);
  expect(await columns()).toBe(2);
  await resize(1024);
  expect(await columns()).toBe(4);

  const words = page.getByRole('navigation', { name: 'Main menu' });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await resize(1279);
  await expect(words).toBeHidden();
  await expect(menu).toBeVisible();
  await resize(1280);
  await expect(words).toBeVisible();
  await expect(menu).toBeHidden();

  await resize(2400);
  for (const part of [
    footer,
    page.getByRole('banner').locator('> div'),
    page.locator('main [data-part="categories"]'),
  ]) {
    expect((await boxOf(part)).width).toBe(1720);
  }
});

interface Entry {
  readonly title: string;
  readonly pageUrl: string;
  readonly children?: readonly Entry[];
}

async function boxOf(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await part.boundingBox();
  if (box === null) throw new Error('nothing to be seen');
  return box;
}

async function linksIn(links: Locator): Promise<(string | null)[][]> {
  return links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
}

// Every page as a browser, a crawler and a person without script get it: status, words, head, quiet console.
import type { Page } from '@playwright/test';
import type { Listing } from '#contract/listing.ts';
import type { Product } from '#contract/product.ts';
import { descriptionText } from '#src/features/product/description-text.ts';
import { expect, test, untilInteractive } from './fixtures.ts';

const MARKETS = [
  { code: 'en-eu', lang: 'en', claim: 'MK-10i', field: 'Search for products', price: /€/ },
  { code: 'sv-se', lang: 'sv', claim: 'MK-10j', field: 'Sök bland produkter', price: /SEK/ },
  { code: 'de-de', lang: 'de', claim: 'MK-10k', field: 'Produkte suchen', price: /€/ },
  { code: 'ko-kr', lang: 'ko', claim: 'MK-10l', field: '상품 검색', price: /₩/ },
];

test('MK-01c MK-09b SH-13c a URL without a market is of en-eu, with names and prices in its HTML', async ({
  shop,
}) => {
  const html = await (await fetch(shop.origin)).text();
  expect(html).toMatch(/<html[^>]* data-market="en-eu"/);
  expect(html).toMatch(/ data-part=product-card[ >]/);
  expect(html.match(/€/g)?.length ?? 0).toBeGreaterThan(8);
  const sources = [...html.matchAll(/<script[^>]* src="([^"]*)"/g)].map(([, source]) => source);
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter((source) => source?.startsWith('/assets/') !== true)).toEqual([]);
});

/** How far what is on the page moved without the shopper's doing, from its first paint until its parts are hydrated. */
async function layoutShift(page: Page): Promise<number> {
  await untilInteractive(page);
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
    for (let times = 0; times < 3; times += 1) await idle().then(frame);
    let sum = 0;
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    await frame();
    for (const entry of observer.takeRecords()) sum += (entry as PerformanceEntry & { value: number }).value;
    return sum;
  });
}

async function structuredData(page: Page): Promise<string> {
  return (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
}

for (const { code, lang, claim, field, price } of MARKETS) {
  test(`${claim} MK-04a MK-09a ${code}: home, listing, search and product are in its language and hydrate quietly`, async ({
    shop,
    quietPage: page,
  }) => {
    const home = await page.goto(`${shop.origin}/${code}`);
    expect(home?.status()).toBe(200);
    await untilInteractive(page);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('banner').getByRole('combobox')).toHaveAccessibleName(field);
    await expect(page.locator('main')).toContainText(price);

    await page.goto(`${shop.origin}/${code}/c/women-jackets`);
    await untilInteractive(page);
    await expect(page.locator('[data-part="product-card"]').first()).toBeVisible();

    await page.goto(`${shop.origin}/${code}/search?query=jacket`);
    await untilInteractive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

    const href = await page.locator('[data-part="product-card"] a').first().getAttribute('href');
    await page.goto(`${shop.origin}${href}`);
    await untilInteractive(page);
    await expect(page.locator('[data-part="product"] button[type="submit"]').first()).toBeVisible();
  });
}

for (const [claim, name, path, kind] of [
  [' SS-05g', 'home', '/sv-se', '"Organization"'],
  [' SS-05h', 'a listing', '/sv-se/c/women-jackets', '"BreadcrumbList"'],
  [' SS-05i', 'a product', '', '"Product"'],
  ['', 'search', '/sv-se/search', ''],
] as const)
  test(`SS-05a SS-05b SS-05c SS-05d SS-05e SS-05f${claim} ${name} has its head, and hydrates without a jump`, async ({
    shop,
    quietPage: page,
  }) => {
    let pathname: string = path;
    if (path === '') {
      const listing = await (await fetch(`${shop.origin}/sv-se/c/women-jackets`)).text();
      pathname = /href="(\/sv-se\/p\/[^"?]+)/.exec(listing)?.[1] ?? '';
    }
    await page.goto(shop.origin + pathname);
    expect(await layoutShift(page)).toBeLessThan(0.01);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    // The server's own: the browser writes it anew.
    const title =
      /<title>([^<]*)<\/title>/.exec(await (await fetch(shop.origin + pathname)).text())?.[1] ?? '';
    expect(await page.title()).toBe(title);
    expect(title).toMatch(path === '/sv-se' ? /^Cairn$/ : /^.+ · Cairn$/);
    if (path !== '/sv-se') expect(title).toContain(heading);
    const content = async (selector: string, attribute: string) =>
      page
        .locator(selector)
        .evaluateAll((all, name) => all.map((each) => each.getAttribute(name)), attribute);
    const [description = '', ...others] = await content('meta[name="description"]', 'content');
    expect(description?.length).toBeGreaterThan(20);
    expect(others).toEqual([]);
    expect(await content('link[rel="canonical"]', 'href')).toEqual([shop.origin + pathname]);
    const { markets } = (await (await fetch(`${shop.origin}/api/bootstrap/markets?market=sv-se`)).json()) as {
      markets: { code: string }[];
    };
    const rest = pathname.slice('/sv-se'.length);
    expect(await content('link[rel="alternate"][hreflang]', 'href')).toEqual(
      [...markets.map(({ code }) => code), 'en-eu'].map((code) => `${shop.origin}/${code}${rest}`),
    );
    const languages = await content('link[rel="alternate"][hreflang]', 'hreflang');
    expect(new Set(languages).size).toBe(languages.length);
    expect([languages.includes('sv-SE'), languages.at(-1)]).toEqual([true, 'x-default']);
    expect(await structuredData(page)).toContain(kind);
  });

test('SS-05d SS-05h a listing and a product describe themselves, and where they stand among the categories', async ({
  shop,
  page,
}) => {
  const answer = async <T>(path: string) => (await (await fetch(`${shop.origin}${path}`)).json()) as T;
  const headOf = async (path: string) => {
    await page.goto(`${shop.origin}${path}`);
    const description = page.locator('meta[name="description"]');
    const scripts = page.locator('script[type="application/ld+json"]');
    const data = (await scripts.allTextContents()).map((text) => JSON.parse(text) as Record<string, unknown>);
    return {
      description: (await description.getAttribute('content')) ?? '',
      crumbs: data.find((one) => one['@type'] === 'BreadcrumbList')?.['itemListElement'],
    };
  };
  /** `last` is the page itself. */
  const crumbsOf = (crumbs: readonly { title: string; path: string }[], last: string) => [
    ...crumbs.map(({ title, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      item: shop.origin + path,
    })),
    { '@type': 'ListItem', position: crumbs.length + 1, name: last },
  ];

  const slug = 'women-jackets';
  const listing = await answer<Listing>(`/v3/listings/external_id/${slug}?merchant=cairn&market=sv-se`);
  const ofListing = await headOf(listing.page_url);
  const ancestors = listing.breadcrumbs.map(({ title, page_url }) => ({ title, path: page_url }));
  expect(ancestors).not.toEqual([]);
  expect(ofListing.crumbs).toEqual(crumbsOf(ancestors, listing.title));
  expect(ofListing.description.startsWith(`${listing.title}. `)).toBe(true);

  const html = await (await fetch(shop.origin + listing.page_url)).text();
  const productSlug = /href="?\/sv-se\/p\/([^"?]+)/.exec(html)?.[1] ?? '';
  const product = await answer<Product>(`/api/products/product?market=sv-se&id=${productSlug}`);
  const ofProduct = await headOf(`/sv-se/p/${productSlug}`);
  const categories = product.breadcrumbs.map(({ title, pageUrl }) => ({ title, path: pageUrl }));
  expect(categories).not.toEqual([]);
  expect(ofProduct.crumbs).toEqual(crumbsOf(categories, product.title));
  const text = descriptionText(product.description);
  expect(text.startsWith(ofProduct.description.replace(/…$/, ''))).toBe(true);
  expect(ofProduct.description.length).toBeGreaterThan(40);
  expect(ofProduct.description.length).toBeLessThanOrEqual(160);

  const ofHome = await headOf('/sv-se');
  const all = [ofHome, ofListing, ofProduct].map(({ description }) => description);
  expect(new Set(all).size).toBe(3);
});

// A service worker may be active before the last of them, and a shell that it shows in place of a late page has a status of its own.
test.describe('without a service worker', () => {
  test.use({ hasServiceWorker: false });

  test('RT-07a RT-07b RT-07c RT-07d what is not there is a 404 with search and the categories', async ({
    shop,
    page,
  }) => {
    for (const path of ['/sv-se/c/no-such-listing', '/sv-se/p/no-such-product', '/xx-yy', '/en-eu/nowhere']) {
      const answer = await page.goto(`${shop.origin}${path}`);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const menu = (await (
        await fetch(`${shop.origin}/api/bootstrap/menu?market=${path.startsWith('/sv') ? 'sv-se' : 'en-eu'}`)
      ).json()) as { items: { pageUrl: string }[] };
      const links = page.getByRole('main').locator('a[href*="/c/"]');
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        menu.items.map(({ pageUrl }) => pageUrl),
      );
    }
    await page.getByRole('main').getByRole('searchbox').fill('jacket');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${shop.origin}/en-eu/search?query=jacket`);
  });
});

test('the first screen of home shows products', async ({ shop, page }) => {
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${shop.origin}/de-de`);
    const picture = await page.locator('main [data-part="product-card"] img').first().boundingBox();
    expect(height - (picture?.y ?? height), `${width} px wide`).toBeGreaterThan(90);
  }
});

test('RT-03a RT-02a the search page finds products; the old list page leads to all of them', async ({
  shop,
  page,
}) => {
  await page.goto(`${shop.origin}/de-de/search?query=regenjacke`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('regenjacke');
  await expect(page.getByRole('main').locator('[data-part="product-card"]').first()).toBeVisible();
  await page.goto(`${shop.origin}/de-de/HoudiniProduct`);
  await expect(page).toHaveURL(`${shop.origin}/de-de/search`);
  await expect(page.getByRole('main').locator('[data-part="product-card"]').first()).toBeVisible();
  // What an old link asks for is not lost on the way.
  await page.goto(`${shop.origin}/de-de/HoudiniProduct?query=regenjacke&utm_source=letter`);
  await expect(page).toHaveURL(`${shop.origin}/de-de/search?query=regenjacke&utm_source=letter`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('regenjacke');
});

test('a person without script finds, filters by link or form, and reads a product', async ({
  shop,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shop.origin}/de-de`);
  await page.locator('header form input[name="query"]').first().fill('Regenjacke');
  await page.locator('header form input[name="query"]').first().press('Enter');
  await expect(page).toHaveURL(/\/de-de\/search\?query=Regenjacke/);
  await page.locator('[data-part="product-card"] a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

test('PW-04a PW-04b PW-04c PW-04d PW-04e the manifest is complete and its pictures exist', async ({
  shop,
}) => {
  const manifest = (await (await fetch(`${shop.origin}/manifest.webmanifest`)).json()) as {
    id: string;
    name: string;
    short_name: string;
    description: string;
    start_url: string;
    scope: string;
    lang: string;
    background_color: string;
    theme_color: string;
    display: string;
    icons: { src: string; sizes: string; purpose: string }[];
    screenshots: { src: string }[];
    shortcuts: { url: string; icons: { src: string }[] }[];
  };
  expect(manifest).toMatchObject({ id: '/', scope: '/', display: 'standalone' });
  const { name, short_name, description, lang, background_color, theme_color } = manifest;
  for (const text of [name, short_name, description, lang]) expect(text).toMatch(/\S/);
  for (const color of [background_color, theme_color]) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  expect(manifest.screenshots.length).toBeGreaterThan(1);
  expect(manifest.shortcuts.length).toBeGreaterThan(0);
  for (const { url } of manifest.shortcuts)
    expect((await fetch(new URL(url, shop.origin), { redirect: 'manual' })).status, url).toBe(200);
  expect(manifest.icons.map((icon) => `${icon.sizes} ${icon.purpose}`).sort()).toEqual([
    '192x192 any',
    '192x192 maskable',
    '512x512 any',
    '512x512 maskable',
    '512x512 monochrome',
  ]);
  const pictures = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons),
  ];
  for (const { src } of pictures) {
    const answer = await fetch(`${shop.origin}${src}`);
    expect(answer.status, src).toBe(200);
    expect(answer.headers.get('content-type'), src).toBe('image/png');
  }
  expect((await fetch(`${shop.origin}${manifest.start_url}`)).status).toBe(200);
});

test('PW-04g iOS gets an icon and a title by tags of its own', async ({ shop, page }) => {
  await page.goto(shop.origin);
  await expect(page.locator('meta[name="apple-mobile-web-app-title"]')).toHaveAttribute('content', 'Cairn');
  const icon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  const answer = await fetch(new URL(icon ?? '', shop.origin));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
});

test('the precache holds the shell, scripts, styles, the worker and the font', async ({ shop }) => {
  const answer = await fetch(`${shop.origin}/sw.js`);
  expect(answer.headers.get('cache-control')).toContain('no-cache');
  const script = await answer.text();
  for (const part of ['shell.html', 'assets/main-', '.css', '.woff2']) expect(script).toContain(part);
});

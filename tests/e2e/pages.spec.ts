// Every page as a browser, a crawler and a person without script get it: status, words, head, quiet console.
import { expect, test, untilInteractive } from './fixtures.ts';

const MARKETS = [
  { code: 'en-eu', lang: 'en', price: /€/ },
  { code: 'sv-se', lang: 'sv', price: /SEK/ },
  { code: 'de-de', lang: 'de', price: /€/ },
  { code: 'ko-kr', lang: 'ko', price: /₩/ },
];

test('SS-05 MK-09 home answers 200 with names and prices in its HTML', async ({ shop }) => {
  const html = await (await fetch(shop.origin)).text();
  expect(html).toMatch(/data-part="product-card"/);
  expect(html.match(/€/g)?.length ?? 0).toBeGreaterThan(8);
});

for (const { code, lang, price } of MARKETS) {
  test(`MK-01 MK-04 MK-10 SS-05 ${code}: home, listing, search and product hydrate quietly`, async ({
    shop,
    quietPage: page,
  }) => {
    const home = await page.goto(`${shop.origin}/${code}`);
    expect(home?.status()).toBe(200);
    await untilInteractive(page);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('main')).toContainText(price);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${shop.origin}/${code}`);
    expect(await page.locator('link[rel="alternate"][hreflang]').count()).toBeGreaterThan(20);

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
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.some((text) => text.includes('"Product"'))).toBe(true);
  });
}

test('RT-07 an unknown route, listing and product are 404 with a way on', async ({ shop, page }) => {
  for (const path of ['/en-eu/nowhere', '/en-eu/c/no-such-listing', '/sv-se/p/no-such-product', '/xx-yy']) {
    const answer = await page.goto(`${shop.origin}${path}`);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('main a[href*="/c/"], main form').count()).toBeGreaterThan(0);
  }
});

test('RT-02 the old list page leads to the search page', async ({ shop, page }) => {
  await page.goto(`${shop.origin}/en-eu/HoudiniProduct`);
  await expect(page).toHaveURL(/\/en-eu\/search/);
});

test('MK-02 a legacy market still resolves', async ({ shop }) => {
  expect((await fetch(`${shop.origin}/en-cn`)).status).toBe(200);
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

// `npm run gallery`: pictures of the shop's screens in each market, width and colour scheme on contact sheets, and what is wrong with their layout.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { type Command, runProcess } from '#server/command-line/command.ts';
import { chromiumPath } from '#tests/chromium.ts';
import { layoutFaults } from './gallery/faults.ts';
import { contactSheet, type Tile } from './gallery/sheet.ts';
import { pagesOf, URL_OPTION, withShop } from './shop.ts';
import { shopperWithBag } from './shopper.ts';

const COMMAND = {
  name: 'npm run gallery',
  forms: ['[options]'],
  summary: `Takes pictures of home, listings, search, product and bag in four markets, at three widths, light and dark, puts them on a
contact sheet for each market and scheme, and says what is wider than the window and which words are broken. Status 1 if anything is.`,
  options: {
    out: { type: 'string', value: 'FOLDER', help: 'where the sheets go; default reports/gallery' },
    url: URL_OPTION,
  },
} as const satisfies Command;

/** What is searched for in each market. */
const QUERIES = { 'en-eu': 'jacket', 'sv-se': 'jacka', 'de-de': 'jacke', 'ko-kr': '재킷' } as const;
type GalleryMarket = keyof typeof QUERIES;
const MARKETS = Object.keys(QUERIES) as GalleryMarket[];
const SCHEMES = ['light', 'dark'] as const;
/** `tile`: its width on the sheet. */
const WINDOWS = [
  { width: 360, height: 740, tile: 180 },
  { width: 768, height: 1024, tile: 260 },
  { width: 1440, height: 900, tile: 420 },
] as const;
/** Of a page's length, a picture shows this much. */
const SHOWN_SCREENS = 2;

await runProcess(COMMAND, ({ values }) =>
  withShop(values.url, (origin) => takeGallery(origin, values.out ?? 'reports/gallery')),
);

async function takeGallery(origin: string, folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: chromiumPath() });
  let faultCount = 0;
  for (const market of MARKETS) {
    const paths = await galleryPaths(origin, market);
    for (const scheme of SCHEMES) {
      const rows: Tile[][] = [];
      for (const window of WINDOWS) {
        const page = await openWindow(browser, { origin, market, scheme, window, product: paths.product });
        const row: Tile[] = [];
        for (const [name, path] of Object.entries(paths)) {
          row.push({ png: await pictureOf(page, origin + path, window.height), width: window.tile });
          const faults = await layoutFaults(page);
          faultCount += faults.length;
          for (const fault of faults) console.log(`${market} ${name} ${window.width} ${scheme}: ${fault}`);
        }
        rows.push(row);
        await page.context().close();
      }
      const file = join(folder, `${market}-${scheme}.webp`);
      writeFileSync(file, await contactSheet(rows));
      console.log(file);
    }
  }
  await browser.close();
  console.log(`${faultCount} faults`);
  return faultCount > 0 ? 1 : 0;
}

async function galleryPaths(origin: string, market: GalleryMarket) {
  const { home, listing, product } = await pagesOf(origin, { market });
  const search = `/${market}/search?query=${encodeURIComponent(QUERIES[market])}`;
  return { home, listing, search, product, bag: `/${market}/cart` };
}

interface WindowOptions {
  readonly origin: string;
  readonly market: GalleryMarket;
  readonly scheme: (typeof SCHEMES)[number];
  readonly window: (typeof WINDOWS)[number];
  /** What is in the bag. */
  readonly product: string;
}

async function openWindow(browser: Browser, options: WindowOptions): Promise<Page> {
  const { origin, scheme, window, product } = options;
  const { width, height } = window;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const { cookie } = await shopperWithBag(origin, product);
  const [name = '', value = ''] = cookie.split('=', 2);
  await context.addCookies([{ name, value, url: origin }]);
  return context.newPage();
}

async function pictureOf(page: Page, url: string, screenHeight: number): Promise<Buffer> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => performance.getEntriesByName('cairn-interactive').length > 0);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width } = page.viewportSize() ?? { width: 0 };
  // Pictures below the first screen load once they are scrolled to.
  await page.evaluate((y) => globalThis.scrollTo(0, y), screenHeight);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => globalThis.scrollTo(0, 0));
  // The header comes back on the way up.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const clip = { x: 0, y: 0, width, height: Math.min(height, screenHeight * SHOWN_SCREENS) };
  return page.screenshot({ fullPage: true, clip });
}

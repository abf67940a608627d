// R9: every route opened without a server, in the device's market and in others, by each way of getting there.
import type { BrowserContext, Page } from 'playwright';
import type { Figure } from '../figure.ts';
import type { Lab } from '../lab.ts';
import { untilTrue } from '../settle.ts';
import { untilWorking, openTab } from '../tab.ts';

const MARKET = 'sv-se';
const OTHER_MARKETS = ['de-de', 'en-eu', 'ko-kr'] as const;
const WAYS = ['cold launch', 'reload', 'deep link', 'back'] as const;
const ELSEWHERE = `/${MARKET}/search?query=elsewhere`;
const SHOWN_WITHIN_MS = 20_000;
const READY_WITHIN_MS = 120_000;

interface Visit {
  readonly path: string;
  readonly way: (typeof WAYS)[number];
  /** The device has it: it must show more than that it can't. */
  readonly isOnDevice: boolean;
}

export const R9: Figure = {
  id: 'R9',
  invariant:
    'without a server no address shows a browser’s error page, raw JSON, nothing, or throws; what the device has is shown',
  trials: { ci: 96, nightly: 480, of: 'page visits' },
  async measure(lab, trials) {
    const shop = await lab.shop();
    const proxy = await lab.proxyFor(shop.origin);
    const device = await lab.device();
    const tab = await openTab(device, `${proxy.origin}/${MARKET}`);
    const paths = await pathsOf(tab.page);
    // What was visited, what never was.
    await tab.page.goto(proxy.origin + paths.visited);
    await untilWorking(tab.page);
    await tab.page.waitForFunction(() => document.documentElement.dataset['offline'] === 'ready', undefined, {
      timeout: READY_WITHIN_MS,
      polling: 200,
    });
    await tab.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await tab.page.close();
    await proxy.down();

    const visits = shuffled(lab, allVisits(paths));
    const violations: string[] = [];
    let n = 0;
    while (n < trials && !lab.isOver()) {
      const visit = visits[n % visits.length];
      if (visit === undefined) break;
      const faults = await visitFaults(device, proxy.origin, visit);
      violations.push(...faults.map((fault) => `${visit.way} of ${visit.path}: ${fault}`));
      n += 1;
      lab.progress(`${n} of ${trials}: ${visit.way} of ${visit.path}`);
    }
    return { n, counts: { faulty: violations.length, differentVisits: visits.length }, violations };
  },
};

interface Paths {
  readonly visited: string;
  readonly listings: readonly string[];
  readonly products: readonly string[];
}

/** Of the home page: its links to listings and products. */
async function pathsOf(page: Page): Promise<Paths> {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const listings = [...new Set(hrefs)].filter((path) => path.startsWith(`/${MARKET}/c/`));
  const products = [...new Set(hrefs)].filter((path) => path.startsWith(`/${MARKET}/p/`));
  if (products[0] === undefined || listings.length < 2) throw new Error('the home page links to too little');
  return { visited: products[0], listings: listings.slice(0, 3), products: products.slice(0, 3) };
}

function allVisits({ listings, products }: Paths): Visit[] {
  const onDevice = [
    `/${MARKET}`,
    `/${MARKET}?source=pwa`,
    `/${MARKET}/search?query=jacka`,
    `/${MARKET}/search?query=&sorting=${encodeURIComponent('price📈')}`,
    ...listings,
    `${listings[0]}?f_color=blue${encodeURIComponent('‚')}`,
    ...products,
  ];
  const elsewhere = ['/', '/HoudiniProduct', `/${MARKET}/no-such-page`, `/${MARKET}/p/no-such-product`];
  const ofOthers = OTHER_MARKETS.flatMap((market) =>
    ['', '/search?query=x', ...listings.slice(0, 1).map((path) => path.slice(MARKET.length + 1))].map(
      (path) => `/${market}${path}`,
    ),
  );
  return WAYS.flatMap((way) => [
    ...onDevice.map((path) => ({ path, way, isOnDevice: true })),
    ...[...elsewhere, ...ofOthers].map((path) => ({ path, way, isOnDevice: false })),
  ]);
}

async function visitFaults(device: BrowserContext, origin: string, visit: Visit): Promise<string[]> {
  const page = await device.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`throws ${error.message}`));
  const go = (path: string) =>
    page.goto(origin + path, { waitUntil: 'commit' }).catch((error: unknown) => {
      faults.push(`does not open: ${String(error).split('\n')[0]}`);
    });
  try {
    if (visit.way === 'deep link') {
      await go(`/${MARKET}`);
      await page.evaluate((path) => location.assign(path), visit.path).catch(() => undefined);
      await page
        .waitForURL((url) => url.pathname !== `/${MARKET}` || visit.path.startsWith(`/${MARKET}?`), {
          waitUntil: 'commit',
        })
        .catch(() => undefined);
    } else await go(visit.path);
    if (visit.way === 'reload') await page.reload({ waitUntil: 'commit' }).catch(() => undefined);
    if (visit.way === 'back') {
      // Another address than any visit's: going to the same one again would replace its history entry.
      await go(ELSEWHERE);
      await page.goBack({ waitUntil: 'commit' }).catch(() => undefined);
    }
    const shown = await shownFaults(page, visit.isOnDevice);
    return [...faults, ...shown];
  } finally {
    await page.close();
  }
}

/** What is wrong with what a page shows once it had time to. */
async function shownFaults(page: Page, isOnDevice: boolean): Promise<string[]> {
  let faults: string[] = [];
  const look = async () => {
    const shown = await page
      .evaluate(() => ({
        type: document.contentType,
        text: document.body?.innerText ?? '',
        main: document.querySelector('main')?.innerText ?? '',
        isOutage: document.querySelector('[data-part="outage"]') !== null,
      }))
      .catch(() => null);
    if (page.url().startsWith('chrome-error:')) faults = ['the browser’s error page'];
    else if (shown === null) faults = ['a page that can’t be looked at'];
    else if (shown.type !== 'text/html' || /^\s*[{[]/.test(shown.text)) faults = [`raw ${shown.type}`];
    else if (shown.text.trim().length < 20 || shown.main.trim() === '') faults = ['a blank page'];
    else if (isOnDevice && shown.isOutage) faults = ['that it can’t be shown, though the device has it'];
    else faults = [];
    return faults.length === 0;
  };
  await untilTrue(look, SHOWN_WITHIN_MS, 100);
  return faults;
}

function shuffled<T>({ random }: Lab, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, key: random.next() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

// The installed app: what it shows without a network, what its service worker does, and how a newer version takes over.
import type { Page } from '@playwright/test';
import { expect, test, untilInteractive } from './fixtures.ts';
import { serveVersions } from './new-version.ts';
import { waitingOnDisk } from './outbox-database.ts';
import { storedEvents } from './sent-events.ts';
import type { Shop } from './shop.ts';

interface Found {
  readonly n_hits: number;
  readonly displays: { readonly variant_displays: { readonly page_url: string; readonly title: string }[] }[];
}
interface MenuItem {
  readonly pageUrl: string;
  readonly title: string;
  readonly children: readonly MenuItem[];
}

async function found(shop: Shop, path: string, body: object): Promise<Found> {
  const response = await fetch(`${shop.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant: 'cairn', market: 'en-eu', ...body }),
  });
  return (await response.json()) as Found;
}
/** The first, the middle and the last one. */
function spread<T>(items: readonly T[]): T[] {
  return [0, 0.5, 1].map((share) => items[Math.round((items.length - 1) * share)] as T);
}
const cards = (page: Page) => page.locator('main [data-part="product-card"]');
async function resultCount(page: Page): Promise<number> {
  const text = await page.locator('[data-part="bar"] [role="status"]').first().innerText();
  return Number(text.replace(/\D/g, ''));
}
async function addToBag(page: Page): Promise<void> {
  const size = page.locator('[data-part="size-picker"] label:has(input:not(:disabled))').first();
  if ((await size.count()) > 0) await size.click();
  await page.locator('[data-part="product"] button[type="submit"]').first().click();
}
const bag = (page: Page) => page.locator('[data-part="header"] [aria-haspopup="dialog"]').last();

test('PW-01a PW-01b PW-01c PW-05a PW-05b PW-05c PW-05d PW-05e PW-05f PW-05g PW-05h PW-05i the app without a network', async ({
  shop,
  page,
}) => {
  const everything = await found(shop, '/v3/search/results', { query: '', limit: 250 });
  const jackets = await found(shop, '/v3/search/results', { query: 'jacket' });
  const menu = (await (await fetch(`${shop.origin}/api/bootstrap/menu?market=en-eu`)).json()) as {
    items: MenuItem[];
  };
  const listings = spread(menu.items.flatMap(({ children }) => children));
  const products = spread(everything.displays).map(({ variant_displays: [first] }) => first);

  await page.goto(`${shop.origin}/en-eu`);
  await cards(page).first().locator('a').click();
  await expect(page.locator('[data-part="product"]')).toBeVisible();
  const picture = page.locator('[data-part="product"] img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const added = await page.getByRole('heading', { level: 1 }).innerText();
  await addToBag(page);
  await expect(bag(page)).toContainText('1');
  await page.waitForFunction(() => document.documentElement.dataset['offline'] === 'ready', undefined, {
    timeout: 60_000,
  });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // Once more, so that the service worker sees the pictures.
  await page.reload();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const visited = page.url();
  // What is shown from now on comes from the service worker's cache, not from the browser's.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await shop.stop();

  const home = await page.goto(`${shop.origin}/en-eu`);
  expect(home?.fromServiceWorker()).toBe(true);
  expect(await home?.text()).toContain('data-shell="true"');
  await expect(cards(page).first()).toBeVisible();
  await expect(bag(page)).toContainText('1');
  await bag(page).click();
  const inBag = page.getByRole('dialog').locator('[data-part="cart-row"]');
  await expect(inBag.getByRole('heading')).toHaveText([added]);
  await expect(inBag.getByLabel('Quantity 1')).toBeVisible();
  await expect(inBag).toContainText(/€/);
  await page.keyboard.press('Escape');

  for (const listing of listings) {
    await page.goto(shop.origin + listing.pageUrl);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(listing.title);
    await expect(cards(page).first()).toBeVisible();
  }
  for (const product of products) {
    await page.goto(shop.origin + (product?.page_url ?? ''));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product?.title ?? '');
    await expect(page.locator('[data-part="product"] button[type="submit"]').first()).toBeVisible();
  }

  await page.goto(`${shop.origin}/en-eu/search?query=`);
  await expect.poll(() => resultCount(page)).toBe(everything.n_hits);
  await page.goto(`${shop.origin}/en-eu/search?query=jacket`);
  await expect.poll(() => resultCount(page)).toBe(jackets.n_hits);
  await page.locator('[data-part="bar"] button').first().click();
  await page.locator('[data-part="filters"] input[type="checkbox"]:not(:disabled)').first().check();
  await expect.poll(() => resultCount(page)).toBeLessThan(jackets.n_hits);
  await page.getByRole('combobox').click();
  await page.getByRole('combobox').fill('jack');
  const queries = page.getByRole('group', { name: 'Suggestions', exact: true }).getByRole('option');
  await expect(queries.first()).toContainText(/^jack/i);

  await page.goto(visited);
  await expect(page.locator('[data-part="product"]')).toBeVisible();
  const width = await picture.evaluate(async (image: HTMLImageElement) => {
    const again = new Image();
    again.src = image.currentSrc;
    await again.decode();
    return [again.naturalWidth, Number(new URL(again.src).searchParams.get('width'))];
  });
  expect(width[0]).toBe(width[1]);
  const told = () => new Set(storedEvents(shop).map(({ event_id }) => event_id));
  // The server may have some of those that wait: it ended before its response was there.
  const untold = async () => {
    const before = told();
    return (await waitingOnDisk(page, 'event')).filter((id) => !before.has(id));
  };
  await expect.poll(async () => (await untold()).length).toBeGreaterThan(0);
  const waiting = await untold();
  const [worker] = page.context().serviceWorkers();
  const blank = await page.context().newPage();
  await page.close();
  await shop.start();
  const sync = () =>
    worker?.evaluate(() => {
      // As the browser does when the network is back, and again as long as something waits: the page that was
      // closed may still hold the lease.
      const SyncEvent = Reflect.get(globalThis, 'ExtendableEvent') as typeof Event;
      dispatchEvent(Object.assign(new SyncEvent('sync'), { tag: 'cairn-outbox' }));
    });
  await expect
    .poll(
      async () => {
        await sync();
        const after = told();
        return waiting.filter((id) => !after.has(id));
      },
      { timeout: 30_000, intervals: [1_000] },
    )
    .toEqual([]);
  await blank.close();
});

test('without a network the app starts in the market of its shopper, and elsewhere offers it', async ({
  shop,
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(`${shop.origin}/sv-se`);
  const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
  const { start_url: ownStart } = (await (await fetch(shop.origin + manifest)).json()) as {
    start_url: string;
  };
  expect(ownStart).toBe('/sv-se?source=pwa');
  await page.waitForFunction(() => document.documentElement.dataset['offline'] === 'ready', undefined, {
    timeout: 60_000,
  });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await shop.stop();

  for (const [path, end] of [
    [ownStart, '/sv-se?source=pwa'],
    // As an app is that was installed before its manifest named the market.
    ['/?source=pwa', '/sv-se?source=pwa'],
    ['/search?source=pwa', '/sv-se/search?source=pwa'],
    ['/', '/sv-se'],
    ['/SV-SE', '/sv-se'],
  ] as const) {
    await page.goto(shop.origin + path);
    await expect(cards(page).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
    expect(page.url()).toBe(shop.origin + end);
    await expect(page.locator('[data-part="header"] a').first()).toHaveAttribute('href', '/sv-se');
  }

  for (const [path, language, title] of [
    ['/de-de', 'de', 'Der Shop dieses Landes ist noch nicht auf diesem Gerät.'],
    ['/ko-kr/c/women-jackets', 'ko', '이 국가의 쇼핑몰은 아직 이 기기에 없습니다.'],
    ['/en-eu', 'en', 'This country’s shop is not on this device yet.'],
  ] as const) {
    await page.goto(shop.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('main')).toHaveAttribute('lang', language);
  }
  await page.getByRole('link', { name: /Svenska/ }).click();
  await expect(cards(page).first()).toBeVisible();
  expect(page.url()).toBe(`${shop.origin}/sv-se`);
  await context.close();
  await shop.start();
});

test('PW-07a PW-07b PW-07c PW-07d a newer version takes over when the shopper says so, and the bag stays', async ({
  shop,
  quietPage: page,
}) => {
  const versions = await serveVersions(shop.origin);
  await page.goto(`${versions.origin}/en-eu`);
  await cards(page).first().locator('a').click();
  await untilInteractive(page);
  await addToBag(page);
  await expect(bag(page)).toContainText('1');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const address = page.url();
  await page.evaluate(() => Object.assign(globalThis, { isOldPage: true }));

  versions.release();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const note = page.locator('[data-part="offline-note"]');
  await expect(note).toContainText('A newer version is ready.');
  expect(
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return [registration?.waiting !== null, 'isOldPage' in globalThis];
    }),
  ).toEqual([true, true]);

  await note.getByRole('button', { name: 'Reload' }).click();
  await page.waitForFunction(() => !('isOldPage' in globalThis));
  await untilInteractive(page);
  expect(page.url()).toBe(address);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null),
  ).toBeNull();
  await expect(page.locator('[data-part="product"]')).toBeVisible();
  await expect(bag(page)).toContainText('1');
  await expect(note).not.toContainText('A newer version');
  versions.close();
});

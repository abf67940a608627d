// No link leads nowhere: what home, a listing, a product, an editorial page and a search link to is there, in the same market.
import type { Page } from '@playwright/test';
import { expect, test, untilInteractive } from './fixtures.ts';

interface EditorialPages {
  readonly pages: readonly { readonly blocks: readonly { readonly title: string }[] }[];
}

const MARKETS = ['en-eu', 'sv-se', 'de-de', 'ko-kr'];
const HOME_OF_A_MARKET = /^\/[a-z]{2}-[a-z]{2}$/;
/** More at a time would only wait for each other. */
const AT_ONCE = 4;

/** A busy shop refuses and is asked again; anything else is its word. */
async function statusOf(address: string): Promise<number> {
  let status = 503;
  const ask = async () => {
    status = (await fetch(address)).status;
    return status;
  };
  await expect.poll(ask, { message: address }).not.toBe(503);
  return status;
}

/** Paths with their queries, of this shop alone; a product's query only names the colour it opens in. */
async function linksOf(page: Page): Promise<string[]> {
  const found = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href)));
  const { origin } = new URL(page.url());
  return found
    .filter((url) => url.origin === origin)
    .map((url) => url.pathname + (url.pathname.includes('/p/') ? '' : url.search));
}

test.use({ hasServiceWorker: false });

for (const market of MARKETS) {
  test(`MK-04b ${market}: every link of its pages leads to a page of the market`, async ({ shop, page }) => {
    const linkedFrom = new Map<string, string>();
    const visit = async (path: string): Promise<string[]> => {
      expect(await statusOf(shop.origin + path), path).toBe(200);
      await page.goto(shop.origin + path);
      await untilInteractive(page);
      const links = await linksOf(page);
      for (const link of links) linkedFrom.set(link, linkedFrom.get(link) ?? path);
      return links;
    };
    const first = (links: readonly string[], kind: string) => {
      const found = links.find((link) => link.startsWith(`/${market}/${kind}/`));
      if (found === undefined) throw new Error(`no link to /${kind}/`);
      return found;
    };

    await visit(`/${market}`);
    await visit(`/${market}/search?query=merino`);
    const listing = await visit(`/${market}/c/women-jackets`);
    await visit(first(listing, 'p'));
    // Content blocks and pages are written without a market: the link to one proves that it was put in front.
    const editorial = await visit(first(listing, 'e'));
    await visit(first(editorial, 'e'));

    const abroad = [...linkedFrom.keys()].filter(
      (link) => !`${link}/`.startsWith(`/${market}/`) && !link.startsWith(`/${market}?`),
    );
    expect(abroad.filter((link) => !HOME_OF_A_MARKET.test(link))).toEqual([]);

    const broken: string[] = [];
    const waiting = [...linkedFrom];
    const follow = async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const [link, from] = next;
        const status = await statusOf(shop.origin + link);
        if (status !== 200) broken.push(`${status} ${link} on ${from}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, follow));
    expect(broken).toEqual([]);
    expect(linkedFrom.size).toBeGreaterThan(100);
  });
}

test('ED-01b SS-05a SS-05c SS-05e an editorial page has its blocks and its own head, and opens without loading the document anew', async ({
  shop,
  quietPage: page,
}) => {
  await page.goto(`${shop.origin}/sv-se/e/care`);
  await untilInteractive(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(page).toHaveTitle(`${title} · Cairn`);
  const { pages } = (await (
    await fetch(`${shop.origin}/api/editorial/pages?market=sv-se&id=care`)
  ).json()) as EditorialPages;
  const blocks = pages.flatMap((each) => each.blocks.map((block) => block.title));
  expect(blocks.length).toBeGreaterThan(1);
  for (const block of blocks)
    await expect(page.getByRole('main').getByRole('heading', { name: block, exact: true })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${shop.origin}/sv-se/e/care`);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await page.locator('main a[href^="/sv-se/e/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
});

test('RT-07b home has one address, and an editorial page that is not there is a 404', async ({ shop }) => {
  for (const slug of ['home', 'no-such-page'])
    expect((await fetch(`${shop.origin}/en-eu/e/${slug}`)).status, slug).toBe(404);
});

test('MK-04d a page at an address without a market leads on without loading the document anew', async ({
  shop,
  quietPage: page,
}) => {
  await page.goto(shop.origin);
  await untilInteractive(page);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  const link = page.locator('main a[href*="/c/"]').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href.slice(href.indexOf('/c/'))}$`));
  await expect(page.locator('[data-part="category-page"]')).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
});

// Visitors of campaigns are sent the page that everybody is sent, and keep their address.
import { expect, test, untilHydrated, untilInteractive } from './fixtures.ts';

test.use({ hasServiceWorker: false });

const CAMPAIGN = 'utm_source=mail&gclid=Cj0K_1';
/** Where a device without its data asks for a page's. */
const PAGE_DATA = /^\/(?:api\/(?:search|products\/product)|v3\/(?:listings|search))/;

for (const path of [
  '/en-eu',
  '/sv-se/c/women-jackets',
  '/ko-kr/search?query=jacket',
  '/de-de/p/granvi-softshell-jacket-women',
])
  test(`${path} is one page whatever it is advertised by`, async ({ shop, quietPage: page }) => {
    const address = `${shop.origin}${path}${path.includes('?') ? '&' : '?'}${CAMPAIGN}`;
    const etagOf = async (url: string) => (await fetch(url)).headers.get('etag');
    // Each rendering has a tag of its own, for its results' ids; between two requests the catalogue may be renewed.
    await expect
      .poll(async () => {
        const [plain, advertised] = [await etagOf(shop.origin + path), await etagOf(address)];
        return plain !== null && plain === advertised;
      })
      .toBe(true);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') asked.push(request.url());
    });
    await page.goto(address);
    await untilInteractive(page);
    expect(page.url()).toBe(address);
    // It begins with the data in its HTML, as at its own address.
    expect(asked).not.toContain(address);
    expect(asked.filter((url) => PAGE_DATA.test(new URL(url).pathname))).toEqual([]);
  });

test('a filter that is selected stands beside the parameters of the campaign', async ({
  shop,
  quietPage: page,
}) => {
  await page.goto(`${shop.origin}/en-eu/c/women-jackets?${CAMPAIGN}`);
  await untilInteractive(page);
  const filters = page.getByRole('button', { name: /^Filter/ });
  await untilHydrated(filters);
  await filters.click();
  await page
    .getByRole('checkbox', { name: /^Black, / })
    .first()
    .check();
  await expect(page).toHaveURL(/\?utm_source=mail&gclid=Cj0K_1&f_color=/);
  await expect(page.getByRole('button', { name: 'Remove filter Black' })).toBeVisible();
  const address = page.url();
  await page.reload();
  await untilInteractive(page);
  expect(page.url()).toBe(address);
  await expect(page.getByRole('button', { name: 'Remove filter Black' })).toBeVisible();
});

test('an address of old leads on with the parameters of its campaign', async ({ shop }) => {
  const moved = await fetch(`${shop.origin}/EN-EU/c/women-jackets?${CAMPAIGN}`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `/en-eu/c/women-jackets?${CAMPAIGN}`]);
});

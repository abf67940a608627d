// The first installation of the service worker on a bad line or behind a captive portal: the page tries again by itself.
import { expect, test, untilInteractive } from './fixtures.ts';

test('a first installation that failed is tried again in the page, and goes on with the missing files', async ({
  shop,
  page,
}) => {
  test.setTimeout(240_000);
  const asked: string[] = [];
  let failed = '';
  await page.context().route('**/*', async (route) => {
    const request = route.request();
    const isInstalling = request.serviceWorker() !== null && failed === '' && asked.length === 20;
    if (request.serviceWorker() !== null) asked.push(request.url());
    if (!isInstalling) return route.continue();
    failed = request.url();
    return route.abort('connectionreset');
  });
  await page.goto(`${shop.origin}/sv-se`);
  await untilInteractive(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 200_000 });
  // Without another document.
  await expect(page.locator('html')).toHaveAttribute('data-marked');
  expect(failed).not.toBe('');
  const again = asked.slice(asked.indexOf(failed) + 1);
  expect(again).toContain(failed);
  expect(again).not.toContain(asked[1]);
});

test('a first installation that a captive portal answered is tried again in the page', async ({
  shop,
  page,
}) => {
  test.setTimeout(240_000);
  let answered = 0;
  await page.context().route('**/sw.js', async (route) => {
    answered += 1;
    if (answered > 1) return route.continue();
    return route.fulfill({ contentType: 'text/html', body: '<title>Log in to the hotel</title>' });
  });
  await page.goto(`${shop.origin}/sv-se`);
  await untilInteractive(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 200_000 });
  expect(answered).toBeGreaterThan(1);
});

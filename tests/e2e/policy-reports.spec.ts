// A script that somebody got into a page does not run, and the shop is told of it.
import { expect, test } from './fixtures.ts';

test('an inline script that is none of ours does not run, and is reported', async ({ shop, page }) => {
  await page.goto(`${shop.origin}/sv-se?query=secret`);
  const reported = page.waitForResponse((response) => new URL(response.url()).pathname === '/policy-reports');
  const hasRun = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.skimmed = true';
    document.head.append(script);
    return 'skimmed' in globalThis;
  });
  expect(hasRun).toBe(false);
  const response = await reported;
  expect(response.status()).toBe(204);
  expect(response.request().postData()).toContain('script-src-elem');
});

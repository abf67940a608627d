// A script that somebody got into a page does not run, text does not become HTML or a script, and the shop is told of it.
import type { Page, Route } from '@playwright/test';
import { expect, test, untilInteractive } from './fixtures.ts';

const nextReport = (page: Page) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === '/policy-reports');

test('an inline script that is none of ours does not run, and is reported', async ({ shop, page }) => {
  const address = `${shop.origin}/sv-se?query=secret`;
  // Once: a page whose HTML was changed asks for it again.
  const inject = async (route: Route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('</main>', '<script>globalThis.skimmed = true</script></main>');
    await route.fulfill({ response, body });
  };
  await page.route(address, inject, { times: 1 });
  const reported = nextReport(page);
  await page.goto(address);
  expect(await page.evaluate(() => 'skimmed' in globalThis)).toBe(false);
  const response = await reported;
  expect(response.status()).toBe(204);
  expect(response.request().postData()).toContain('script-src-elem');
});

const ATTEMPTS: Readonly<Record<string, () => void>> = {
  'HTML of a text': () => {
    document.createElement('div').innerHTML = '<img>';
  },
  'a script by its text': () => {
    document.createElement('script').textContent = 'globalThis.skimmed = true';
  },
  'a script by its address': () => {
    document.createElement('script').src = '/sw.js';
  },
  'a worker by its address': () => {
    new Worker('/sw.js').terminate();
  },
};
for (const [name, give] of Object.entries(ATTEMPTS))
  test(`${name} is refused, and reported`, async ({ shop, page }) => {
    await page.goto(`${shop.origin}/sv-se`);
    const reported = nextReport(page);
    await expect(page.evaluate(give)).rejects.toThrow('TypeError');
    expect((await reported).request().postData()).toContain('require-trusted-types-for');
  });

test('nobody makes a policy beside the shop’s own, whose scripts are the shop’s', async ({ shop, page }) => {
  await page.goto(`${shop.origin}/sv-se`);
  await untilInteractive(page);
  // The worker's address has passed it by then.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const made = await page.evaluate(() => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): object };
    };
    return ['cairn', 'other', 'default'].map((name) => {
      try {
        trustedTypes.createPolicy(name, {});
        return `${name} made`;
      } catch {
        return `${name} refused`;
      }
    });
  });
  expect(made).toEqual(['cairn refused', 'other refused', 'default refused']);
});

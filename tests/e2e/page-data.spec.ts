// The data of a page refer to its HTML: they are read from it, also where something has changed it before the page's script came.
import type { Page } from '@playwright/test';
import { expect, test, untilHydrated, untilInteractive } from './fixtures.ts';

const PATHS = [
  '/en-eu',
  '/en-eu/c/women',
  '/sv-se/c/women-jackets',
  '/ko-kr/search?query=%26%20%22jacket%22',
  '/de-de/p/granvi-softshell-jacket-women',
  '/en-eu/e/repair',
  '/en-eu/gift-cards',
  '/en-eu/confirm',
  '/en-eu/c/no-such-listing',
];

for (const path of PATHS)
  test(`the data of ${path} are read from its own HTML`, async ({ page, shop }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') asked.push(request.url());
    });
    await page.goto(shop.origin + path);
    await untilInteractive(page);
    expect(asked).not.toContain(shop.origin + path);
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  });

for (const path of PATHS.filter((one) => !one.includes('?'))) {
  test(`the frame of ${path} is the same as one that is drawn for it alone`, async ({ shop }) => {
    const pageWith = async (query: string) => {
      const html = await (await fetch(`${shop.origin}${path}?${query}=1`)).text();
      // The screen, its data and the nonce are other ones in each response.
      return html
        .replace(/<main.*<\/main>/s, '')
        .replace(/(id="page-data">\["(?:[^"\\]|\\.)*",).*?<\/script>/s, '$1')
        .replaceAll(/nonce="[^"]*"/g, '');
    };
    const [shared, alone] = [await pageWith('visit'), await pageWith('query')];
    expect(shared).toContain('data-part=header');
    expect(shared).toContain('data-part=footer');
    expect(shared).toBe(alone);
  });

  test(`the elements of ${path} are named as its script names them`, async ({ page, shop }) => {
    await page.goto(shop.origin + path);
    await untilInteractive(page);
    for (const part of ['header', 'footer'])
      await untilHydrated(page.locator(`[data-part="${part}"] :is(a, button)`).first());
    await untilHydrated(page.getByRole('combobox'));
    const names = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('*')].flatMap((element) => {
          const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
          const props = (element as unknown as Record<string, Record<string, unknown>>)[key ?? ''] ?? {};
          const attributes = { id: 'id', htmlFor: 'for', popoverTarget: 'popovertarget' } as const;
          const references = Object.keys(props).filter((name) =>
            /^aria-(controls|describedby|labelledby)$/.test(name),
          );
          return [...Object.entries(attributes), ...references.map((name) => [name, name] as const)]
            .filter(([name]) => typeof props[name] === 'string')
            .map(([name, attribute]) => [props[name], element.getAttribute(attribute)]);
        }),
      );
    // What React names by itself is hydrated last.
    await expect.poll(async () => (await names()).some(([own]) => String(own).startsWith('_'))).toBe(true);
    for (const [own, onPage] of await names()) expect(onPage).toBe(own);
  });
}

test('SM-09a the frame of a search page repeats its own query, and that of another page none', async ({
  shop,
}) => {
  const fieldAt = async (path: string) =>
    / name=query value[^>]*>/.exec(await (await fetch(shop.origin + path)).text())?.[0];
  expect(await fieldAt('/en-eu/search?query=tent')).toBe(' name=query value=tent>');
  expect(await fieldAt('/en-eu/search?query=rope')).toBe(' name=query value=rope>');
  expect(await fieldAt('/en-eu/c/women')).toBe(' name=query value>');
});

test('a listing whose HTML was changed shows its own products', async ({ quietPage: page, shop }) => {
  const url = `${shop.origin}/en-eu/c/women`;
  const link = await changeFirstLink(page, url, 'in place');
  await page.goto(url);
  await expectChoiceOfColors(page, link);
});

test('a listing whose HTML was changed shows its own products when it cannot be had again', async ({
  page,
  shop,
}) => {
  const url = `${shop.origin}/en-eu/c/women`;
  const link = await changeFirstLink(page, url, 'cut');
  await page.goto(url);
  await expectChoiceOfColors(page, link);
});

test('a document that something has changed works before a server that hangs as well', async ({
  page,
  shop,
}) => {
  const url = `${shop.origin}/en-eu/c/women`;
  const link = await changeFirstLink(page, url, 'hanging');
  await page.goto(url);
  await expectChoiceOfColors(page, link);
});

async function expectChoiceOfColors(page: Page, link: string): Promise<void> {
  await untilInteractive(page);
  const card = page.locator('[data-card]').first();
  await untilHydrated(card.getByRole('link'));
  await card.getByRole('radio').nth(1).click();
  await expect(card.getByRole('link')).not.toHaveAttribute('href', link);
  await card.getByRole('radio').nth(0).click();
  await expect(card.getByRole('link')).toHaveAttribute('href', link);
}

/** As something in the browser would that changes links; resolves to what the first one was. */
async function changeFirstLink(
  page: Page,
  url: string,
  line: 'in place' | 'cut' | 'hanging',
): Promise<string> {
  const html = await (await page.request.get(url)).text();
  const link = /data-card=.*? href="([^"]*)"/.exec(html)?.[1] ?? '';
  await page.route(url, async (route) => {
    if (route.request().resourceType() === 'document')
      await route.fulfill({ response: await route.fetch(), body: html.replace(link, '/en-eu/c/elsewhere') });
    else if (line === 'cut') await route.abort();
    else if (line === 'in place') await route.continue();
  });
  return link;
}

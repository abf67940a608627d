// The installed app as a place to share with: what another app hands it opens as a search.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const cards = (page: Page) => page.locator('main [data-part="product-card"]');

interface ShareTarget {
  readonly action: string;
  readonly params: Readonly<Record<'title' | 'text' | 'url', string>>;
}

test('what another app shares is searched for, with and without a network', async ({ shop, browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${shop.origin}/sv-se`);
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await fetch(shop.origin + href)).json()) as { share_target: ShareTarget };
  const { action, params } = manifest.share_target;
  // As the browser builds the address: a GET replaces the query of the action.
  const addressOf = (shared: Readonly<Partial<Record<'title' | 'text' | 'url', string>>>) => {
    const names = Object.entries(shared).map(([part, value]) => [params[part as 'title'], value]);
    return `${shop.origin}${action}?${new URLSearchParams(names)}`;
  };
  const shares = [
    [{ title: '', text: 'jacka', url: '' }, 'jacka'],
    [{ text: 'jacka' }, 'jacka'],
    [{ title: 'Jacka', text: 'https://mag.example/a?b=c' }, 'Jacka'],
  ] as const;
  const openAll = async () => {
    for (const [shared, query] of shares) {
      await page.goto(addressOf(shared));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(query);
      await expect(cards(page).first()).toBeVisible();
      expect(page.url()).toBe(`${shop.origin}/sv-se/search?query=${query}`);
    }
  };
  await page.waitForFunction(() => document.documentElement.dataset['offline'] === 'ready', undefined, {
    timeout: 60_000,
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await openAll();
  await shop.stop();
  await openAll();
  // An app that was installed at an address without a market.
  await page.goto(addressOf(shares[0][0]).replace('/sv-se', ''));
  await expect(cards(page).first()).toBeVisible();
  expect(page.url()).toBe(`${shop.origin}/sv-se/search?query=jacka`);
  await context.close();
  await shop.start();
});

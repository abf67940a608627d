// What a merchant decides while the shop is open: in force within seconds, for browsers with and without script.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, untilInteractive } from './fixtures.ts';
import { watchEvents } from './sent-events.ts';
import type { Shop } from './shop.ts';

const run = promisify(execFile);

async function decide(shop: Shop, decisions: object): Promise<void> {
  const file = join(shop.dataDir, 'decisions.json');
  writeFileSync(file, JSON.stringify(decisions));
  const env = { ...process.env, CAIRN_DATA_DIR: shop.dataDir };
  await run(process.execPath, ['commands/merchandise/cli.ts', file], { env });
}

async function found(shop: Shop, query: string): Promise<{ redirect_url?: string; n_hits: number }> {
  const answer = await fetch(`${shop.origin}/v3/search/results`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant: 'cairn', market: 'en-eu', query, limit: 4 }),
  });
  return (await answer.json()) as { redirect_url?: string; n_hits: number };
}

test.use({ hasServiceWorker: false });

test('a query leads where the merchant says, once it is submitted and as long as it is not filtered', async ({
  shop,
  quietPage: page,
}) => {
  const redirect = { listing: 'women-jackets' };
  await decide(shop, {
    rules: [{ id: 'ladies', query: 'ladies coats', redirect }],
    synonyms: [{ language: 'en', kind: 'one_way', from: ['zibeline'], to: ['fleece'] }],
  });
  await expect
    .poll(async () => (await found(shop, 'ladies coats')).redirect_url, { timeout: 20_000 })
    .toBe('/en-eu/c/women-jackets');
  expect((await found(shop, 'zibeline')).n_hits).toBeGreaterThan(0);

  const plain = await fetch(`${shop.origin}/en-eu/search?query=Ladies+coats`, { redirect: 'manual' });
  expect([plain.status, plain.headers.get('location')]).toEqual([307, '/en-eu/c/women-jackets']);

  await page.goto(`${shop.origin}/en-eu`);
  await untilInteractive(page);
  const field = page.getByRole('combobox');
  await field.fill('ladies coats');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/en-eu\/c\/women-jackets$/);
  await expect(page.locator('[data-part="product-card"]').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${shop.origin}/en-eu`);
});

test('EV-09a a product page that stays on screen is told to the server, also after a change of page', async ({
  shop,
  quietPage: page,
}) => {
  const sent = watchEvents(page);
  const told = () => sent.of('page_view').flatMap((event) => event.product_id ?? []);
  await page.goto(`${shop.origin}/en-eu/c/women-jackets`);
  await untilInteractive(page);
  await page.locator('[data-part="product-card"] a').first().click();
  await expect(page.locator('[data-part="product"]')).toBeVisible();
  await expect.poll(told, { timeout: 15_000 }).toHaveLength(1);
  const address = page.url();
  await page.reload();
  await untilInteractive(page);
  await expect.poll(told, { timeout: 15_000 }).toHaveLength(2);
  expect(told()[0]).toBe(told()[1]);
  expect(page.url()).toBe(address);
});

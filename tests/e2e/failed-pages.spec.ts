// What a shopper gets when a page can't be made: the built pages on a real server whose data fails, throws or never comes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import type { PageClient } from '#contract/clients.ts';
import { shopError } from '#contract/errors.ts';
import { fail } from '#contract/result.ts';
import { createProductionRenderer } from '#server/ssr/production-renderer.ts';
import { startTestShop, type TestShop } from '../shop.ts';

const DIST = resolve(import.meta.dirname, '../../dist');
const dataDir = mkdtempSync(join(tmpdir(), 'cairn-failed-pages-'));

let shop: TestShop;
/** Replaces calls of the pages' data. */
let broken: Partial<PageClient> = {};

test.beforeAll(async () => {
  const database = { dataDir, databaseUrl: undefined, execute: async () => {}, remove: async () => {} };
  shop = await startTestShop(database, undefined, async (app, node) => {
    const built = await createProductionRenderer(DIST)(app, node);
    return (
      built && {
        ...built,
        render: (request, client) =>
          built.render({ ...request, pages: { ...request.pages, ...broken } }, client),
      }
    );
  });
});
test.afterEach(() => {
  broken = {};
});
test.afterAll(async () => {
  await shop.server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Of a page of the shop: its status, its HTML, and what was logged meanwhile as errors of rendering. */
async function open(path: string) {
  const before = shop.errors.length;
  const response = await fetch(`${shop.server.url}${path}`);
  const html = await response.text();
  const logged = shop.errors.slice(before).filter((line) => line.includes('"where":"ssr"'));
  return { status: response.status, html, logged };
}

/** Runs with a home page that never loads, and the wait for them cut short; resolves to the limits that were set. */
async function withEndedWait(run: () => Promise<unknown>): Promise<number[]> {
  const limits: number[] = [];
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (ms) => {
    limits.push(ms);
    return timeout(100);
  };
  broken = { home: () => new Promise(() => {}) };
  await run().finally(() => {
    AbortSignal.timeout = timeout;
  });
  return limits;
}

test('SS-01a a page that can be made holds its data', async () => {
  const { status, html, logged } = await open('/sv-se/p/slug-p1');
  expect([status, logged]).toEqual([200, []]);
  expect(html).toContain('Skal p1');
  expect(html).toMatch(/1.499.SEK/);
});

test('SS-03a SS-03d a page whose data fails is a 500, and is logged', async () => {
  broken = { home: () => Promise.reject(new Error('torn')) };
  const { status, html, logged } = await open('/en-eu');
  expect(status).toBe(500);
  expect(html).toContain(' data-part=failure');
  expect(logged.join()).toContain('torn');
});

test('SS-01b SS-03b SS-03d SH-01c a page that takes longer than 10000 ms is a 500, and is logged', async () => {
  const limits = await withEndedWait(async () => {
    const { status, html, logged } = await open('/en-eu');
    expect(status).toBe(500);
    expect(html).toContain('The homepage is down at the moment');
    expect(html).not.toContain(' data-part=header');
    expect(logged).toHaveLength(1);
  });
  expect(limits).toContain(10_000);
});

test('SS-03c SS-03d SH-01a SH-01b a page without bootstrap data is a 500 with the outage screen, and is logged', async ({
  page,
}) => {
  broken = { shell: async () => fail(shopError('overloaded', { status: 503 })) };
  const { status, html, logged } = await open('/sv-se');
  expect(status).toBe(500);
  expect(html).toContain(' data-part=outage');
  expect(logged.join()).toContain('overloaded');
  await page.goto(`${shop.server.url}/sv-se`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hemsidan ligger nere just nu.');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('SH-01g SH-02d SH-03h SH-03i the outage page says all, with its logo and social links', async ({
  page,
}) => {
  await withEndedWait(() => page.goto(`${shop.server.url}/de-de`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const said = await page.getByRole('main').innerText();
  expect(said).toContain('The homepage is down at the moment');
  expect(said).toContain('We are already panic-calling the Internet');
  expect(said).toContain('Thank you for your patience');
  const links = await page
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
    );
  expect(links).toEqual([
    ['Cairn', '/', null],
    ...['Facebook', 'Instagram', 'Twitter', 'YouTube', 'LinkedIn'].map((name) => [
      name,
      `https://www.${name.toLowerCase()}.com/`,
      '_blank',
    ]),
  ]);
});

test('SH-02c the outage page is in Swedish in a Swedish market', async ({ page }) => {
  await withEndedWait(() => page.goto(`${shop.server.url}/sv-se`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  const said = await page.getByRole('main').innerText();
  expect(said).toContain('Sidan ligger nere just nu');
  expect(said).toContain('Vi ringer redan internet i panik');
});

for (const [name, path] of [
  ['a listing', '/sv-se/c/none'],
  ['a product', '/sv-se/p/none'],
  ['an editorial page', '/sv-se/e/none'],
])
  test(`SS-02a ${name} that is not there is a 404, which is no failure of ours`, async () => {
    const { status, logged } = await open(path ?? '');
    expect([status, logged]).toEqual([404, []]);
  });

test('SS-02b a screen that fails for another reason is answered with the status of that, and is logged', async () => {
  broken = { listing: async () => fail(shopError('forbidden', { status: 410 })) };
  const gone = await open('/sv-se/c/slug-clothing');
  expect([gone.status, gone.logged]).toEqual([410, []]);
  expect(gone.html).toContain(' data-part=header');
  broken = { listing: async () => fail(shopError('overloaded')) };
  const busy = await open('/sv-se/c/slug-clothing');
  expect(busy.status).toBe(503);
  expect(busy.logged.join()).toContain('overloaded');
});

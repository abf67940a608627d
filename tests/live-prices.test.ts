// From a merchant's write to the shopper's device: a real shop, a real worker whose clock the test turns, and a real browser's cache.
import { chromium } from 'playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { smallArticle, smallCatalogue, smallProduct, smallVariant } from '#tests/small-catalogue.ts';
import type { SnapshotManifest } from '#contract/snapshot.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { applyStock } from '#store/stock.ts';
import { headlessShellPath } from '#tests/chromium.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { closeWorkers, resetStorage, START, startWorker } from '#tests/fixtures/worker-over-channel.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';

const COUNT = 40;
const MARKET = 'sv-se';
const catalogue = (word: string) =>
  smallCatalogue({
    products: Array.from({ length: COUNT }, (_, number) =>
      smallProduct(`p${number}`, [smallVariant(`p${number}-blue`, [smallArticle(`a${number}`, 'S')])], {
        title: { en: number === 0 ? word : `Shell ${number}` },
      }),
    ),
  });
const BLANK = "default-src 'self' 'unsafe-eval'";

let place: TestDatabase;
let shop: TestShop;
let store: Store;
beforeEach(async () => {
  resetStorage();
  place = await DATABASES[0]!.make();
  shop = await startTestShop(place, catalogue('Tent'), async (app) => {
    app.get('/blank', async (_, reply) =>
      reply.header('content-security-policy', BLANK).type('text/html').send('<!doctype html>'),
    );
    return undefined;
  });
  store = await openStore(place);
});
afterEach(async () => {
  closeWorkers();
  await store.close();
  await shop.server.close();
  await place.remove();
  const { errors: faults } = shop;
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

const manifest = async () =>
  (await (await fetch(`${shop.server.url}/v3/snapshots/${MARKET}`)).json()) as SnapshotManifest;
/** Until the shop answers from what was written. */
const written = async (before: SnapshotManifest, part: 'text' | 'columns') => {
  await expect.poll(async () => (await manifest())[part].url).not.toBe(before[part].url);
  return manifest();
};
const raisePrices = async (list: number) => {
  const before = await manifest();
  const changes = Array.from({ length: COUNT }, (_, number) => ({
    by: 'articleId' as const,
    id: `a${number}`,
    stock: 3,
    prices: { SEK: { list, sale: null } },
  }));
  await applyStock(store, changes, { label: 'stock', source: null });
  return written(before, 'columns');
};

test('a page that is open answers the new price within thirty seconds, and keeps it for offline', async () => {
  let isCut = false;
  const asked: string[] = [];
  const reach = async (input: string, init: RequestInit) => {
    if (isCut) throw new TypeError('Failed to fetch');
    asked.push(new URL(input).pathname);
    return fetch(input, init);
  };
  const start = { ...START, origin: shop.server.url };
  const { api, pass, last } = await startWorker({ fetch: reach }, {}, start);
  await pass(2_000);
  await expect.poll(() => last('snapshot')).toMatchObject({ state: 'ready' });
  const priceNow = async (callId: string) => {
    const page = await api.page.search(callId, MARKET, { search: '?query=tent', limit: 4 });
    if (!page.ok) throw new Error(page.error.code);
    return [page.value.products.cards[0]?.variants[0]?.listMinor, page.value.products.freshness.source];
  };
  expect(await priceNow('c1')).toEqual([199_900, 'device']);
  const { epoch } = await raisePrices(123_400);
  asked.length = 0;
  await pass(20_000);
  await expect.poll(() => last('snapshot')).toMatchObject({ state: 'ready', epoch });
  await expect.poll(() => priceNow('c2')).toEqual([123_400, 'device']);
  expect(asked.filter((path) => path.startsWith('/snapshots/'))).toEqual([
    expect.stringContaining('/snapshots/columns-sv-se-'),
  ]);
  isCut = true;
  expect(await priceNow('c3')).toEqual([123_400, 'device']);
});

test('a browser with dictionaries fetches the difference, byte for byte the same file', {
  timeout: 180_000,
}, async () => {
  const before = await manifest();
  await applyCatalogue(store, catalogue('Tarp'));
  const after = await written(before, 'text');
  const browser = await chromium.launch({ executablePath: headlessShellPath(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(`${shop.server.url}/blank`);
    const fetched = async ({ text }: SnapshotManifest, cache: 'default' | 'reload') => {
      const told = page.waitForResponse((answer) => answer.url().endsWith(text.url));
      const hash = await page.evaluate(
        `fetch(${JSON.stringify(text.url)}, { cache: '${cache}' }).then(async (answer) => {
          const digest = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer());
          return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
        })`,
      );
      expect(hash).toBe(text.hash);
      return (await (await told).headersArray()).find(({ name }) => name.toLowerCase() === 'content-encoding')
        ?.value;
    };
    expect(await fetched(before, 'default')).toBe('br');
    // The dictionary is kept after the answer was read.
    await expect.poll(() => fetched(after, 'reload')).toBe('dcz');
  } finally {
    await browser.close();
  }
});

// A device that has a part of a large catalogue: what it answers itself, what it asks the server, what it says it can't know.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SnapshotManifest } from '#contract/snapshot.ts';
import { demoCatalogue } from '#demo/catalogue/catalogue.ts';
import { valueOf } from '#tests/fixtures/worker-clients.ts';
import {
  closeWorkers,
  MARKET,
  resetStorage,
  START,
  startWorkerWithSnapshot,
} from '#tests/fixtures/worker-over-channel.ts';
import {
  openShopBrowser,
  type ShopBrowser,
  startWorkerShop,
  type WorkerShop,
} from '#tests/fixtures/worker-shop.ts';

const QUESTION = { search: '', limit: 12 };

let shop: WorkerShop;
let browser: ShopBrowser;
let start: typeof START;
let part: NonNullable<SnapshotManifest['part']>;
/** Slugs of a category all of whose products are on the device, and of one with products elsewhere. */
let hot: string;
let cold: string;
beforeAll(async () => {
  shop = await startWorkerShop(demoCatalogue(), { CAIRN_DEVICE_CATALOGUE_MB: '1' });
  start = { ...START, origin: shop.origin };
  const manifest = (await (await fetch(`${shop.origin}/v3/snapshots/${MARKET}`)).json()) as SnapshotManifest;
  if (manifest.part === undefined) throw new Error('the catalogue is offered whole');
  ({ part } = manifest);
  const leaves = demoCatalogue().listings.filter(({ type, rule }) => type === 'category' && rule === null);
  const slugOf = (isHot: boolean) =>
    leaves.find(
      ({ listingId }) =>
        part.listings.includes(listingId) === isHot &&
        [...demoCatalogue().products].some((product) => product.listingIds.includes(listingId)),
    )?.slug ?? '';
  [hot, cold] = [slugOf(true), slugOf(false)];
}, 120_000);
afterAll(() => shop?.close());
beforeEach(() => {
  resetStorage();
  browser = openShopBrowser(shop);
  shop.isOffline = false;
  shop.faultOf = () => undefined;
});
afterEach(closeWorkers);

type Api = Awaited<ReturnType<typeof startWorkerWithSnapshot>>['api'];
const begin = () => startWorkerWithSnapshot(browser, {}, start);
const listed = (api: Api, slug: string) => api.page.listing(`list ${slug}`, MARKET, slug, QUESTION);
const asked = (path: string) => browser.asked.filter((line) => line.includes(path)).length;

test('it downloads the files of the part, and says how much that is', async () => {
  const { api } = await begin();
  const files = browser.asked.filter((line) => line.startsWith('GET /snapshots/'));
  expect(files.toSorted()).toEqual([`GET ${part.columns.url}`, `GET ${part.text.url}`]);
  const kept = valueOf(await api.copies.read('kept'));
  expect(kept.markets[0]).toMatchObject({
    market: MARKET,
    bytes: part.text.bytes + part.columns.bytes,
    part: { products: part.products, of: part.of },
  });
  const { categories = [] } = kept.markets[0]?.part ?? {};
  expect(categories.length).toBeGreaterThan(1);
  // What stands below another one of them is not named.
  expect(categories.length).toBeLessThan(part.listings.length);
  for (const { href } of categories) expect(href).toMatch(/^\/sv-se\/c\/\S+$/);
});

test('a category that it has whole is answered at once, and without a network as by the server', async () => {
  const { api } = await begin();
  const before = asked('/v3/listings');
  const online = valueOf(await listed(api, hot));
  expect(asked('/v3/listings')).toBe(before);
  expect(online.products.freshness).toMatchObject({ source: 'device' });
  expect(online.products.freshness.part).toBeUndefined();
  shop.isOffline = true;
  const offline = valueOf(await listed(api, hot));
  expect(offline.products.total).toBe(online.products.total);
  const idsOf = ({ products }: typeof online) => products.cards.map(({ productId }) => productId);
  expect(idsOf(offline)).toEqual(idsOf(online));
  expect(offline.products.filters).toEqual(online.products.filters);
});

test('another category is the server’s, is kept once it was seen, and is never said to be empty or unknown', async () => {
  const { api } = await begin();
  shop.isOffline = true;
  expect(await listed(api, cold)).toMatchObject({ ok: false, error: { code: 'offline' } });
  shop.isOffline = false;
  const online = valueOf(await listed(api, cold));
  expect(online.products.freshness).toMatchObject({ source: 'server' });
  shop.isOffline = true;
  const offline = valueOf(await listed(api, cold));
  expect(offline.products.total).toBe(online.products.total);
});

test('a search is the server’s; without it the part is searched, and the result says so', async () => {
  const { api } = await begin();
  const ask = (callId: string, query: string) =>
    api.page.search(callId, MARKET, { ...QUESTION, search: `?query=${query}` });
  const online = valueOf(await ask('a', 'jacka')).products;
  expect(online.freshness).toMatchObject({ source: 'server' });
  shop.isOffline = true;
  const seen = valueOf(await ask('b', 'jacka')).products;
  expect([seen.total, seen.freshness.part]).toEqual([online.total, undefined]);
  const { products, of } = part;
  const offline = valueOf(await ask('c', 'kjol')).products;
  expect(offline.freshness).toMatchObject({ source: 'device', part: { products, of } });
  expect(offline.total).toBeGreaterThan(QUESTION.limit);
  // Its list goes on with the part, also when there is a network again.
  shop.isOffline = false;
  const request = { ...QUESTION, search: '?query=kjol' };
  const before = asked('/v3/search');
  const more = valueOf(await api.discovery.more('d', MARKET, { kind: 'search' }, request, offline.cursor));
  expect([more.total, more.cards.length > 0, asked('/v3/search')]).toEqual([offline.total, true, before]);
});

test('a server that fails leaves the part to search', async () => {
  const { api } = await begin();
  shop.faultOf = (line) => (line.includes('/v3/search') ? { status: 503, body: '' } : undefined);
  const result = await api.page.search('a', MARKET, { ...QUESTION, search: '?query=byxor' });
  expect(result.ok && result.value.products.freshness.part).toMatchObject({ of: part.of });
});

test('a product that it has opens without a network, of another it does not say that there is none', async () => {
  const { api } = await begin();
  const online = valueOf(await listed(api, cold));
  const known = valueOf(await listed(api, hot)).products.cards[0]?.productId ?? '';
  shop.isOffline = true;
  expect((await api.page.product('known', MARKET, known)).ok).toBe(true);
  const verdicts: string[] = [];
  for (const { productId } of online.products.cards) {
    const result = await api.page.product(`product ${productId}`, MARKET, productId);
    if (!result.ok) verdicts.push(result.error.code);
  }
  expect(new Set(verdicts)).toEqual(new Set(['offline']));
  shop.isOffline = false;
  expect(await api.page.product('none', MARKET, 'no-such-product')).toMatchObject({
    ok: false,
    error: { code: 'unknown_product' },
  });
});

// What a worker answers before a real shop: from the server, from the device, and without a network.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CatalogueFacet, CataloguePage, CatalogueProduct } from '#catalogue/catalogue.ts';
import type { ProductsRequest } from '#contract/clients.ts';
import { valueOf } from '#tests/fixtures/worker-clients.ts';
import {
  closeWorkers,
  MARKET,
  resetStorage,
  settle,
  START,
  startWorker,
  startWorkerWithSnapshot,
} from '#tests/fixtures/worker-over-channel.ts';
import {
  openShopBrowser,
  type ShopBrowser,
  startWorkerShop,
  type WorkerShop,
} from '#tests/fixtures/worker-shop.ts';
import {
  SMALL_SOURCE,
  smallArticle,
  smallCatalogue,
  smallProduct,
  smallVariant,
} from '#tests/small-catalogue.ts';

const QUESTION = { search: '', limit: 24 };
/** Its products, in Swedish `Skal p1` and so on. */
const LISTING = 'slug-shells';
const page = (pageId: string, slug: string, sv: string): CataloguePage => {
  const block = { kind: 'products' as const, title: 'Skal', listingId: 'shells', linkTitle: '', linkUrl: '' };
  return {
    pageId,
    source: SMALL_SOURCE,
    slug,
    title: { en: pageId, sv },
    description: { en: '' },
    relatedListingIds: [],
    blocks: { sv: [{ ...block, limit: 4 }] },
    images: [],
  };
};
const RED = { color: { id: 'red', name: { en: 'Red', sv: 'Röd' } } };
const facet = (field: string, type: CatalogueFacet['type'], order: number): CatalogueFacet => ({
  field,
  type,
  title: { en: field },
  groupTitle: null,
  groupExpanded: true,
  order,
  unit: null,
});
const CATALOGUE = smallCatalogue({
  facets: [
    ...smallCatalogue().facets,
    facet('size', 'checkbox-grid', 2),
    facet('price', 'range', 3),
    facet('in_stock', 'checkbox', 4),
  ],
  pages: [page('home', 'home', 'Hem'), page('care', 'wash-it', 'Skötsel')],
  products: [
    ...(smallCatalogue().products as readonly CatalogueProduct[]),
    smallProduct('p3', [{ ...smallVariant('p3-red', [smallArticle('a6', 'L')]), ...RED }]),
  ],
});

let shop: WorkerShop;
let browser: ShopBrowser;
let start: typeof START;
beforeAll(async () => {
  shop = await startWorkerShop(CATALOGUE);
  start = { ...START, origin: shop.origin };
});
afterAll(() => shop?.close());
beforeEach(() => {
  resetStorage();
  browser = openShopBrowser(shop);
  shop.isOffline = false;
  shop.faultOf = () => undefined;
  shop.requests.length = 0;
});
afterEach(closeWorkers);

describe('answers', () => {
  test('before there is a snapshot the server answers; with one the device does, with the same products', async () => {
    const { api, pass, until } = await startWorker(browser, {}, start);
    const first = await api.page.listing('c1', MARKET, LISTING, QUESTION);
    expect(first).toMatchObject({ ok: true, value: { products: { freshness: { source: 'server' } } } });
    await pass(2_000);
    await until('snapshot', ({ state }) => state === 'ready');
    const asked = shop.requests.length;
    const second = await api.page.listing('c2', MARKET, LISTING, QUESTION);
    expect(shop.requests).toHaveLength(asked);
    expect(second).toMatchObject({ ok: true, value: { products: { freshness: { source: 'device' } } } });
    const ids = (page: typeof first) =>
      page.ok && page.value.products.cards.map(({ productId }) => productId);
    expect(ids(second)).toEqual(ids(first));
  });

  test('two equal questions at once are one request', async () => {
    const { api } = await startWorker(browser, {}, start);
    await Promise.all([api.page.search('c1', MARKET, QUESTION), api.page.search('c2', MARKET, QUESTION)]);
    expect(shop.requests.filter((line) => line === 'POST /v3/search/results')).toHaveLength(1);
  });

  test('filters are decoded and encoded in the worker', async () => {
    const { api } = await startWorker(browser, {}, start);
    const filters = [{ field: 'color', op: 'in' as const, data: ['blue'] }];
    const request = { search: '?utm=1', limit: 24 };
    const applied = valueOf(
      await api.discovery.apply('c1', MARKET, { kind: 'search' }, request, { filters, sort: null }),
    );
    const { search } = applied;
    expect(search).toMatch(/^\?utm=1&f_color=/);
    const page = await api.page.search('c2', MARKET, { search, limit: 24 });
    expect(page).toMatchObject({ ok: true, value: { products: { selectedFilters: filters } } });
    const all = await api.page.search('c3', MARKET, QUESTION);
    expect(valueOf(applied.page)).toMatchObject({ products: { selectedFilters: filters } });
    const totals = [page, all].map((one) => (one.ok ? one.value.products.total : 0));
    expect(totals[0]).toBeGreaterThan(0);
    expect(totals[0]).toBeLessThan(totals[1] ?? 0);
  });

  test('unknown things are told by their codes', async () => {
    const { api } = await startWorker(browser, {}, start);
    expect(await api.page.listing('c1', MARKET, 'nope', QUESTION)).toMatchObject({
      error: { code: 'unknown_listing' },
    });
    expect(await api.page.product('c2', MARKET, 'nope')).toMatchObject({
      error: { code: 'unknown_product' },
    });
    expect(await api.page.home('c3', 'xx-xx')).toMatchObject({ error: { code: 'unknown_market' } });
  });

  test('SS-04e a call that is ended is canceled; newer letters end the suggestions of older ones', async () => {
    const gate = Promise.withResolvers<undefined>();
    shop.faultOf = () => gate.promise;
    const { api } = await startWorker(browser, {}, start);
    const search = api.page.search('c1', MARKET, QUESTION);
    const older = api.discovery.suggest('c2', MARKET, 'sk');
    const newer = api.discovery.suggest('c3', MARKET, 'skal');
    const apply = (callId: string, request: ProductsRequest = QUESTION) =>
      api.discovery.apply(callId, MARKET, { kind: 'search' }, request, { filters: [], sort: null });
    const [olderClick, newerClick] = [apply('c4'), apply('c5')];
    // Another search of the same page.
    const otherClick = apply('c6', { ...QUESTION, key: 'beside' });
    await api.cancel('c1');
    expect(await search).toMatchObject({ ok: false, error: { code: 'canceled' } });
    expect(await older).toMatchObject({ ok: false, error: { code: 'canceled' } });
    gate.resolve(undefined);
    expect(await newer).toMatchObject({ ok: true });
    expect(await olderClick).toMatchObject({ ok: false, error: { code: 'canceled' } });
    expect(await newerClick).toMatchObject({ ok: true, value: { page: { ok: true } } });
    expect(await otherClick).toMatchObject({ ok: true });
  });
});

describe('endpoints', () => {
  test('the page calls any endpoint by its name; what may be cached answers without a network too', async () => {
    const { api } = await startWorker(browser, {}, start);
    const parts = { query: { market: MARKET } };
    const markets = valueOf(await api.endpoints.bootstrapMarkets('c1', parts));
    expect(markets.markets.length).toBeGreaterThan(0);
    expect(await api.endpoints.cartGet('c2', parts)).toMatchObject({ ok: true });
    expect(await api.endpoints.cartSetCountry('c3', parts)).toMatchObject({ ok: true });
    shop.isOffline = true;
    expect(valueOf(await api.endpoints.bootstrapMarkets('c4', parts))).toEqual(markets);
    expect(await api.endpoints.cartGet('c5', parts)).toMatchObject({ error: { code: 'offline' } });
  });

  test('a method that does not exist is refused', async () => {
    const { api } = await startWorker(browser, {}, start);
    const { endpoints } = api as unknown as { endpoints: Record<string, (id: string) => Promise<unknown>> };
    await expect(endpoints['cartAdd']?.('c1')).rejects.toThrow('no worker call endpoints.cartAdd');
    await expect(endpoints['toString']?.('c2')).rejects.toThrow('no worker call endpoints.toString');
  });
});

describe('offline', () => {
  test('with the network cut, home, editorial pages, facets, suggestions, product and more pages still answer', async () => {
    const { api } = await startWorkerWithSnapshot(browser, {}, start);
    shop.isOffline = true;
    expect(await api.page.shell('c1', MARKET)).toMatchObject({ ok: true });
    expect(await api.page.home('c2', MARKET)).toMatchObject({
      ok: true,
      value: { page: { title: 'Hem' }, rows: { shells: expect.arrayContaining([expect.anything()]) } },
    });
    expect(await api.page.editorial('c7', MARKET, 'wash-it')).toMatchObject({
      ok: true,
      value: { page: { title: 'Skötsel' }, rows: { shells: Array(3).fill(expect.anything()) } },
    });
    const page = await api.page.search('c3', MARKET, { search: '?query=skal', limit: 1 });
    if (!page.ok) throw new Error(page.error.code);
    expect(page.value.products.filters.length).toBeGreaterThan(2);
    const { cursor } = page.value.products;
    expect(
      await api.discovery.more(
        'c4',
        MARKET,
        { kind: 'search' },
        { search: '?query=skal', limit: 1 },
        cursor ?? '',
      ),
    ).toMatchObject({ ok: true, value: { cards: [expect.anything()] } });
    expect(await api.discovery.suggest('c5', MARKET, 'skal')).toMatchObject({
      ok: true,
      value: { queries: expect.arrayContaining(['skaljacka']), total: 3, failed: false },
    });
    const { productId } = page.value.products.cards[0] ?? { productId: '' };
    expect(await api.page.product('c6', MARKET, productId)).toMatchObject({
      ok: true,
      value: { freshness: { source: 'device' } },
    });
  });

  test('a new worker on the same device answers from what the old one kept', async () => {
    await startWorkerWithSnapshot(browser, {}, start);
    shop.isOffline = true;
    const { api, last } = await startWorker(browser, {}, start);
    expect(last('snapshot')).toMatchObject({ state: 'ready' });
    expect(await api.page.home('c1', MARKET)).toMatchObject({ ok: true });
    expect(await api.page.listing('c2', MARKET, LISTING, QUESTION)).toMatchObject({ ok: true });
  });

  test('what was seen is kept where there is no snapshot; what was not is an honest failure', async () => {
    const { api } = await startWorker(browser, {}, { ...start, isMetered: true });
    await api.page.listing('c1', MARKET, LISTING, QUESTION);
    await settle();
    shop.isOffline = true;
    const again = await startWorker(browser, {}, { ...start, isMetered: true });
    expect(await again.api.page.listing('c2', MARKET, LISTING, QUESTION)).toMatchObject({
      ok: true,
      value: { products: { freshness: { source: 'device' } } },
    });
    expect(await again.api.page.listing('c3', MARKET, 'slug-jackets', QUESTION)).toMatchObject({
      error: { code: 'offline' },
    });
    expect(again.last('network')).toEqual({ type: 'network', isOnline: false });
  });
});

describe('snapshot', () => {
  const damaged = (body: Buffer) => Buffer.from(body).fill(7, 64, 96);
  const files = () => shop.requests.filter((line) => line.includes(' /snapshots/'));

  test('on a metered line nothing is downloaded', async () => {
    const { pass, until } = await startWorker(browser, {}, { ...start, isMetered: true });
    await pass(2_000);
    await until('snapshot', ({ state }) => state === 'absent');
    expect(files()).toEqual([]);
  });

  test('when the catalogue moves on, only the file that changed is fetched', async () => {
    const { pass, api, until } = await startWorkerWithSnapshot(browser, {}, start);
    const [text, columns] = files();
    expect([text, columns, files().length]).toEqual([
      expect.stringContaining('GET /snapshots/text-'),
      expect.stringContaining(`GET /snapshots/columns-${MARKET}-`),
      2,
    ]);
    const { epoch, asOf, columns: changed } = await shop.raisePrices(120_000);
    await pass(20_000);
    await until('snapshot', (message) => message.epoch === epoch);
    expect(files()).toEqual([text, columns, `GET ${changed.url}`]);
    expect(await api.page.search('c1', MARKET, QUESTION)).toMatchObject({
      value: { products: { freshness: { source: 'device', asOf } } },
    });
  });

  test('a damaged one is fetched once more, then given up with a message; the server answers', async () => {
    shop.faultOf = (line) => (line.startsWith('GET /snapshots/') ? { changeBody: damaged } : undefined);
    const { pass, until, api, messages } = await startWorker(browser, {}, start);
    await pass(2_000);
    await until('snapshot', ({ state }) => state === 'refused');
    expect(files()).toHaveLength(4);
    expect(messages).toContainEqual(expect.objectContaining({ type: 'log', text: 'snapshot refused' }));
    await pass(5 * 60 * 1000);
    expect(files()).toHaveLength(4);
    expect(await api.page.search('c1', MARKET, QUESTION)).toMatchObject({
      value: { products: { freshness: { source: 'server' } } },
    });
  });
});

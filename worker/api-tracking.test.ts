// Tracking and storage of a worker before a real shop, whose network fails where a test says so.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { browserEnvironment } from '#outbox/outbox.ts';
import { readStoredData } from '#tests/fixtures/stored-data.ts';
import { valueOf } from '#tests/fixtures/worker-clients.ts';
import {
  closeWorkers,
  MARKET,
  removeStorage,
  resetStorage,
  sendOver,
  settle,
  START,
  startWorker,
} from '#tests/fixtures/worker-over-channel.ts';
import {
  openShopBrowser,
  type ShopBrowser,
  startWorkerShop,
  type WorkerShop,
} from '#tests/fixtures/worker-shop.ts';
import { smallCatalogue } from '#tests/small-catalogue.ts';
import { OPTIMISTIC_ROW } from '#tests/fixtures/optimistic-row.ts';

const QUESTION = { search: '', limit: 24 };

let shop: WorkerShop;
let browser: ShopBrowser;
let start: typeof START;
beforeAll(async () => {
  shop = await startWorkerShop(smallCatalogue());
  start = { ...START, origin: shop.origin };
});
afterAll(() => shop?.close());
beforeEach(async () => {
  resetStorage();
  browser = openShopBrowser(shop);
  shop.isOffline = false;
  shop.faultOf = () => undefined;
  shop.requests.length = 0;
  await shop.store.transaction((tx) => tx.deleteFrom('events').execute());
});
afterEach(closeWorkers);

/** Without those of the cart, which have tests of their own. */
const ownEvents = async () => (await shop.events()).filter(({ type }) => type !== 'cart');

describe('tracking', () => {
  test('events are stored, sent together and acknowledged', async () => {
    const { api, pass } = await startWorker(browser, {}, start);
    await pass(0);
    await api.tracking.track('c1', MARKET, { type: 'page_view', url: 'https://shop.example/?token=1' });
    await settle();
    await api.tracking.track('c2', MARKET, { type: 'click' });
    await pass(1_000);
    await expect.poll(() => shop.events()).toHaveLength(2);
    const [first, second] = await shop.events();
    expect(first).toMatchObject({ type: 'page_view', url: 'https://shop.example/', seq: 1 });
    expect(second?.session_id).toBe(first?.session_id);
    expect(shop.requests.filter((line) => line === 'POST /v2/create-events')).toHaveLength(1);
  });

  test('many events at once are told to the page in fewer messages, the last of which has them all', async () => {
    shop.isOffline = true;
    const { api, messages, until } = await startWorker(browser, {}, start);
    await settle();
    const before = messages.length;
    const COUNT = 40;
    await Promise.all(
      Array.from({ length: COUNT }, (_, i) =>
        api.tracking.track(`c${i}`, MARKET, { type: 'element_visible' }),
      ),
    );
    await until('outbox', ({ inbox }) => inbox.eventCount === COUNT);
    // Each takes a while where the machine is busy: all have come when none comes any more.
    for (let known = -1; known !== messages.length; ) {
      known = messages.length;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    const told = messages.slice(before).filter(({ type }) => type === 'outbox');
    expect(told.length).toBeLessThan(COUNT / 2);
  });

  test('what was sent by the end of a flush is told by then', async () => {
    // Its own timers run.
    const outbox = (origin: string) => ({
      ...browserEnvironment(origin),
      openCheckpointStorage: async () => null,
      openChannel: () => null,
      send: sendOver(browser, origin),
    });
    const { api, last } = await startWorker(browser, { outbox }, start);
    await api.tracking.track('c1', MARKET, { type: 'page_view' });
    await expect.poll(() => last('outbox')).toMatchObject({ inbox: { eventCount: 1 } });
    await api.outbox.flush('c2');
    expect(last('outbox')).toMatchObject({ inbox: { eventCount: 0 } });
  });

  test('events that something blocks are no lost network, and wait', async () => {
    shop.faultOf = (line) => (line.includes('create-events') ? 'cut' : undefined);
    const { api, messages, pass, until } = await startWorker(browser, {}, start);
    await pass(0);
    await api.tracking.track('c1', MARKET, { type: 'page_view' });
    await pass(1_000);
    await browser.idle();
    await expect.poll(() => shop.requests).toContain('POST /v2/create-events');
    await settle();
    await until('outbox', ({ inbox }) => inbox.eventCount === 1);
    expect(messages.filter((message) => message.type === 'network' && !message.isOnline)).toEqual([]);
  });

  test('a change of the bag is of the visit that goes on, from the first one of a page', async () => {
    const earlier = await startWorker(browser, {}, start);
    await earlier.pass(0);
    await earlier.api.tracking.track('c1', MARKET, { type: 'page_view' });
    await earlier.pass(1_000);
    await expect.poll(() => shop.events()).toHaveLength(1);
    closeWorkers();
    const { api, pass } = await startWorker(browser, {}, start);
    await api.cart.add('c2', MARKET, 'a1', OPTIMISTIC_ROW);
    await pass(1_000);
    await expect.poll(async () => (await shop.events()).some(({ type }) => type === 'cart')).toBe(true);
    const sessions = new Set((await shop.events()).map(({ session_id: id }) => id));
    expect(sessions.size).toBe(1);
  });

  test('a product that is looked at or put in the bag is told, and looked at is remembered here', async () => {
    const { api, pass } = await startWorker(browser, {}, start);
    await pass(0);
    const url = 'https://shop.example/sv-se/p/fjord';
    await api.recentlyViewed.add('add', MARKET, { type: 'page_view', product_id: 'p-fjord', url });
    await api.cart.add('c1', MARKET, 'a1', OPTIMISTIC_ROW);
    const isSent = async () => {
      await pass(1_000);
      return ownEvents();
    };
    await expect.poll(isSent).toHaveLength(2);
    expect(await ownEvents()).toMatchObject([
      { type: 'page_view', product_id: 'p-fjord', url },
      { type: 'add_to_cart', product_id: OPTIMISTIC_ROW.productId },
    ]);
    expect(valueOf(await api.recentlyViewed.list('list'))).toEqual(['p-fjord']);
    await api.recentlyViewed.clear('clear');
    expect(valueOf(await api.recentlyViewed.list('list'))).toEqual([]);
  });

  test('a click says where it was, also under a longer market code and on a search page at another path', async () => {
    const market = { ...start.market, code: 'de-austria' };
    const { api, pass } = await startWorker(browser, {}, { ...start, market, searchPath: '/sok' });
    await pass(0);
    for (const path of ['', '/', '/c/hats', '/sok?query=hat', '/p/hat', '/about'])
      await api.tracking.track(path, market.code, {
        type: 'click',
        product_id: 'p1',
        url: `https://shop.example/de-austria${path}`,
      });
    await expect.poll(async () => (await pass(1_000), ownEvents())).toHaveLength(6);
    const places = (await ownEvents()).map(({ click_location }) => click_location);
    expect(places).toEqual(['home', 'home', 'listing', 'search', 'product', undefined]);
  });

  test('what follows a click names its result, until the visit ends; each says what the page is', async () => {
    const page = {
      url: 'https://shop.example/sv-se',
      document_width: 360,
      document_referrer: 'https://elsewhere.example/?email=a@example.se',
    };
    const { api, messages, pass } = await startWorker(browser, {}, { ...start, page, visitorId: 'v1' });
    await pass(0);
    const card = (type: 'click' | 'page_view', more: object) =>
      api.tracking.track(type, MARKET, { type, product_id: 'p1', ...more });
    await card('click', { product_listing_result_id: 'r1', url: 'https://shop.example/sv-se/c/hats?x=/p/' });
    await card('click', { recommendation_id: 'r2', url: 'https://shop.example/p/cap' });
    await api.tracking.setPage('page', { url: 'https://shop.example/sv-se/p/hat' });
    await card('page_view', {});
    await api.cart.add('c1', MARKET, 'a1', { ...OPTIMISTIC_ROW, productId: 'p1' });
    // Its event is stored before time goes on.
    await expect
      .poll(() => messages.some((one) => one.type === 'unsent' && one.events?.includes('add_to_cart')))
      .toBe(true);
    await expect.poll(async () => (await pass(1_000), ownEvents())).toHaveLength(4);
    await pass(31 * 60_000);
    await card('page_view', {});
    await expect.poll(async () => (await pass(1_000), ownEvents())).toHaveLength(5);
    const [listed, recommended, viewed, added, later] = await ownEvents();
    expect(listed).toMatchObject({
      click_location: 'listing',
      visitor_id: 'v1',
      document_width: 360,
      document_referrer: 'https://elsewhere.example/',
    });
    expect(recommended).toMatchObject({ click_location: 'product', recommendation_type: 'related' });
    expect(viewed).toMatchObject({ attribution_id: 'r2', url: 'https://shop.example/sv-se/p/hat' });
    expect(added).toMatchObject({
      type: 'add_to_cart',
      attribution_id: 'r2',
      entity_identifiers: { article_id: 'a1' },
      variant_ids: ['a1'],
      entity_price: OPTIMISTIC_ROW.listMinor / 100,
      currency: 'SEK',
    });
    expect(later).not.toHaveProperty('attribution_id');
  });

  test('without consent nothing is stored', async () => {
    const { api, last } = await startWorker(browser, {}, { ...start, mayTrack: false });
    shop.isOffline = true;
    await api.tracking.track('c1', MARKET, { type: 'click' });
    await settle();
    expect(last('outbox')).toMatchObject({ inbox: { eventCount: 0 } });
  });
});

describe('storage', () => {
  test('with no storage at all the shop works online, the cart in memory, and says so', async () => {
    const refuse = () => Promise.reject(Object.assign(new Error('no'), { name: 'SecurityError' }));
    removeStorage();
    const { api, last, pass, until } = await startWorker(
      browser,
      {
        outbox: (origin) => ({
          ...browserEnvironment(origin),
          openStore: refuse,
          openCheckpointStorage: async () => null,
          openChannel: () => null,
          send: sendOver(browser, origin),
        }),
      },
      start,
    );
    expect(last('storage')).toEqual({ type: 'storage', state: 'forbidden' });
    expect(await api.page.listing('c1', MARKET, 'slug-shells', QUESTION)).toMatchObject({ ok: true });
    await api.cart.add('c2', MARKET, 'a1', OPTIMISTIC_ROW);
    await until('cart', ({ cart }) => cart.count === 1 && cart.pendingCount === 0);
    expect((await browser.cart(MARKET)).orderRows).toMatchObject([{ quantity: 1 }]);
    await pass(2_000);
    // It answers from what is in memory, which is gone when the page is opened again.
    await until('snapshot', ({ state, epoch }) => state === 'absent' && epoch !== '');
    expect(await api.page.listing('c3', MARKET, 'slug-shells', QUESTION)).toMatchObject({
      value: { products: { freshness: { source: 'device' } } },
    });
  });

  test('searches can be forgotten: no stored response names one, others stay', async () => {
    const { api } = await startWorker(browser, {}, start);
    for (const query of ['qqqqq', 'wwwww'])
      await api.page.search(`c-${query}`, MARKET, { search: `?query=${query}`, limit: 4 });
    await api.discovery.suggest('c-suggest', MARKET, 'zzzz');
    await api.page.listing('c-listing', MARKET, 'slug-shells', QUESTION);
    for (const query of ['qqqqq', 'wwwww', 'zzzz', 'slug-shells'])
      await expect.poll(readStoredData).toContain(query);
    await api.discovery.forgetSearches('c-forget');
    const left = await readStoredData();
    for (const query of ['qqqqq', 'wwwww', 'zzzz']) expect(left).not.toContain(query);
    expect(left).toContain('slug-shells');
  });
});

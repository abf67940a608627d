// A filter click from the instance through the shop's own router to a worker behind its channel, and what it costs.
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, test } from 'vitest';
import type { Products } from '#contract/clients.ts';
import type { WorkerClients, WorkerDomain } from '#contract/worker-api.ts';
import { createDiscoveryHost } from '#src/app/discovery-host.ts';
import { texts as en } from '#src/app/languages/en.ts';
import { createLateRouter, createNavigation } from '#src/app/navigation.ts';
import { createShopRouter } from '#src/app/router.ts';
import { formatUrlQuery } from '#src/app/url-query.ts';
import { createDiscoveryInstance } from '#src/discovery/state/discovery-instance.ts';
import { toggleFilterValue } from '#src/discovery/state/filter-actions.ts';
import { LISTING_PAGE_SIZE } from '#src/discovery/state/page-size.ts';
import { applyUrlResults, writeUrl } from '#src/discovery/state/url-sync.ts';
import { createPreparedPage } from '#src/services/prepared-page.ts';
import type { Services } from '#src/services/services.tsx';
import { createViewState } from '#src/services/view-state.ts';
import { createValue } from '#src/ui/readable.ts';
import { marketOf } from '#tests/fixtures/markets.ts';
import { closeAll, createNetwork, MARKET, startWorker } from '#tests/fixtures/browser-worker.ts';
import type { TestClients } from '#tests/fixtures/worker-clients.ts';
import { SHOP_SITE } from '#tests/fixtures/shop-site.ts';

const SCOPE = { kind: 'listing', slug: 'shell-jackets' } as const;

afterEach(closeAll);

/** A client as the page has it: every call gets an id of its own. */
function pageClient<D extends WorkerDomain>(api: TestClients, domain: D): WorkerClients[D] {
  type Methods = Readonly<Record<string | symbol, (callId: string, ...args: unknown[]) => Promise<unknown>>>;
  return new Proxy({} as WorkerClients[D], {
    get:
      (_, method) =>
      (...args: unknown[]) =>
        (api[domain] as unknown as Methods)[method]?.(crypto.randomUUID(), ...args),
  });
}

/** The listing on show in a page over a worker that has the market's snapshot. */
async function openListing() {
  const calls: string[] = [];
  const { server, name } = createNetwork();
  const { api, last } = await startWorker(name, (domain, method) => calls.push(`${domain}.${method}`));
  await expect.poll(() => last('snapshot')).toMatchObject({ state: 'ready' });
  const client = <D extends WorkerDomain>(domain: D) => pageClient(api, domain);
  const market = marketOf(MARKET);
  const services: Services = {
    market,
    shop: SHOP_SITE.shop,
    texts: en.shop,
    view: createViewState(),
    pagesFor: () => client('page'),
    preparedPage: createPreparedPage(),
    discovery: client('discovery'),
    cart: client('cart'),
    outbox: client('outbox'),
    client,
    tracking: client('tracking'),
    endpoints: client('endpoints'),
    listen: () => () => undefined,
    href: (path) => `/${MARKET}${path}`,
  };
  const history = createMemoryHistory({ initialEntries: [`/${MARKET}`, `/${MARKET}/c/${SCOPE.slug}?utm=x`] });
  const router = createShopRouter({
    context: { services, onPage: () => undefined, onLoading: () => undefined },
    base: `/${MARKET}`,
    history,
  });
  const navigation = createNavigation({
    market: MARKET,
    searchPath: '/search',
    view: services.view,
    preparedPage: services.preparedPage,
    router: createLateRouter(() => Promise.resolve(router)),
    shown: createValue({ pathname: `/c/${SCOPE.slug}`, search: '?utm=x' }),
  });
  const host = createDiscoveryHost({
    services,
    base: `/${MARKET}`,
    discoveryTexts: en.discovery,
    navigation,
  });
  // As the provider of the rendered page does.
  history.subscribe(() => void router.load());
  await router.load();
  const shown = () => {
    const { loaderData, search } = router.state.matches.at(-1)!;
    return { page: loaderData as { products: Products }, search: formatUrlQuery(search) };
  };
  const { page, search } = shown();
  const instance = createDiscoveryInstance({ kind: 'listing', products: page.products, search });
  const errors: unknown[] = [];
  writeUrl(instance, {
    apply: (before, selection) =>
      host.client.apply(host.market, SCOPE, { search: before, limit: LISTING_PAGE_SIZE }, selection),
    url: () => history.location,
    navigate: async (next, prepared) => {
      await host.navigation.navigate(next, { isReplacing: true, page: prepared });
      applyUrlResults(instance, shown().page.products, shown().search);
    },
    onUrlChange: (listener) => host.navigation.subscribe(listener),
    report: (error) => errors.push(error),
  });
  calls.length = 0;
  const color = page.products.filters.find(({ field }) => field === 'color');
  if (color === undefined) throw new Error('no colours');
  return { server, instance, router, history, calls, shown, errors, color, last };
}
const done = (instance: { status: { state: string } }) =>
  expect.poll(() => instance.status.state).toBe('success');

test('UR-08a a filter click crosses the worker’s border once, and its URL, products and selection are on show', async () => {
  const { instance, router, calls, shown, color } = await openListing();
  toggleFilterValue(instance, color, 'blue');
  await done(instance);
  expect(calls).toEqual(['discovery.apply']);
  expect(decodeURIComponent(router.state.location.searchStr)).toBe('?utm=x&f_color=blue‚');
  expect(shown().page.products.selectedFilters).toEqual([{ field: 'color', op: 'in', data: ['blue'] }]);
  expect(instance.products).toBe(shown().page.products);
  expect(instance.search).toBe(shown().search);
  expect(instance.products.total).toBeGreaterThan(0);
});

test('without a network the device answers the click, in one call too', async () => {
  const { server, instance, calls, color } = await openListing();
  server.isOffline = true;
  toggleFilterValue(instance, color, 'blue');
  await done(instance);
  expect(calls).toEqual(['discovery.apply']);
  expect(instance.products.freshness.source).toBe('device');
});

test('NE-05d of two quick clicks the newer one alone reaches the URL', async () => {
  const { instance, router, calls, shown, errors, color } = await openListing();
  const urls: string[] = [];
  router.history.subscribe(({ location }) => void urls.push(location.search));
  toggleFilterValue(instance, color, 'blue');
  toggleFilterValue(instance, color, 'green');
  await done(instance);
  expect(calls).toEqual(['discovery.apply', 'discovery.apply']);
  expect(urls).toHaveLength(1);
  expect(shown().page.products.selectedFilters).toMatchObject([{ data: ['blue', 'green'] }]);
  expect(errors).toEqual([]);
});

test('UR-08b going back loads what the URL says; a visit of the filtered URL later loads it anew', async () => {
  const { instance, router, history, calls, shown, color } = await openListing();
  toggleFilterValue(instance, color, 'blue');
  await done(instance);
  const { href } = history.location;
  calls.length = 0;
  history.back();
  await expect.poll(() => router.state.location.pathname).toBe('/');
  await expect.poll(() => calls).toEqual(['page.home']);
  history.push(href);
  await expect.poll(() => calls).toEqual(['page.home', 'page.listing']);
  await expect.poll(() => router.state.status).toBe('idle');
  expect(shown().page.products.selectedFilters).toHaveLength(1);
});

test('UR-01d UR-01e a sorting that cannot be read is ignored with a warning', async () => {
  const { history, shown, last } = await openListing();
  const order = shown().page.products.cards.map(({ productId }) => productId);
  history.push(`/${MARKET}/c/${SCOPE.slug}?sorting=price`);
  await expect.poll(() => shown().search).toBe('?sorting=price');
  expect(shown().page.products.selectedSort).toBeNull();
  expect(shown().page.products.cards.map(({ productId }) => productId)).toEqual(order);
  await expect
    .poll(() => last('log'))
    .toMatchObject({
      level: 'warn',
      text: 'address parameters ignored',
      context: { ignored: [{ parameter: 'sorting', reason: 'unreadable' }] },
    });
});

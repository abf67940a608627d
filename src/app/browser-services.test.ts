// The page's services while the file that starts the worker cannot be had.
import { expect, test, vi } from 'vitest';
import { languageTexts } from '#src/app/languages/all-languages.ts';
import { createBrowserServices } from '#src/app/browser-services.ts';
import { loadMore } from '#src/discovery/state/actions.ts';
import { createDiscoveryInstance } from '#src/discovery/state/discovery-instance.ts';
import { cards, products } from '#tests/fixtures/discovery-responses.ts';
import { SHOP_SITE } from '#tests/fixtures/shop-site.ts';

vi.mock('#src/app/worker-services.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a call results in a failure that is worth another try, and a list can be continued later', async () => {
  const { market } = SHOP_SITE;
  const services = createBrowserServices(SHOP_SITE).servicesWith(languageTexts('en').shop);
  expect(await services.cart.read(market.code)).toMatchObject({
    ok: false,
    error: { code: 'outage', retryable: true },
  });
  const list = createDiscoveryInstance({
    kind: 'listing',
    search: '',
    products: products({ cards: cards(0, 4), cursor: 'c1', total: 12 }),
  });
  await loadMore(list, {
    client: services.discovery,
    market: market.code,
    scope: { kind: 'listing', slug: 'jackets' },
    pageSize: 48,
    now: () => 0,
    isAutomatic: true,
  });
  expect(list.moreStatus.state).toBe('failure');
  expect(vi.mocked(console.error).mock.calls.map(([where]) => where)).toEqual(['[worker]', '[worker]']);
  vi.mocked(console.error).mockClear();
});

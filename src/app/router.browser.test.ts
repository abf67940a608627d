// The shop's own router: it changes no query of a URL, and keeps what is shown until there is something newer.
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { shopError } from '#contract/errors.ts';
import { fail, ok } from '#contract/result.ts';
import { routerTarget } from '#src/app/follow-url.ts';
import { pageOfMatches } from '#src/app/page-of-matches.ts';
import { createShopRouter, type ShopRouter } from '#src/app/router.ts';
import type { RouterContext } from '#src/app/routes.tsx';
import { queryParameter } from '#src/app/url-query.ts';
import { trackPageViews } from '#src/platform/page-views.ts';
import { createRenewedPages } from '#src/platform/renewed-pages.ts';
import { createPreparedPage } from '#src/services/prepared-page.ts';

/** What the loaders were asked for. */
const requested: unknown[] = [];
/** Of a shop that can't be reached, in a page whose frame is there. */
const noPages = new Proxy(
  {},
  {
    get:
      (_, page) =>
      (...parameters: unknown[]) => {
        requested.push([page, ...parameters]);
        return Promise.resolve(page === 'shell' ? ok({}) : fail(shopError('offline')));
      },
  },
);

async function openRouter(
  url: string,
  searchPath = '/search',
  pagesFor: (signal: AbortSignal) => object = () => noPages,
): Promise<ShopRouter> {
  requested.length = 0;
  const services = {
    market: { code: 'sv-se' },
    shop: { searchPath },
    pagesFor,
    preparedPage: createPreparedPage(),
  };
  const router = createShopRouter({
    context: { services, onPage: () => undefined, onLoading: () => undefined } as unknown as RouterContext,
    base: '/sv-se',
    history: createMemoryHistory({ initialEntries: [url] }),
  });
  await router.load();
  return router;
}
const urlOf = (router: ShopRouter) => router.history.location.href;

test('a page is gone to after the frame that shows the press; a choice of filters at once', async () => {
  const router = await openRouter('/sv-se');
  const shown: string[] = [];
  const inNextFrame = () => requestAnimationFrame(() => void shown.push(urlOf(router)));
  inNextFrame();
  await router.follow(routerTarget('/sv-se/c/jackets', 'sv-se'), false);
  expect([...shown, urlOf(router)]).toEqual(['/sv-se', '/sv-se/c/jackets']);
  const choice = router.follow(routerTarget('?f_size=L', 'sv-se'), true);
  expect(urlOf(router)).toBe('/sv-se/c/jackets?f_size=L');
  await choice;
});

const QUERIES = [
  '?size=S&size=M&size=S',
  '?f_color=a&utm=x&f_color=b&utm=y',
  '?a&a=&=a&&b',
  '?query=two%20words+and%2Bplus&query=again',
  '?2=b&1=a',
  '?json=%7B%22a%22%3A1%7D&number=1&flag=true',
  '?%zz=%E0%A4%A',
  '?__proto__=x&constructor=y',
  '?a=b?c=d',
];

describe.each(QUERIES)('%s', (query) => {
  test('stays when the page is opened, and is what its loader is given', async () => {
    const router = await openRouter(`/sv-se/search${query}`);
    expect(urlOf(router)).toBe(`/sv-se/search${query}`);
    expect(requested).toContainEqual(['search', 'sv-se', expect.objectContaining({ search: query })]);
  });

  test('stays when the shopper goes there, on and back', async () => {
    const router = await openRouter('/sv-se');
    await router.follow(routerTarget(`/sv-se/c/jackets${query}`, 'sv-se'), false);
    expect(urlOf(router)).toBe(`/sv-se/c/jackets${query}`);
    await router.follow(routerTarget(`${query}&f_size=L#reviews`, 'sv-se'), true);
    expect(urlOf(router)).toBe(`/sv-se/c/jackets${query}&f_size=L#reviews`);
    await router.follow(routerTarget('/sv-se/p/shell', 'sv-se'), false);
    expect(urlOf(router)).toBe('/sv-se/p/shell');
    router.history.back();
    expect(urlOf(router)).toBe(`/sv-se/c/jackets${query}&f_size=L#reviews`);
  });
});

test('a parameter that should stand once is read where it stands first', () => {
  expect(queryParameter({ raw: 'color=a%20b&color=c' }, 'color')).toBe('a b');
  expect(queryParameter({}, 'color')).toBeUndefined();
});

describe('page views, as the shop’s own router tells of them', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('each search is a page of its own, and so is a URL that no screen has', async () => {
    const router = await openRouter('/sv-se/search?query=hat');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const viewed: unknown[] = [];
    trackPageViews(router, ({ error_type }) => viewed.push([router.state.location.href, error_type]));
    for (const url of ['/sv-se/search?query=cap', '/sv-se/search?query=cap&f_color=blue', '/sv-se/nowhere']) {
      vi.advanceTimersByTime(2_000);
      await router.follow(routerTarget(url, 'sv-se'), false);
    }
    vi.advanceTimersByTime(2_000);
    expect(viewed).toEqual([
      ['/search?query=hat', 'offline'],
      ['/search?query=cap', 'offline'],
      ['/nowhere', 'not_found'],
    ]);
  });
});

describe('what is shown stays where loading it again fails', () => {
  const offline = fail(shopError('offline'));
  const onceLoaded = (data: object) => vi.fn().mockResolvedValueOnce(ok(data)).mockResolvedValue(offline);
  const shownBy = ({ state }: ShopRouter) => pageOfMatches(state.matches, state.location);

  test('a page that the shopper comes back to', async () => {
    const product = onceLoaded({ title: 'Shell' });
    const pages = { shell: async () => ok({}), product, listing: async () => ok({ title: 'Jackets' }) };
    const router = await openRouter('/sv-se/p/shell', '/search', () => pages);
    await router.follow(routerTarget('/sv-se/c/jackets', 'sv-se'), false);
    router.history.back();
    await router.load();
    await expect.poll(() => router.state.matches.at(-1)?.status).toBe('error');
    expect(product).toHaveBeenCalledTimes(2);
    expect(shownBy(router)?.screen).toEqual({ status: 'success', data: { title: 'Shell' } });
  });

  test('the frame', async () => {
    const pages = { shell: onceLoaded({ menu: [] }), listing: async () => ok({ title: 'Jackets' }) };
    const router = await openRouter('/sv-se/c/jackets', '/search', () => pages);
    await router.invalidate();
    await expect.poll(() => router.state.matches[0]?.status).toBe('error');
    expect(shownBy(router)).toMatchObject({
      frame: { status: 'success', data: { menu: [] } },
      screen: { status: 'success', data: { title: 'Jackets' } },
    });
  });
});

describe('a page that the worker has newer data of', () => {
  const shell = async () => ok({});
  const home = async () => ok({ page: {} });
  const target = routerTarget('/sv-se/p/shell', 'sv-se');

  /** On the home page; its calls for a product are `c1`, `c2` and so on. */
  async function openOnHome() {
    const renewedPages = createRenewedPages();
    let calls = 0;
    const product = (signal: AbortSignal) => async () => {
      calls += 1;
      renewedPages.noteCall(`c${calls}`, 'page', 'product', signal);
      return ok({ call: calls });
    };
    const router = await openRouter('/sv-se', '/search', (signal) => ({
      shell,
      home,
      product: product(signal),
    }));
    renewedPages.connect(router);
    const shown = () => router.state.matches.at(-1)?.loaderData;
    return { router, renewedPages, shown };
  }

  test('is loaded again where it was loaded ahead', async () => {
    const { router, renewedPages, shown } = await openOnHome();
    await router.preloadRoute(target as never);
    await router.follow(target, false);
    expect(shown()).toEqual({ call: 1 });
    renewedPages.renew('c1');
    await expect.poll(shown).toEqual({ call: 2 });
  });

  test('is loaded again once it is shown, where the word came before', async () => {
    const { router, renewedPages, shown } = await openOnHome();
    await router.preloadRoute(target as never);
    renewedPages.renew('c1');
    await router.follow(target, false);
    await expect.poll(shown).toEqual({ call: 2 });
  });

  test('is loaded again in another colour', async () => {
    const { router, renewedPages, shown } = await openOnHome();
    await router.follow(target, false);
    await router.follow(routerTarget('?color=blue', 'sv-se'), true);
    renewedPages.renew('c1');
    await expect.poll(shown).toEqual({ call: 2 });
  });

  test('is left where newer ones are shown already', async () => {
    const { router, renewedPages, shown } = await openOnHome();
    await router.follow(target, false);
    await router.invalidate();
    await expect.poll(shown).toEqual({ call: 2 });
    renewedPages.renew('c1');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(shown()).toEqual({ call: 2 });
  });
});

describe('SP-01b a shop with its search page elsewhere', () => {
  test('finds it there, and is asked for what the query says', async () => {
    const router = await openRouter('/sv-se/sok?query=jacka', '/sok');
    expect(router.state.matches.at(-1)?.routeId).toBe('/search');
    expect(urlOf(router)).toBe('/sv-se/sok?query=jacka');
    expect(requested).toContainEqual([
      'search',
      'sv-se',
      expect.objectContaining({ search: '?query=jacka' }),
    ]);
  });

  test.each(['/sv-se/sok?query=jacka', '/sv-se/search?query=jacka'])(
    'is led there by a link to %s',
    async (href) => {
      const router = await openRouter('/sv-se/', '/sok');
      await router.follow(routerTarget(href, 'sv-se', '/sok'), false);
      expect(urlOf(router)).toBe('/sv-se/sok?query=jacka');
      expect(router.state.matches.at(-1)?.routeId).toBe('/search');
    },
  );
});

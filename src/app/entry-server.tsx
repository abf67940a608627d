// Entry point of server rendering: one router and one set of services per request, rendered to a whole document.
import { createRequestHandler, RouterServer, renderRouterToStream } from '@tanstack/react-router/ssr/server';
import type { CachePolicy } from '#contract/call.ts';
import type { ShopError } from '#contract/errors.ts';
import type { Render } from '#contract/ssr.ts';
import { LoadError } from '#src/app/load.ts';
import { languageTexts } from '#src/app/languages/all-languages.ts';
import { pageHead } from '#src/app/page-head.ts';
import { createShopRouter } from '#src/app/router.ts';
import { shownScreen } from '#src/app/screens/screens.ts';
import { createPreparedPage } from '#src/services/prepared-page.ts';
import type { Services } from '#src/services/services.tsx';
import { querySpellingOf } from '#src/app/url-query.ts';
import { createViewState } from '#src/services/view-state.ts';
import { islandsLoaded } from '#src/ui/island.tsx';

const ERROR_PAGES = 'src/app/screens/error-pages.tsx';

export const render: Render = async ({ url, site, pages, nonce, signal }) => {
  const requestUrl = new URL(url);
  const { market, shop, base } = site;
  // MK-02: a legacy market code, or one in upper case, redirects to the current one.
  if (!requestUrl.pathname.startsWith(base)) {
    const location = `${base}${requestUrl.pathname.slice(base.length)}${requestUrl.search}`;
    return { status: 301, html: '', location, modules: [], cache: 'revalidate' };
  }
  const language = languageTexts(market.language);
  const services: Services = {
    market,
    shop,
    texts: language.shop,
    view: createViewState(),
    pagesFor: () => pages,
    preparedPage: createPreparedPage(),
    discovery: browserOnly('discovery'),
    cart: browserOnly('cart'),
    tracking: browserOnly('tracking'),
    outbox: browserOnly('outbox'),
    client: browserOnly,
    endpoints: browserOnly('endpoints'),
    listen: () => () => undefined,
    href: (path) => `/${market.code}${path === '/' ? '' : path}`,
  };
  const handle = createRequestHandler({
    // A document is sent whole, as a crawler gets it: nothing in it waits for a script.
    request: new Request(url, { signal, headers: { 'user-agent': 'bot' } }),
    createRouter: () =>
      createShopRouter({
        context: {
          services,
          discoveryTexts: language.discovery,
          base,
          origin: requestUrl.origin,
          onInteractive: () => undefined,
        },
        nonce,
        spelling: querySpellingOf(requestUrl.search),
      }),
  });
  const modules = [`src/app/languages/${market.language}.ts`];
  let head = '';
  let cache: CachePolicy = 'revalidate';
  let failure: unknown;
  let screenError: ShopError | undefined;
  const response = await handle(async ({ request, router: made, responseHeaders }) => {
    const context = {
      services,
      discoveryTexts: language.discovery,
      site,
      nonce,
      origin: requestUrl.origin,
      search: requestUrl.search,
    };
    const { matches } = made.state;
    const shown = shownScreen(matches.at(-1));
    head = pageHead(shown, context);
    cache = shown?.screen.server?.cache ?? 'revalidate';
    const hasFailed = shown === undefined || matches.some(({ status }) => status !== 'success');
    if (shown?.screen.server !== undefined) modules.push(shown.screen.server.module);
    if (hasFailed) modules.push(ERROR_PAGES);
    const failedAt = matches.findIndex(({ status }) => status === 'error');
    failure = matches[failedAt]?.error;
    if (failedAt > 0 && failure instanceof LoadError) screenError = failure.shopError;
    await islandsLoaded();
    return renderRouterToStream({
      request,
      router: made,
      responseHeaders,
      children: <RouterServer router={made} />,
    });
  });
  return {
    status: response.status,
    html: (await response.text()).replace('</head>', () => `${head}</head>`),
    location: response.headers.get('location'),
    modules,
    cache,
    failure,
    ...(screenError === undefined ? {} : { screenError }),
  };
};

/** A client that no render may call: what it does belongs to the browser. */
function browserOnly<C extends object>(name: string): C {
  return new Proxy({} as C, {
    get: (_, method) => () =>
      Promise.reject(new Error(`${name}.${String(method)} is not for server rendering`)),
  });
}

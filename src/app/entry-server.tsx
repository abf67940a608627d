// Entry point of server rendering: one router and one set of services per request, rendered to a whole document.
import { createRequestHandler, getSsrStatus } from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import type { CachePolicy } from '#contract/call.ts';
import type { ShopError } from '#contract/errors.ts';
import type { Render } from '#contract/ssr.ts';
import { LoadError } from '#src/app/load.ts';
import { languageTexts } from '#src/app/languages/all-languages.ts';
import type { App } from '#src/app/app.tsx';
import { fixedNavigation } from '#src/app/navigation.ts';
import { createDrawnFrames } from '#src/app/drawn-frame.ts';
import { dataText, pageEnd } from '#src/app/page-end.ts';
import { pageHead } from '#src/app/page-head.ts';
import { pageOfMatches } from '#src/app/page-of-matches.ts';
import { DOCUMENT_END, partsOf } from '#src/app/page-parts.ts';
import { createShopRouter } from '#src/app/router.ts';
import { preloadPage } from '#src/app/screens/page-components.tsx';
import { shownScreen } from '#src/app/screens/screens.ts';
import { plainOutcome } from '#src/app/shown-page.ts';
import { smallerHtml } from '#src/app/smaller-html.ts';
import { ShopDocument } from '#src/app/shell.tsx';
import { createPreparedPage } from '#src/services/prepared-page.ts';
import type { Services } from '#src/services/services.tsx';
import { querySpellingOf } from '#src/app/url-query.ts';
import { createViewState } from '#src/services/view-state.ts';
import { islandsLoaded } from '#src/ui/island.tsx';
import { createValue } from '#src/ui/readable.ts';

/** The search field, which is part of the frame, repeats it, whatever it is. */
const SEARCH_QUERY = 'query';
const ERROR_PAGES = 'src/app/screens/error-pages.tsx';

const frames = createDrawnFrames();

export const render: Render = async ({ url, site, pages, nonce, signal }) => {
  const requestUrl = new URL(url);
  const { market, shop, base } = site;
  // MK-02: a legacy market code, or one in upper case, redirects to the current one.
  if (requestUrl.pathname !== base && !requestUrl.pathname.startsWith(`${base}/`)) {
    const location = `${base}${site.rest === '/' ? '' : site.rest}${requestUrl.search}`;
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
  const loaded = new Map<string, unknown>();
  const handle = createRequestHandler({
    request: new Request(url, { signal }),
    createRouter: () =>
      createShopRouter({
        context: {
          services,
          onPage: () => undefined,
          onLoading: () => undefined,
          takeData: (routeId, data) => loaded.set(routeId, data),
        },
        base,
        spelling: querySpellingOf(requestUrl.search),
      }),
  });
  const modules = [`src/app/languages/${market.language}.ts`];
  let cache: CachePolicy = 'revalidate';
  let failure: unknown;
  let html = '';
  let screenError: ShopError | undefined;
  const response = await handle(async ({ router }) => {
    const { matches, location } = router.state;
    const page = pageOfMatches(matches, location, ({ routeId }) => loaded.get(routeId));
    if (page === undefined) throw new Error(`no page of ${requestUrl.pathname} was loaded`);
    const { frame, screen } = page;
    const shown = shownScreen(page);
    cache = shown?.screen.server?.cache ?? 'revalidate';
    if (shown?.screen.server === undefined) modules.push(ERROR_PAGES);
    else modules.push(shown.screen.server.module);
    const failed = frame.status === 'error' ? frame : screen;
    failure = failed.status === 'error' ? failed.error : undefined;
    if (failed === screen && failure instanceof LoadError) screenError = failure.shopError;
    await Promise.all([islandsLoaded(), preloadPage(page)]);
    const head = pageHead(shown, {
      services,
      discoveryTexts: language.discovery,
      site,
      nonce,
      origin: requestUrl.origin,
      search: requestUrl.search,
    });
    const app: App = {
      services,
      discoveryTexts: language.discovery,
      base,
      page: createValue(page),
      navigation: fixedNavigation({ pathname: requestUrl.pathname, search: requestUrl.search }),
      routerRoot: createValue(null),
      onInteractive: () => undefined,
    };
    const draw = (part: 'screen' | 'frame') =>
      partsOf(renderToString(<ShopDocument app={{ ...app, part }} />));
    const key = requestUrl.searchParams.has(SEARCH_QUERY) ? null : JSON.stringify([base, market, shop]);
    const around = frames.of(frame, key, () => draw('frame'));
    const drawn = draw('screen');
    const data = dataText({ name: page.name, screen: plainOutcome(screen) }, drawn.screen);
    html = `<!DOCTYPE html>${drawn.head}${head}${around.before}${smallerHtml(drawn.screen)}${around.after}${pageEnd([around.data, data], nonce)}${DOCUMENT_END}`;
    return new Response(null, { status: getSsrStatus(router) });
  });
  return {
    status: response.status,
    html,
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

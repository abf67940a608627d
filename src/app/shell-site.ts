// Which shop and market the precached shell is opened in: from what the device stored, else from what the worker can get.
import type { MarketInfo } from '#contract/bootstrap.ts';
import type { PageClient } from '#contract/clients.ts';
import {
  CURRENCIES,
  LANGUAGES,
  languageOf,
  MARKET_CODE_PATTERN,
  type PageMarket,
  pathInMarket,
} from '#contract/market.ts';
import { SERVER_PAGES } from '#contract/server-pages.ts';
import type { PageSite, ShopProfile } from '#contract/shop-profile.ts';
import { readDeviceRecord } from '#src/platform/device-record.ts';
import { report } from '#src/platform/log.ts';
import { storedSite } from '#src/platform/stored-site.ts';
import type { Services } from '#src/services/services.tsx';
import { createViewState } from '#src/services/view-state.ts';

/** `marketsOnDevice`: others that can be shown without a network. */
type ShellSite = FoundSite & Required<Pick<Services, 'marketsOnDevice'>>;
export type FoundSite = PageSite & Pick<Services, 'isMarketGuessed'>;

/** By the first segment of the path; an address that names no market becomes one of the shopper's own. */
export async function siteOfPath(pathname: string): Promise<ShellSite> {
  const segment = pathname.split('/', 2)[1]?.toLowerCase() ?? '';
  const named = new RegExp(MARKET_CODE_PATTERN).test(segment) ? segment : '';
  const stored = storedSite();
  const reading = readDeviceRecord();
  // A page that names its market does not wait for what the device noted.
  const wanted = named === '' ? (await reading).market : named;
  const found = stored?.markets.find(({ code, isDefault }) =>
    wanted === null ? isDefault === true : code === wanted,
  );
  const code = found?.code ?? wanted ?? named;
  const market = found && pageMarketOf(found);
  if (stored !== null) applyTheme(stored.themeCss);
  const site =
    stored === null || market === undefined
      ? await askWorker(code, stored?.shop)
      : { market, shop: stored.shop };
  const path = addressedPath();
  if (path !== pathname) history.replaceState(null, '', path + location.search + location.hash);
  return {
    ...site,
    marketsOnDevice: reading.then(({ readyMarkets }) =>
      (stored?.markets ?? []).filter(
        (one) => one.code !== site.market.code && readyMarkets.includes(one.code),
      ),
    ),
  };

  function addressedPath(): string {
    // MK-02: a legacy code, or one in upper case, leads to the current one, as the server's redirect would.
    if (named !== '') return `/${site.market.code}${pathname.slice(named.length + 1)}`;
    const isOfNoMarket = SERVER_PAGES.test(pathname) || wanted === null || found?.isDefault === true;
    return isOfNoMarket ? pathname : pathInMarket(site.market, pathname);
  }
}

/** What the worker can get of the market, from the server or its own store; a market by its code alone where it can't. */
async function askWorker(code: string, shop: ShopProfile = namelessShop): Promise<FoundSite> {
  const language = LANGUAGES.find((known) => code.startsWith(`${known}-`)) ?? 'en';
  // The currency is never shown: once the frame's data come, the document is loaded anew.
  const guess: PageMarket = {
    code,
    language,
    country: code.slice(3).toUpperCase(),
    currency: 'EUR',
    pricesIncludeTax: true,
  };
  const shell = await shellData({ market: guess, shop }).catch((error: unknown) => {
    report(error, 'worker');
    return null;
  });
  if (shell?.ok !== true) return { market: guess, shop, isMarketGuessed: true };
  const { market, shopName } = shell.value.bootstrap;
  return {
    market: pageMarketOf(market) ?? guess,
    shop: shop === namelessShop ? { ...shop, name: shopName, shortName: shopName } : shop,
  };
}

/** By a worker of its own, which ends with it: that of the page is of the market that is found. Rejects where its file can't be had. */
async function shellData(guess: PageSite): Promise<Awaited<ReturnType<PageClient['shell']>>> {
  const { createWorkerServices } = await import('#src/app/worker-services.ts');
  const { client } = createWorkerServices(guess, createViewState(), () => undefined);
  const shell = await client.client('page').shell(guess.market.code);
  client.suspend();
  return shell;
}

/** Undefined for a market in a language or currency that this version of the page does not know. */
function pageMarketOf(info: MarketInfo): PageMarket | undefined {
  const language = languageOf(info.language);
  const currency = CURRENCIES.find((known) => known === info.currency);
  if (language === undefined || currency === undefined) return undefined;
  const { code, country, pricesIncludeTax = true, delivery } = info;
  return {
    code,
    language,
    country,
    currency,
    pricesIncludeTax,
    ...(delivery === undefined ? {} : { delivery }),
  };
}

/** Adopted, since the policy of the page allows no style element that is written later. */
function applyTheme(css: string): void {
  if (css === '') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** Until the next page that the server writes. */
const namelessShop: ShopProfile = {
  name: '',
  shortName: '',
  merchant: 'shop',
  tagline: '',
  contact: { email: null, phone: null, address: [] },
  social: [],
  legalPages: [],
  logo: null,
  icons: {
    favicon: { url: '/icons/favicon.svg', type: 'image/svg+xml' },
    appleTouch: '/icons/apple-touch-icon.png',
  },
  themeColor: { light: '#ffffff', dark: '#000000' },
};

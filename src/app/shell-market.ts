// Which market the precached shell is opened in: from what the device stored, else from what the worker can get.
import type { MarketInfo } from '#contract/bootstrap.ts';
import { CURRENCIES, LANGUAGES, MARKET_CODE_PATTERN, type PageMarket } from '#contract/market.ts';
import { createBrowserServices } from '#src/app/browser-services.ts';
import { loadLanguage } from '#src/app/load-language.ts';
import { storedMarkets } from '#src/platform/stored-markets.ts';

/** The market of an address, by its first segment; the default one for an address that names none. */
export async function marketOfPath(pathname: string): Promise<PageMarket> {
  const segment = pathname.split('/', 2)[1]?.toLowerCase() ?? '';
  const code = new RegExp(MARKET_CODE_PATTERN).test(segment) ? segment : '';
  const found = storedMarkets().find((one) => (code === '' ? one.isDefault === true : one.code === code));
  return (found && pageMarketOf(found)) ?? askWorker(code);
}

/** What the worker can get of the market, from the server or its own store; a market by its code alone where it can't. */
async function askWorker(code: string): Promise<PageMarket> {
  const language = LANGUAGES.find((known) => code.startsWith(`${known}-`)) ?? 'en';
  // The currency is never shown: without the shell's data there is no page.
  const guess: PageMarket = {
    code,
    language,
    country: code.slice(3).toUpperCase(),
    currency: 'EUR',
    pricesIncludeTax: true,
  };
  const { services } = createBrowserServices(guess, (await loadLanguage(language)).shop);
  const shell = await services.pagesFor(new AbortController().signal).shell(code);
  return (shell.ok ? pageMarketOf(shell.value.bootstrap.market) : undefined) ?? guess;
}

/** Undefined for a market in a language or currency that this version of the page does not know. */
function pageMarketOf(info: MarketInfo): PageMarket | undefined {
  const language = LANGUAGES.find((known) => known === info.language);
  const currency = CURRENCIES.find((known) => known === info.currency);
  if (language === undefined || currency === undefined) return undefined;
  const { code, country, pricesIncludeTax = true } = info;
  return { code, language, country, currency, pricesIncludeTax };
}

// Markets as values (MK-01): what a market is, and a registry that finds one by its code; plain data, so that the page may import it.
import type { TaxRate } from '#contract/tax-settings.ts';

/**
 * The languages of the shop's own texts, each by its own name. Not named by Intl: browsers leave out names of languages
 * that the server knows. docs/extending.md lists the files of a language.
 */
export const LANGUAGE_NAMES = { en: 'English', sv: 'Svenska', de: 'Deutsch', ko: '한국어' } as const;
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** Undefined for a code of another language. */
export function languageOf(code: string): Language | undefined {
  return LANGUAGES.find((language) => language === code);
}

interface CurrencyFormat {
  /** Digits after the decimal point of one minor unit: 19900 SEK minor = 199.00. */
  readonly minorDigits: number;
  /** Absent: the code stands for it. */
  readonly symbol?: string;
  /** The country in which the symbol goes without its letters: $ for US$. */
  readonly homeCountry?: string;
  /** Shown without decimals though it has minor units. */
  readonly isShownWhole?: true;
}

/** The currencies that the shop can sell in; what a new one takes is said in docs/extending.md. */
export const CURRENCY_FORMATS = {
  EUR: { minorDigits: 2, symbol: '€' },
  SEK: { minorDigits: 2, isShownWhole: true },
  NOK: { minorDigits: 2, isShownWhole: true },
  DKK: { minorDigits: 2 },
  USD: { minorDigits: 2, symbol: 'US$', homeCountry: 'US' },
  CAD: { minorDigits: 2, symbol: 'CA$', homeCountry: 'CA' },
  AUD: { minorDigits: 2, symbol: 'A$' },
  JPY: { minorDigits: 0, symbol: '¥' },
  KRW: { minorDigits: 0, symbol: '₩' },
} as const satisfies Readonly<Record<string, CurrencyFormat>>;
export type Currency = keyof typeof CURRENCY_FORMATS;
export const CURRENCIES = Object.keys(CURRENCY_FORMATS) as readonly Currency[];

export function currencyFormat(currency: Currency): CurrencyFormat {
  return CURRENCY_FORMATS[currency];
}

/** language-country in lower case, as in a URL: `sv-se`. Which codes there are is a matter of the shop's settings. */
export type MarketCode = string;

/** What the form of every market code is; a code of this form may still be none of the shop's. */
export const MARKET_CODE_PATTERN = '^[a-z]{2}-[a-z0-9]{2,8}$';

/** What a page and the worker know of their market. */
export interface PageMarket {
  readonly code: MarketCode;
  /** Of the shop's own texts. */
  readonly language: Language;
  /** ISO 3166-1 alpha-2 in upper case, or a region of our own: EU, OC, AS. */
  readonly country: string;
  readonly currency: Currency;
  /** Whether the prices that are shown hold the tax already. */
  readonly pricesIncludeTax: boolean;
  /** Of the method that is offered first; absent: not known here. */
  readonly delivery?: DeliveryFacts;
}

/** How long a delivery takes and what it costs. Amounts are in minor units, tax as in prices. */
export interface DeliveryFacts {
  readonly fee: number;
  /** Order value from which it is free; null: never. */
  readonly freeFrom: number | null;
  /** How many working days it takes. */
  readonly days: { readonly from: number; readonly to: number };
}

/** A way in which goods are sent. */
export interface DeliveryMethod extends DeliveryFacts {
  readonly methodId: string;
  /** By language; null: the shop's own words. */
  readonly titles: Readonly<Record<string, string>> | null;
}

export interface Market extends PageMarket {
  /** Of the texts of the catalogue: products, listings, pages, stores. */
  readonly contentLanguage: Language;
  /** What shoppers read for the country, by language; null: the runtime names it. */
  readonly countryNames: Readonly<Record<string, string>> | null;
  /** In basis points of the price without tax: 2500 = 25 %. */
  readonly taxBasisPoints: number;
  /** Where the rate is another; `state` null: the states of the country that are not named. */
  readonly taxRegions: readonly TaxRate[];
  /** Of each of the shop's tax categories, in basis points. */
  readonly taxCategories: Readonly<Record<string, number>>;
  /** In the order in which they are offered; never none. */
  readonly deliveryMethods: readonly DeliveryMethod[];
  /** Orders can be picked up in the shop's stores of the market's countries. */
  readonly hasPickUp: boolean;
  /** Of gift cards that may be bought, in minor units; empty: none are sold. */
  readonly giftCardAmounts: readonly number[];
  /** Countries that goods are sent to, ISO 3166-1 alpha-2; empty: any. */
  readonly deliveryCountries: readonly string[];
  /** The language and country for search engines: `sv-SE`, or a language alone; null: none. */
  readonly hreflang: string | null;
}

/** What a page says of delivery before anything is ordered. */
export function firstDelivery({ deliveryMethods: [first] }: Market): { delivery?: DeliveryFacts } {
  return first === undefined
    ? {}
    : { delivery: { fee: first.fee, freeFrom: first.freeFrom, days: first.days } };
}

/** The markets of a shop at one moment; never changed, but replaced as a whole. */
export interface MarketRegistry {
  /** All, in the order in which they are shown. */
  readonly markets: readonly Market[];
  /** Those that sell at least one product; none before anything is sold. */
  readonly selling: readonly Market[];
  /** Those that shoppers and search engines are told of; never none. */
  readonly offered: readonly Market[];
  /** MK-01: the market of a URL without a market segment; one of `markets`. */
  readonly defaultMarket: Market;
  /** By a code as in a URL or a parameter, in upper or lower case; legacy codes find their successors (MK-02). */
  readonly find: (code: string) => Market | undefined;
}

export interface MarketRegistryOptions {
  readonly markets: readonly Market[];
  /** Absent: all. */
  readonly selling?: readonly Market[];
  /** Absent: all. */
  readonly offered?: readonly Market[];
  readonly defaultMarket: MarketCode;
  /** MK-02: codes that are gone and still resolve, and what they resolve to. */
  readonly legacyCodes: Readonly<Record<string, MarketCode>>;
}

/** Throws when the default is none of the markets. */
export function createMarketRegistry(options: MarketRegistryOptions): MarketRegistry {
  const { markets, selling = markets, offered = markets } = options;
  const byCode = new Map(markets.map((market) => [market.code, market]));
  for (const [code, current] of Object.entries(options.legacyCodes)) {
    const market = byCode.get(current);
    if (market !== undefined && !byCode.has(code)) byCode.set(code, market);
  }
  const defaultMarket = byCode.get(options.defaultMarket);
  if (defaultMarket === undefined)
    throw new Error(`the default market ${options.defaultMarket} is none of the markets`);
  return { markets, selling, offered, defaultMarket, find: (code) => byCode.get(code.toLowerCase()) };
}

/** MK-04: splits a URL's path into its market (default when it has none) and the rest, which starts with a slash. */
export function splitMarketPath(
  pathname: string,
  registry: MarketRegistry,
): { market: Market; isExplicit: boolean; rest: string } {
  const first = pathname.split('/', 2)[1] ?? '';
  const market = first === '' ? undefined : registry.find(first);
  if (market === undefined)
    return { market: registry.defaultMarket, isExplicit: false, rest: pathname || '/' };
  return { market, isExplicit: true, rest: pathname.slice(first.length + 1) || '/' };
}

/** No page's path begins like a market code, so the form alone shows whether a path names one. */
const NAMES_MARKET = /^\/[a-z]{2}-[a-z0-9]{2,8}(?=\/|$)/i;

/** A path of the shop's own that names no market, such as /c/jackets, under `market`; anything else, and a picture, as it is. */
export function pathInMarket(market: Pick<PageMarket, 'code'>, path: string): string {
  const isOurs = path.startsWith('/') && !path.startsWith('//') && !path.startsWith('/images/');
  if (!isOurs || NAMES_MARKET.test(path)) return path;
  return `/${market.code}${path === '/' ? '' : path}`;
}

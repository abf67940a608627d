// The markets (MK-01), their language, currency and tax facts; plain data, so that the page may import it.

export const LANGUAGES = ['en', 'sv', 'de', 'ko'] as const;
export type Language = (typeof LANGUAGES)[number];

export const CURRENCIES = ['EUR', 'SEK', 'NOK', 'DKK', 'USD', 'CAD', 'AUD', 'JPY', 'KRW'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Digits after the decimal point of one minor unit: 19900 SEK minor = 199.00. */
export const MINOR_DIGITS: Readonly<Record<Currency, number>> = {
  EUR: 2,
  SEK: 2,
  NOK: 2,
  DKK: 2,
  USD: 2,
  CAD: 2,
  AUD: 2,
  JPY: 0,
  KRW: 0,
};

export interface Market {
  /** language-country in lower case, as in the address: `sv-se`. */
  readonly code: MarketCode;
  readonly language: Language;
  /** ISO 3166-1 alpha-2 in upper case, or a region of our own: EU, OC, AS. */
  readonly country: string;
  readonly currency: Currency;
  /** VAT included in prices, in basis points of the price without VAT: 2500 = 25 %. */
  readonly vatBasisPoints: number;
  /** In minor units, VAT included. */
  readonly shippingFee: number;
  /** Order value (minor units) from which shipping is free. */
  readonly freeShippingFrom: number;
}

const row = <C extends string>(
  code: C,
  currency: Currency,
  vatBasisPoints: number,
  shippingFee: number,
  freeShippingFrom: number,
) => ({ code, currency, vatBasisPoints, shippingFee, freeShippingFrom });

const ROWS = [
  row('en-us', 'USD', 0, 900, 15000),
  row('en-ca', 'CAD', 0, 1200, 20000),
  row('en-de', 'EUR', 1900, 690, 15000),
  row('en-no', 'NOK', 2500, 7900, 150000),
  row('en-eu', 'EUR', 2100, 790, 15000),
  row('en-se', 'SEK', 2500, 5900, 150000),
  row('en-kr', 'KRW', 1000, 9000, 200000),
  row('ko-kr', 'KRW', 1000, 9000, 200000),
  row('en-jp', 'JPY', 1000, 1200, 25000),
  row('en-fi', 'EUR', 2550, 690, 15000),
  row('en-dk', 'DKK', 2500, 5900, 120000),
  row('sv-eu', 'EUR', 2100, 790, 15000),
  row('sv-se', 'SEK', 2500, 5900, 150000),
  row('sv-no', 'NOK', 2500, 7900, 150000),
  row('sv-dk', 'DKK', 2500, 5900, 120000),
  row('sv-fi', 'EUR', 2550, 690, 15000),
  row('de-eu', 'EUR', 2100, 790, 15000),
  row('de-de', 'EUR', 1900, 490, 10000),
  row('en-oc', 'AUD', 1000, 1500, 25000),
  row('en-as', 'USD', 0, 1500, 20000),
] as const;

export type MarketCode = (typeof ROWS)[number]['code'];

/** MK-01: the default market, also the one of an address without a market segment. */
export const DEFAULT_MARKET: MarketCode = 'en-eu';

export const MARKETS: readonly Market[] = ROWS.map((facts) => ({
  ...facts,
  language: facts.code.slice(0, 2) as Language,
  country: facts.code.slice(3).toUpperCase(),
}));

export const MARKET_CODES: readonly MarketCode[] = ROWS.map((facts) => facts.code);

/** MK-02: markets that are gone and still resolve. */
const LEGACY: Readonly<Record<string, MarketCode>> = { 'en-cn': 'en-as', 'en-tw': 'en-as' };

/** The market of a code as found in an address or a parameter; undefined when there is none such. */
export function findMarket(code: string): Market | undefined {
  const wanted = code.toLowerCase();
  const current = Object.hasOwn(LEGACY, wanted) ? LEGACY[wanted] : wanted;
  return MARKETS.find((market) => market.code === current);
}

export function marketOf(code: MarketCode): Market {
  const market = findMarket(code);
  if (market === undefined) throw new Error(`no market ${code}`);
  return market;
}

/** MK-04: splits an address's path into its market (default when it has none) and the rest, which starts with a slash. */
export function splitMarketPath(pathname: string): { market: Market; explicit: boolean; rest: string } {
  const first = pathname.split('/', 2)[1] ?? '';
  const market = first === '' ? undefined : findMarket(first);
  if (market === undefined)
    return { market: marketOf(DEFAULT_MARKET), explicit: false, rest: pathname || '/' };
  return { market, explicit: true, rest: pathname.slice(first.length + 1) || '/' };
}

/** A path of the shop's own that names no market, such as /c/jackets, under `market`; anything else, and a picture, as it is. */
export function pathInMarket(market: Market, path: string): string {
  const isOurs = path.startsWith('/') && !path.startsWith('//') && !path.startsWith('/images/');
  if (!isOurs || splitMarketPath(path).explicit) return path;
  return `/${market.code}${path === '/' ? '' : path}`;
}

/** A region of our own (EU, OC, AS) is no hreflang region: the language alone stands for EU, the others name a country. */
export function hreflangOf(code: MarketCode): string {
  const [language = 'en', region = ''] = code.split('-');
  if (region === 'eu') return language;
  const country = { oc: 'AU', as: 'SG' }[region] ?? region.toUpperCase();
  return `${language}-${country}`;
}

// Prices as text: one deterministic formatter, so that server and browser write the same characters (MK-09, LO-03, LO-04).
import { type Currency, type PageMarket, MINOR_DIGITS } from '#contract/market.ts';

/** LO-03: how a number becomes a price. `auto` places: 2 where a fraction exists, else 0. */
export interface PriceFormat {
  readonly prefix?: string;
  readonly suffix?: string;
  readonly decimalDelimiter?: string;
  readonly thousandsDelimiter?: string;
  readonly placesAfterDecimal?: number | 'auto';
}

/** U+00A0: a price never breaks over two lines. */
const NBSP = '\u00a0';

/** Shown without decimals in every language, whatever their minor unit is. */
const NO_DECIMAL_CURRENCIES: ReadonlySet<Currency> = new Set(['SEK', 'NOK', 'KRW', 'JPY']);

const SYMBOLS: Readonly<Record<Currency, string>> = {
  EUR: '€',
  SEK: `SEK${NBSP}`,
  NOK: `NOK${NBSP}`,
  DKK: `DKK${NBSP}`,
  USD: 'US$',
  CAD: 'CA$',
  AUD: 'A$',
  JPY: '¥',
  KRW: '₩',
};

/** The plain dollar sign is the home currency's, in its own country. */
const HOME_SYMBOLS: Readonly<Record<string, string>> = { 'USD US': '$', 'CAD CA': '$' };

/** A price of `minor` units in the market's way of writing. */
export function formatMoney(minor: number, currency: Currency, market: PageMarket): string {
  const value = minor / 10 ** MINOR_DIGITS[currency];
  return formatPrice(value, formatOf(currency, market));
}

/** LO-04: empty for what is no number; rounds half away from zero; a negative price keeps its sign in front of the symbol. */
export function formatPrice(value: number | string, format: PriceFormat = {}): string {
  const number = typeof value === 'number' ? value : value.trim() === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(number)) return '';
  const {
    prefix = '',
    suffix = '',
    decimalDelimiter = '.',
    thousandsDelimiter = ',',
    placesAfterDecimal = 2,
  } = format;
  const places = placesAfterDecimal === 'auto' ? (hasFraction(number) ? 2 : 0) : placesAfterDecimal;
  const [whole = '0', fraction = ''] = fixed(Math.abs(number), places).split('.');
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, thousandsDelimiter);
  const sign = number < 0 && /[1-9]/.test(whole + fraction) ? '-' : '';
  return `${sign}${prefix}${digits}${fraction === '' ? '' : decimalDelimiter + fraction}${suffix}`;
}

function formatOf(currency: Currency, { language, country }: PageMarket): PriceFormat {
  const placesAfterDecimal = NO_DECIMAL_CURRENCIES.has(currency) ? 0 : 2;
  const symbol = HOME_SYMBOLS[`${currency} ${country}`] ?? SYMBOLS[currency];
  switch (language) {
    case 'sv':
      return {
        suffix: NBSP + currency,
        decimalDelimiter: ',',
        thousandsDelimiter: NBSP,
        placesAfterDecimal,
      };
    case 'de':
      return {
        suffix: NBSP + symbol.trim(),
        decimalDelimiter: ',',
        thousandsDelimiter: '.',
        placesAfterDecimal,
      };
    case 'en':
    case 'ko':
      return { prefix: symbol, placesAfterDecimal };
  }
}

function hasFraction(number: number): boolean {
  return fixed(Math.abs(number), 2).slice(-2) !== '00';
}

/** toFixed that rounds the decimal as written: 1.005 is 1.01, not the 1.00 of its nearest binary fraction. */
function fixed(number: number, places: number): string {
  const scaled = Math.round(Number(`${number}e${places}`));
  return Number.isFinite(scaled) ? (scaled / 10 ** places).toFixed(places) : number.toFixed(places);
}

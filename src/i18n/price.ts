// Prices as text: one deterministic formatter, so that server and browser write the same characters (MK-09, LO-03, LO-04).
import { type Currency, type PageMarket, currencyFormat } from '#contract/market.ts';

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

/** How a language writes amounts of money, as part of its texts; what is absent is as in English: €1,234.50. */
export interface MoneyNotation {
  /** The currency stands behind the amount. */
  readonly isUnitLast?: true;
  /** The currency is always shown by its code, never by a symbol. */
  readonly isUnitCode?: true;
  readonly decimalDelimiter?: string;
  readonly thousandsDelimiter?: string;
}

/** A price of `minor` units as the language writes it, in this market's country. */
export function formatMoney(
  minor: number,
  currency: Currency,
  { country }: Pick<PageMarket, 'country'>,
  { isUnitLast, isUnitCode, ...delimiters }: MoneyNotation,
): string {
  const { minorDigits, symbol, homeCountry, isShownWhole } = currencyFormat(currency);
  const hasCode = isUnitCode === true || symbol === undefined;
  const unit = hasCode ? currency : homeCountry === country ? symbol.replace(/^[A-Z]+/, '') : symbol;
  return formatPrice(minor / 10 ** minorDigits, {
    ...delimiters,
    ...(isUnitLast === true ? { suffix: NBSP + unit } : { prefix: hasCode ? unit + NBSP : unit }),
    placesAfterDecimal: isShownWhole === true ? 0 : minorDigits,
  });
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

function hasFraction(number: number): boolean {
  return fixed(Math.abs(number), 2).slice(-2) !== '00';
}

/** toFixed that rounds the decimal as written: 1.005 is 1.01, not the 1.00 of its nearest binary fraction. */
function fixed(number: number, places: number): string {
  const scaled = Math.round(Number(`${number}e${places}`));
  return Number.isFinite(scaled) ? (scaled / 10 ** places).toFixed(places) : number.toFixed(places);
}

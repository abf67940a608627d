// Parses amounts of money as merchants write them ("7900 SEK", "$40", "1.299,00 €", "199,95") into integer minor units.
import { MAX_AMOUNT } from '#contract/amounts.ts';
import { CURRENCIES, type Currency, type Market, currencyFormat } from '#contract/market.ts';

/** In major units. A higher price is a mistake: the number of another column, an article number. */
export const MAX_PRICE = 100_000_000;

export interface Money {
  /** Without grouping: digits, and a point before the fraction. */
  readonly amount: string;
  /** ISO 4217 in upper case; null where the text names none. */
  readonly currency: string | null;
}

const CURRENCY_SYMBOLS: readonly (readonly [string, string])[] = [
  ['US$', 'USD'],
  ['CA$', 'CAD'],
  ['C$', 'CAD'],
  ['AU$', 'AUD'],
  ['A$', 'AUD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['円', 'JPY'],
  ['₩', 'KRW'],
  ['원', 'KRW'],
  ['₹', 'INR'],
  ['₽', 'RUB'],
  ['руб.', 'RUB'],
  ['руб', 'RUB'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
  ['Rs.', 'INR'],
];
const DOLLAR_CURRENCIES: readonly string[] = ['USD', 'CAD', 'AUD'];
const KRONA_CURRENCIES: readonly string[] = ['SEK', 'NOK', 'DKK'];
const CODE = /^\p{L}{3}$/u;

/**
 * Null where the text is not one amount: empty, a range, words, negative. `$` and `kr` alone mean the dollar or krona of
 * `local`, a currency, else the US dollar and the Swedish krona.
 */
export function readMoney(text: string, local: string): Money | null {
  const plain = text.normalize('NFKC').replace(/[\s'’]/g, '');
  const parts = /^([^\d.,-]*)(\d[\d.,]*?)(?:,-|,–|:-|\.-)?([^\d.,:-]*\.?)$/.exec(plain);
  if (parts === null) return null;
  const [, before = '', digits = '', after = ''] = parts;
  const unit = before === '' ? after : after === '' ? before : null;
  if (unit === null) return null;
  const currency = unit === '' ? null : currencyOf(unit, local);
  const amount = readDecimal(digits);
  return amount === null || currency === undefined ? null : { amount, currency };
}

function currencyOf(unit: string, local: string): string | undefined {
  if (unit === '$') return DOLLAR_CURRENCIES.includes(local) ? local : 'USD';
  if (/^kr\.?$/i.test(unit)) return KRONA_CURRENCIES.includes(local) ? local : 'SEK';
  const symbol = CURRENCY_SYMBOLS.find(([written]) => written.toLowerCase() === unit.toLowerCase());
  if (symbol !== undefined) return symbol[1];
  return CODE.test(unit) && /^[A-Z]{3}$/i.test(unit) ? unit.toUpperCase() : undefined;
}

/**
 * Digits with separators as digits with a decimal point; null where a group is not of three digits. The last separator is
 * the decimal one, unless it groups digits: it occurs more than once, or three digits follow it ("1.299", "39,000") and the
 * part before it is not 0.
 */
export function readDecimal(digits: string): string | null {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return digits;
  const separator = digits[last] ?? '';
  const fraction = digits.slice(last + 1);
  const whole = digits.slice(0, last);
  const hasOther = whole.includes(separator === '.' ? ',' : '.');
  const isGroup = whole.includes(separator) || (fraction.length === 3 && !hasOther && !/^0+$/.test(whole));
  const groups = (isGroup ? digits : whole).split(/[.,]/);
  if (groups.slice(1).some((group) => group.length !== 3) || (groups[0] ?? '').length > 12) return null;
  if (groups.length > 1 && (groups[0] ?? '').length > 3) return null;
  return isGroup ? groups.join('') : `${groups.join('')}.${fraction === '' ? '0' : fraction}`;
}

/** Minor units of an amount, rounded half up on its decimal digits, so that 1.005 never becomes 1.00. */
export function toMinorUnits(amount: string, minorDigits: number): number {
  const [whole = '0', fraction = ''] = amount.split('.');
  const digits = fraction.padEnd(minorDigits, '0').slice(0, minorDigits);
  const isRoundedUp = (fraction[minorDigits] ?? '0') >= '5';
  return Number(`${whole}${digits}`) + (isRoundedUp ? 1 : 0);
}

/** Conversion of amounts in a currency that no market sells in: one unit of it is `rate` units of `to`. */
export interface ExchangeRate {
  readonly to: Currency;
  readonly rate: number;
}
export type ExchangeRates = Readonly<Record<string, ExchangeRate>>;

/** Whether a market may sell in the currency: its notation is known. */
export function isKnownCurrency(code: string): code is Currency {
  return (CURRENCIES as readonly string[]).includes(code);
}

export type PriceResult =
  /** `isAssumed`: neither the value nor its column names the currency, so it is the market's. */
  | {
      readonly kind: 'price';
      readonly currency: Currency;
      readonly minor: number;
      readonly isAssumed: boolean;
    }
  /** A valid amount in a currency that no market can sell in. */
  | { readonly kind: 'unsupported'; readonly currency: string }
  | { readonly kind: 'bad'; readonly reason: string };

const ZERO: PriceResult = { kind: 'bad', reason: 'the price is 0' };

/** `column` is the currency that a column or the file names; '' for none: then it is the market's. */
export function readPrice(
  text: string,
  column: string,
  market: Market,
  exchangeRates: ExchangeRates,
): PriceResult {
  const money = readMoney(text, column === '' ? market.currency : column);
  if (money === null) return { kind: 'bad', reason: `"${text.slice(0, 40)}" is not an amount of money` };
  const currency = money.currency ?? (column === '' ? market.currency : column);
  const isAssumed = money.currency === null && column === '';
  if (Number(money.amount) > MAX_PRICE) return { kind: 'bad', reason: `${money.amount} is too high` };
  if (Number(money.amount) <= 0) return ZERO;
  const exchange = Object.hasOwn(exchangeRates, currency) ? exchangeRates[currency] : undefined;
  const sold = exchange?.to ?? currency;
  if (!isKnownCurrency(sold)) return { kind: 'unsupported', currency: sold };
  const amount = exchange === undefined ? money.amount : (Number(money.amount) * exchange.rate).toFixed(6);
  const minor = toMinorUnits(amount, currencyFormat(sold).minorDigits);
  if (minor > MAX_AMOUNT) return { kind: 'bad', reason: `${money.amount} is too high` };
  return minor === 0 ? ZERO : { kind: 'price', currency: sold, minor, isAssumed };
}

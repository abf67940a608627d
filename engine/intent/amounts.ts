// Amounts of money as shoppers write them: "20", "€20", "1 000 kr", "99,90 €", "10만원", "1만 5천원".
import { type Currency, CURRENCIES } from '#contract/market.ts';

export interface Amount {
  /** In the currency's major unit. */
  readonly value: number;
  /** A currency was written with it. */
  readonly isMoney: boolean;
}

/** How shoppers write a currency, as part of a regular expression; its code always counts. */
const CURRENCY_WORDS: Readonly<Record<Currency, string>> = {
  EUR: '€|euros?',
  SEK: 'kr|kronor|spänn|:-',
  NOK: 'kr|kroner',
  DKK: 'kr|kroner',
  USD: String.raw`(?:us)?\$|dollars?|bucks`,
  CAD: String.raw`(?:ca?)?\$|dollars?`,
  AUD: String.raw`a?\$|dollars?`,
  JPY: '¥|yen|円|엔',
  KRW: '₩|won|원',
};
const NUMBER = String.raw`(?:\d{1,3}(?:[ .,'’\u00a0\u202f]\d{3})+(?!\d)|\d+)(?:[.,]\d{1,2}(?!\d))?`;

export function amountPattern(currency: Currency): string {
  const words = wordsOf(currency);
  return `(?:(?:${words}) ?)?${NUMBER}${multiples(words)}(?: ?(?:${words}))?`;
}

/** Korean counts in ten thousands: 1만 5천, 1만 5000 and 1만 5,000 are 15,000. Less than a thousand needs the currency behind it. */
function multiples(words: string): string {
  const hundreds = ` ?\\d{1,3}(?= ?(?:${words}))`;
  return `(?: ?만(?: ?\\d천(?:${hundreds})?| ?\\d,?\\d{3}(?!\\d|[.,]\\d)|${hundreds})?| ?천(?:${hundreds})?|k)?`;
}

/** Currencies other than this one: an amount in them is none of this market's prices. */
export function otherCurrencyPattern(currency: Currency): string {
  const own = new Set(wordsOf(currency).split('|'));
  const others = CURRENCIES.flatMap((other) => wordsOf(other).split('|'));
  return [...new Set(others)].filter((word) => !own.has(word)).join('|');
}

/** `text` matches `amountPattern`. */
export function readAmount(text: string, currency: Currency): Amount {
  const [number = ''] = new RegExp(NUMBER, 'u').exec(text) ?? [];
  const rest = text.slice(text.indexOf(number) + number.length);
  const [, multiple = '', thousands = '0', ones = '0'] =
    /^ ?(만|천|k(?![a-z]))(?: ?(\d)천)?(?: ?(\d[\d,]*))?/u.exec(rest) ?? [];
  const factor = multiple === '만' ? 10_000 : multiple === '' ? 1 : 1000;
  const value = numberOf(number) * factor + Number(thousands) * 1000 + numberOf(ones);
  return { value, isMoney: new RegExp(wordsOf(currency), 'u').test(text) };
}

/** Separators before three digits group, one before one or two is that of decimals. */
function numberOf(text: string): number {
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(text) ?? [];
  return Number(`${whole.replaceAll(/\D/gu, '')}.${decimals || '0'}`);
}

function wordsOf(currency: Currency): string {
  return `${CURRENCY_WORDS[currency]}|${currency.toLowerCase()}`;
}

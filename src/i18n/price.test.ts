// What a price looks like in each market, held against the platform's own currency style.
import { expect, test } from 'vitest';
import { type Market, currencyFormat } from '#contract/market.ts';
import { languageTexts } from '#src/app/languages/all-languages.ts';
import { formatMoney, formatPrice } from '#src/i18n/price.ts';
import { MARKETS, marketOf } from '#tests/fixtures/markets.ts';

const notationOf = ({ language }: Market) => languageTexts(language).shop.money;
const readable = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('each market writes its prices its own way', () => {
  const price = (code: Market['code'], minor: number) => {
    const market = marketOf(code);
    return readable(formatMoney(minor, market.currency, market, notationOf(market)));
  };
  expect(price('sv-se', 129900)).toBe('1 299 SEK');
  expect(price('sv-eu', 12995)).toBe('129,95 EUR');
  expect(price('sv-dk', 129900)).toBe('1 299,00 DKK');
  expect(price('en-se', 129900)).toBe('SEK 1,299');
  expect(price('en-no', 49900)).toBe('NOK 499');
  expect(price('de-de', 129900)).toBe('1.299,00 €');
  expect(price('en-eu', 12900)).toBe('€129.00');
  expect(price('en-us', 12900)).toBe('$129.00');
  expect(price('en-as', 12900)).toBe('US$129.00');
  expect(price('en-oc', 12900)).toBe('A$129.00');
  expect(price('en-jp', 12900)).toBe('¥12,900');
  expect(price('ko-kr', 129000)).toBe('₩129,000');
});

test('the formatter agrees with the platform currency style in every market', () => {
  const whole = new Set(['SEK', 'NOK', 'KRW', 'JPY']);
  for (const market of MARKETS) {
    const home = market.country === 'US' || market.country === 'CA';
    const locale = market.language === 'en' ? (home ? `en-${market.country}` : 'en-001') : market.language;
    const intl = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: market.currency,
      currencyDisplay: market.language === 'sv' ? 'code' : 'symbol',
      ...(whole.has(market.currency) ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {}),
    });
    for (const minor of [0, 5, 99900, 1234500, 123456700]) {
      const expected = intl.format(minor / 10 ** currencyFormat(market.currency).minorDigits);
      const sameYen = market.currency === 'JPY' ? expected.replace('JP¥', '¥') : expected;
      const ours = readable(formatMoney(minor, market.currency, market, notationOf(market)));
      expect({ market: market.code, price: ours }).toEqual({ market: market.code, price: readable(sameYen) });
    }
  }
});

test('a price holds no space that a line could break at', () => {
  for (const market of MARKETS)
    expect(formatMoney(12345678, market.currency, market, notationOf(market))).not.toMatch(/ /);
});

test('LO-03a LO-03b LO-03c LO-03d LO-03e prefix, suffix, delimiters and places; the defaults are two places, a point and a comma', () => {
  expect(formatPrice(1234.5)).toBe('1,234.50');
  const format = { prefix: 'from ', suffix: ' kr', decimalDelimiter: ',', thousandsDelimiter: ' ' };
  expect(formatPrice(1234567.891, { ...format, placesAfterDecimal: 1 })).toBe('from 1 234 567,9 kr');
});

test('LO-04a LO-04b LO-04c what is no number is empty, the rest is rounded, automatic places follow the fraction', () => {
  expect(formatPrice('free')).toBe('');
  expect(formatPrice('')).toBe('');
  expect(formatPrice(Number.NaN)).toBe('');
  expect(formatPrice('19.995')).toBe('20.00');
  expect(formatPrice(1.005)).toBe('1.01');
  expect(formatPrice(-1234.5, { prefix: '€' })).toBe('-€1,234.50');
  expect(formatPrice(-0.001)).toBe('0.00');
  expect(formatPrice(12, { placesAfterDecimal: 'auto' })).toBe('12');
  expect(formatPrice(12.5, { placesAfterDecimal: 'auto' })).toBe('12.50');
});

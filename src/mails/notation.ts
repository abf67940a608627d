// Amounts and days as a mail writes them: to the smallest unit, and the same wherever it is written.
import { type Currency, currencyFormat, type Language, type PageMarket } from '#contract/market.ts';
import { toMinor } from '#contract/money.ts';
import { languageTexts } from '#src/app/languages/all-languages.ts';
import { dayFormat } from '#src/i18n/day-text.ts';
import { formatMoney, formatPrice } from '#src/i18n/price.ts';

/** Unlike on pages an amount has its minor units where it is not whole: a receipt adds up. */
export function mailAmount(value: number, currency: Currency, market: PageMarket): string {
  const { money } = languageTexts(market.language).shop;
  const { minorDigits, isShownWhole } = currencyFormat(currency);
  const minor = toMinor(value, currency);
  if (isShownWhole !== true || minor % 10 ** minorDigits === 0)
    return formatMoney(minor, currency, market, money);
  const { isUnitLast, isUnitCode: _code, ...delimiters } = money;
  const unit = isUnitLast === true ? { suffix: `\u00a0${currency}` } : { prefix: `${currency}\u00a0` };
  return formatPrice(value, { ...delimiters, ...unit, placesAfterDecimal: minorDigits });
}

/** A day, `2026-11-25` or ms since 1970, in words; with a second one the time from one to the other. */
export function mailDay(day: string | number, market: PageMarket, last: string | number = day): string {
  return dayFormat(market, { dateStyle: 'long' }).formatRange(new Date(day), new Date(last));
}

export function countryName(code: string, language: Language): string {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}

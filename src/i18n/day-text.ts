// A date as a shopper reads it.
import type { PageMarket } from '#contract/market.ts';

type DateMarket = Pick<PageMarket, 'language' | 'country'>;

/** `2026-12-24` as "24 December 2026", a day wherever the shopper is. */
export function dayText(day: string, market: DateMarket): string {
  return dayFormat(market, { dateStyle: 'long' }).format(Date.parse(day));
}

/** "Thu, 24 Dec", for a day that is near. */
export function nearDayText(day: string, market: DateMarket): string {
  return dayFormat(market, { weekday: 'short', day: 'numeric', month: 'short' }).format(Date.parse(day));
}

/** In the order of the market: month first is that of the USA, not of all English. A date without a time belongs to no time zone. */
export function dayFormat(
  { language, country }: DateMarket,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const locale = country === 'US' ? language : `${language}-001`;
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
}

// A date as a shopper reads it.
import type { PageMarket } from '#contract/market.ts';

/** `2026-12-24` as "24 December 2026", a day wherever the shopper is; month first is the order of the USA, not of all English. */
export function dayText(
  day: string,
  { language, country }: Pick<PageMarket, 'language' | 'country'>,
): string {
  const locale = country === 'US' ? language : `${language}-001`;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
}

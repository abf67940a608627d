// Back-end locale codes and the market that answers for them (DA-10).
import type { Language, MarketRegistry } from '#contract/market.ts';

const LANGUAGE_BY_LOCALE: Readonly<Record<string, Language>> = {
  en: 'en',
  de: 'de',
  sv: 'sv',
  sv_se: 'sv',
  ko: 'ko',
};

/**
 * The code of the market to answer for: the one asked for, or its country's market in the locale's language where there is one.
 * An unknown locale is as good as none; an unknown market comes back as it is.
 */
export function marketForLocale(
  registry: MarketRegistry,
  market: string,
  locale: string | undefined,
): string {
  const asked = registry.find(market);
  const language = LANGUAGE_BY_LOCALE[locale?.toLowerCase() ?? ''];
  if (asked === undefined) return market;
  if (language === undefined || language === asked.language) return asked.code;
  const other = registry.markets.find((one) => one.country === asked.country && one.language === language);
  return (other ?? asked).code;
}

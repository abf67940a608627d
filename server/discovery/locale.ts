// Maps back-end locale codes to the market to use (DA-10).
import type { Language, MarketRegistry } from '#contract/market.ts';

const LANGUAGE_BY_LOCALE: Readonly<Record<string, Language>> = {
  en: 'en',
  de: 'de',
  sv: 'sv',
  sv_se: 'sv',
  ko: 'ko',
};

/**
 * The market to use: the requested one, or its country's market in the locale's language if there is one. Unknown
 * locales are ignored; an unknown market is returned unchanged.
 */
export function marketForLocale(
  registry: MarketRegistry,
  market: string,
  locale: string | undefined,
): string {
  const requested = registry.find(market);
  const language = LANGUAGE_BY_LOCALE[locale?.toLowerCase() ?? ''];
  if (requested === undefined) return market;
  if (language === undefined || language === requested.language) return requested.code;
  const other = registry.markets.find(
    (candidate) => candidate.country === requested.country && candidate.language === language,
  );
  return (other ?? requested).code;
}

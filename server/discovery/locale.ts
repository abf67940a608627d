// Maps back-end locale codes to the market to use (DA-10).
import { languageOf, type MarketRegistry } from '#contract/market.ts';

/** A language, alone or with a country: `sv`, `sv_SE`. */
const LOCALE = /^([a-z]{2})(?:_[a-z]{2})?$/;

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
  const language = languageOf(LOCALE.exec(locale?.toLowerCase() ?? '')?.[1] ?? '');
  if (requested === undefined) return market;
  if (language === undefined || language === requested.language) return requested.code;
  const other = registry.markets.find(
    (candidate) => candidate.country === requested.country && candidate.language === language,
  );
  return (other ?? requested).code;
}

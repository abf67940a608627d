// Back-end locale codes and the market that answers for them (DA-10).
import { languageOf, type MarketRegistry } from '#contract/market.ts';

/** A language, alone or with a country: `sv`, `sv_SE`. */
const LOCALE = /^([a-z]{2})(?:_[a-z]{2})?$/;

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
  const language = languageOf(LOCALE.exec(locale?.toLowerCase() ?? '')?.[1] ?? '');
  if (asked === undefined) return market;
  if (language === undefined || language === asked.language) return asked.code;
  const other = registry.markets.find((one) => one.country === asked.country && one.language === language);
  return (other ?? asked).code;
}

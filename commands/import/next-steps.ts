// What a merchant can do after an import: the address to open, the markets that sell, and commands for what was not imported.
import type { Market, MarketCode } from '#contract/market.ts';
import { isKnownCurrency } from '#feeds/feeds.ts';
import type { Env } from '#server/env.ts';
import type { FeedArguments } from '#commands/import/arguments.ts';
import type { ImportFailure, ImportReport } from '#server/import/import-feed.ts';

export interface NextSteps {
  /** Products by market, most first; empty for a refused file and for a dry run. */
  readonly nowSelling: readonly (readonly [MarketCode, number])[];
  /** The shop in the market that sells most; null where none sells. */
  readonly url: string | null;
  /** What to do for prices in currencies that no market sells in. */
  readonly exchanges: readonly CurrencyAdvice[];
  /** For a feed whose products stand under another source. */
  readonly duplicate: { readonly source: string; readonly replace: string; readonly add: string } | null;
}

export interface CurrencyAdvice {
  readonly currency: string;
  readonly prices: number;
  /** A mapping file that converts such prices; the rate is an example. */
  readonly mapping: string;
  /** Whether a market of the settings may have the currency. */
  readonly canHaveMarket: boolean;
}

export function nextStepsOf(
  outcome: ImportReport | ImportFailure,
  given: Pick<FeedArguments, 'commandWith'> & { readonly market: Market },
  markets: readonly Market[],
  env: Pick<Env, 'origin' | 'port'>,
): NextSteps {
  const isRefused = 'reason' in outcome;
  const nowSelling = isRefused ? [] : marketsBySales(outcome.nowSelling ?? {}, markets, given.market);
  const best = nowSelling[0]?.[0];
  const duplicate = isRefused ? outcome.duplicate : null;
  return {
    nowSelling,
    url: best === undefined ? null : `${env.origin ?? `http://localhost:${env.port}`}/${best}`,
    exchanges: Object.entries(outcome.unsupportedCurrencies).map(([currency, prices]) => ({
      currency,
      prices,
      mapping: JSON.stringify({ exchange: { [currency]: { to: given.market.currency, rate: 0.01 } } }),
      canHaveMarket: isKnownCurrency(currency),
    })),
    duplicate:
      duplicate === null
        ? null
        : {
            source: duplicate.source,
            replace: given.commandWith(duplicate.source),
            add: given.commandWith(duplicate.unusedSource, '--allow-duplicates'),
          },
  };
}

/** Where several markets sell as much, the one that was imported for comes first, then those in its language. */
function marketsBySales(
  counts: Readonly<Partial<Record<MarketCode, number>>>,
  markets: readonly Market[],
  imported: Market,
): [MarketCode, number][] {
  const closeness = ({ code, contentLanguage }: Market) =>
    code === imported.code ? 0 : contentLanguage === imported.contentLanguage ? 1 : 2;
  return markets
    .map((market) => ({ market, count: counts[market.code] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || closeness(a.market) - closeness(b.market))
    .map(({ market, count }) => [market.code, count]);
}

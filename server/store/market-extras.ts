// Reads what market columns contain besides prices and stock: synonyms, rules, signals of shoppers' behaviour.
import type { Market } from '#contract/market.ts';
import type { MarketSource } from '#engine/catalogue.ts';
import { readSynonyms } from '#server/store/catalogue-read.ts';
import { readRules, activeRules, ruleChangeTimesOf } from '#server/store/merchandising.ts';
import { readSignals } from '#server/store/shopper-signals.ts';
import type { Db } from '#server/store/store.ts';

export interface MarketExtras {
  readonly source: Pick<MarketSource, 'synonyms' | 'rules' | 'shoppers'>;
  /** Equal extras, equal digests. */
  readonly digest: string;
}

/** A change of any of it is logged as one of `columns`; besides, rules begin and end with time. */
export interface MarketExtrasReader {
  /** When a rule last began or ended, at or before `now`; 0: never. */
  lastRuleChange(now: number): number;
  /** What applies in the market from then on. */
  forMarket(rulesChangedAt: number, market: Market): MarketExtras;
}

export const NO_EXTRAS: MarketExtrasReader = {
  lastRuleChange: () => 0,
  forMarket: () => ({ source: {}, digest: '' }),
};

export async function readMarketExtras(db: Db): Promise<MarketExtrasReader> {
  const synonyms = await readSynonyms(db);
  const rules = await readRules(db);
  const { signals, digest } = await readSignals(db);
  const ruleChangeTimes = ruleChangeTimesOf(rules);
  return {
    lastRuleChange: (now) => ruleChangeTimes.findLast((time) => time <= now) ?? 0,
    forMarket(rulesChangedAt, market) {
      const own = {
        synonyms: synonyms.get(market.language) ?? [],
        rules: activeRules(rules, market, rulesChangedAt),
      };
      return { source: { ...own, shoppers: signals }, digest: JSON.stringify([own, digest]) };
    },
  };
}

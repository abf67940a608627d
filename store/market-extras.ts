// What a market's columns hold besides prices and stock, as it is stored: synonyms, rules, what shoppers' behaviour says.
import type { Market } from '#contract/market.ts';
import type { MarketSource } from '#engine/engine.ts';
import { readSynonyms } from '#store/catalogue-read.ts';
import { readRules, activeRules, ruleChangeTimesOf } from '#store/merchandising.ts';
import { readSignals } from '#store/shopper-signals.ts';
import type { Db } from '#store/store.ts';

export interface MarketExtras {
  readonly source: Pick<MarketSource, 'synonyms' | 'rules' | 'shoppers'>;
  /** Equal extras, equal digests. */
  readonly digest: string;
}

/** A change of any of it is logged as one of `columns`; and with time, rules begin and end. */
export interface MarketExtrasReader {
  /** When a rule last began or ended, at `now` or before; 0: none did yet. */
  lastRuleChange(now: number): number;
  /** What holds in the market from that turn on. */
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
    lastRuleChange: (now) => ruleChangeTimes.findLast((turn) => turn <= now) ?? 0,
    forMarket(turn, market) {
      const own = {
        synonyms: synonyms.get(market.contentLanguage) ?? [],
        rules: activeRules(rules, market, turn),
      };
      return { source: { ...own, shoppers: signals }, digest: JSON.stringify([own, digest]) };
    },
  };
}

// What a market's columns hold besides prices and stock, as it is stored: synonyms, rules, what shoppers' behaviour says.
import type { Market } from '#contract/market.ts';
import type { MarketSource } from '#engine/catalogue.ts';
import { readSynonyms } from '#server/store/catalogue-read.ts';
import { readRules, rulesInForce, turnsOf } from '#server/store/merchandising.ts';
import { readSignals } from '#server/store/shopper-signals.ts';
import type { Queries } from '#server/store/store.ts';

export interface MarketExtras {
  readonly source: Pick<MarketSource, 'synonyms' | 'rules' | 'shoppers'>;
  /** Equal extras, equal digests. */
  readonly digest: string;
}

/** A change of any of it is logged as one of `columns`; and with time, rules begin and end. */
export interface AllExtras {
  /** When a rule last began or ended, at `now` or before; 0: none did yet. */
  lastTurn(now: number): number;
  /** What holds in the market from that turn on. */
  since(turn: number, market: Market): MarketExtras;
}

export const NO_EXTRAS: AllExtras = {
  lastTurn: () => 0,
  since: () => ({ source: {}, digest: '' }),
};

export async function readMarketExtras(db: Queries): Promise<AllExtras> {
  const synonyms = await readSynonyms(db);
  const rules = await readRules(db);
  const { signals, digest } = await readSignals(db);
  const turns = turnsOf(rules);
  return {
    lastTurn: (now) => turns.findLast((turn) => turn <= now) ?? 0,
    since(turn, market) {
      const own = {
        synonyms: synonyms.get(market.language) ?? [],
        rules: rulesInForce(rules, market, turn),
      };
      return { source: { ...own, shoppers: signals }, digest: JSON.stringify([own, digest]) };
    },
  };
}

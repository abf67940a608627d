// What a judged set of corrections is: queries that must stay as typed, and queries with one slip each.
import type { MarketCode } from '#contract/market.ts';

export interface JudgedSpelling {
  readonly market: MarketCode;
  /** Queries of real words, separated by commas: none may be corrected. */
  readonly realWords: string;
  /** "typed > meant", separated by commas. */
  readonly slips: string;
}

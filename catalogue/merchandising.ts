// A merchant's merchandising as stored: synonyms by language, and rules.
import type { Language, MarketCode } from '#contract/market.ts';
import type { EngineRule, EngineSynonym } from '#engine/engine.ts';

export interface MerchantRule extends EngineRule {
  readonly ruleId: string;
  /** Empty for all markets. */
  readonly markets: readonly MarketCode[];
  /** ms since 1970; in force from `from` (inclusive) to `until` (exclusive). Null for no limit. */
  readonly from: number | null;
  readonly until: number | null;
}

/** The complete merchandising. Earlier rules have a higher priority. */
export interface Merchandising {
  readonly synonyms: Readonly<Partial<Record<Language, readonly EngineSynonym[]>>>;
  readonly rules: readonly MerchantRule[];
}

/** The source of these catalogue entries. */
export const MERCHANDISING_SOURCE = 'merchandising';

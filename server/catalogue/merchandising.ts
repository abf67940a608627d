// What a merchant decides about search and listings, as the server keeps it: synonyms a language, and rules.
import type { Language, MarketCode } from '#contract/market.ts';
import type { EngineRule, EngineSynonym } from '#engine/catalogue.ts';

export interface MerchantRule extends EngineRule {
  readonly ruleId: string;
  /** Empty: all. */
  readonly markets: readonly MarketCode[];
  /** ms since 1970; in force from here, up to but not including `until`. Null: without that end. */
  readonly from: number | null;
  readonly until: number | null;
}

/** All of it: what is not in here is not decided. Rules that stand first weigh more. */
export interface Merchandising {
  readonly synonyms: Readonly<Partial<Record<Language, readonly EngineSynonym[]>>>;
  readonly rules: readonly MerchantRule[];
}

/** The source under which these entries are stored, beside those of feeds. */
export const MERCHANDISING_SOURCE = 'merchandising';

// The judged queries of every language, with their market.
import type { Language, MarketCode } from '#contract/market.ts';
import { DE } from '#tests/relevance/judged/de.ts';
import { EN } from '#tests/relevance/judged/en.ts';
import type { Judgement } from '#tests/relevance/judged/judgement.ts';
import { KO } from '#tests/relevance/judged/ko.ts';
import { SV } from '#tests/relevance/judged/sv.ts';

export interface JudgedLanguage {
  readonly market: MarketCode;
  readonly judgements: readonly Judgement[];
}

export const JUDGED: Readonly<Record<Language, JudgedLanguage>> = {
  en: { market: 'en-eu', judgements: EN },
  sv: { market: 'sv-se', judgements: SV },
  de: { market: 'de-de', judgements: DE },
  ko: { market: 'ko-kr', judgements: KO },
};

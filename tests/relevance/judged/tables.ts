// The judged queries of every language that has a file of them in this folder.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language, type MarketCode } from '#contract/market.ts';
import type { Judgement } from '#tests/relevance/judged/judgement.ts';

export interface JudgedLanguage {
  readonly market: MarketCode;
  /** The mean nDCG@10 of the queries is not below it, 0..1. It may only be raised. */
  readonly minNdcg: number;
  readonly judgements: readonly Judgement[];
}

export const JUDGED_LANGUAGES = LANGUAGES.filter((language) =>
  existsSync(join(import.meta.dirname, `${language}.ts`)),
);

const TABLES = new Map(
  await Promise.all(
    JUDGED_LANGUAGES.map(async (language): Promise<[Language, JudgedLanguage]> => {
      const file = (await import(`../judged/${language}.ts`)) as { readonly judged: JudgedLanguage };
      return [language, file.judged];
    }),
  ),
);

/** Throws for a language that is none of JUDGED_LANGUAGES. */
export function judgedIn(language: Language): JudgedLanguage {
  const table = TABLES.get(language);
  if (table === undefined) throw new Error(`tests/relevance/judged/${language}.ts is missing`);
  return table;
}

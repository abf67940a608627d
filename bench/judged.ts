// `npm run judged`: nDCG@10 of every judged query of a language, and the first results of the worst ones.
import { parseArgs } from 'node:util';
import type { Language } from '#contract/market.ts';
import {
  type LanguageScores,
  type Score,
  scoresOf,
  formatScore,
  lowestScores,
} from '#tests/relevance/judged/scores.ts';
import { JUDGED_LANGUAGES } from '#tests/relevance/judged/tables.ts';
import { mean, NDCG_DEPTH } from '#tests/relevance/ndcg.ts';

const USAGE = `npm run judged -- [--lang ${JUDGED_LANGUAGES.join('|')}] [--worst 10]
  prints nDCG@10 by query and by kind, then the first ten results of the worst queries with their grades`;
const WORST = '10';

const parsed = options();
if (parsed === undefined) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  for (const result of scoresOf(parsed.languages)) print(result, parsed.worst);
}

/** Undefined for invalid arguments. */
function options(): { languages: readonly Language[]; worst: number } | undefined {
  try {
    const { values } = parseArgs({
      options: { lang: { type: 'string' }, worst: { type: 'string', default: WORST } },
    });
    const languages = JUDGED_LANGUAGES.filter(
      (language) => values.lang === undefined || values.lang === language,
    );
    const worst = Number(values.worst);
    return languages.length > 0 && Number.isInteger(worst) && worst >= 0 ? { languages, worst } : undefined;
  } catch {
    return undefined;
  }
}

function print(result: LanguageScores, worst: number): void {
  const { language, scores } = result;
  console.log(`\n${language}: nDCG@10 ${result.mean.toFixed(4)} over ${scores.length} queries\n`);
  const kinds = Map.groupBy(scores, ({ judgement }) => judgement.kind);
  for (const [kind, kindScores] of kinds) {
    console.log(`${meanOf(kindScores)}  ${kind}`);
    for (const { judgement, ndcg } of kindScores) console.log(`    ${ndcg.toFixed(3)}  ${judgement.query}`);
  }
  if (worst > 0) console.log(`\nThe worst ${worst} in ${language}:`);
  for (const score of lowestScores(result, worst)) console.log(formatScore(score, NDCG_DEPTH));
}

function meanOf(scores: readonly Score[]): string {
  return mean(scores.map(({ ndcg }) => ndcg)).toFixed(3);
}

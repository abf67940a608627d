// `npm run judged`: nDCG@10 of every judged query of a language, the first results of the worst ones, and its corrections.
import { type Command, namesAmong, runProcess, wholeNumber } from '#server/command-line/command.ts';
import {
  type LanguageScores,
  type Score,
  scoresOf,
  formatScore,
  lowestScores,
} from '#tests/relevance/judged/scores.ts';
import { JUDGED_LANGUAGES } from '#tests/relevance/judged/tables.ts';
import { formatFault, type SpellingScores, spellingScoresOf } from '#tests/relevance/spelling/scores.ts';
import { understoodScores } from '#tests/relevance/understood/scores.ts';
import { mean, NDCG_DEPTH } from '#tests/relevance/ndcg.ts';

const COMMAND = {
  name: 'npm run judged',
  forms: ['[options]'],
  summary:
    'Prints nDCG@10 by query and by kind, the first ten results of the worst queries with their grades, precision and recall of corrections with what is wrong, then what is not understood besides products.',
  options: {
    lang: { type: 'string', value: 'LANGUAGE', help: `${JUDGED_LANGUAGES.join(', ')}; default all` },
    worst: { type: 'string', value: 'N', help: 'number of worst queries to print; default 10' },
  },
} as const satisfies Command;

await runProcess(COMMAND, async ({ values }) => {
  const languages = namesAmong('lang', values.lang ?? JUDGED_LANGUAGES.join(','), JUDGED_LANGUAGES);
  const worst = wholeNumber('worst', values.worst ?? '10', 0);
  for (const result of scoresOf(languages)) print(result, worst);
  for (const scores of await spellingScoresOf(languages)) printSpelling(scores);
  for (const { language, queries, share, mistakes } of understoodScores(languages)) {
    console.log(`\n${language}: ${(100 * share).toFixed(1)} % of ${queries} queries understood in all of it`);
    for (const mistake of mistakes) console.log(`    ${mistake}`);
  }
  return 0;
});

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

function printSpelling({
  language,
  realWords,
  slips,
  precision,
  recall,
  understood,
  faults,
}: SpellingScores): void {
  const shares = `precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} (${understood.toFixed(3)} without a correction)`;
  console.log(`\n${language}: corrections of ${realWords} real words and ${slips} slips: ${shares}`);
  for (const fault of faults) console.log(`    ${formatFault(fault)}`);
}

function meanOf(scores: readonly Score[]): string {
  return mean(scores.map(({ ndcg }) => ndcg)).toFixed(3);
}

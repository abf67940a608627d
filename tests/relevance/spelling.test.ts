// Corrections on the demo catalogue: in every language real words stay as typed, and slips are put right.
import { expect, test } from 'vitest';
import { formatFault, SPELLING_LANGUAGES, spellingScoresOf } from '#tests/relevance/spelling/scores.ts';

const MIN_JUDGED = 120;
/** Of the corrections shown. */
const MIN_PRECISION = 0.98;
/** Of the slips. */
const MIN_RECALL = 0.9;

const scores = await spellingScoresOf(SPELLING_LANGUAGES);

test.each(scores)('corrections in $language are right, and slips are put right', (score) => {
  const faults = score.faults.map(formatFault).join('\n');
  expect(Math.min(score.realWords, score.slips)).toBeGreaterThanOrEqual(MIN_JUDGED);
  expect(score.precision, faults).toBeGreaterThanOrEqual(MIN_PRECISION);
  expect(score.recall, faults).toBeGreaterThanOrEqual(MIN_RECALL);
});

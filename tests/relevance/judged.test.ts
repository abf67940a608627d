// Relevance on the demo catalogue: nDCG@10 over the judged queries of each language stays above its minimum.
import { describe, expect, test } from 'vitest';
import { scoresOf, formatScore, lowestScores } from '#tests/relevance/judged/scores.ts';
import { JUDGED_LANGUAGES, judgedIn } from '#tests/relevance/judged/tables.ts';
import { mean, ndcg } from '#tests/relevance/ndcg.ts';

const REPORTED_QUERIES = 10;
const REPORTED_CARDS = 5;

const results = scoresOf(JUDGED_LANGUAGES);

describe.each(results)('queries in $language', (result) => {
  test('the mean nDCG@10 is not below its minimum', () => {
    const worst = lowestScores(result, REPORTED_QUERIES).map((score) => formatScore(score, REPORTED_CARDS));
    expect(
      result.mean,
      `${result.language}: nDCG@10 ${result.mean.toFixed(4)}; worst:\n${worst.join('\n')}`,
    ).toBeGreaterThanOrEqual(judgedIn(result.language).minNdcg);
  });
});

test('nDCG@10: gain 2^grade - 1, discount log2(rank + 1), the ideal over all judged products', () => {
  expect(ndcg([3, 2, 1], [1, 2, 3, 0])).toBe(1);
  expect(ndcg([], [3])).toBe(0);
  expect(ndcg([0], [0])).toBe(0);
  expect(ndcg([0, 3], [3])).toBeCloseTo(1 / Math.log2(3), 12);
  expect(ndcg([2, 3], [3, 2])).toBeCloseTo((3 + 7 / Math.log2(3)) / (7 + 3 / Math.log2(3)), 12);
  const ten = Array.from({ length: 10 }, () => 3);
  expect(ndcg(ten, [...ten, ...ten])).toBe(1);
  expect(ndcg([...ten.map(() => 0), 3], [3])).toBe(0);
  expect(mean([0.5, 1])).toBe(0.75);
});

// The engine answers what shoppers mean: nDCG@10 over the judged queries of each language stays above its floor.
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/market.ts';
import { scoresOf, formatScore, lowestScores } from '#tests/relevance/judged/scores.ts';
import { mean, ndcg } from '#tests/relevance/ndcg.ts';

/** Least means, 0..1. They only rise. */
const FLOORS: Readonly<Record<Language, number>> = { en: 0.9, sv: 0.9, de: 0.9, ko: 0.9 };
const WORST_TOLD = 10;
const CARDS_TOLD = 5;

const results = scoresOf(LANGUAGES);

describe.each(results)('queries in $language', (result) => {
  test('the mean nDCG@10 is not below its floor', () => {
    const worst = lowestScores(result, WORST_TOLD).map((score) => formatScore(score, CARDS_TOLD));
    expect(
      result.mean,
      `${result.language}: nDCG@10 ${result.mean.toFixed(4)}; worst:\n${worst.join('\n')}`,
    ).toBeGreaterThanOrEqual(FLOORS[result.language]);
  });
});

test('nDCG@10: gain 2^grade - 1, discount log2(rank + 1), the ideal over all that is to be had', () => {
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

// Ranking metrics on lists short enough to check by hand.
import { expect, test } from 'vitest';
import { measureRelevance, ndcgOf, recallOf } from '#tests/relevance/metrics.ts';

const judged = new Map([
  ['a', 3],
  ['b', 2],
  ['c', 1],
  ['d', 0],
]);

test('nDCG@10: gain 2^grade - 1, discount log2(rank + 1), unjudged 0, ideal over all judged products', () => {
  expect(ndcgOf(['a', 'b', 'c', 'd'], judged)).toBe(1);
  expect(ndcgOf([], judged)).toBe(0);
  const ideal = 7 + 3 / Math.log2(3) + 1 / 2;
  expect(ndcgOf(['x', 'b', 'd', 'a'], judged)).toBeCloseTo((3 / Math.log2(3) + 7 / Math.log2(5)) / ideal, 12);
  const tenUnjudged = Array.from({ length: 10 }, (_, at) => `x${at}`);
  expect(ndcgOf([...tenUnjudged, 'a'], judged)).toBe(0);
  expect(ndcgOf(['d'], new Map([['d', 0]]))).toBe(0);
});

test('recall@100: the share of grade 2 and 3 among the first hundred', () => {
  expect(recallOf(['b', 'x', 'c'], judged)).toBe(0.5);
  const unjudged = Array.from({ length: 100 }, (_, at) => `x${at}`);
  expect(recallOf([...unjudged, 'a', 'b'], judged)).toBe(0);
});

test('an empty result counts as 0, an unjudged query does not count', () => {
  const queries = [
    { id: 'q1', query: 'good', isOov: false },
    { id: 'q2', query: 'empty', isOov: true },
    { id: 'q3', query: 'unjudged', isOov: true },
  ];
  const judgments = new Map([
    ['q1', judged],
    ['q2', judged],
  ]);
  const metrics = measureRelevance(queries, judgments, (query) => (query === 'good' ? ['a', 'b', 'c'] : []));
  expect(metrics).toEqual({ queries: 2, ndcg: 0.5, recall: 0.5, ndcgOov: 0, empty: 0.5, ndcgs: [1, 0] });
});

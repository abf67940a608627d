// nDCG@10: how near the first ten answers come to the best ten that could have been given.

/** Ranks that count. */
export const NDCG_DEPTH = 10;

/**
 * `answered`: grades in the order of the answer, 0 for what nobody judged. `judged`: all grades there are to be had, in any order.
 * Gain 2^grade − 1, discount log2(rank + 1); 0 where nothing is to be had.
 */
export function ndcg(answered: readonly number[], judged: readonly number[]): number {
  const ideal = gainOf(judged.toSorted((a, b) => b - a));
  return ideal === 0 ? 0 : gainOf(answered) / ideal;
}

function gainOf(grades: readonly number[]): number {
  let gain = 0;
  for (const [at, grade] of grades.slice(0, NDCG_DEPTH).entries())
    gain += (2 ** grade - 1) / Math.log2(at + 2);
  return gain;
}

/** NaN of nothing. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

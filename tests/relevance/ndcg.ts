// nDCG@10: normalised discounted cumulative gain of the first ten results.

/** Number of ranks that count. */
export const NDCG_DEPTH = 10;

/**
 * `ranked`: grades in ranked order, 0 for unjudged products. `judged`: all grades, in any order. Gain 2^grade − 1,
 * discount log2(rank + 1); 0 if all grades are 0.
 */
export function ndcg(ranked: readonly number[], judged: readonly number[]): number {
  const ideal = gainOf(judged.toSorted((a, b) => b - a));
  return ideal === 0 ? 0 : gainOf(ranked) / ideal;
}

function gainOf(grades: readonly number[]): number {
  let gain = 0;
  for (const [at, grade] of grades.slice(0, NDCG_DEPTH).entries())
    gain += (2 ** grade - 1) / Math.log2(at + 2);
  return gain;
}

/** NaN for no values. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

// Moves hits by a merchandising rule's steps: rewrites sort keys without overriding the more significant criteria.
import type { SortField } from '#engine/query/ordering.ts';
import { TYPOS_SHIFT } from '#engine/query/tiers.ts';
import { MAX_PRODUCTS } from '#engine/snapshot/market-columns.ts';
import { MAX_STEPS } from '#engine/snapshot/rules.ts';

// Keys of ordering.ts. By relevance: tier 24 bits, stock 1, score 8, rank 20. By popularity: stock, then rank.
const SCORE_LIMIT = 2 ** 8;
const FINE_TIERS = 2 ** TYPOS_SHIFT;
/** At least 2 * MAX_STEPS + 1: one band for each number of steps. */
const BANDS = 8;
/** A stepped key has no room for all bits of the score; the lowest are dropped. */
const SCORES_PER_STEPPED_KEY = 8;

/**
 * `steps` forward (back when negative). In a search a step weighs less than missing words and typos, and more than
 * field and exactness; in a listing it weighs more than popularity. Out-of-stock products never move forward.
 * Stepped keys compare only with each other: apply this to all keys of a result or to none.
 */
export function keyAfterSteps(key: number, defaultSort: SortField, steps: number): number {
  const rank = key % MAX_PRODUCTS;
  const variantKey = Math.floor(key / MAX_PRODUCTS);
  const isSoldOut = !isKeyInStock(key, defaultSort);
  const band = MAX_STEPS - (isSoldOut ? Math.min(steps, 0) : steps);
  if (defaultSort !== 'relevance') return ((isSoldOut ? BANDS : 0) + band) * MAX_PRODUCTS + rank;
  const score = variantKey % SCORE_LIMIT;
  const tier = Math.floor(variantKey / (SCORE_LIMIT * 2));
  const coarse = Math.floor(tier / FINE_TIERS) * BANDS + band;
  const withStock = (coarse * FINE_TIERS + (tier % FINE_TIERS)) * 2 + (isSoldOut ? 1 : 0);
  const withScore =
    withStock * (SCORE_LIMIT / SCORES_PER_STEPPED_KEY) + Math.floor(score / SCORES_PER_STEPPED_KEY);
  return withScore * MAX_PRODUCTS + rank;
}

export function isKeyInStock(key: number, defaultSort: SortField): boolean {
  const variantKey = Math.floor(key / MAX_PRODUCTS);
  return defaultSort === 'relevance' ? Math.floor(variantKey / SCORE_LIMIT) % 2 === 0 : variantKey === 0;
}

// Steps forward and back within the keys of a question's own order, without unsettling what weighs more.
import type { SortField } from '#engine/query/ordering.ts';
import { TYPOS_SHIFT } from '#engine/query/tiers.ts';
import { MAX_PRODUCTS } from '#engine/snapshot/market-columns.ts';
import { MAX_STEPS } from '#engine/snapshot/rules.ts';

// A key of relevance (ordering.ts): tier 24 bits, stock 1, score 8, rank 20. One of popularity: stock above a rank.
const SCORES = 2 ** 8;
const FINE_TIERS = 2 ** TYPOS_SHIFT;
/** Room for every step, from MAX_STEPS forward to as many back. */
const BANDS = 8;
/** A moved key has no room for all bits of the score; the lowest go. */
const SCORES_PER_STEPPED = 8;

/**
 * `steps` forward (back when negative). In a search, a step weighs less than how many words were found and with how
 * many typos, and more than where and how exactly; in a listing it weighs more than popularity. What is out of stock
 * is never moved forward. All keys of a list are moved, or none: moved keys compare with each other alone.
 */
export function keyAfterSteps(key: number, defaultSort: SortField, steps: number): number {
  const rank = key % MAX_PRODUCTS;
  const place = Math.floor(key / MAX_PRODUCTS);
  const isOut = !isKeyInStock(key, defaultSort);
  const band = MAX_STEPS - (isOut ? Math.min(steps, 0) : steps);
  if (defaultSort !== 'relevance') return ((isOut ? BANDS : 0) + band) * MAX_PRODUCTS + rank;
  const score = place % SCORES;
  const tier = Math.floor(place / (SCORES * 2));
  const coarse = Math.floor(tier / FINE_TIERS) * BANDS + band;
  const stocked = (coarse * FINE_TIERS + (tier % FINE_TIERS)) * 2 + (isOut ? 1 : 0);
  const scored = stocked * (SCORES / SCORES_PER_STEPPED) + Math.floor(score / SCORES_PER_STEPPED);
  return scored * MAX_PRODUCTS + rank;
}

export function isKeyInStock(key: number, defaultSort: SortField): boolean {
  const place = Math.floor(key / MAX_PRODUCTS);
  return defaultSort === 'relevance' ? Math.floor(place / SCORES) % 2 === 0 : place === 0;
}

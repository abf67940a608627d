import { expect, test } from 'vitest';
import { isKeyInStock, keyAfterSteps } from '#engine/query/rule-steps.ts';
import { MAX_PRODUCTS } from '#engine/snapshot/market-columns.ts';

const SCORE_LIMIT = 256;
/** Sort keys as made for popularity and relevance. */
const popularityKey = (rank: number, isSoldOut: boolean) => (isSoldOut ? 1 : 0) * MAX_PRODUCTS + rank;
const relevanceKey = (tier: number, rank: number, isSoldOut: boolean) =>
  (tier * 2 + (isSoldOut ? 1 : 0)) * SCORE_LIMIT * MAX_PRODUCTS + rank;

test.each([
  ['popularity', popularityKey] as const,
  ['relevance', (rank: number, isSoldOut: boolean) => relevanceKey(5, rank, isSoldOut)] as const,
])('by %s, out-of-stock products are moved back but never forward', (defaultSort, keyOf) => {
  const soldOut = keyOf(3, true);
  expect(isKeyInStock(soldOut, defaultSort)).toBe(false);
  expect(keyAfterSteps(soldOut, defaultSort, 3)).toBe(keyAfterSteps(soldOut, defaultSort, 0));
  expect(keyAfterSteps(soldOut, defaultSort, -1)).toBeGreaterThan(keyAfterSteps(soldOut, defaultSort, 0));
  expect(keyAfterSteps(keyOf(9, false), defaultSort, 0)).toBeLessThan(keyAfterSteps(soldOut, defaultSort, 3));
  expect(keyAfterSteps(keyOf(9, false), defaultSort, 1)).toBeLessThan(
    keyAfterSteps(keyOf(3, false), defaultSort, 0),
  );
});

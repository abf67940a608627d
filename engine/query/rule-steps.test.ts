import { expect, test } from 'vitest';
import { isKeyInStock, keyAfterSteps } from '#engine/query/rule-steps.ts';
import { MAX_PRODUCTS } from '#engine/snapshot/market-columns.ts';

const SCORES = 256;
/** As an order by popularity and by relevance makes them. */
const ofListing = (rank: number, isOut: boolean) => (isOut ? 1 : 0) * MAX_PRODUCTS + rank;
const ofSearch = (tier: number, rank: number, isOut: boolean) =>
  (tier * 2 + (isOut ? 1 : 0)) * SCORES * MAX_PRODUCTS + rank;

test.each([
  ['popularity', ofListing] as const,
  ['relevance', (rank: number, isOut: boolean) => ofSearch(5, rank, isOut)] as const,
])('by %s, what is out of stock is never moved forward, only back', (standard, keyOf) => {
  const gone = keyOf(3, true);
  expect(isKeyInStock(gone, standard)).toBe(false);
  expect(keyAfterSteps(gone, standard, 3)).toBe(keyAfterSteps(gone, standard, 0));
  expect(keyAfterSteps(gone, standard, -1)).toBeGreaterThan(keyAfterSteps(gone, standard, 0));
  expect(keyAfterSteps(keyOf(9, false), standard, 0)).toBeLessThan(keyAfterSteps(gone, standard, 3));
  expect(keyAfterSteps(keyOf(9, false), standard, 1)).toBeLessThan(
    keyAfterSteps(keyOf(3, false), standard, 0),
  );
});

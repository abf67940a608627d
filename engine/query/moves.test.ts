import { expect, test } from 'vitest';
import { isKeyInStock, movedKey } from '#engine/query/moves.ts';
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
  expect(movedKey(gone, standard, 3)).toBe(movedKey(gone, standard, 0));
  expect(movedKey(gone, standard, -1)).toBeGreaterThan(movedKey(gone, standard, 0));
  expect(movedKey(keyOf(9, false), standard, 0)).toBeLessThan(movedKey(gone, standard, 3));
  expect(movedKey(keyOf(9, false), standard, 1)).toBeLessThan(movedKey(keyOf(3, false), standard, 0));
});

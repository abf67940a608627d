import { expect, test } from 'vitest';
import { minimumMatch } from '#engine/query/minimum-match.ts';
import { fixtureEngine, foundIds } from '#tests/fixtures/engines.ts';

test('the minimum number of matching words is lowered until there are enough products', () => {
  const matchedWords = Uint8Array.of(3, 3, 2, 1, 0);
  const first = (minResults: number) => minimumMatch(matchedWords, matchedWords.length, 3, minResults);
  expect([1, 2, 3, 4, 5].map(first)).toEqual([3, 3, 2, 1, 1]);
});

test('with an explicit sort partial matches are dropped if there are enough full matches', () => {
  const sortedBy = (sort: { field: string; order: 'asc' } | null) =>
    foundIds(fixtureEngine('en-eu'), 'cairn jacket', { sort });
  const jackets = ['p-fjord', 'p-loft', 'p-loft-reuse', 'p-ridge'];
  expect(sortedBy({ field: 'price', order: 'asc' }).toSorted()).toEqual(jackets);
  expect(sortedBy(null).slice(0, 4).toSorted()).toEqual(jackets);
});

import { expect, test } from 'vitest';
import { minimumMatchOptions } from '#engine/query/minimum-match.ts';
import { productsRequest, fixtureEngine } from '#tests/fixtures/engines.ts';

test('words are let go one by one, until there are enough products', () => {
  const found = Uint8Array.of(3, 3, 2, 1, 0);
  const least = (enough: number) => minimumMatchOptions(found, found.length, 3, enough)[0];
  expect([1, 2, 3, 4, 5].map(least)).toEqual([3, 3, 2, 1, 1]);
});

test('DA-14 under a sort of its own what misses words is not shown beside products enough that miss none', () => {
  const cards = (sort: { field: string; order: 'asc' } | null) => {
    const answer = fixtureEngine('en-eu').search('cairn jacket', productsRequest({ sort }));
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value.displays.flatMap((each) => each.variant_displays[0]?.product_id ?? []);
  };
  const jackets = ['p-fjord', 'p-loft', 'p-loft-reuse', 'p-ridge'];
  expect(cards({ field: 'price', order: 'asc' }).toSorted()).toEqual(jackets);
  expect(cards(null).slice(0, 4).toSorted()).toEqual(jackets);
});

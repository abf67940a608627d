import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestFirst } from '#engine/results/best-first.ts';

test('highest score first, equal ones by rank, none without a score', () => {
  const scores = new Map([
    [3, 1],
    [4, 2],
    [5, 2],
    [6, 0],
  ]);
  const ranks = [0, 0, 0, 0, 9, 1, 0, 0];
  expect([...bestFirst([3, 4, 5, 6, 7], (product) => scores.get(product), ranks)]).toEqual([5, 4, 3, 6]);
});

test('the order of any products is that of a sort', () => {
  const rows = fc.uniqueArray(
    fc.record({ rank: fc.nat(1_000), score: fc.constantFrom(undefined, 0, 0.5, 1, 2.25) }),
    { selector: ({ rank }) => rank },
  );
  fc.assert(
    fc.property(rows, (all) => {
      const ranks = all.map(({ rank }) => rank);
      const sorted = [...all.keys()]
        .filter((product) => all[product]?.score !== undefined)
        .sort((a, b) => all[b]!.score! - all[a]!.score! || ranks[a]! - ranks[b]!);
      expect([...bestFirst(all.keys(), (product) => all[product]?.score, ranks)]).toEqual(sorted);
    }),
  );
});

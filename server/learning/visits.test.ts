import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Interaction, VisitStatistics, type InteractionType } from '#server/learning/visits.ts';

const HOUR = 3_600_000;
const NOW = 1000 * HOUR;
const interactions = (products: readonly number[], type: InteractionType = 'view', at = NOW): Interaction[] =>
  products.map((product, step) => ({ product, type, at: at + step }));
const others = (counts: VisitStatistics, product: number) =>
  counts
    .coOccurrences()
    .get(product)
    ?.map((other) => other.product) ?? [];

test('products of several common visits co-occur; a single visit is ignored', () => {
  const counts = new VisitStatistics(10, NOW);
  counts.addSession(interactions([1, 2, 3]));
  expect(counts.coOccurrences().size).toBe(0);
  counts.addSession(interactions([2, 1]));
  expect([others(counts, 1), others(counts, 2), others(counts, 3)]).toEqual([[2], [1], []]);
});

test('the score is the shared weight relative to the products’ own weights, with shrinkage', () => {
  const counts = new VisitStatistics(10, NOW);
  for (let visit = 0; visit < 6; visit += 1) counts.addSession(interactions([1, 2]));
  for (let visit = 0; visit < 10; visit += 1) counts.addSession(interactions([2]));
  // co 6, pop 6 and 16, shrinkage 10.
  expect(counts.coOccurrences().get(1)).toEqual([{ product: 2, score: 6 / (Math.sqrt(6 * 16) + 10) }]);
});

test('a product in all visits scores lower than a specific one', () => {
  const counts = new VisitStatistics(60, NOW);
  for (let visit = 0; visit < 40; visit += 1) counts.addSession(interactions([0, 10 + visit]));
  for (let visit = 0; visit < 4; visit += 1) counts.addSession(interactions([0, 1, 2]));
  expect(others(counts, 1)).toEqual([2, 0]);
});

test('purchases weigh more than views', () => {
  const counts = new VisitStatistics(10, NOW);
  for (let visit = 0; visit < 3; visit += 1) {
    counts.addSession(interactions([1, 2]));
    counts.addSession(interactions([1, 3], 'purchase'));
  }
  expect(others(counts, 1)).toEqual([3, 2]);
});

test('a product counts once per visit, and a long pause begins another visit', () => {
  const counts = new VisitStatistics(10, NOW);
  counts.addSession([...interactions([1, 2, 1, 2, 1]), ...interactions([3], 'view', NOW + 3 * HOUR)]);
  counts.addSession([...interactions([3], 'view', NOW + 3 * HOUR), ...interactions([2, 1])]);
  expect(counts.coOccurrences().get(1)).toEqual([{ product: 2, score: 2 / (2 + 10) }]);
  expect(others(counts, 3)).toEqual([]);
});

test('visits with hundreds of products are ignored', () => {
  const counts = new VisitStatistics(500, NOW);
  for (let visit = 0; visit < 3; visit += 1)
    counts.addSession(interactions(Array.from({ length: 201 }, (_, at) => at)));
  expect([counts.coOccurrences().size, counts.trending()]).toEqual([0, []]);
});

test('trending: frequent before rare, recent before old', () => {
  const counts = new VisitStatistics(10, NOW);
  for (let visit = 0; visit < 3; visit += 1)
    counts.addSession(interactions([1], 'view', NOW - 7 * 24 * HOUR));
  for (let visit = 0; visit < 2; visit += 1) counts.addSession(interactions([2]));
  counts.addSession(interactions([3]));
  expect(counts.trending()).toEqual([2, 3, 1]);
});

test('memory is bounded: pairs of a single visit are dropped, those of several visits stay', () => {
  const counts = new VisitStatistics(1000, NOW, 20);
  for (let visit = 0; visit < 3; visit += 1) counts.addSession(interactions([1, 2]));
  for (let visit = 0; visit < 20; visit += 1)
    counts.addSession(interactions([3 + 3 * visit, 4 + 3 * visit, 5 + 3 * visit]));
  expect(others(counts, 1)).toEqual([2]);
});

test('any visits: scores are between 0 and 1 and symmetric, and no product co-occurs with itself', () => {
  const type = fc.constantFrom<InteractionType[]>('view', 'cart', 'purchase');
  const interaction = fc.record({
    product: fc.nat(7),
    type,
    at: fc.integer({ min: NOW - 100 * HOUR, max: NOW }),
  });
  fc.assert(
    fc.property(fc.array(fc.array(interaction, { maxLength: 12 }), { maxLength: 12 }), (sessions) => {
      const counts = new VisitStatistics(8, NOW);
      for (const session of sessions) counts.addSession(session);
      const lists = counts.coOccurrences();
      for (const [product, list] of lists)
        for (const { product: other, score } of list) {
          expect(other).not.toBe(product);
          expect(score).toBeGreaterThan(0);
          expect(score).toBeLessThan(1);
          expect(lists.get(other)?.find((back) => back.product === product)?.score).toBe(score);
        }
    }),
  );
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type VisitFact, VisitCounts, type Wish } from '#server/learning/visits.ts';

const HOUR = 3_600_000;
const NOW = 1000 * HOUR;
const facts = (products: readonly number[], wish: Wish = 'view', at = NOW): VisitFact[] =>
  products.map((product, step) => ({ product, wish, at: at + step }));
const others = (counts: VisitCounts, product: number) =>
  counts
    .together()
    .get(product)
    ?.map((other) => other.product) ?? [];

test('products go together that several visits have in common; once is chance', () => {
  const counts = new VisitCounts(10, NOW);
  counts.addSession(facts([1, 2, 3]));
  expect(counts.together().size).toBe(0);
  counts.addSession(facts([2, 1]));
  expect([others(counts, 1), others(counts, 2), others(counts, 3)]).toEqual([[2], [1], []]);
});

test('the score is what two products share, of what they are wanted, with few visits saying little', () => {
  const counts = new VisitCounts(10, NOW);
  for (let visit = 0; visit < 6; visit += 1) counts.addSession(facts([1, 2]));
  for (let visit = 0; visit < 10; visit += 1) counts.addSession(facts([2]));
  // co 6, pop 6 and 16, shrinkage 10.
  expect(counts.together().get(1)).toEqual([{ product: 2, score: 6 / (Math.sqrt(6 * 16) + 10) }]);
});

test('what is on every list says less than what goes with this one', () => {
  const counts = new VisitCounts(60, NOW);
  for (let visit = 0; visit < 40; visit += 1) counts.addSession(facts([0, 10 + visit]));
  for (let visit = 0; visit < 4; visit += 1) counts.addSession(facts([0, 1, 2]));
  expect(others(counts, 1)).toEqual([2, 0]);
});

test('what was bought together weighs more than what was looked at together', () => {
  const counts = new VisitCounts(10, NOW);
  for (let visit = 0; visit < 3; visit += 1) {
    counts.addSession(facts([1, 2]));
    counts.addSession(facts([1, 3], 'purchase'));
  }
  expect(others(counts, 1)).toEqual([3, 2]);
});

test('a product counts once a visit, and a long silence begins another visit', () => {
  const counts = new VisitCounts(10, NOW);
  counts.addSession([...facts([1, 2, 1, 2, 1]), ...facts([3], 'view', NOW + 3 * HOUR)]);
  counts.addSession([...facts([3], 'view', NOW + 3 * HOUR), ...facts([2, 1])]);
  expect(counts.together().get(1)).toEqual([{ product: 2, score: 2 / (2 + 10) }]);
  expect(others(counts, 3)).toEqual([]);
});

test('who looks at hundreds of products is no shopper', () => {
  const counts = new VisitCounts(500, NOW);
  for (let visit = 0; visit < 3; visit += 1)
    counts.addSession(facts(Array.from({ length: 201 }, (_, at) => at)));
  expect([counts.together().size, counts.trending()]).toEqual([0, []]);
});

test('wanted lately: often before seldom, today before last week', () => {
  const counts = new VisitCounts(10, NOW);
  for (let visit = 0; visit < 3; visit += 1) counts.addSession(facts([1], 'view', NOW - 7 * 24 * HOUR));
  for (let visit = 0; visit < 2; visit += 1) counts.addSession(facts([2]));
  counts.addSession(facts([3]));
  expect(counts.trending()).toEqual([2, 3, 1]);
});

test('memory is bounded: pairs of one visit alone go first, and those of several stay', () => {
  const counts = new VisitCounts(1000, NOW, 20);
  for (let visit = 0; visit < 3; visit += 1) counts.addSession(facts([1, 2]));
  for (let visit = 0; visit < 20; visit += 1)
    counts.addSession(facts([3 + 3 * visit, 4 + 3 * visit, 5 + 3 * visit]));
  expect(others(counts, 1)).toEqual([2]);
});

test('any visits: scores lie between 0 and 1, are mutual, and no product goes with itself', () => {
  const wish = fc.constantFrom<Wish[]>('view', 'cart', 'purchase');
  const fact = fc.record({ product: fc.nat(7), wish, at: fc.integer({ min: NOW - 100 * HOUR, max: NOW }) });
  fc.assert(
    fc.property(fc.array(fc.array(fact, { maxLength: 12 }), { maxLength: 12 }), (sessions) => {
      const counts = new VisitCounts(8, NOW);
      for (const session of sessions) counts.addSession(session);
      const lists = counts.together();
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

// What counts of what visitors say: repeats and bursts do not, ordinary shopping does.
import { expect, test } from 'vitest';
import { fairShare } from '#server/learning/fair-share.ts';

const HOUR = 3_600_000;
const START = 24 * HOUR * 1_000;
const seen = (visitor: string, product: number, receivedAt = START, type = 'view') => ({
  visitor,
  product,
  type,
  receivedAt,
});
const visitors = (count: number, product: number, receivedAt = START, name = 'v') =>
  Array.from({ length: count }, (_, at) => seen(`${name}${at}`, product, receivedAt));

test('a visitor counts once a day for a product and type, and again the next day', () => {
  const again = Array.from({ length: 50 }, () => seen('a', 1));
  const added = seen('a', 1, START, 'cart');
  const tomorrow = seen('a', 1, START + 24 * HOUR);
  expect(fairShare([...again, added, tomorrow])).toEqual([seen('a', 1), added, tomorrow]);
});

test('a visitor counts for 200 products a day', () => {
  expect(fairShare(Array.from({ length: 500 }, (_, product) => seen('a', product)))).toHaveLength(200);
});

test('of a burst as many count as are usual, and none of a product that nobody asked for before', () => {
  const usual = Array.from({ length: 30 * 24 }, (_, hour) =>
    visitors(3, 1, START + hour * HOUR, `h${hour}-`),
  ).flat();
  const end = START + 30 * 24 * HOUR;
  const counted = fairShare([...usual, ...visitors(400, 1, end), ...visitors(400, 2, end)]);
  expect(counted).toEqual([...usual, ...visitors(3, 1, end)]);
});

test('a busy hour of an ordinary shop is no burst', () => {
  const few = visitors(20, 1);
  const usual = Array.from({ length: 200 }, (_, hour) =>
    visitors(10, 2, START + hour * HOUR, `h${hour}-`),
  ).flat();
  const busy = visitors(90, 2, START + 200 * HOUR);
  expect(fairShare([...few, ...usual, ...busy])).toHaveLength(20 + 2_000 + 90);
});

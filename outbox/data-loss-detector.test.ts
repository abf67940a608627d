import { expect, test } from 'vitest';
import {
  countLostEntries,
  createDataLossDetector,
  type DataLossCheckpoint,
} from '#outbox/data-loss-detector.ts';

const stats = (over: { generation?: string; maxSeq?: number } = {}) => ({
  generation: 'g1',
  maxSeq: 9,
  pendingCount: 0,
  pendingSize: 0,
  deadLetterCount: 0,
  shedCount: 0,
  ...over,
});
const checkpoint: DataLossCheckpoint = { generation: 'g1', maxSeq: 9, waiting: 4 };

test('an emptied or restored database is detected, and the loss counted', () => {
  expect(countLostEntries(null, stats())).toBe(0);
  expect(countLostEntries(checkpoint, stats())).toBe(0);
  expect(countLostEntries(checkpoint, stats({ maxSeq: 12 }))).toBe(0);
  expect(countLostEntries(checkpoint, stats({ generation: 'g2', maxSeq: 0 }))).toBe(4);
  expect(countLostEntries(checkpoint, stats({ generation: 'g2', maxSeq: 20 }))).toBe(4);
  expect(countLostEntries(checkpoint, stats({ maxSeq: 7 }))).toBe(2);
});

test('updates during a write are merged into one more write of the latest stats', async () => {
  const written: DataLossCheckpoint[] = [];
  const keeper = createDataLossDetector({
    read: async () => null,
    write: async (one) => {
      written.push(one);
    },
  });
  await Promise.all([1, 4, 5].map((maxSeq) => keeper.update(stats({ maxSeq }))));
  expect(written.map(({ maxSeq }) => maxSeq)).toEqual([1, 5]);
  await keeper.update(stats({ maxSeq: 6 }));
  expect(written.at(-1)?.maxSeq).toBe(6);
});

test('what was written is not written again, unless that failed', async () => {
  const asked: number[] = [];
  let isFull = false;
  const detector = createDataLossDetector({
    read: async () => null,
    write: async ({ maxSeq }) => {
      asked.push(maxSeq);
      if (isFull) throw new DOMException('', 'QuotaExceededError');
    },
  });
  const waiting = (pendingCount: number) => ({ ...stats({ maxSeq: 3 }), pendingCount });
  await detector.update(waiting(1));
  await detector.update(waiting(1));
  expect(asked).toEqual([3]);
  await detector.update(waiting(0));
  expect(asked).toEqual([3, 3]);
  await detector.update({ ...waiting(0), generation: 'g2' });
  expect(asked).toEqual([3, 3, 3]);
  isFull = true;
  await detector.update(stats({ maxSeq: 4 }));
  isFull = false;
  await detector.update(stats({ maxSeq: 4 }));
  expect(asked).toEqual([3, 3, 3, 4, 4]);
});

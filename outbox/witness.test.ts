import { expect, test } from 'vitest';
import { countLost, createWitnessKeeper, type Witness } from '#outbox/witness.ts';

const facts = (over: { generation?: string; maxSeq?: number } = {}) => ({
  generation: 'g1',
  maxSeq: 9,
  waiting: 0,
  waitingSize: 0,
  dead: 0,
  shed: 0,
  ...over,
});
const witness: Witness = { generation: 'g1', maxSeq: 9, waiting: 4 };

test('PW-08 a database that was emptied or went back in time is noticed, and the loss counted', () => {
  expect(countLost(null, facts())).toBe(0);
  expect(countLost(witness, facts())).toBe(0);
  expect(countLost(witness, facts({ maxSeq: 12 }))).toBe(0);
  expect(countLost(witness, facts({ generation: 'g2', maxSeq: 0 }))).toBe(4);
  expect(countLost(witness, facts({ maxSeq: 7 }))).toBe(2);
});

test('notes that come while one is written are joined into one more write of the newest', async () => {
  const written: Witness[] = [];
  let maxSeq = 1;
  const keeper = createWitnessKeeper(
    {
      read: async () => null,
      write: async (one) => {
        written.push(one);
      },
    },
    async () => facts({ maxSeq }),
  );
  const first = keeper.note();
  maxSeq = 5;
  await Promise.all([first, keeper.note(), keeper.note()]);
  expect(written.at(-1)?.maxSeq).toBe(5);
  expect(written.length).toBeLessThanOrEqual(2);
});

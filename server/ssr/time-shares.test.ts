// Processor time goes to who was at work while it was spent.
import { expect, test } from 'vitest';
import { createTimeShares } from '#server/ssr/time-shares.ts';

test('each has what was spent while it was at work: alone all, beside another half, while it waits nothing', () => {
  let cpu = 100;
  const shares = createTimeShares(() => cpu);
  cpu += 5;
  const first = shares.start();
  cpu += 10;
  const second = shares.start();
  cpu += 8;
  first.pause();
  first.pause();
  cpu += 6;
  first.resume();
  cpu += 2;
  first.resume();
  cpu += 4;
  expect(second.end()).toBe(4 + 6 + 2 + 2);
  cpu += 3;
  expect(first.end()).toBe(10 + 4 + 2 + 3);
});

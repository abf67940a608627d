// Processor time is counted for work that is shorter than the system's tick, and not for waiting.
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { processorTimeMs } from '#server/processor-time.ts';
import { standStill } from '#tests/fixtures/stand-still.ts';

const processMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

test('work of half a millisecond between pauses is counted, each time', async () => {
  const shares: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    let counted = 0;
    let used = 0;
    for (let time = 0; time < 100; time += 1) {
      await pause(2);
      const usedBefore = processMs();
      const countedBefore = processorTimeMs();
      const end = performance.now() + 0.5;
      while (performance.now() < end);
      counted += processorTimeMs() - countedBefore;
      used += processMs() - usedBefore;
    }
    shares.push(counted / used);
  }
  // The rest is that of other threads, which compile and collect, in one round more than in another.
  expect(Math.max(...shares)).toBeGreaterThan(0.6);
  expect(Math.max(...shares)).toBeLessThanOrEqual(1);
});

test('a thread that stands still uses none', () => {
  const before = processorTimeMs();
  standStill(200);
  expect(processorTimeMs() - before).toBeLessThan(100);
});

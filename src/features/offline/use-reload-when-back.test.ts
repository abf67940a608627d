// The delays between two polls of a server that is away.
import { expect, test } from 'vitest';
import { pollDelay } from '#src/features/offline/use-reload-when-back.ts';

test('the delay grows from seconds to a minute, and pages poll at different times', () => {
  expect([0, 1, 2, 3, 8, 100].map((polls) => pollDelay(polls, 0))).toEqual([
    3000, 4500, 6750, 10_125, 60_000, 60_000,
  ]);
  expect(pollDelay(0, 0.5)).toBe(2250);
  expect(pollDelay(100, 0.999)).toBeGreaterThan(30_000);
});

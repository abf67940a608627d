import { expect, test } from 'vitest';
import { parseRetryAfter } from '#contract/retry-after.ts';

const NOW = Date.UTC(2026, 0, 1, 12);

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Thu, 01 Jan 2026 12:00:30 GMT', 30_000],
  ['Thursday, 01-Jan-26 12:00:30 GMT', 30_000],
  ['Thu, 01 Jan 2026 11:00:00 GMT', 0],
  [null, null],
  ['', null],
  ['soon', null],
  ['-5', null],
  ['1.5', null],
  ['2026', 2_026_000],
  ['2026-01-01', null],
])('Retry-After: %s is %s ms', (header, ms) => {
  expect(parseRetryAfter(header, NOW)).toBe(ms);
});

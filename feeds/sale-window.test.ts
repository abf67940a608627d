// When a sale with dates is on: to the second, and the whole of its last day.
import { expect, test } from 'vitest';
import { isSaleActive } from '#feeds/sale-window.ts';

const isActive = (from: string, to: string, now: string) => isSaleActive(from, to, Date.parse(now));

test.each([
  ['2026-06-01', '2026-06-15', '2026-05-31T23:59:59Z', false],
  ['2026-06-01', '2026-06-15', '2026-06-01T00:00:00Z', true],
  ['2026-06-01', '2026-06-15', '2026-06-15T23:59:59Z', true],
  ['2026-06-01', '2026-06-15', '2026-06-16T00:00:00Z', false],
  ['2026-06-01T12:00+02:00', '2026-06-15T12:00+02:00', '2026-06-01T10:00:00Z', true],
  ['2026-06-01T12:00+02:00', '2026-06-15T12:00+02:00', '2026-06-01T09:59:59Z', false],
  ['2026-06-01T12:00+02:00', '2026-06-15T12:00+02:00', '2026-06-15T10:00:01Z', false],
  ['', '2026-06-15', '2020-01-01T00:00:00Z', true],
  ['2026-06-01', '', '2100-01-01T00:00:00Z', true],
  ['soon', 'later', '2026-06-01T00:00:00Z', true],
])('from "%s" to "%s" it is at %s: %s', (from, to, now, expected) => {
  expect(isActive(from, to, now)).toBe(expected);
});

// When a sale with dates is on: to the second, and the whole of its last day.
import { expect, test } from 'vitest';
import { FeedLog } from '#feeds/feed-log.ts';
import { isSaleActive } from '#feeds/sale-window.ts';

const isActive = (from: string, to: string, now: string, log = new FeedLog()) =>
  isSaleActive(from, to, Date.parse(now), log);

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
  ['2026-06-01T12:00 +0200', '2026-06-15T12:00 +0200 ', '2026-06-01T10:00:00Z', true],
  ['2026-06-01T12:00 +0200', '2026-06-15T12:00 +0200 ', '2026-06-01T09:59:59Z', false],
  ['2026-06-01T12:00 +0200', ' 2026-06-15T12:00 -08:00', '2026-06-15T20:00:01Z', false],
  ['2026-06-01', ' 2026-06-15 ', '2026-06-15T23:59:59Z', true],
])('from "%s" to "%s" it is at %s: %s', (from, to, now, expected) => {
  expect(isActive(from, to, now)).toBe(expected);
});

test('a sale whose dates cannot be read is not on, and the report names them', () => {
  const log = new FeedLog();
  expect(isActive('soon', '2026-06-15', '2026-06-01T00:00:00Z', log)).toBe(false);
  expect(isActive('2026-06-01', 'later', '2026-06-02T00:00:00Z', log)).toBe(false);
  expect(isActive('', '46188', '2026-06-02T00:00:00Z', log)).toBe(false);
  expect(log.warnings()).toEqual([
    'the date "soon" of a sale cannot be read: such products are at their regular price',
    'the date "later" of a sale cannot be read: such products are at their regular price',
    'the date "46188" of a sale cannot be read: such products are at their regular price',
  ]);
});

// Short moments.
import { expect, test } from 'vitest';
import { shortTime } from '#src/i18n/time.ts';

const at = (text: string) => new Date(text).getTime();

test('today is a clock, another day a date', () => {
  const now = at('2026-11-21T18:00:00');
  expect(shortTime(at('2026-11-21T09:05:00'), now)).toBe('09:05');
  expect(shortTime(at('2026-11-20T23:59:00'), now)).toBe('2026-11-20');
});

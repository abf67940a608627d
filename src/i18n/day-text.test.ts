// Dates as shoppers of different markets read them.
import { expect, test } from 'vitest';
import { dayText, nearDayText } from '#src/i18n/day-text.ts';

test('a day is the same one in every time zone, in the order of the market', () => {
  const dayIn = (language: 'en' | 'sv' | 'de' | 'ko', country: string) =>
    dayText('2026-12-24', { language, country });
  expect(dayIn('en', 'EU')).toBe('24 December 2026');
  expect(dayIn('en', 'US')).toBe('December 24, 2026');
  expect(dayIn('sv', 'SE')).toBe('24 december 2026');
  expect(dayIn('de', 'DE')).toBe('24. Dezember 2026');
  expect(dayIn('ko', 'KR')).toBe('2026년 12월 24일');
});

test('a day that is near is written with its weekday and without its year', () => {
  const dayIn = (language: 'en' | 'sv', country: string) => nearDayText('2026-12-24', { language, country });
  expect(dayIn('en', 'SE')).toBe('Thu, 24 Dec');
  expect(dayIn('en', 'US')).toBe('Thu, Dec 24');
  expect(dayIn('sv', 'SE')).toBe('tors 24 dec.');
});

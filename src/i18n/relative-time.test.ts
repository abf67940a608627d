// How long ago, in every language.
import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/market.ts';
import { relativeTime } from '#src/i18n/relative-time.ts';

const NOW = new Date('2026-11-21T18:00:00').getTime();
const MINUTE = 60_000;

test('the largest whole unit is named', () => {
  const ago = (ms: number) => relativeTime(NOW - ms, NOW, 'en');
  expect([59_999, 5 * MINUTE, 59.9 * MINUTE, 2 * 60 * MINUTE, 30 * 60 * MINUTE].map(ago)).toEqual([
    'now',
    '5 minutes ago',
    '59 minutes ago',
    '2 hours ago',
    'yesterday',
  ]);
});

test('a moment in the future is now', () => {
  expect(relativeTime(NOW + 10 * MINUTE, NOW, 'en')).toBe('now');
});

test('each language says it in its own words', () => {
  expect(LANGUAGES.map((language) => relativeTime(NOW - 5 * MINUTE, NOW, language))).toEqual([
    '5 minutes ago',
    'för 5 minuter sedan',
    'vor 5 Minuten',
    '5분 전',
  ]);
});

// How long ago a moment was, in a language's own words.
import type { Language } from '#contract/market.ts';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "now", "5 minutes ago", "yesterday"; both in ms since 1970. A moment in the future is now: a clock was set back. */
export function relativeTime(then: number, now: number, language: Language): string {
  const passed = Math.max(0, now - then);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, ms] of UNITS) if (passed >= ms) return format.format(-Math.floor(passed / ms), unit);
  return format.format(0, 'second');
}

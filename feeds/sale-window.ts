// Tells whether a sale price with dates is valid now.
import { readDate } from '#feeds/date.ts';
import type { FeedLog } from '#feeds/feed-log.ts';

/**
 * `from` and `to` are dates as feeds write them; '' sets no limit. `now` in ms since 1970. A date that cannot be read is
 * reported, and there is no sale: one without its limits could go on forever.
 */
export function isSaleActive(from: string, to: string, now: number, log: FeedLog): boolean {
  const start = limitOf(from, Number.NEGATIVE_INFINITY, log);
  // A day without a time ends when the day does.
  const lastDay = /^\s*(\d{4}-\d{2}-\d{2})\s*$/.exec(to)?.[1];
  const end = limitOf(lastDay === undefined ? to : `${lastDay}T23:59:59Z`, Number.POSITIVE_INFINITY, log);
  return start <= now && now <= end;
}

/** In ms since 1970; `open` for '', NaN for what cannot be read. */
function limitOf(text: string, open: number, log: FeedLog): number {
  const written = text.trim();
  if (written === '') return open;
  const date = readDate(written);
  if (date === null)
    log.warn(
      `the date "${written.slice(0, 40)}" of a sale cannot be read: such products are at their regular price`,
      'dates of sales that cannot be read',
    );
  return date ?? Number.NaN;
}

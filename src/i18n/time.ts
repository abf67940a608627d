// A moment as short text, the same in every language: the clock today, the date before that.

/** "14:05" when `then` is on the day of `now`, else "2026-11-20"; both in ms since 1970, local time. */
export function shortTime(then: number, now: number): string {
  const at = new Date(then);
  const two = (value: number) => String(value).padStart(2, '0');
  const isToday = at.toDateString() === new Date(now).toDateString();
  if (isToday) return `${two(at.getHours())}:${two(at.getMinutes())}`;
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

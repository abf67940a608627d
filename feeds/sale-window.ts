// Tells whether a sale price with dates is valid now.

/** `from` and `to` are dates as feeds write them; '' and invalid dates set no limit. `now` in ms since 1970. */
export function isSaleActive(from: string, to: string, now: number): boolean {
  const start = Date.parse(from);
  // A day without a time ends when the day does.
  const end = Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(to) ? `${to}T23:59:59Z` : to);
  return !(start > now) && !(end < now);
}

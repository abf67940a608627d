// The day the demo catalogue stands still at, so that every start makes the same one.

const DAY_MS = 86_400_000;
const BASE_DATE_MS = Date.UTC(2026, 10, 1);
/** Products younger than this on the base date are new. */
const NEW_FOR_DAYS = 45;

/** ms since 1970 at midnight UTC, `days` before the base date. */
export const daysBefore = (days: number): number => BASE_DATE_MS - days * DAY_MS;

/** What the new arrivals are newer than. */
export const NEW_SINCE_MS = daysBefore(NEW_FOR_DAYS);

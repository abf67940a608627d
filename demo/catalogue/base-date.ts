// The fixed date that the demo catalogue counts ages from, so that every start makes the same catalogue.

const DAY_MS = 86_400_000;
const BASE_DATE_MS = Date.UTC(2026, 10, 1);
/** Products younger than this on the base date are new. */
const NEW_FOR_DAYS = 45;

/** ms since 1970 at midnight UTC, `days` before the base date. */
export const daysBefore = (days: number): number => BASE_DATE_MS - days * DAY_MS;

/** New arrivals are newer than this. */
export const NEW_SINCE_MS = daysBefore(NEW_FOR_DAYS);

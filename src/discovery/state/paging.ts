// How much to load next, and when to begin (PA-02).

/** Loads that follow each other faster than this mean a shopper who scrolls far: more is loaded at once. */
export const FAST_WITHIN_MS = 10_000;
const FAST_FACTOR = 5;
/** UR-06: the most cards that one load may bring. */
export const MAX_PAGE_SIZE = 100;
const FIRST_TRIGGER_RATIO = 0.5;
const LATER_TRIGGER_RATIO = 0.75;
/** Loads by scrolling in a row; after them only the button loads, so that the footer can be reached. */
export const MAX_AUTOMATIC_LOADS = 4;

/** `endedAt` is when the last load ended, on the clock of `now`; null when there was none. */
export function nextLimit(pageSize: number, endedAt: number | null, now: number): number {
  const isFast = endedAt !== null && now - endedAt < FAST_WITHIN_MS;
  return Math.min(isFast ? pageSize * FAST_FACTOR : pageSize, MAX_PAGE_SIZE);
}

/** Index of the card that loads more when it is scrolled into view. */
export function triggerIndex(loaded: number, loadsSoFar: number): number {
  return Math.max(0, Math.ceil(loaded * (loadsSoFar === 0 ? FIRST_TRIGGER_RATIO : LATER_TRIGGER_RATIO)) - 1);
}

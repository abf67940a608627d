// Whether a shopper scrolls fast (SP-05); pure.

/** SP-05: px a ms above which a scroll event is fast, and how many of them in how many ms are fast scrolling. */
const FAST_VELOCITY = 1.5;
const FAST_EVENT_COUNT = 10;
const WITHIN_MS = 1000;

interface ScrollEvents {
  readonly top: number;
  /** When the last event was, and when the fast ones of the last second were: ms. */
  readonly at: number;
  readonly fastAt: readonly number[];
}

/** The events so far, and another one; times on one clock. */
export function withScrollEvent(before: ScrollEvents, top: number, at: number): ScrollEvents {
  const elapsed = at - before.at;
  const isFast = elapsed > 0 && Math.abs(top - before.top) / elapsed > FAST_VELOCITY;
  const recent = before.fastAt.filter((time) => at - time < WITHIN_MS);
  return { top, at, fastAt: isFast ? [...recent, at] : recent };
}

export function isFastScrolling({ at, fastAt }: ScrollEvents): boolean {
  return fastAt.length > FAST_EVENT_COUNT && fastAt.at(-1) === at;
}

// How often the device polls for catalogue changes, and how long a poll counts as current (decision 0010).

/** While a page is on screen and the connection is not metered. */
export const ACTIVE_POLL_INTERVAL_MS = 20_000;
/** Behind other windows, or on a metered connection. */
export const IDLE_POLL_INTERVAL_MS = 5 * 60_000;
/** A poll may be late by as much: a busy page, a slow connection. */
const POLL_DELAY_TOLERANCE_MS = 10_000;

export interface PollIntervals {
  /** Until the next poll. */
  intervalMs(): number;
  /** How long after a poll the device's snapshot counts as current. */
  staleAfterMs(): number;
  setVisible(isVisible: boolean): void;
}

/** A page counts as visible until `setVisible` says otherwise. */
export function createPollIntervals(isMetered: () => boolean): PollIntervals {
  let isVisible = true;
  const intervalMs = () => (isVisible && !isMetered() ? ACTIVE_POLL_INTERVAL_MS : IDLE_POLL_INTERVAL_MS);
  return {
    intervalMs,
    staleAfterMs: () => intervalMs() + POLL_DELAY_TOLERANCE_MS,
    setVisible: (isVisibleNow) => {
      isVisible = isVisibleNow;
    },
  };
}

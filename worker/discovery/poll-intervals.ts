// How often the device looks whether the server's catalogue changed, and how long it believes the last look (decision 0010).

/** While a page is on screen and the line is not metered: a change is known after this, and one request, at the latest. */
export const ACTIVE_POLL_INTERVAL_MS = 20_000;
/** Behind other windows, or on a line to be spared. */
export const IDLE_POLL_INTERVAL_MS = 5 * 60_000;
/** A look may be late by as much: a busy page, a slow line. */
const POLL_DELAY_TOLERANCE_MS = 10_000;

export interface PollIntervals {
  /** Until the next look. */
  intervalMs(): number;
  /** How long after a look the device may take its snapshot for current. */
  staleAfterMs(): number;
  setVisible(isVisible: boolean): void;
}

/** A page that nobody has said anything of is taken to be on screen. */
export function createPollIntervals(isMetered: boolean): PollIntervals {
  let isVisible = true;
  const everyMs = () => (isVisible && !isMetered ? ACTIVE_POLL_INTERVAL_MS : IDLE_POLL_INTERVAL_MS);
  return {
    intervalMs: everyMs,
    staleAfterMs: () => everyMs() + POLL_DELAY_TOLERANCE_MS,
    setVisible: (isNow) => {
      isVisible = isNow;
    },
  };
}

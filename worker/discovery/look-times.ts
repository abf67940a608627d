// How often the device looks whether the server's catalogue changed, and how long it believes the last look (decision 0010).

/** While a page is on screen and the line is not metered: a change is known after this, and one request, at the latest. */
export const LOOK_OFTEN_MS = 20_000;
/** Behind other windows, or on a line to be spared. */
export const LOOK_SELDOM_MS = 5 * 60_000;
/** A look may be late by as much: a busy page, a slow line. */
const LATE_MS = 10_000;

export interface LookTimes {
  /** Until the next look. */
  everyMs(): number;
  /** How long after a look the device may take its snapshot for current. */
  holdsMs(): number;
  attend(isVisible: boolean): void;
}

/** A page that nobody has said anything of is taken to be on screen. */
export function createLookTimes(isMetered: boolean): LookTimes {
  let isVisible = true;
  const everyMs = () => (isVisible && !isMetered ? LOOK_OFTEN_MS : LOOK_SELDOM_MS);
  return {
    everyMs,
    holdsMs: () => everyMs() + LATE_MS,
    attend: (isNow) => {
      isVisible = isNow;
    },
  };
}

// When what waits is read anew: after each change, one read after the other, and changes that come close together by one.

/** What others change, and what changes nothing on screen, is followed by more of it: read together, well before a shopper notices. */
const TOGETHER_MS = 50;

export interface OverviewReads {
  /** Resolves when a read that begins after this call is over. */
  readonly now: () => Promise<void>;
  /** With all that come in the same moment. */
  readonly soon: () => void;
}

/** A `read` that has not begun serves everybody who asked meanwhile. */
export function createOverviewReads(
  read: () => Promise<void>,
  schedule: (ms: number, call: () => void) => () => void,
  onError: (error: unknown) => void,
): OverviewReads {
  let reading: Promise<void> = Promise.resolve();
  let isQueued = false;
  let isDue = false;
  const now = (): Promise<void> => {
    if (isQueued) return reading;
    isQueued = true;
    reading = reading
      .then(() => {
        isQueued = false;
        return read();
      })
      .catch(onError);
    return reading;
  };
  return {
    now,
    soon() {
      if (isDue) return;
      isDue = true;
      schedule(TOGETHER_MS, () => {
        isDue = false;
        void now();
      });
    },
  };
}

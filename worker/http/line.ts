// How fast the server answers at the moment, which decides how long a result of the device is held back for the server's.

/** The server's result, which is newer, is waited for this long where the device has one too. */
export const PATIENCE_MS = 350;
/** For how long one late answer, or none, says that the next would be late as well. */
export const SLOW_FOR_MS = 30_000;

export interface Line {
  /** How long to wait for the server where the device has a result too, in ms; 0 while the line is slow. */
  patienceMs(): number;
  /** The server answered a call after so long. */
  noteAnswer(afterMs: number): void;
  /** A call was not answered within the patience. */
  noteLate(): void;
}

/** `isSlow`: as a page knows that was shown because the server had not answered. */
export function createLine(now: () => number, isSlow: boolean): Line {
  let slowSince = isSlow ? now() : null;
  const noteLate = () => {
    slowSince = now();
  };
  return {
    // A clock that was set back does not make the line slow for long.
    patienceMs: () => (slowSince !== null && Math.abs(now() - slowSince) < SLOW_FOR_MS ? 0 : PATIENCE_MS),
    noteAnswer(afterMs) {
      if (afterMs > PATIENCE_MS) noteLate();
      else slowSince = null;
    },
    noteLate,
  };
}

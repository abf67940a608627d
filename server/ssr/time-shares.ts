// Tells how much of one thread's processor time each of several renderings took that go on at once.

/** Of one rendering. */
export interface TimeShare {
  /** It waits for something; each call is followed by one of `resume`. */
  pause(): void;
  resume(): void;
  /** ms of processor time that it took. */
  end(): number;
}

interface Share {
  pauses: number;
  spentMs: number;
}

/** `cpuMs`: processor time of the thread so far. Renderings that are at work at once have spent the same each. */
export function createTimeShares(cpuMs: () => number): { start(): TimeShare } {
  const shares = new Set<Share>();
  let settledAt = cpuMs();

  function settle(): void {
    const now = cpuMs();
    const atWork = [...shares].filter(({ pauses }) => pauses === 0);
    for (const share of atWork) share.spentMs += (now - settledAt) / atWork.length;
    settledAt = now;
  }

  return {
    start() {
      settle();
      const share: Share = { pauses: 0, spentMs: 0 };
      shares.add(share);
      const changePauses = (by: number) => () => {
        settle();
        share.pauses += by;
      };
      return {
        pause: changePauses(1),
        resume: changePauses(-1),
        end() {
          settle();
          shares.delete(share);
          return share.spentMs;
        },
      };
    },
  };
}

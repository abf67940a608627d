// Picture work in two lanes: what a request waits for goes first, what can wait runs alone and only while nobody waits.
import { availableParallelism } from 'node:os';

export interface WorkLanes {
  /** Runs as soon as a core is free. Undefined when too many wait already: the caller answers "overloaded". */
  now<T>(work: () => Promise<T>): Promise<T> | undefined;
  /** Runs one at a time while the first lane is empty; false when the lane is full and the work was dropped. */
  later(work: () => Promise<void>): boolean;
  /** Resolves when both lanes are empty. */
  idle(): Promise<void>;
  /** Drops what waits in the second lane and takes no more. */
  close(): void;
}

const MAX_WAITING_NOW = 400;
const MAX_WAITING_LATER = 5_000;

export function createWorkLanes(
  limits: { atOnce?: number; maxNow?: number; maxLater?: number } = {},
): WorkLanes {
  const atOnce = limits.atOnce ?? Math.max(2, availableParallelism());
  const maxNow = limits.maxNow ?? MAX_WAITING_NOW;
  const maxLater = limits.maxLater ?? MAX_WAITING_LATER;
  const first: (() => Promise<void>)[] = [];
  const second: (() => Promise<void>)[] = [];
  const idlers: (() => void)[] = [];
  let running = 0;
  let isSecondRunning = false;
  let isClosed = false;

  function turn(): void {
    while (running < atOnce) {
      const work = first.shift();
      if (work === undefined) break;
      running += 1;
      void work().finally(() => {
        running -= 1;
        turn();
      });
    }
    if (running === 0 && !isSecondRunning) {
      const work = second.shift();
      if (work !== undefined) {
        isSecondRunning = true;
        void work().finally(() => {
          isSecondRunning = false;
          turn();
        });
      }
    }
    if (running === 0 && !isSecondRunning) for (const wake of idlers.splice(0)) wake();
  }

  return {
    now<T>(work: () => Promise<T>): Promise<T> | undefined {
      if (first.length >= maxNow) return undefined;
      return new Promise<T>((resolve, reject) => {
        first.push(() => work().then(resolve, reject));
        turn();
      });
    },
    later(work) {
      if (isClosed || second.length >= maxLater) return false;
      second.push(work);
      // A tick later, so that what the same request still has to do is seen first.
      setImmediate(turn);
      return true;
    },
    idle() {
      if (running === 0 && !isSecondRunning && first.length === 0 && second.length === 0)
        return Promise.resolve();
      return new Promise((resolve) => {
        idlers.push(resolve);
      });
    },
    close() {
      isClosed = true;
      second.length = 0;
    },
  };
}

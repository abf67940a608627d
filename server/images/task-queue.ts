// Picture work in two lanes: what a request waits for goes first, what can wait runs alone and only while nobody waits.
import { availableParallelism } from 'node:os';

export interface TaskQueue {
  /** Runs as soon as a core is free. Undefined when too many wait already: the caller answers "overloaded". */
  runForeground<T>(work: () => Promise<T>): Promise<T> | undefined;
  /** Runs one at a time while the first lane is empty; false when the lane is full and the work was dropped. */
  runBackground(work: () => Promise<void>): boolean;
  /** Resolves when both lanes are empty. */
  idle(): Promise<void>;
  /** Drops what waits in the second lane and takes no more. */
  close(): void;
}

const MAX_FOREGROUND_TASKS = 400;
const MAX_BACKGROUND_TASKS = 5_000;

export function createTaskQueue(
  limits: { concurrency?: number; maxForeground?: number; maxBackground?: number } = {},
): TaskQueue {
  const atOnce = limits.concurrency ?? Math.max(2, availableParallelism());
  const maxNow = limits.maxForeground ?? MAX_FOREGROUND_TASKS;
  const maxLater = limits.maxBackground ?? MAX_BACKGROUND_TASKS;
  const first: (() => Promise<void>)[] = [];
  const second: (() => Promise<void>)[] = [];
  const idleWaiters: (() => void)[] = [];
  let running = 0;
  let isSecondRunning = false;
  let isClosed = false;

  function runNext(): void {
    while (running < atOnce) {
      const work = first.shift();
      if (work === undefined) break;
      running += 1;
      void work().finally(() => {
        running -= 1;
        runNext();
      });
    }
    if (running === 0 && !isSecondRunning) {
      const work = second.shift();
      if (work !== undefined) {
        isSecondRunning = true;
        void work().finally(() => {
          isSecondRunning = false;
          runNext();
        });
      }
    }
    if (running === 0 && !isSecondRunning) for (const wake of idleWaiters.splice(0)) wake();
  }

  return {
    runForeground<T>(work: () => Promise<T>): Promise<T> | undefined {
      if (first.length >= maxNow) return undefined;
      return new Promise<T>((resolve, reject) => {
        first.push(() => work().then(resolve, reject));
        runNext();
      });
    },
    runBackground(work) {
      if (isClosed || second.length >= maxLater) return false;
      second.push(work);
      // A tick later, so that what the same request still has to do is seen first.
      setImmediate(runNext);
      return true;
    },
    idle() {
      if (running === 0 && !isSecondRunning && first.length === 0 && second.length === 0)
        return Promise.resolve();
      return new Promise((resolve) => {
        idleWaiters.push(resolve);
      });
    },
    close() {
      isClosed = true;
      second.length = 0;
    },
  };
}

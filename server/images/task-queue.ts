// A queue of picture work with two priorities: requests wait for the foreground; the background runs while it is idle.
import { availableParallelism } from 'node:os';

export interface TaskQueue {
  /** Runs as soon as a core is free. Undefined when the foreground is full: the caller responds "overloaded". */
  runForeground<T>(work: () => Promise<T>): Promise<T> | undefined;
  /** Runs one at a time while the foreground is empty; false when the background is full and the work was dropped. */
  runBackground(work: () => Promise<void>): boolean;
  /** Resolves when no work is queued or running. */
  idle(): Promise<void>;
  /** Drops the background work and accepts no more. */
  close(): void;
}

const MAX_FOREGROUND_TASKS = 400;
const MAX_BACKGROUND_TASKS = 5_000;

export function createTaskQueue(
  limits: { concurrency?: number; maxForeground?: number; maxBackground?: number } = {},
): TaskQueue {
  const concurrency = limits.concurrency ?? Math.max(2, availableParallelism());
  const maxForeground = limits.maxForeground ?? MAX_FOREGROUND_TASKS;
  const maxBackground = limits.maxBackground ?? MAX_BACKGROUND_TASKS;
  const foreground: (() => Promise<void>)[] = [];
  const background: (() => Promise<void>)[] = [];
  const idleWaiters: (() => void)[] = [];
  let running = 0;
  let isBackgroundRunning = false;
  let isClosed = false;

  function runNext(): void {
    while (running < concurrency) {
      const work = foreground.shift();
      if (work === undefined) break;
      running += 1;
      void work().finally(() => {
        running -= 1;
        runNext();
      });
    }
    if (running === 0 && !isBackgroundRunning) {
      const work = background.shift();
      if (work !== undefined) {
        isBackgroundRunning = true;
        void work().finally(() => {
          isBackgroundRunning = false;
          runNext();
        });
      }
    }
    if (running === 0 && !isBackgroundRunning) for (const wake of idleWaiters.splice(0)) wake();
  }

  return {
    runForeground<T>(work: () => Promise<T>): Promise<T> | undefined {
      if (foreground.length >= maxForeground) return undefined;
      return new Promise<T>((resolve, reject) => {
        foreground.push(() => work().then(resolve, reject));
        runNext();
      });
    },
    runBackground(work) {
      if (isClosed || background.length >= maxBackground) return false;
      background.push(work);
      // A tick later, so that foreground work of the same request goes first.
      setImmediate(runNext);
      return true;
    },
    idle() {
      if (running === 0 && !isBackgroundRunning && foreground.length === 0 && background.length === 0)
        return Promise.resolve();
      return new Promise((resolve) => {
        idleWaiters.push(resolve);
      });
    },
    close() {
      isClosed = true;
      background.length = 0;
    },
  };
}

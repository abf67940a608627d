// A queue of picture work with two priorities: requests wait for the foreground, in turns; the background runs while it is idle.
import { availableParallelism } from 'node:os';
import { createFairQueue, type FairQueueLimits, type QueueRefusal } from '#server/fair-queue.ts';

export interface TaskQueue {
  /**
   * Runs as soon as a core is free and it is the client's turn. A refusal: there is no room. `signal` drops work that has not begun;
   * the promise rejects with its reason. `client` null: not told apart.
   */
  runForeground<T>(
    work: () => Promise<T>,
    client?: string | null,
    signal?: AbortSignal,
  ): Promise<T> | QueueRefusal;
  /** Runs one at a time while the foreground is empty; false when the background is full and the work was dropped. */
  runBackground(work: () => Promise<void>): boolean;
  /** Resolves when no work is queued or running. */
  idle(): Promise<void>;
  /** Drops the background work and accepts no more. */
  close(): void;
}

const MAX_FOREGROUND_TASKS = 400;
/** Twice the cards of a long list. */
const MAX_TASKS_OF_CLIENT = 200;
const MAX_BACKGROUND_TASKS = 5_000;

/** One client leaves a place for another's picture, which otherwise waited until one of its own is made. */
function defaultLimits(): FairQueueLimits {
  const concurrencyOfClient = Math.max(2, availableParallelism());
  return {
    concurrency: concurrencyOfClient + 1,
    concurrencyOfClient,
    maxWaiting: MAX_FOREGROUND_TASKS,
    maxWaitingOfClient: MAX_TASKS_OF_CLIENT,
  };
}

export function createTaskQueue(
  limits: Partial<FairQueueLimits> & { readonly maxBackground?: number } = {},
): TaskQueue {
  const maxBackground = limits.maxBackground ?? MAX_BACKGROUND_TASKS;
  const foreground = createFairQueue({ ...defaultLimits(), ...limits }, () => runNext());
  const background: (() => Promise<void>)[] = [];
  const idleWaiters: (() => void)[] = [];
  let isBackgroundRunning = false;
  let isClosed = false;

  const isForegroundIdle = (): boolean => foreground.running() === 0 && foreground.waiting() === 0;

  function runNext(): void {
    if (!isForegroundIdle() || isBackgroundRunning) return;
    const work = background.shift();
    if (work === undefined) {
      for (const wake of idleWaiters.splice(0)) wake();
      return;
    }
    isBackgroundRunning = true;
    void work().finally(() => {
      isBackgroundRunning = false;
      runNext();
    });
  }

  return {
    runForeground: (work, client = null, signal) => foreground.run(client, work, signal),
    runBackground(work) {
      if (isClosed || background.length >= maxBackground) return false;
      background.push(work);
      // A tick later, so that foreground work of the same request goes first.
      setImmediate(runNext);
      return true;
    },
    idle() {
      if (isForegroundIdle() && !isBackgroundRunning && background.length === 0) return Promise.resolve();
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

// Runs a task at intervals, one run at a time, and at once when woken.

export interface Poller {
  /** Runs the task at once, or as soon as the current run ends. */
  wake(): void;
  stop(): Promise<void>;
}

/** A failed run is reported to `onError` and repeated after the next interval. `isStopped`: the run should end early. */
export function poll(
  intervalMs: number,
  task: (isStopped: () => boolean) => Promise<unknown>,
  onError: (error: unknown) => void,
): Poller {
  let isStopped = false;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;
  const runOnce = () => {
    clearTimeout(timer);
    isWoken = false;
    running = task(() => isStopped)
      .catch(onError)
      .finally(() => {
        running = undefined;
        if (isStopped) return;
        if (isWoken) runOnce();
        else timer = setTimeout(runOnce, intervalMs);
      });
  };
  timer = setTimeout(runOnce, intervalMs);
  return {
    wake() {
      if (isStopped) return;
      isWoken = true;
      if (running === undefined) runOnce();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

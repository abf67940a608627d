// Looks again and again, one look at a time: at every beat, and at once when woken.

export interface Poller {
  /** Looks as soon as the look under way is over. */
  wake(): void;
  stop(): Promise<void>;
}

/** A look that fails is told and tried again at the next beat. */
export function poll(
  intervalMs: number,
  task: () => Promise<void>,
  onError: (error: unknown) => void,
): Poller {
  let isStopped = false;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const runOnce = () => {
    clearTimeout(timer);
    isWoken = false;
    running = task()
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

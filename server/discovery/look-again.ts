// Looks again and again, one look at a time: at every beat, and at once when woken.

export interface Looking {
  /** Looks as soon as the look under way is over. */
  wake(): void;
  stop(): Promise<void>;
}

/** A look that fails is told and tried again at the next beat. */
export function lookAgain(
  everyMs: number,
  look: () => Promise<void>,
  failed: (error: unknown) => void,
): Looking {
  let isStopped = false;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const once = () => {
    clearTimeout(timer);
    isWoken = false;
    running = look()
      .catch(failed)
      .finally(() => {
        running = undefined;
        if (isStopped) return;
        if (isWoken) once();
        else timer = setTimeout(once, everyMs);
      });
  };
  timer = setTimeout(once, everyMs);
  return {
    wake() {
      if (isStopped) return;
      isWoken = true;
      if (running === undefined) once();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

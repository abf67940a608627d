// A queue of costly work in which clients take turns, so that what one of them asks for delays the others by one piece at most.

export interface FairQueue {
  /**
   * Runs `work` when it is its client's turn, and resolves as it does; or says that there is no room for it. Work that `signal` ends
   * while it waits is dropped, and the promise rejects with the signal's reason. `client` null: nobody in particular.
   */
  run<T>(client: string | null, work: () => Promise<T>, signal?: AbortSignal): Promise<T> | QueueRefusal;
  /** How much waits. */
  readonly waiting: () => number;
  /** How much runs. */
  readonly running: () => number;
}

/** `share`: of the client, who has as much waiting as it may. `full`: for anyone. */
export type QueueRefusal = 'share' | 'full';

export interface FairQueueLimits {
  /** How much runs at once. */
  readonly concurrency: number;
  /** How much of one client runs at once; 1 where absent. */
  readonly concurrencyOfClient?: number;
  /** How much waits at most. The newest is refused: who waits longest is served soonest. */
  readonly maxWaiting: number;
  /** How much of one client waits at most. */
  readonly maxWaitingOfClient: number;
}

interface Waiting {
  readonly start: () => void;
}

/** Where clients cannot be told apart, all that nobody in particular asks for may run at once. */
const NOBODY = '';

/** `onEnd`: called after each piece of work, once the next have begun. */
export function createFairQueue(
  { concurrency, concurrencyOfClient = 1, maxWaiting, maxWaitingOfClient }: FairQueueLimits,
  onEnd: () => void = () => undefined,
): FairQueue {
  /** In the order of their turns; none is empty. */
  const lines = new Map<string, Waiting[]>();
  const atWork = new Map<string, number>();
  let running = 0;
  let count = 0;

  const mayRun = (client: string): boolean =>
    client === NOBODY || (atWork.get(client) ?? 0) < concurrencyOfClient;

  function startNext(): void {
    while (running < concurrency) {
      const turn = [...lines].find(([client]) => mayRun(client));
      if (turn === undefined) return;
      const [client, line] = turn;
      const first = line.shift();
      // To the end of the order.
      lines.delete(client);
      if (line.length > 0) lines.set(client, line);
      count -= 1;
      running += 1;
      atWork.set(client, (atWork.get(client) ?? 0) + 1);
      first?.start();
    }
  }

  function finish(client: string): void {
    running -= 1;
    const left = (atWork.get(client) ?? 1) - 1;
    if (left === 0) atWork.delete(client);
    else atWork.set(client, left);
    startNext();
    onEnd();
  }

  function leave(client: string, waiting: Waiting): boolean {
    const line = lines.get(client);
    const at = line?.indexOf(waiting) ?? -1;
    if (line === undefined || at < 0) return false;
    line.splice(at, 1);
    if (line.length === 0) lines.delete(client);
    count -= 1;
    return true;
  }

  return {
    run<T>(of: string | null, work: () => Promise<T>, signal?: AbortSignal): Promise<T> | QueueRefusal {
      const client = of ?? NOBODY;
      const line = lines.get(client) ?? [];
      const canStart = running < concurrency && mayRun(client);
      if (!canStart && client !== NOBODY && line.length >= maxWaitingOfClient) return 'share';
      if (!canStart && count >= maxWaiting) return 'full';
      return new Promise<T>((resolve, reject) => {
        const abandon = () => {
          if (leave(client, waiting)) reject(signal?.reason as Error);
        };
        const waiting: Waiting = {
          start() {
            signal?.removeEventListener('abort', abandon);
            void work()
              .then(resolve, reject)
              .finally(() => finish(client));
          },
        };
        if (signal?.aborted === true) {
          reject(signal.reason as Error);
          return;
        }
        signal?.addEventListener('abort', abandon, { once: true });
        lines.set(client, line);
        line.push(waiting);
        count += 1;
        startNext();
      });
    },
    waiting: () => count,
    running: () => running,
  };
}

// The background work: polling the catalogue, downloading the snapshot when idle, draining the outbox.
import type { Outbox } from '#outbox/outbox.ts';
import type { Network } from '#worker/network.ts';

/** After start, so that the first page has the connection for itself. */
const FIRST_POLL_MS = 2_000;
const BUSY_RETRY_MS = 1_000;
/** Where there is no Background Sync nothing else drains the outbox. */
const TICK_MS = 30_000;
/** Events that occur together are sent together. */
const EVENT_BATCH_DELAY_MS = 1_000;
/** While offline, calls probe the network at most this often. */
const PROBE_INTERVAL_MS = 5_000;

export interface BackgroundDeps {
  readonly network: Network;
  readonly outbox: Pick<Outbox, 'wake' | 'stop' | 'store'>;
  /** Compares the device with the server, and fetches what changed. */
  readonly poll: () => Promise<void>;
  /** From one poll to the next, in ms; read after each. */
  readonly pollIntervalMs: () => number;
  /** A page waits for a response: the connection is left to it. */
  readonly isBusy: () => boolean;
  readonly now: () => number;
  readonly schedule: (ms: number, call: () => void) => () => void;
  readonly report: (error: unknown, where: string) => void;
}
export interface Background {
  readonly start: () => void;
  readonly stop: () => void;
  readonly wake: () => void;
  readonly wakeSoon: () => void;
  /** While offline: polls the server, at most once in five seconds. */
  readonly probe: () => void;
  /** Polls at once: the interval has changed. */
  readonly pollNow: () => void;
  /** The network or the page is back: polls and drains at once. Resolves when the drain is over. */
  readonly flush: () => Promise<void>;
}

export function createBackground(deps: BackgroundDeps): Background {
  const { network, outbox, now } = deps;
  let hasEnded = false;
  let isBatchScheduled = false;
  let probedAt = Number.NEGATIVE_INFINITY;
  const schedule = (ms: number, call: () => void) =>
    deps.schedule(ms, () => {
      if (!hasEnded) call();
    });

  const wake = () => void outbox.wake();
  const poll = () => deps.poll().catch((error: unknown) => deps.report(error, 'catalogue poll'));
  let cancelPoll = () => {};
  const schedulePoll = (ms: number) => {
    cancelPoll();
    cancelPoll = schedule(ms, pollWhenIdle);
  };
  const pollWhenIdle = () => {
    if (deps.isBusy()) schedulePoll(BUSY_RETRY_MS);
    else {
      // Scheduled before the poll, so that one that hangs does not end all polling.
      schedulePoll(deps.pollIntervalMs());
      void poll();
    }
  };
  const probe = () => {
    // A clock that was set back counts like one that went on.
    if (network.isOnline || Math.abs(now() - probedAt) < PROBE_INTERVAL_MS) return;
    probedAt = now();
    void poll();
  };
  const tick = async (): Promise<void> => {
    probe();
    if ((await outbox.store.stats()).pendingCount > 0) wake();
    schedule(TICK_MS, () => void tick());
  };

  return {
    start() {
      schedulePoll(FIRST_POLL_MS);
      schedule(TICK_MS, () => void tick());
      // The page before this one may have died while it owned the lease.
      void outbox.wake(true);
    },
    stop() {
      hasEnded = true;
      outbox.stop();
    },
    wake,
    wakeSoon() {
      if (isBatchScheduled) return;
      isBatchScheduled = true;
      schedule(EVENT_BATCH_DELAY_MS, () => {
        isBatchScheduled = false;
        wake();
      });
    },
    probe,
    pollNow: pollWhenIdle,
    async flush() {
      schedulePoll(deps.pollIntervalMs());
      void poll();
      await outbox.wake(true);
    },
  };
}

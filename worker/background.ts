// The work beside the calls: looking at the server's catalogue, fetching the snapshot when idle, waking the outbox.
import type { Outbox } from '#outbox/outbox.ts';
import type { Network } from '#worker/network.ts';

/** After start, so that the first page has the line for itself. */
const FIRST_POLL_MS = 2_000;
const BUSY_RETRY_MS = 1_000;
/** Without Background Sync nothing else wakes what waits. */
const TICK_MS = 30_000;
/** A holder that died has lost its lease by then. */
const LEASE_RETRY_MS = 11_000;
/** Events that come together go together. */
const EVENT_BATCH_DELAY_MS = 1_000;
/** While offline the device answers; so often a call looks whether the network is back. */
const PROBE_INTERVAL_MS = 5_000;

export interface BackgroundDeps {
  readonly network: Network;
  readonly outbox: Pick<Outbox, 'wake' | 'stop' | 'store'>;
  /** Compares the device with the server, and fetches what changed. */
  readonly poll: () => Promise<void>;
  /** From one look to the next, in ms; asked after each. */
  readonly pollIntervalMs: () => number;
  /** A page waits for an answer: the line is left to it. */
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
  /** Looks at the server while offline, not more than once in five seconds. */
  readonly probe: () => void;
  /** The time from look to look has changed: the next one is at once. */
  readonly pollNow: () => void;
  /** The browser says the network is back, or the page is: everything at once. Resolves when the drain is over. */
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

  const drain = async (isUrgent = false): Promise<void> => {
    const end = await outbox.wake(isUrgent);
    if (end === 'leased-elsewhere') schedule(LEASE_RETRY_MS, wake);
  };
  const wake = () => void drain();
  const poll = () => deps.poll().catch((error: unknown) => deps.report(error, 'look at the catalogue'));
  let cancelPoll = () => {};
  const schedulePoll = (ms: number) => {
    cancelPoll();
    cancelPoll = schedule(ms, pollWhenIdle);
  };
  const pollWhenIdle = () => {
    if (deps.isBusy()) schedulePoll(BUSY_RETRY_MS);
    else {
      // Set before the look, so that a look that hangs does not end all looking.
      schedulePoll(deps.pollIntervalMs());
      void poll();
    }
  };
  const probe = () => {
    if (network.isOnline || now() - probedAt < PROBE_INTERVAL_MS) return;
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
      // The page before this one may have died with the lease in its hand.
      void drain(true);
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
      await drain(true);
    },
  };
}

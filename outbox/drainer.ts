// Runs drains: one at a time in this context, under the lease, restarted at once when the network returns.
import { drain, type DeliveryOutcome } from '#outbox/drain.ts';
import type { OutboxStore } from '#outbox/entry.ts';
import { releaseLease, LEASE_RENEW_MS, acquireLease } from '#outbox/lease.ts';
import type { EventsSocket } from '#outbox/events-socket.ts';
import type { Send } from '#outbox/request.ts';
import { createSignal } from '#outbox/signal.ts';

export interface DrainerOptions {
  readonly store: OutboxStore;
  readonly send: Send;
  /** See DrainOptions. */
  readonly socket?: EventsSocket | null;
  /** Random id of this context as a holder of the lease. */
  readonly owner: string;
  readonly account: () => string | null;
  readonly now: () => number;
  readonly random: () => number;
  /** Calls back once after `ms`; the returned function cancels. */
  readonly schedule: (ms: number, call: () => void) => () => void;
  readonly onDelivery?: (outcome: DeliveryOutcome) => void;
  /** Called if the store fails; pending entries are tried again by the next drain. */
  readonly onError: (error: unknown) => void;
}
/** The lease of a holder that died has expired by then. */
export const LEASE_RETRY_MS = 11_000;

export type DrainResult = 'empty' | 'given-up' | 'leased-elsewhere';
export interface Drainer {
  /**
   * Starts a drain, or lets the running one try again without waiting. Never rejects. `isUrgent` takes the lease from
   * another holder, which may be frozen: a shopper is waiting, and two senders do no harm. Where the lease stays with
   * another, the next drain starts by itself once it must have expired.
   */
  wake(isUrgent?: boolean): Promise<DrainResult>;
  /** Another context changed the store, and may leave it to the holder of the lease to send: a running drain reads it again. */
  recheck(): void;
  /** Ends the running drain at its next step. */
  stop(): void;
}

export function createDrainer(options: DrainerOptions): Drainer {
  let running: Promise<DrainResult> | null = null;
  let isRestartRequested = false;
  let isStopped = false;
  let isUrgent = false;
  let cancelRetry = () => {};
  const wakes = createSignal();
  const news = createSignal();
  const pendingWaits = new Set<() => void>();

  const cancelWaits = () => {
    for (const end of pendingWaits) end();
  };
  const sleep = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const end = () => {
        cancel();
        pendingWaits.delete(end);
        resolve();
      };
      const cancel = options.schedule(ms, end);
      pendingWaits.add(end);
    });

  async function drainOnce(): Promise<DrainResult> {
    const { store, owner, now } = options;
    let isHolder = false;
    let isLeasedElsewhere = false;
    const acquire = async (): Promise<boolean> => {
      // Taken before: what becomes urgent meanwhile is the next call's.
      const isTaking = isUrgent;
      isUrgent = false;
      isHolder = await acquireLease(store, owner, now(), isTaking);
      isLeasedElsewhere = !isHolder;
      return isHolder;
    };
    const release = (): Promise<void> => {
      isHolder = false;
      return releaseLease(store, owner);
    };
    let cancelRenewal = () => {};
    const renewLater = () => {
      cancelRenewal = options.schedule(LEASE_RENEW_MS, () => {
        if (isHolder) acquire().catch(options.onError);
        renewLater();
      });
    };
    renewLater();
    try {
      const { hasGivenUp } = await drain({
        store,
        send: options.send,
        socket: options.socket ?? null,
        account: options.account(),
        now,
        random: options.random,
        // Releases the lease while waiting, so that a page closed meanwhile blocks no other sender.
        wait: async (ms, seen) => {
          await release();
          if (!isStopped && wakes.count() === seen) await sleep(ms);
          return !isStopped;
        },
        wakes,
        news,
        shouldContinue: async () => !isStopped && (await acquire()),
        ...(options.onDelivery === undefined ? {} : { onDelivery: options.onDelivery }),
      });
      if (isLeasedElsewhere) return 'leased-elsewhere';
      return hasGivenUp ? 'given-up' : 'empty';
    } finally {
      cancelRenewal();
      await release();
    }
  }

  async function run(): Promise<DrainResult> {
    for (;;) {
      isRestartRequested = false;
      const end = await drainOnce().catch((error: unknown): DrainResult => {
        options.onError(error);
        return 'given-up';
      });
      // Synchronous with the reset below, so no wake-up is missed in between.
      if (isRestartRequested && !isStopped) continue;
      running = null;
      if (end === 'leased-elsewhere' && !isStopped)
        cancelRetry = options.schedule(LEASE_RETRY_MS, () => void wake());
      return end;
    }
  }
  function wake(urgent = false): Promise<DrainResult> {
    isStopped = false;
    isUrgent ||= urgent;
    cancelRetry();
    if (running === null) {
      running = run();
      return running;
    }
    wakes.raise();
    recheck();
    cancelWaits();
    return running;
  }
  function recheck(): void {
    if (running === null) return;
    isRestartRequested = true;
    news.raise();
  }

  return {
    wake,
    recheck,
    stop() {
      isStopped = true;
      cancelRetry();
      cancelWaits();
    },
  };
}

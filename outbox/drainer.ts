// Runs drains: one at a time in this context, under the lease, restarted at once when the network returns.
import { drain, type DeliveryOutcome } from '#outbox/drain.ts';
import type { OutboxStore } from '#outbox/entry.ts';
import { releaseLease, LEASE_RENEW_MS, acquireLease } from '#outbox/lease.ts';
import type { EventsSocket } from '#outbox/events-socket.ts';
import type { Send } from '#outbox/request.ts';

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
export type DrainResult = 'empty' | 'given-up' | 'leased-elsewhere';
export interface Drainer {
  /**
   * Starts a drain, or restarts the running one without waiting. Never rejects. `isUrgent` takes the lease from another
   * holder, which may be frozen: a shopper is waiting, and two senders do no harm.
   */
  wake(isUrgent?: boolean): Promise<DrainResult>;
  /** Ends the running drain at its next step. */
  stop(): void;
}

export function createDrainer(options: DrainerOptions): Drainer {
  let running: Promise<DrainResult> | null = null;
  let isRestartRequested = false;
  let isStopped = false;
  let isUrgent = false;
  /** Woken since the running drain asked last; `onWake` tells one that waits. */
  let isWoken = false;
  let onWake: (() => void) | null = null;
  const untilWoken = async (): Promise<void> => {
    if (!isWoken)
      await new Promise<void>((resolve) => {
        onWake = resolve;
      });
    isWoken = false;
  };
  const pendingWaits = new Set<(shouldContinue: boolean) => void>();

  const cancelWaits = () => {
    for (const end of pendingWaits) end(false);
  };
  const sleep = (ms: number): Promise<boolean> =>
    new Promise((resolve) => {
      const cancel = options.schedule(ms, () => end(true));
      const end = (shouldContinue: boolean) => {
        cancel();
        pendingWaits.delete(end);
        resolve(shouldContinue);
      };
      pendingWaits.add(end);
    });

  async function drainOnce(): Promise<DrainResult> {
    const { store, owner, now } = options;
    let isHolder = false;
    let isLeasedElsewhere = false;
    const acquire = async (): Promise<boolean> => {
      isHolder = await acquireLease(store, owner, now(), isUrgent);
      isUrgent = false;
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
        wait: async (ms) => {
          await release();
          return isRestartRequested || isStopped ? false : sleep(ms);
        },
        untilWoken,
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
      isWoken = false;
      const end = await drainOnce().catch((error: unknown): DrainResult => {
        options.onError(error);
        return 'given-up';
      });
      // Synchronous with the reset below, so no wake-up is missed in between.
      if (isRestartRequested && !isStopped) continue;
      running = null;
      return end;
    }
  }

  return {
    wake(urgent = false) {
      isStopped = false;
      isUrgent ||= urgent;
      if (running !== null) {
        isRestartRequested = true;
        isWoken = true;
        onWake?.();
        cancelWaits();
        return running;
      }
      running = run();
      return running;
    },
    stop() {
      isStopped = true;
      cancelWaits();
    },
  };
}

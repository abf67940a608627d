// Runs drains one at a time in this context, under the lease; a wake-up ends a running drain's waits and starts it again.
import { drain, type DeliveryOutcome } from '#outbox/drain.ts';
import type { OutboxStore } from '#outbox/entry.ts';
import { releaseLease, LEASE_RENEW_MS, acquireLease } from '#outbox/lease.ts';
import type { Send } from '#outbox/request.ts';

export interface DrainerOptions {
  readonly store: OutboxStore;
  readonly send: Send;
  /** Random id of this context as holder of the lease. */
  readonly owner: string;
  readonly account: () => string | null;
  readonly now: () => number;
  readonly random: () => number;
  /** Calls back once after `ms`; the returned function cancels it. */
  readonly schedule: (ms: number, call: () => void) => () => void;
  readonly onDelivery?: (outcome: DeliveryOutcome) => void;
  /** The store failed during a drain; pending entries are tried again at the next wake-up. */
  readonly onError: (error: unknown) => void;
}
export type DrainResult = 'empty' | 'given-up' | 'leased-elsewhere';
export interface Drainer {
  /**
   * Starts a drain, or ends the waits of the running one and starts it again. Never rejects. `isUrgent` takes the lease
   * from another holder, which may be frozen or dead: a shopper waits, and two senders do no harm.
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
  const waits = new Set<(mayContinue: boolean) => void>();

  const cancelWaits = () => {
    for (const end of waits) end(false);
  };
  const sleep = (ms: number): Promise<boolean> =>
    new Promise((resolve) => {
      const cancel = options.schedule(ms, () => end(true));
      const end = (mayContinue: boolean) => {
        cancel();
        waits.delete(end);
        resolve(mayContinue);
      };
      waits.add(end);
    });

  async function once(): Promise<DrainResult> {
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
        account: options.account(),
        now,
        random: options.random,
        // The lease is released while waiting, so that a page closed meanwhile leaves none behind.
        wait: async (ms) => {
          await release();
          return isRestartRequested || isStopped ? false : sleep(ms);
        },
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
      const result = await once().catch((error: unknown): DrainResult => {
        options.onError(error);
        return 'given-up';
      });
      // Nothing else runs between this check and the reset, so no wake-up is missed.
      if (isRestartRequested && !isStopped) continue;
      running = null;
      return result;
    }
  }

  return {
    wake(urgent = false) {
      isStopped = false;
      isUrgent ||= urgent;
      if (running !== null) {
        isRestartRequested = true;
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

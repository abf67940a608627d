// Wakes the drain: one at a time in this context, under the lease, cut short and begun anew when the network comes back.
import { drain, type DeliveryOutcome } from '#outbox/drain.ts';
import type { OutboxStore } from '#outbox/entry.ts';
import { releaseLease, LEASE_RENEW_MS, acquireLease } from '#outbox/lease.ts';
import type { Send } from '#outbox/request.ts';

export interface DrainerOptions {
  readonly store: OutboxStore;
  readonly send: Send;
  /** Random, one a context: who holds the lease. */
  readonly owner: string;
  readonly account: () => string | null;
  readonly now: () => number;
  readonly random: () => number;
  /** Calls back once after `ms`; the answer takes the call back. */
  readonly schedule: (ms: number, call: () => void) => () => void;
  readonly onDelivery?: (verdict: DeliveryOutcome) => void;
  /** The store failed under the drain; what waits is tried again at the next wake-up. */
  readonly onError: (error: unknown) => void;
}
export type DrainResult = 'empty' | 'given-up' | 'leased-elsewhere';
export interface Drainer {
  /**
   * Starts a drain, or has the running one stop waiting and begin anew. Never rejects. `isUrgent` takes the
   * lease from another holder, which may be frozen or dead: a shopper waits, and two senders do no harm.
   */
  wake(isUrgent?: boolean): Promise<DrainResult>;
  /** Ends the running drain at its next step. */
  stop(): void;
}

export function createDrainer(parts: DrainerOptions): Drainer {
  let running: Promise<DrainResult> | null = null;
  let isRestartRequested = false;
  let isStopped = false;
  let isUrgent = false;
  const waits = new Set<(goOn: boolean) => void>();

  const cancelWaits = () => {
    for (const end of waits) end(false);
  };
  const sleep = (ms: number): Promise<boolean> =>
    new Promise((resolve) => {
      const cancel = parts.schedule(ms, () => end(true));
      const end = (goOn: boolean) => {
        cancel();
        waits.delete(end);
        resolve(goOn);
      };
      waits.add(end);
    });

  async function once(): Promise<DrainResult> {
    const { store, owner, now } = parts;
    let isHolder = false;
    let isLeasedElsewhere = false;
    const take = async (): Promise<boolean> => {
      isHolder = await acquireLease(store, owner, now(), isUrgent);
      isUrgent = false;
      isLeasedElsewhere = !isHolder;
      return isHolder;
    };
    const drop = (): Promise<void> => {
      isHolder = false;
      return releaseLease(store, owner);
    };
    let cancelRenewal = () => {};
    const renewLater = () => {
      cancelRenewal = parts.schedule(LEASE_RENEW_MS, () => {
        if (isHolder) take().catch(parts.onError);
        renewLater();
      });
    };
    renewLater();
    try {
      const { hasGivenUp } = await drain({
        store,
        send: parts.send,
        account: parts.account(),
        now,
        random: parts.random,
        // Who only waits holds nobody up: a page that is closed meanwhile leaves no lease behind.
        wait: async (ms) => {
          await drop();
          return isRestartRequested || isStopped ? false : sleep(ms);
        },
        shouldContinue: async () => !isStopped && (await take()),
        ...(parts.onDelivery === undefined ? {} : { onDelivery: parts.onDelivery }),
      });
      if (isLeasedElsewhere) return 'leased-elsewhere';
      return hasGivenUp ? 'given-up' : 'empty';
    } finally {
      cancelRenewal();
      await drop();
    }
  }

  async function run(): Promise<DrainResult> {
    for (;;) {
      isRestartRequested = false;
      const end = await once().catch((error: unknown): DrainResult => {
        parts.onError(error);
        return 'given-up';
      });
      // Between this look and the reset nothing else runs, so no wake-up falls in between.
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

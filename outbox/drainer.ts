// Wakes the drain: one at a time in this context, under the lease, cut short and begun anew when the network comes back.
import { drain, type DrainVerdict } from '#outbox/drain.ts';
import type { OutboxStore } from '#outbox/entry.ts';
import { dropLease, LEASE_RENEW_MS, takeLease } from '#outbox/lease.ts';
import type { Send } from '#outbox/request.ts';

export interface DrainerParts {
  readonly store: OutboxStore;
  readonly send: Send;
  /** Random, one a context: who holds the lease. */
  readonly owner: string;
  readonly account: () => string | null;
  readonly now: () => number;
  readonly random: () => number;
  /** Calls back once after `ms`; the answer takes the call back. */
  readonly later: (ms: number, call: () => void) => () => void;
  readonly onVerdict?: (verdict: DrainVerdict) => void;
  /** The store failed under the drain; what waits is tried again at the next wake-up. */
  readonly onTrouble: (error: unknown) => void;
}
export type DrainEnd = 'empty' | 'given-up' | 'leased-elsewhere';
export interface Drainer {
  /**
   * Starts a drain, or has the running one stop waiting and begin anew. Never rejects. `isUrgent` takes the
   * lease from another holder, which may be frozen or dead: a shopper waits, and two senders do no harm.
   */
  wake(isUrgent?: boolean): Promise<DrainEnd>;
  /** Ends the running drain at its next step. */
  stop(): void;
}

export function createDrainer(parts: DrainerParts): Drainer {
  let running: Promise<DrainEnd> | null = null;
  let isAskedAgain = false;
  let isStopped = false;
  let isUrgent = false;
  const waits = new Set<(goOn: boolean) => void>();

  const cutWaits = () => {
    for (const end of waits) end(false);
  };
  const sleep = (ms: number): Promise<boolean> =>
    new Promise((resolve) => {
      const takeBack = parts.later(ms, () => end(true));
      const end = (goOn: boolean) => {
        takeBack();
        waits.delete(end);
        resolve(goOn);
      };
      waits.add(end);
    });

  async function once(): Promise<DrainEnd> {
    const { store, owner, now } = parts;
    let isHolder = false;
    let isLeasedElsewhere = false;
    const take = async (): Promise<boolean> => {
      isHolder = await takeLease(store, owner, now(), isUrgent);
      isUrgent = false;
      isLeasedElsewhere = !isHolder;
      return isHolder;
    };
    const drop = (): Promise<void> => {
      isHolder = false;
      return dropLease(store, owner);
    };
    let takeBack = () => {};
    const renewLater = () => {
      takeBack = parts.later(LEASE_RENEW_MS, () => {
        if (isHolder) take().catch(parts.onTrouble);
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
          return isAskedAgain || isStopped ? false : sleep(ms);
        },
        mayGoOn: async () => !isStopped && (await take()),
        ...(parts.onVerdict === undefined ? {} : { onVerdict: parts.onVerdict }),
      });
      if (isLeasedElsewhere) return 'leased-elsewhere';
      return hasGivenUp ? 'given-up' : 'empty';
    } finally {
      takeBack();
      await drop();
    }
  }

  async function run(): Promise<DrainEnd> {
    for (;;) {
      isAskedAgain = false;
      const end = await once().catch((error: unknown): DrainEnd => {
        parts.onTrouble(error);
        return 'given-up';
      });
      // Between this look and the reset nothing else runs, so no wake-up falls in between.
      if (isAskedAgain && !isStopped) continue;
      running = null;
      return end;
    }
  }

  return {
    wake(urgent = false) {
      isStopped = false;
      isUrgent ||= urgent;
      if (running !== null) {
        isAskedAgain = true;
        cutWaits();
        return running;
      }
      running = run();
      return running;
    },
    stop() {
      isStopped = true;
      cutWaits();
    },
  };
}

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
/** The server knows the ids of events for 90 days: one that is older could be counted twice. */
export const MAX_EVENT_AGE_MS = 30 * 24 * 3600 * 1000;
/** From one search for events above that age to the next. */
const EXPIRE_INTERVAL_MS = 3600 * 1000;

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
  let expiredAt = Number.NEGATIVE_INFINITY;
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

  async function drainOnce(): Promise<{ result: DrainResult; seenNews: number }> {
    const { store, owner, now } = options;
    let isHolder = false;
    /** This drain sends what a shopper waits for. */
    let hasUrgent = false;
    let acquiredAt = 0;
    let isLeasedElsewhere = false;
    let acquiring: Promise<boolean> = Promise.resolve(false);
    /** The lanes ask before each request, one after the other; a lease taken just now needs no look at the disk. */
    const acquire = (): Promise<boolean> => {
      acquiring = acquiring.catch(() => false).then(acquireNow);
      return acquiring;
    };
    const acquireNow = async (): Promise<boolean> => {
      // Taken before: what becomes urgent meanwhile is the next call's.
      const isTaking = isUrgent;
      isUrgent = false;
      hasUrgent ||= isTaking;
      if (isHolder && Math.abs(now() - acquiredAt) < LEASE_RENEW_MS) return true;
      acquiredAt = now();
      isHolder = await acquireLease(store, owner, acquiredAt, isTaking);
      isLeasedElsewhere = !isHolder;
      return isHolder;
    };
    const release = (): Promise<void> => {
      isHolder = false;
      return releaseLease(store, owner);
    };
    const expire = async (): Promise<void> => {
      if (Math.abs(now() - expiredAt) < EXPIRE_INTERVAL_MS) return;
      expiredAt = now();
      await store.expire(expiredAt - MAX_EVENT_AGE_MS);
    };
    let cancelRenewal = () => {};
    const renewLater = () => {
      cancelRenewal = options.schedule(LEASE_RENEW_MS, () => {
        if (isHolder) acquire().catch(options.onError);
        renewLater();
      });
    };
    const seenBefore = news.count();
    // As when a page starts: then nothing is written.
    if ((await store.stats()).pendingCount === 0) {
      // What became urgent since is the next drain's.
      if (news.count() === seenBefore) isUrgent = false;
      return { result: 'empty', seenNews: seenBefore };
    }
    await expire();
    renewLater();
    try {
      const { hasGivenUp, seenNews } = await drain({
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
          if (isStopped) return false;
          // A shopper still waits, and whoever has the lease by now may hang in a request.
          isUrgent ||= hasUrgent;
          return true;
        },
        wakes,
        news,
        shouldContinue: async () => !isStopped && (await acquire()),
        ...(options.onDelivery === undefined ? {} : { onDelivery: options.onDelivery }),
      });
      const result = isLeasedElsewhere ? 'leased-elsewhere' : hasGivenUp ? 'given-up' : 'empty';
      return { result, seenNews };
    } finally {
      cancelRenewal();
      await release();
    }
  }

  async function run(): Promise<DrainResult> {
    for (;;) {
      const before = news.count();
      const { result, seenNews } = await drainOnce().catch((error: unknown) => {
        options.onError(error);
        return { result: 'given-up' as const, seenNews: before };
      });
      // Synchronous with the reset below, so no wake-up is missed in between.
      if (news.count() > seenNews && !isStopped) continue;
      running = null;
      if (result === 'leased-elsewhere' && !isStopped)
        cancelRetry = options.schedule(LEASE_RETRY_MS, () => void wake());
      return result;
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
    if (running !== null) news.raise();
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

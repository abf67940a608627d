// Drains the outbox from the service worker: what waits is sent even when no page is awake (PW-01, PW-06).
import { createDrainer } from '#outbox/drainer.ts';
import { fetchSender } from '#outbox/fetch-sender.ts';
import { openOutboxStore } from '#outbox/store.ts';

/**
 * Resolves when all is sent; rejects when something still waits, so that the browser's Background Sync asks again.
 * Where a page's worker holds the lease there is nothing to do.
 */
export async function drainTracking(scope: ServiceWorkerGlobalScope): Promise<void> {
  const store = await openOutboxStore(crypto.randomUUID());
  const drainer = createDrainer({
    store,
    send: fetchSender(scope.location.origin),
    owner: `sw-${crypto.randomUUID()}`,
    account: () => null,
    now: Date.now,
    random: Math.random,
    later: (ms, call) => {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    onTrouble: () => undefined,
  });
  if ((await drainer.wake()) === 'given-up') throw new Error('the outbox still holds what could not be sent');
}

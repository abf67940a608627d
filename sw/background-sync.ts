// Drains the outbox in the service worker, so that entries are sent even when no page is open (PW-01, PW-06).
import { browserEnvironment, openOutbox } from '#outbox/outbox.ts';

/** Resolves when everything is sent; rejects if entries are still pending, so that Background Sync tries again. */
export async function drainOutbox(scope: ServiceWorkerGlobalScope): Promise<void> {
  const outbox = await openOutbox(browserEnvironment(scope.location.origin));
  const result = await outbox.wake();
  outbox.stop();
  if (result === 'given-up') throw new Error('entries of the outbox could not be sent');
}

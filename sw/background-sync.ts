// Drains the outbox from the service worker: what waits is sent even when no page is awake (PW-01, PW-06).
import { browserEnvironment, openOutbox } from '#outbox/outbox.ts';

/** Resolves when all is sent; rejects when something still waits, so that the browser's Background Sync asks again. */
export async function drainOutbox(scope: ServiceWorkerGlobalScope): Promise<void> {
  const outbox = await openOutbox(browserEnvironment(scope.location.origin));
  const end = await outbox.wake();
  outbox.stop();
  if (end === 'given-up') throw new Error('the outbox still holds what could not be sent');
}

// Drains the outbox in the service worker, so that entries are sent even when no page is open (PW-01, PW-06).
import { openOutbox, type OutboxEnvironment } from '#outbox/outbox.ts';

/** Resolves when everything is sent; rejects if entries are still pending, so that Background Sync tries again. */
export async function drainOutbox(environment: OutboxEnvironment): Promise<void> {
  const outbox = await openOutbox(environment);
  const result = await outbox.wake();
  outbox.stop();
  // A page that holds the lease may be closed before it has sent them.
  const isDone = result === 'empty' || (await outbox.store.stats()).pendingCount === 0;
  if (!isDone) throw new Error('entries of the outbox could not be sent');
}

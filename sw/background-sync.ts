// Drains the outbox in the service worker, so that entries are sent even when no page is open (PW-01, PW-06).
import { openOutbox, type Outbox, type OutboxEnvironment } from '#outbox/outbox.ts';

/**
 * The function resolves when everything is sent; rejects if entries are still pending, so that Background Sync tries
 * again. It opens the outbox once: a full disk keeps what was delivered, and only the outbox remembers that it was.
 */
export function createDrain(environment: OutboxEnvironment): () => Promise<void> {
  let opened: Promise<Outbox> | null = null;
  return async () => {
    opened ??= openOutbox(environment);
    const outbox = await opened;
    const result = await outbox.wake();
    outbox.stop();
    // A page that holds the lease may be closed before it has sent them.
    const isSent = result === 'empty' || (await outbox.store.stats()).pendingCount === 0;
    const isDone = isSent && (await outbox.hasDisk());
    if (!isDone) throw new Error('entries of the outbox could not be sent');
  };
}

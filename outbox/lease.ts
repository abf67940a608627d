// One sender at a time by an expiring lease; only an optimisation, since ids make two senders harmless.
import type { Lease, OutboxStore } from '#outbox/entry.ts';

export const LEASE_RENEW_MS = 2_000;
/** Without a renewal in this time the holder is considered frozen or dead. */
export const LEASE_DURATION_MS = 10_000;

/** Whether `owner` may take the lease. An end too far in the future is from a clock that was set back. */
export function isLeaseAvailable(lease: Lease | null, owner: string, now: number): boolean {
  if (lease === null || lease.owner === owner) return true;
  return lease.until <= now || lease.until > now + LEASE_DURATION_MS;
}

/** Acquires or renews the lease; false if another sender holds it, unless `isUrgent`. */
export async function acquireLease(
  store: OutboxStore,
  owner: string,
  now: number,
  isUrgent = false,
): Promise<boolean> {
  let isAcquired = false;
  await store.updateLease((lease) => {
    isAcquired = isUrgent || isLeaseAvailable(lease, owner, now);
    return isAcquired ? { owner, until: now + LEASE_DURATION_MS } : undefined;
  });
  return isAcquired;
}

/** Releases the lease if `owner` still holds it. */
export function releaseLease(store: OutboxStore, owner: string): Promise<void> {
  return store.updateLease((lease) => (lease?.owner === owner ? null : undefined));
}

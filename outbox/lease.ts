// The lease of the one context that sends; it only saves work, as two senders at once do no harm (ids are unique).
import type { Lease, OutboxStore } from '#outbox/entry.ts';

export const LEASE_RENEW_MS = 2_000;
/** Without a renewal for this long, the holder is taken to be frozen or dead. */
export const LEASE_DURATION_MS = 10_000;

/** Whether `owner` may take the lease. One that ends later than possible comes from a clock that was set back. */
export function isLeaseAvailable(lease: Lease | null, owner: string, now: number): boolean {
  if (lease === null || lease.owner === owner) return true;
  return lease.until <= now || lease.until > now + LEASE_DURATION_MS;
}

/** Acquires or renews it; false if another sender holds it, unless this is urgent. */
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

/** Deletes it, if `owner` still holds it. */
export function releaseLease(store: OutboxStore, owner: string): Promise<void> {
  return store.updateLease((lease) => (lease?.owner === owner ? null : undefined));
}

// One sender at a time by a lease that expires; it only saves work, two senders at once do no harm (ids are unique).
import type { Lease, OutboxStore } from '#outbox/entry.ts';

export const LEASE_RENEW_MS = 2_000;
/** Without a renewal for so long the holder is taken for frozen or dead. */
export const LEASE_DURATION_MS = 10_000;

/** Whether somebody else may take the lease. One that ends later than it can is of a clock that jumped back. */
export function isLeaseAvailable(lease: Lease | null, owner: string, now: number): boolean {
  if (lease === null || lease.owner === owner) return true;
  return lease.until <= now || lease.until > now + LEASE_DURATION_MS;
}

/** Takes or renews it; false when another sender holds it, which one that is urgent does not mind. */
export async function acquireLease(
  store: OutboxStore,
  owner: string,
  now: number,
  isUrgent = false,
): Promise<boolean> {
  let taken = false;
  await store.updateLease((lease) => {
    taken = isUrgent || isLeaseAvailable(lease, owner, now);
    return taken ? { owner, until: now + LEASE_DURATION_MS } : undefined;
  });
  return taken;
}

/** Gives it back, where it is still one's own. */
export function releaseLease(store: OutboxStore, owner: string): Promise<void> {
  return store.updateLease((lease) => (lease?.owner === owner ? null : undefined));
}

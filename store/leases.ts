// Leases in the database, for work that one node at a time does; an expired lease can be acquired by another node.
import type { Store } from '#store/store.ts';

export interface LeaseRequest {
  /** What the lease is for. */
  readonly name: string;
  /** The owner: unique per node and start. */
  readonly holder: string;
  /** ms since 1970. */
  readonly now: number;
  readonly durationMs: number;
}

/** No lease lasts longer from now, with clocks that differ by less than a duration: its holder's was set back since. In durations. */
const MAX_REMAINING_DURATIONS = 2;

/** Acquires or renews the lease until `now + durationMs`; false if another holder has it. All holders ask for the same duration. */
export async function acquireLease(
  store: Store,
  { name, holder, now, durationMs }: LeaseRequest,
): Promise<boolean> {
  return store.transaction(async (tx) => {
    const current = await tx
      .selectFrom('leases')
      .select(['holder', 'expires_at'])
      .where('name', '=', name)
      .executeTakeFirst();
    const remainingMs = (current?.expires_at ?? now) - now;
    const isHeld = remainingMs > 0 && remainingMs <= MAX_REMAINING_DURATIONS * durationMs;
    if (isHeld && current?.holder !== holder) return false;
    await tx
      .insertInto('leases')
      .values({ name, holder, expires_at: now + durationMs })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((eb) => ({
          holder: eb.ref('excluded.holder'),
          expires_at: eb.ref('excluded.expires_at'),
        })),
      )
      .execute();
    return true;
  });
}

/** Another node may acquire it at once; nothing happens where another holder has it. */
export async function releaseLease(
  store: Store,
  { name, holder }: Pick<LeaseRequest, 'name' | 'holder'>,
): Promise<void> {
  await store.transaction((tx) =>
    tx.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute(),
  );
}

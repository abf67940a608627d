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

/** Acquires or renews the lease until `now + durationMs`; false if another holder has it. */
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
    if (current !== undefined && current.holder !== holder && current.expires_at > now) return false;
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

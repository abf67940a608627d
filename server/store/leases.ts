// Leases in the database: work that one node at a time does, taken over by another when its holder stops renewing.
import type { Store } from '#server/store/store.ts';

export interface LeaseRequest {
  /** What the lease is for. */
  readonly name: string;
  /** Who asks: different for every node and every start of it. */
  readonly holder: string;
  /** ms since 1970. */
  readonly now: number;
  readonly durationMs: number;
}

/** True: the holder has the lease until `now + durationMs`, newly or still. */
export async function takeLease(
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

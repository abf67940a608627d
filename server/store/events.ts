// The append-only log of tracking events.
import type { EventTable } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';

/** Writes what is new, in one transaction; the answer holds the keys (see eventKey) that were written now. */
export async function appendEvents(store: Store, rows: readonly EventTable[]): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const distinct = [...new Map(rows.map((row) => [eventKey(row), row])).values()];
  return store.transaction(async (tx) => {
    const written = await tx
      .insertInto('events')
      .values(distinct)
      .onConflict((conflict) => conflict.columns(['tenant', 'session_id', 'event_id']).doNothing())
      .returning(['tenant', 'session_id', 'event_id'])
      .execute();
    return new Set(written.map(eventKey));
  });
}

export function eventKey(row: Pick<EventTable, 'tenant' | 'session_id' | 'event_id'>): string {
  return JSON.stringify([row.tenant, row.session_id, row.event_id]);
}

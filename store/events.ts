// The append-only log of tracking events.
import type { Insertable } from 'kysely';
import { NO_SESSION } from '#contract/purchase-event.ts';
import type { EventTable } from '#store/schema.ts';
import { jsonColumn } from '#store/json-column.ts';
import type { Db, Store } from '#store/store.ts';
import { EventSchema } from '#store/stored-schemas.ts';

const readEvent = jsonColumn('events.doc', EventSchema);

export type EventRow = Omit<Insertable<EventTable>, 'bytes'>;

/** Writes new events in one transaction; returns the keys (see eventKey) of those written. */
export async function appendEvents(store: Store, rows: readonly EventRow[]): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const distinct = [...new Map(rows.map((row) => [eventKey(row), row])).values()];
  return store.transaction(async (tx) => {
    const written = await tx
      .insertInto('events')
      .values(distinct.map((row) => ({ ...row, bytes: bytesOf(row) })))
      .onConflict((conflict) => conflict.columns(['tenant', 'session_id', 'event_id']).doNothing())
      .returning(['tenant', 'session_id', 'event_id'])
      .execute();
    return new Set(written.map(eventKey));
  });
}

/** Of its document and its keys, which are most of what it takes. */
export function bytesOf({ tenant, session_id, event_id, doc }: EventRow): number {
  return Buffer.byteLength(doc) + Buffer.byteLength(tenant + session_id + event_id);
}

export function eventKey(row: Pick<EventTable, 'tenant' | 'session_id' | 'event_id'>): string {
  return JSON.stringify([row.tenant, row.session_id, row.event_id]);
}

export interface ProductEvent {
  /** Identifies tenant and session, of a purchase that names none tenant and order. */
  readonly session: string;
  /** Identifies tenant and visitor, by the session where none is named. */
  readonly visitor: string;
  readonly type: string;
  /** Null of a purchase, which says no more than the order it is of. */
  readonly productId: string | null;
  readonly orderNumber: string | null;
  /** ms since 1970: the time of capture, at the latest the time of receipt. */
  readonly at: number;
  /** ms since 1970, by the server's clock. */
  readonly receivedAt: number;
}

const EVENTS_PER_READ = 5_000;

/** The newest `limit` events of these types received since `since` that count and name a product or an order, oldest first, read in batches. */
export async function* recentEvents(
  db: Db,
  {
    types,
    since,
    limit,
  }: { readonly types: readonly string[]; readonly since: number; readonly limit: number },
): AsyncGenerator<ProductEvent> {
  const bounded = await db
    .selectFrom('events')
    .select('received_at')
    .where('received_at', '>=', since)
    .where('type', 'in', types)
    .where('is_counted', '=', 1)
    .orderBy('received_at', 'desc')
    .offset(limit)
    .limit(1)
    .executeTakeFirst();
  let after: readonly [number, string, string, string] = [bounded?.received_at ?? since, '', '', ''];
  for (;;) {
    const [received, tenant, session, event] = after;
    const rows = await db
      .selectFrom('events')
      .select(['tenant', 'session_id', 'event_id', 'type', 'received_at', 'doc'])
      .where((eb) =>
        eb(
          eb.refTuple('received_at', 'tenant', 'session_id', 'event_id'),
          '>',
          eb.tuple(received, tenant, session, event),
        ),
      )
      .where('type', 'in', types)
      .where('is_counted', '=', 1)
      .orderBy('received_at')
      .orderBy('tenant')
      .orderBy('session_id')
      .orderBy('event_id')
      .limit(EVENTS_PER_READ)
      .execute();
    for (const row of rows) {
      const doc = readEvent(row.doc, row.event_id);
      const at = Math.min(doc.captured_at ?? row.received_at, row.received_at);
      const productId = row.type === 'purchase' ? null : (doc.product_id ?? null);
      const orderNumber = row.type === 'purchase' ? (doc.transaction_id ?? null) : null;
      if (productId === null && orderNumber === null) continue;
      const hasNoSession = orderNumber !== null && row.session_id === NO_SESSION;
      const session = JSON.stringify([row.tenant, hasNoSession ? [orderNumber] : row.session_id]);
      const visitor = JSON.stringify([row.tenant, doc.visitor_id ?? row.session_id]);
      const receivedAt = row.received_at;
      yield { session, visitor, type: row.type, productId, orderNumber, at, receivedAt };
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < EVENTS_PER_READ) return;
    after = [last.received_at, last.tenant, last.session_id, last.event_id];
  }
}

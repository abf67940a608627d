// What happened to placed orders, and which sessions may see them.
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { OrderState } from '#contract/orders.ts';
import type { LoggedEvent, OrderEvent } from '#commerce/orders/orders.ts';
import { jsonColumn } from '#store/json-column.ts';
import type { Db } from '#store/store.ts';

const Rows = Type.Array(Type.Object({ orderRowId: Type.String(), quantity: Type.Integer({ minimum: 1 }) }));
const Amount = Type.Integer({ minimum: 0 });
const Refund = Type.Object({
  payment: Amount,
  giftCards: Type.Array(Type.Object({ cardId: Type.String(), amount: Amount })),
});
const readEvent = jsonColumn(
  'order_log.doc',
  Type.Union([
    Type.Object({ kind: Type.Enum(['placed', 'packed', 'delivered']) }),
    Type.Object({
      kind: Type.Literal('shipped'),
      rows: Rows,
      carrier: Type.String(),
      trackingNumber: Type.String(),
    }),
    Type.Object({
      kind: Type.Literal('cancelled'),
      rows: Rows,
      refund: Refund,
      voided: Type.Optional(Type.Array(Type.Object({ orderRowId: Type.String(), amount: Amount }))),
    }),
    Type.Object({ kind: Type.Literal('refunded'), rows: Rows, refund: Refund }),
    Type.Object({ kind: Type.Literal('return-asked'), rows: Rows }),
    Type.Object({ kind: Type.Literal('returned'), rows: Rows, isRestocked: Type.Boolean() }),
  ]),
);

/** Oldest first. The first entry is of the order's placing, and says no more. */
export async function orderLog(db: Db, orderId: string): Promise<LoggedEvent[]> {
  const rows = await db
    .selectFrom('order_log')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map(({ at, state, position, doc }) => {
    const event: OrderEvent = position === 0 ? { kind: 'placed' } : readEvent(doc, `${orderId} ${position}`);
    return { at, state, event };
  });
}

/** As orderLog, for a transaction that adds to it: others that do wait, or are repeated. */
export async function lockOrderLog(tx: Db, orderId: string): Promise<LoggedEvent[]> {
  await tx.updateTable('orders').set({ state: sql`state` }).where('order_id', '=', orderId).execute();
  return orderLog(tx, orderId);
}

export async function appendToOrderLog(
  tx: Db,
  orderId: string,
  position: number,
  { at, state, event }: LoggedEvent,
): Promise<void> {
  await tx
    .insertInto('order_log')
    .values({ order_id: orderId, position, at, state, doc: JSON.stringify(event) })
    .execute();
  await tx.updateTable('orders').set({ state }).where('order_id', '=', orderId).execute();
}

/** The number of the order if one of the sessions placed it or was granted it; `by` is its number or its id. */
export async function visibleOrder(
  db: Db,
  by: { readonly number: string } | { readonly orderId: string },
  sessionHashes: readonly string[],
): Promise<string | undefined> {
  if (sessionHashes.length === 0) return undefined;
  const row = await db
    .selectFrom('orders')
    .select('number')
    .where((eb) => ('number' in by ? eb('number', '=', by.number) : eb('order_id', '=', by.orderId)))
    .where((eb) =>
      eb.or([
        eb('session_hash', 'in', sessionHashes),
        eb.exists(
          eb
            .selectFrom('order_grants')
            .select('order_grants.order_id')
            .whereRef('order_grants.order_id', '=', 'orders.order_id')
            .where('order_grants.session_hash', 'in', sessionHashes),
        ),
      ]),
    )
    .executeTakeFirst();
  return row?.number;
}

/** Who ordered, without what. */
export async function orderOwner(
  db: Db,
  number: string,
): Promise<{ readonly orderId: string; readonly customer: string } | undefined> {
  const row = await db
    .selectFrom('orders')
    .select(['order_id', 'customer'])
    .where('number', '=', number)
    .executeTakeFirst();
  return row === undefined ? undefined : { orderId: row.order_id, customer: row.customer };
}

export async function grantOrder(tx: Db, sessionHash: string, orderId: string): Promise<void> {
  await tx
    .insertInto('order_grants')
    .values({ session_hash: sessionHash, order_id: orderId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether the session looked up an order before. */
export async function hasGrants(db: Db, sessionHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('order_grants')
    .select('order_id')
    .where('session_hash', '=', sessionHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** The latest first. */
export async function listOrders(db: Db, state: OrderState | undefined, limit: number) {
  const query = db
    .selectFrom('orders')
    .select(['number', 'state', 'market', 'currency', 'placed_at'])
    .orderBy('placed_at', 'desc')
    .orderBy('number')
    .limit(limit);
  return (state === undefined ? query : query.where('state', '=', state)).execute();
}

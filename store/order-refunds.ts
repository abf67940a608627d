// Money of payments that has to be given back: written with its cause, and kept until the provider has done it.
import { isDue } from '#store/due-time.ts';
import type { OrderRefundTable } from '#store/order-schema.ts';
import type { Db } from '#store/store.ts';

const SHORTEST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 3600_000;

export interface DueRefund extends OrderRefundTable {
  readonly provider: string;
  readonly reference: string | null;
}

export async function insertRefund(
  tx: Db,
  refund: Omit<OrderRefundTable, 'attempts' | 'fault'>,
): Promise<void> {
  await tx
    .insertInto('order_refunds')
    .values({ ...refund, attempts: 0, fault: null })
    .execute();
}

/** With the payments that they are of, the longest due first. */
export async function dueRefunds(db: Db, now: number, limit: number): Promise<DueRefund[]> {
  return db
    .selectFrom('order_refunds')
    .innerJoin('payments', 'payments.payment_id', 'order_refunds.payment_id')
    .selectAll('order_refunds')
    .select(['payments.provider', 'payments.reference'])
    .where(isDue('order_refunds.next_at', now, LONGEST_PAUSE_MS))
    .orderBy('order_refunds.next_at')
    .orderBy('order_refunds.refund_key')
    .limit(limit)
    .execute();
}

/**
 * `fault` null: done. A refusal is not repeated: it waits for an operator. A fault that is told after another answer to the same
 * attempt changes nothing: that the money went back is true whoever was told first.
 */
export async function settleRefund(
  tx: Db,
  { refund_key, attempts }: OrderRefundTable,
  fault: 'unavailable' | 'refused' | null,
  now: number,
): Promise<void> {
  const pause = Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** attempts);
  await tx
    .updateTable('order_refunds')
    .set({ attempts: attempts + 1, fault, next_at: fault === 'unavailable' ? now + pause : null })
    .where('refund_key', '=', refund_key)
    .$if(fault !== null, (query) => query.where('attempts', '=', attempts).where('next_at', 'is not', null))
    .execute();
}

/** Makes one due that has failed; false: there is none that has. */
export async function retryRefund(tx: Db, key: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_refunds')
    .set({ next_at: now })
    .where('refund_key', '=', key)
    .where('fault', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function refundsOfOrder(db: Db, orderId: string): Promise<OrderRefundTable[]> {
  return db
    .selectFrom('order_refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('refund_key')
    .execute();
}

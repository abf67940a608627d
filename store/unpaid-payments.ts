// Payments of which it is known that nobody made them: which may be deleted, and what goes with them.
import type { Db } from '#store/store.ts';

/** Never one that money has come for, or may come: of these `unpaid_at` is null. */
export function unpaidPayments(db: Db, before: number) {
  return db
    .selectFrom('payments')
    .where('unpaid_at', '<', before)
    .where('state', '=', 'ended')
    .where('check_at', 'is', null);
}

/** With what the test provider knows of them. What gift cards paid and got back stays in their books. */
export async function deletePayments(tx: Db, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('test_notices')
    .where('reference', 'in', (eb) =>
      eb.selectFrom('test_payments').select('reference').where('payment_id', 'in', ids),
    )
    .execute();
  await tx.deleteFrom('test_payments').where('payment_id', 'in', ids).execute();
  await tx.deleteFrom('payments').where('payment_id', 'in', ids).execute();
}

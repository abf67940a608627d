// The payments of the test provider, which keeps its books in the shop's database.
import { type Static, Type } from 'typebox';
import { CURRENCIES, LANGUAGES } from '#contract/market.ts';
import { jsonColumn } from '#server/store/json-column.ts';
import type { Db } from '#server/store/store.ts';

const Amount = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const DocumentSchema = Type.Object({
  amount: Amount,
  currency: Type.Enum([...CURRENCIES]),
  language: Type.Enum([...LANGUAGES]),
  returnUrl: Type.String(),
  description: Type.String(),
  state: Type.Enum(['open', 'needs-buyer', 'paid', 'declined', 'cancelled']),
  isSuspended: Type.Boolean(),
  refunds: Type.Array(Type.Object({ key: Type.String(), amount: Amount })),
});
const readDocument = jsonColumn('test_payments.doc', DocumentSchema);

export interface TestPayment extends Static<typeof DocumentSchema> {
  readonly reference: string;
  readonly paymentId: string;
  /** Signs the notices of this payment. */
  readonly secret: string;
}

export async function testPayment(
  db: Db,
  by: { readonly reference: string } | { readonly paymentId: string },
): Promise<TestPayment | undefined> {
  const row = await db
    .selectFrom('test_payments')
    .select(['reference', 'payment_id', 'secret', 'doc'])
    .where((eb) =>
      'reference' in by ? eb('reference', '=', by.reference) : eb('payment_id', '=', by.paymentId),
    )
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { reference, payment_id: paymentId, secret, doc } = row;
  return { reference, paymentId, secret, ...readDocument(doc, reference) };
}

export async function insertTestPayment(tx: Db, payment: TestPayment, at: number): Promise<void> {
  const { reference, paymentId, secret, ...doc } = payment;
  await tx
    .insertInto('test_payments')
    .values({ reference, payment_id: paymentId, secret, doc: JSON.stringify(doc), created_at: at })
    .execute();
}

export async function updateTestPayment(tx: Db, payment: TestPayment): Promise<void> {
  const { reference, paymentId: _, secret: __, ...doc } = payment;
  await tx
    .updateTable('test_payments')
    .set({ doc: JSON.stringify(doc) })
    .where('reference', '=', reference)
    .execute();
}

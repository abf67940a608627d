// The payments of the test provider, which keeps its books in the shop's database, and the notices that it still has to send.
import { type Static, Type } from 'typebox';
import { CURRENCIES, LANGUAGES } from '#contract/market.ts';
import { Nullable } from '#contract/parameters.ts';
import { jsonColumn } from '#store/json-column.ts';
import type { Db } from '#store/store.ts';

const Amount = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const DocumentSchema = Type.Object({
  amount: Amount,
  currency: Type.Enum([...CURRENCIES]),
  language: Type.Enum([...LANGUAGES]),
  returnUrl: Type.String(),
  description: Type.String(),
  state: Type.Enum(['open', 'needs-buyer', 'paid', 'declined', 'cancelled']),
  /** ms since 1970: when the money that is on its way arrives. */
  settlesAt: Nullable(Type.Integer({ minimum: 0 })),
  isSuspended: Type.Boolean(),
  refunds: Type.Array(Type.Object({ key: Type.String(), amount: Amount })),
});
const readDocument = jsonColumn('test_payments.doc', DocumentSchema);
/** Notices that one look takes at most. */
const MAX_CLAIMED = 20;

export interface TestPayment extends Static<typeof DocumentSchema> {
  readonly reference: string;
  readonly paymentId: string;
  /** Signs the notices of this payment. */
  readonly secret: string;
}
export interface TestNotice {
  readonly noticeId: string;
  readonly reference: string;
}
export interface ClaimedTestNotice extends TestNotice {
  readonly secret: string;
  /** How often it was sent before. */
  readonly attempts: number;
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

/** `dueAt` in ms since 1970. */
export async function queueTestNotice(
  tx: Db,
  { noticeId, reference }: TestNotice,
  dueAt: number,
): Promise<void> {
  await tx
    .insertInto('test_notices')
    .values({ notice_id: noticeId, reference, due_at: dueAt, attempts: 0 })
    .execute();
}

/** Notices that are due, each for one sender: they are due again at `againAt`, unless deleted before. */
export async function claimTestNotices(
  tx: Db,
  now: number,
  againAt: (attempts: number) => number,
): Promise<ClaimedTestNotice[]> {
  const rows = await tx
    .selectFrom('test_notices')
    .innerJoin('test_payments', 'test_payments.reference', 'test_notices.reference')
    .select(['notice_id', 'test_notices.reference', 'secret', 'attempts'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('notice_id')
    .limit(MAX_CLAIMED)
    .execute();
  for (const { notice_id: noticeId, attempts } of rows)
    await tx
      .updateTable('test_notices')
      .set({ attempts: attempts + 1, due_at: againAt(attempts) })
      .where('notice_id', '=', noticeId)
      .execute();
  return rows.map(({ notice_id: noticeId, ...rest }) => ({ noticeId, ...rest }));
}

export async function deleteTestNotice(tx: Db, noticeId: string): Promise<void> {
  await tx.deleteFrom('test_notices').where('notice_id', '=', noticeId).execute();
}

/** When the next notice is due, ms since 1970; null: none is left. */
export async function nextTestNoticeAt(db: Db): Promise<number | null> {
  const { next } = await db
    .selectFrom('test_notices')
    .select((eb) => eb.fn.min('due_at').as('next'))
    .executeTakeFirstOrThrow();
  return next;
}

/** Whether every product that is sold comes from `source`. */
export async function sellsOnly(db: Db, source: string): Promise<boolean> {
  const other = await db
    .selectFrom('products')
    .select('product_id')
    .where('source', '!=', source)
    .where('is_withdrawn', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

// Attempts to pay in the database, each with the order that it is for.
import type { Selectable } from 'kysely';
import { type Static, Type } from 'typebox';
import type { Checkout } from '#contract/checkout.ts';
import type { Currency } from '#contract/market.ts';
import { Nullable } from '#contract/parameters.ts';
import { isDue } from '#store/due-time.ts';
import { jsonColumn } from '#store/json-column.ts';
import { OrderDraftSchema } from '#store/orders.ts';
import type { PaymentTable } from '#store/order-schema.ts';
import type { Db } from '#store/store.ts';

/** More than the half hour for which something is held, which is the longest that a provider is not asked. */
const LONGEST_PAUSE_MS = 3600_000;

const DocumentSchema = Type.Object({
  orderId: Type.String(),
  order: OrderDraftSchema,
  /** The checkout as it was agreed to. */
  frozen: Type.Unsafe<Checkout>(Type.Object({})),
  returnUrl: Type.String(),
  /** Where the buyer pays; null: the provider was not asked yet, or did not answer. */
  url: Nullable(Type.String()),
  /** What was received, where it is to be given back. */
  received: Nullable(Type.Integer({ minimum: 0 })),
});
const readDocument = jsonColumn('payments.doc', DocumentSchema);

/**
 * `open`: stock, cards and codes are held for it. `ended`: nothing is held; money that comes all the same is late. `paid`: the
 * order is placed. `to-refund`: money has come and there is no order for it; without `checkAt` the provider has refused to give it back.
 */
export interface StoredPayment {
  readonly paymentId: string;
  readonly checkoutId: string;
  readonly provider: string;
  /** The provider's id of it. */
  readonly reference: string | null;
  readonly amount: number;
  readonly currency: Currency;
  readonly state: PaymentTable['state'];
  readonly expiresAt: number;
  /** When the provider is to be asked next; null: never. */
  readonly checkAt: number | null;
  /** When it was known that nobody has paid and nobody can any more; null: that is not known. */
  readonly unpaidAt: number | null;
  readonly doc: Static<typeof DocumentSchema>;
}

export async function paymentById(db: Db, paymentId: string): Promise<StoredPayment | undefined> {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row === undefined ? undefined : paymentOf(row);
}

export async function paymentByReference(
  db: Db,
  provider: string,
  reference: string,
): Promise<StoredPayment | undefined> {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row === undefined ? undefined : paymentOf(row);
}

/** The id of the one that is open for what is in the cart; undefined: nothing is being paid for it. */
export async function openPaymentOf(db: Db, cartId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('checkouts')
    .innerJoin('payments', 'payments.payment_id', 'checkouts.payment_id')
    .select('payments.payment_id')
    .where('checkouts.cart_id', '=', cartId)
    .where('payments.state', '=', 'open')
    .executeTakeFirst();
  return row?.payment_id;
}

/** The name of who took it; undefined: there is no such payment. */
export async function providerOfPayment(db: Db, paymentId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('payments')
    .select('provider')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row?.provider;
}

/** Names the refund of money that came without an order; an order's are in its log. */
export const refundKeyOf = (paymentId: string): string => REFUND_KEY_PREFIX + paymentId;
const REFUND_KEY_PREFIX = 'refund-';

/** Has a refund that was refused asked for again; false: there is none of this key. */
export async function retryPaymentRefund(tx: Db, key: string, now: number): Promise<boolean> {
  if (!key.startsWith(REFUND_KEY_PREFIX)) return false;
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set({ check_at: now })
    .where('payment_id', '=', key.slice(REFUND_KEY_PREFIX.length))
    .where('state', '=', 'to-refund')
    .where('check_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ids of those that are to be asked about, the longest due first. */
export async function duePayments(db: Db, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('payment_id')
    .where(isDue('check_at', now, LONGEST_PAUSE_MS))
    // Nothing more is to be known of one that is settled.
    .where('state', 'in', ['open', 'ended', 'to-refund'])
    .orderBy('check_at')
    .limit(limit)
    .execute();
  return rows.map(({ payment_id: id }) => id);
}

export async function savePayment(tx: Db, payment: StoredPayment): Promise<void> {
  const row = {
    payment_id: payment.paymentId,
    checkout_id: payment.checkoutId,
    provider: payment.provider,
    reference: payment.reference,
    amount: payment.amount,
    currency: payment.currency,
    state: payment.state,
    expires_at: payment.expiresAt,
    check_at: payment.checkAt,
    unpaid_at: payment.unpaidAt,
    doc: JSON.stringify(payment.doc),
  };
  const { reference, state, expires_at, check_at, unpaid_at, doc } = row;
  await tx
    .insertInto('payments')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('payment_id').doUpdateSet({ reference, state, expires_at, check_at, unpaid_at, doc }),
    )
    .execute();
}

function paymentOf(row: Selectable<PaymentTable>): StoredPayment {
  return {
    paymentId: row.payment_id,
    checkoutId: row.checkout_id,
    provider: row.provider,
    reference: row.reference,
    amount: row.amount,
    currency: row.currency,
    state: row.state,
    expiresAt: row.expires_at,
    checkAt: row.check_at,
    unpaidAt: row.unpaid_at,
    doc: readDocument(row.doc, row.payment_id),
  };
}

// Checkouts in the database: what was typed, what the shopper was shown, and what is frozen while it is paid.
import { type Static, Type } from 'typebox';
import { type CheckoutSummary, UNFINISHED } from '#commerce/checkout/checkout.ts';
import { type Checkout, CheckoutChangeSchema, CheckoutSchema } from '#contract/checkout.ts';
import { CustomerInfoSchema } from '#contract/customer-info.ts';
import { Nullable } from '#contract/parameters.ts';
import { jsonColumn } from '#store/json-column.ts';
import type { CheckoutTable } from '#store/order-schema.ts';
import type { Db } from '#store/store.ts';

const DocumentSchema = Type.Object({
  delivery: CustomerInfoSchema,
  billing: Nullable(CustomerInfoSchema),
  methodId: Nullable(Type.String()),
  giftMessage: Type.String(),
  hasAcceptedTerms: Type.Boolean(),
  giftCardIds: Type.Array(Type.String()),
  changes: Type.Array(CheckoutChangeSchema),
  /** Of the amounts in `changes`; absent: that of the market. */
  changesCurrency: Type.Optional(Type.String()),
  paymentFault: CheckoutSchema.properties.paymentFault,
  /** What was shown last, the latest first: what has changed since is told from it. */
  shown: Type.Array(
    Type.Object({ agreement: Type.String(), summary: Type.Unsafe<CheckoutSummary>(Type.Object({})) }),
  ),
  /** As it was agreed to, while it is being paid and from then on. */
  frozen: Nullable(Type.Unsafe<Checkout>(Type.Object({}))),
});
const readDocument = jsonColumn('checkouts.doc', DocumentSchema);
type CheckoutDocument = Static<typeof DocumentSchema>;

export interface StoredCheckout {
  readonly checkoutId: string;
  readonly cartId: string;
  readonly sessionHash: string;
  readonly market: string;
  readonly state: CheckoutTable['state'];
  readonly version: number;
  /** Of the attempt to complete it. */
  readonly agreement: string | null;
  /** The payment that is open, or that it was completed with. */
  readonly paymentId: string | null;
  readonly updatedAt: number;
  readonly expiresAt: number;
  readonly doc: CheckoutDocument;
}

const NOBODY = Object.fromEntries(
  Object.keys(CustomerInfoSchema.properties).map((field) => [field, '']),
) as CheckoutDocument['delivery'];

export function newCheckoutDocument(country: string): CheckoutDocument {
  return {
    delivery: { ...NOBODY, country },
    billing: null,
    methodId: null,
    giftMessage: '',
    hasAcceptedTerms: false,
    giftCardIds: [],
    changes: [],
    paymentFault: null,
    shown: [],
    frozen: null,
  };
}

export async function checkoutById(db: Db, checkoutId: string): Promise<StoredCheckout | undefined> {
  const row = await db
    .selectFrom('checkouts')
    .selectAll()
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirst();
  return row === undefined ? undefined : checkoutOf(row);
}

/** Of the cart: the one that may still become an order, then the others, the one that was changed last first; 20 at most. */
export async function checkoutsOfCart(db: Db, cartId: string): Promise<StoredCheckout[]> {
  const rows = await db
    .selectFrom('checkouts')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy((eb) => eb.case().when('state', 'in', UNFINISHED).then(0).else(1).end())
    .orderBy('updated_at', 'desc')
    .limit(20)
    .execute();
  return rows.map(checkoutOf);
}

/** Those of the cart that ended before anything was paid for them: nothing is asked of them again. */
export async function deleteCancelledCheckouts(tx: Db, cartId: string): Promise<void> {
  await tx
    .deleteFrom('checkouts')
    .where('cart_id', '=', cartId)
    .where('state', '=', 'cancelled')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payments')
            .select('payments.payment_id')
            .whereRef('payments.checkout_id', '=', 'checkouts.checkout_id'),
        ),
      ),
    )
    .execute();
}

/** Ids of those in which nothing has happened until `now`, and nothing is held. */
export async function expiredCheckouts(db: Db, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('checkouts')
    .select('checkout_id')
    .where('state', '=', 'open')
    .where('expires_at', '<=', now)
    .limit(500)
    .execute();
  return rows.map(({ checkout_id: id }) => id);
}

/** Without reading it, so that one that can't be read ends too. Nothing happens to one that has changed meanwhile. */
export async function expireCheckout(
  tx: Db,
  checkoutId: string,
  doc: CheckoutDocument,
  now: number,
): Promise<void> {
  await tx
    .updateTable('checkouts')
    .set((eb) => ({ state: 'expired', version: eb('version', '+', 1), doc: JSON.stringify(doc) }))
    .where('checkout_id', '=', checkoutId)
    .where('state', '=', 'open')
    .where('expires_at', '<=', now)
    .execute();
}

export async function saveCheckout(tx: Db, checkout: StoredCheckout): Promise<void> {
  const row: CheckoutTable = {
    checkout_id: checkout.checkoutId,
    cart_id: checkout.cartId,
    session_hash: checkout.sessionHash,
    market: checkout.market,
    state: checkout.state,
    version: checkout.version,
    agreement: checkout.agreement,
    payment_id: checkout.paymentId,
    updated_at: checkout.updatedAt,
    expires_at: checkout.expiresAt,
    doc: JSON.stringify(checkout.doc),
  };
  const { checkout_id: _id, cart_id: _cart, session_hash: _session, ...changing } = row;
  await tx
    .insertInto('checkouts')
    .values(row)
    .onConflict((conflict) => conflict.column('checkout_id').doUpdateSet(changing))
    .execute();
}

function checkoutOf(row: CheckoutTable): StoredCheckout {
  return {
    checkoutId: row.checkout_id,
    cartId: row.cart_id,
    sessionHash: row.session_hash,
    market: row.market,
    state: row.state,
    version: row.version,
    agreement: row.agreement,
    paymentId: row.payment_id,
    updatedAt: row.updated_at,
    expiresAt: row.expires_at,
    doc: withDefaults(readDocument(row.doc, row.checkout_id)),
  };
}

/** What a release did not tell yet: campaigns, discounts by row, how far it is to free delivery. */
function withDefaults({ shown, frozen, ...doc }: CheckoutDocument): CheckoutDocument {
  const none = () => ({ campaigns: [], rowDiscounts: [] });
  return {
    ...doc,
    shown: shown.map((one) => ({ ...one, summary: Object.assign(none(), one.summary) })),
    frozen: frozen === null ? null : Object.assign({ ...none(), freeShippingDistanceValue: null }, frozen),
  };
}

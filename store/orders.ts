// Placed orders in the database, as they were agreed to, and what happened to them. Amounts are in minor units.
import { type Static, Type } from 'typebox';
import { OrderRowSchema } from '#contract/cart.ts';
import { CustomerInfoSchema } from '#contract/customer-info.ts';
import type { Currency } from '#contract/market.ts';
import type { OrderState } from '#contract/orders.ts';
import { Nullable } from '#contract/parameters.ts';
import { GiftCardsSchema } from '#store/carts.ts';
import { jsonColumn } from '#store/json-column.ts';
import type { OrderTable } from '#store/order-schema.ts';
import type { Db } from '#store/store.ts';

const Amount = Type.Integer({ minimum: 0 });
const Tax = Type.Object({ rate: Amount, net: Amount, tax: Amount });
const OrderDocumentSchema = Type.Object({
  delivery: CustomerInfoSchema,
  billing: CustomerInfoSchema,
  rows: Type.Array(
    Type.Object({
      orderRowId: Type.String(),
      articleId: Type.String(),
      quantity: Type.Integer({ minimum: 1 }),
      product: OrderRowSchema.properties.product,
      /** A unit's price before discounts. */
      unit: Amount,
      charged: Amount,
      discount: Amount,
      net: Amount,
      tax: Amount,
      /** In parts per million. */
      rate: Amount,
    }),
  ),
  /** Gift cards that were bought. */
  giftCardsBought: GiftCardsSchema,
  shipping: Type.Object({
    methodId: Nullable(Type.String()),
    title: Type.String(),
    kind: Type.Union([Type.Literal('delivery'), Type.Literal('pick-up'), Type.Literal('none')]),
    place: Nullable(Type.String()),
    earliest: Nullable(Type.String()),
    latest: Nullable(Type.String()),
    charged: Amount,
    net: Amount,
    tax: Amount,
    taxes: Type.Array(Tax),
  }),
  giftMessage: Type.String(),
  discounts: Type.Array(Type.Object({ title: Type.String(), saved: Amount })),
  codes: Type.Array(Type.String()),
  giftCards: Type.Array(Type.Object({ cardId: Type.String(), hint: Type.String(), used: Amount })),
  totals: Type.Object({
    subtotal: Amount,
    discount: Amount,
    shipping: Amount,
    taxes: Type.Array(Tax),
    tax: Amount,
    net: Amount,
    total: Amount,
    giftCards: Amount,
    toPay: Amount,
  }),
  isTaxIncluded: Type.Boolean(),
  isTaxEstimate: Type.Boolean(),
  /** As they were promised; absent of orders of an earlier release. */
  returnDays: Type.Optional(Type.Integer({ minimum: 0 })),
  /** As they were promised: how long gift cards of the order are valid. Null, or absent of earlier releases: they never expire. */
  giftCardMonths: Type.Optional(Nullable(Type.Integer({ minimum: 1 }))),
});
const readDocument = jsonColumn('orders.doc', OrderDocumentSchema);
/** Of an order that is being paid, too: what it will be. */
export type OrderDocument = Static<typeof OrderDocumentSchema>;
export const OrderDraftSchema = OrderDocumentSchema;

export interface StoredOrder {
  readonly orderId: string;
  readonly number: string;
  readonly checkoutId: string;
  readonly sessionHash: string;
  /** A key of who ordered: the same for each of their orders. */
  readonly customer: string;
  readonly paymentId: string | null;
  readonly market: string;
  readonly currency: Currency;
  readonly state: OrderState;
  readonly placedAt: number;
  readonly doc: OrderDocument;
}

export async function insertOrder(tx: Db, order: StoredOrder): Promise<void> {
  await tx
    .insertInto('orders')
    .values({
      order_id: order.orderId,
      number: order.number,
      checkout_id: order.checkoutId,
      session_hash: order.sessionHash,
      customer: order.customer,
      payment_id: order.paymentId,
      market: order.market,
      currency: order.currency,
      state: order.state,
      placed_at: order.placedAt,
      doc: JSON.stringify(order.doc),
    })
    .execute();
  await tx
    .insertInto('order_log')
    .values({ order_id: order.orderId, position: 0, at: order.placedAt, state: order.state, doc: '{}' })
    .execute();
}

export async function orderByNumber(db: Db, number: string): Promise<StoredOrder | undefined> {
  const row = await db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
  return row === undefined ? undefined : orderOf(row);
}

export async function orderOfCheckout(db: Db, checkoutId: string): Promise<StoredOrder | undefined> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirst();
  return row === undefined ? undefined : orderOf(row);
}

function orderOf(row: OrderTable): StoredOrder {
  return {
    orderId: row.order_id,
    number: row.number,
    checkoutId: row.checkout_id,
    sessionHash: row.session_hash,
    customer: row.customer,
    paymentId: row.payment_id,
    market: row.market,
    currency: row.currency,
    state: row.state,
    placedAt: row.placed_at,
    doc: readDocument(row.doc, row.order_id),
  };
}

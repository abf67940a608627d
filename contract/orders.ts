// A placed order, as the shopper sees it (docs/orders.md).
import { type Static, Type } from 'typebox';
import { MAX_ROW_QUANTITY, OrderRowSchema } from '#contract/cart.ts';
import { OrderTotalsSchema } from '#contract/checkout.ts';
import { CustomerInfoSchema } from '#contract/customer-info.ts';
import { defineEndpoints } from '#contract/endpoint.ts';
import { ORDER_CALLS } from '#contract/orders.calls.ts';
import { Decimal, Id, MarketParameter, MarketQuery, Nullable } from '#contract/parameters.ts';

export const ORDER_STATES = [
  'placed',
  'paid',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
  'refunded',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/**
 * Why an order can't be changed so, the `detail` of a `conflict` about its `state`. `not-now`: not in the order's state.
 * `unknown-row`: none of the order's, or named twice. `too-many`: more of a row than there are for it. `nothing-left`: there
 * is none of any row. `too-late`: the time for it has passed.
 */
export type OrderRefusal = 'not-now' | 'unknown-row' | 'too-many' | 'nothing-left' | 'too-late';

const OrderedRowSchema = Type.Object(
  {
    orderRowId: OrderRowSchema.properties.orderRowId,
    quantity: OrderRowSchema.properties.quantity,
    /** As it was when the order was placed. */
    product: OrderRowSchema.properties.product,
    /** A unit's price before discounts. */
    unitValue: Decimal,
    chargedValue: Decimal,
    discountValue: Decimal,
    netValue: Decimal,
    taxValue: Decimal,
    ratePercent: Type.Number(),
    shippedQuantity: Type.Integer({ minimum: 0 }),
    cancelledQuantity: Type.Integer({ minimum: 0 }),
    returnedQuantity: Type.Integer({ minimum: 0 }),
    /** Said to be sent back, and not back yet. Absent of what an earlier release stored, like the next. */
    returnAskedQuantity: Type.Optional(Type.Integer({ minimum: 0 })),
    /** Of which a return may be asked for now. */
    returnableQuantity: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  { title: 'OrderedRow' },
);
export type OrderedRow = Static<typeof OrderedRowSchema>;

/** The state of an address as it is written on post: the code where that is customary, else its name. */
const PostalStateSchema = Type.Object(
  {
    /** The country's, as far as it is known, in which `name` is; else empty. */
    language: Type.String(),
    name: Type.String(),
    /** For readers of other languages. */
    latinName: Type.String(),
  },
  { title: 'PostalState' },
);
export type PostalState = Static<typeof PostalStateSchema>;

export const OrderSchema = Type.Object(
  {
    orderId: Type.String(),
    /** Ten characters without order, which tell nothing of how many orders there are. */
    number: Type.String(),
    market: Type.String(),
    currency: Type.String(),
    state: Type.Enum([...ORDER_STATES]),
    /** ms since 1970. */
    placedAt: Type.Integer(),
    deliveryCustomerInfo: CustomerInfoSchema,
    billingCustomerInfo: CustomerInfoSchema,
    /** Absent of what an earlier release stored, like the next. */
    deliveryState: Type.Optional(PostalStateSchema),
    billingState: Type.Optional(PostalStateSchema),
    rows: Type.Array(OrderedRowSchema),
    shipping: Type.Object({
      methodId: Nullable(Type.String()),
      title: Type.String(),
      kind: Type.Union([Type.Literal('delivery'), Type.Literal('pick-up'), Type.Literal('none')]),
      place: Nullable(Type.String()),
      earliest: Nullable(Type.String()),
      latest: Nullable(Type.String()),
    }),
    giftMessage: Type.String(),
    discounts: Type.Array(Type.Object({ title: Type.String(), savedValue: Decimal })),
    giftCards: Type.Array(Type.Object({ hint: Type.String(), usedValue: Decimal })),
    /** Bought with the goods; void once the order is cancelled. */
    giftCardsBought: Type.Array(
      Type.Object({
        value: Decimal,
        recipientEmail: Type.String(),
        /** 2026-12-24; null: at once. */
        deliverOn: Nullable(Type.String()),
      }),
    ),
    totals: OrderTotalsSchema,
    /** Null: nothing was left to pay. */
    payment: Nullable(Type.Object({ title: Type.String(), paidValue: Decimal, refundedValue: Decimal })),
    parcels: Type.Array(
      Type.Object({ sentAt: Type.Integer(), carrier: Type.String(), trackingNumber: Type.String() }),
    ),
    /** What happened, oldest first. */
    log: Type.Array(Type.Object({ at: Type.Integer(), state: Type.Enum([...ORDER_STATES]) })),
    /** Placed by the session that asks; false where it was only found again, by number and e-mail address. */
    isOwn: Type.Boolean(),
    canBeCancelled: Type.Boolean(),
    canBeReturned: Type.Boolean(),
    /** Text for the parcel's label, once a return was asked for. */
    returnLabel: Nullable(Type.String()),
  },
  { title: 'Order' },
);
export type Order = Static<typeof OrderSchema>;

const OrderNumber = Type.String({ minLength: 1, maxLength: 20, pattern: '^[^\\u0000]*$' });
const OrderIdSchema = Type.Object({ orderId: Id }, { title: 'OrderId', additionalProperties: false });

export const ORDER_ENDPOINTS = defineEndpoints('order', ORDER_CALLS, {
  orderGet: {
    summary: "One of the session's orders",
    query: Type.Object({ market: MarketParameter, number: OrderNumber }),
    response: OrderSchema,
  },
  orderLookUp: {
    summary: 'Find an order by its number and e-mail address; the session may read it from then on',
    query: MarketQuery,
    body: Type.Object(
      { number: OrderNumber, email: CustomerInfoSchema.properties.email },
      { title: 'OrderLookUp', additionalProperties: false },
    ),
    response: OrderSchema,
  },
  orderCancel: {
    summary: 'Cancel an order that is not packed yet',
    query: MarketQuery,
    body: OrderIdSchema,
    response: OrderSchema,
  },
  orderReturn: {
    summary: 'Ask to return rows of an order',
    query: MarketQuery,
    body: Type.Object(
      {
        orderId: Id,
        rows: Type.Array(
          Type.Object(
            { orderRowId: Id, quantity: Type.Integer({ minimum: 1, maximum: MAX_ROW_QUANTITY }) },
            { additionalProperties: false },
          ),
          { minItems: 1, maxItems: 200 },
        ),
      },
      { title: 'OrderReturn', additionalProperties: false },
    ),
    response: OrderSchema,
  },
});

// The cart: its schemas and endpoints (CA-01, CA-02), and the intents that change it (CA-13).
import { type Static, Type } from 'typebox';
import { CART_CALLS } from '#contract/cart.calls.ts';
import { type QueuedChange, ROW_QUANTITY_PATTERN } from '#contract/cart-change.ts';
import { MAX_CART_CODES, MAX_TYPED_CODE_LENGTH } from '#contract/discount-code.ts';
import { defineEndpoints } from '#contract/endpoint.ts';
import { MAX_CART_GIFT_CARDS } from '#contract/gift-card-terms.ts';
import { AddGiftCardSchema, GiftCardRowSchema } from '#contract/gift-cards.ts';
import { MAX_ID_LENGTH } from '#contract/limits.ts';
import { MAX_CART_ROWS, MAX_ROW_QUANTITY } from '#contract/order-row.ts';
import { Decimal, Id, MarketParameter, MarketQuery, Nullable } from '#contract/parameters.ts';

export { MAX_CART_ROWS, MAX_ROW_QUANTITY, orderRowIdOf } from '#contract/order-row.ts';

/** One row an article and cart; `orderRowId` is stable, so a client that was offline knows it: see order-row.ts. */
export const OrderRowSchema = Type.Object(
  {
    orderRowId: Type.String(),
    quantity: Type.Integer({ minimum: 1 }),
    product: Type.Object({
      id: Type.String(),
      title: Type.String(),
      brand: Type.String(),
      categoryId: Type.String(),
      pageUrl: Type.String(),
      imageUrl: Nullable(Type.String()),
      imageTint: Type.String(),
      colorTitle: Type.String(),
      size: Type.Object({ articleId: Type.String(), shortTitle: Type.String() }),
      tracking: Type.Object({
        productType: Type.String(),
        productSegment: Type.String(),
        gender: Type.String(),
        ageGroup: Type.String(),
        modelColorId: Type.String(),
      }),
    }),
    rowPrice: Type.Object({
      listValue: Decimal,
      listValueWithoutVat: Decimal,
      reducedValue: Nullable(Decimal),
      reducedValueWithoutVat: Nullable(Decimal),
    }),
    /** Units that can be bought now; a row above it is shown with its reason and clamped by the shopper's next change. */
    stockBalance: Type.Integer({ minimum: 0 }),
  },
  { title: 'OrderRow' },
);
export type OrderRow = Static<typeof OrderRowSchema>;

/** A row of an article that the cart's market does not sell: not counted in anything, until the cart is moved to one that does. */
export const UnsoldRowSchema = Type.Pick(OrderRowSchema, ['orderRowId', 'quantity', 'product'], {
  title: 'UnsoldRow',
});
export type UnsoldRow = Static<typeof UnsoldRowSchema>;

/** What the server changed on its own: price or stock met on a replay, an article not sold in the new country. */
export const CartNoticeSchema = Type.Object(
  {
    kind: Type.Union([
      Type.Literal('price-changed'),
      Type.Literal('quantity-clamped'),
      Type.Literal('not-sold-here'),
    ]),
    articleId: Type.String(),
    title: Type.String(),
    before: Nullable(Type.Number()),
    after: Nullable(Type.Number()),
    /** The currency of `before`; absent: that of the cart. */
    beforeCurrency: Type.Optional(Type.String()),
  },
  { title: 'CartNotice' },
);
export type CartNotice = Static<typeof CartNoticeSchema>;

/** Why a discount code that was entered takes nothing off; one of another market is as unknown as one that never was. */
const CodeRefusalSchema = Type.Enum([
  'unknown',
  'not-yet',
  'expired',
  'used-up',
  'used-by-customer',
  'no-matching-lines',
  'below-minimum',
  'other-shipping',
  'not-combinable',
  'no-effect',
]);

/** A discount code that was entered, and what it does for the cart as it is now; docs/pricing.md has the rules. */
export const CartDiscountCodeSchema = Type.Object(
  {
    /** In the one spelling that is compared. */
    code: Type.String(),
    /** Of goods and shipping; before tax where it is added. */
    savedValue: Decimal,
    /** Null: it is applied. */
    refusal: Nullable(CodeRefusalSchema),
    /** With `below-minimum`: how much more of the goods that it is for. */
    missingValue: Nullable(Decimal),
    /** With `not-combinable`: the codes and campaigns that are applied in its place. */
    instead: Type.Array(Type.String()),
  },
  { title: 'CartDiscountCode' },
);
export type CartDiscountCode = Static<typeof CartDiscountCodeSchema>;

/** A reduction that needs no code, as it is applied. */
export const CartCampaignSchema = Type.Object(
  {
    /** In the market's language. */
    title: Type.String(),
    /** As that of a code. */
    savedValue: Decimal,
  },
  { title: 'CartCampaign' },
);

/** What a reduction takes off one row. */
export const RowDiscountSchema = Type.Object(
  {
    orderRowId: Type.String(),
    /** A campaign's, in the market's language, or the code. */
    title: Type.String(),
    /** As that of a code. */
    savedValue: Decimal,
  },
  { title: 'RowDiscount' },
);

/** In working days, and the value of goods from which it is free; null: none. */
const DeliveryEstimateSchema = Type.Object({
  daysFrom: Type.Integer({ minimum: 0 }),
  daysTo: Type.Integer({ minimum: 0 }),
  freeFromValue: Nullable(Decimal),
});

export const CartSchema = Type.Object(
  {
    cartId: Type.String(),
    market: Type.String(),
    currency: Type.String(),
    /** Goes up by one with every change, so that an older response never replaces a newer one. */
    version: Type.Integer({ minimum: 0 }),
    orderRows: Type.Array(OrderRowSchema),
    unsoldRows: Type.Array(UnsoldRowSchema),
    /** Gift cards that are bought, in the order in which they were added. */
    giftCardRows: Type.Array(GiftCardRowSchema),
    /** Gift cards of amounts that are not sold any more: in no sum, and in no order. */
    unsoldGiftCardRows: Type.Array(GiftCardRowSchema),
    grandTotalValue: Decimal,
    totalVatValue: Decimal,
    /** Whether prices hold the tax, or it is added to them. */
    isTaxIncluded: Type.Boolean(),
    shippingFeeValue: Decimal,
    /** The first code entered that is applied. */
    campaignCode: Nullable(Type.String()),
    /** In the order in which they were entered. */
    discountCodes: Type.Array(CartDiscountCodeSchema, { maxItems: MAX_CART_CODES }),
    /** Those that apply, in the order in which they do. */
    campaigns: Type.Array(CartCampaignSchema),
    /** Of each row each reduction that lowers it, in the order of rows and of reductions. */
    rowDiscounts: Type.Array(RowDiscountSchema),
    /** What discounts take off the goods. */
    discountValue: Decimal,
    /** How much more of goods makes shipping free; null: it is free already, or no amount does. */
    freeShippingDistanceValue: Nullable(Decimal),
    /** Of the delivery that the fee is of, until another is chosen; null: nothing is shipped. */
    deliveryEstimate: Nullable(DeliveryEstimateSchema),
    orderId: Nullable(Type.String()),
    notices: Type.Array(CartNoticeSchema),
  },
  { title: 'Cart' },
);
export type Cart = Static<typeof CartSchema>;

/** CA-03: add sends the article; `quantity` and `expectedPrice` (decimal a unit, as the shopper saw it) are optional. */
export const AddToCartSchema = Type.Object(
  {
    size: Type.Object({ articleId: Id }, { additionalProperties: false }),
    quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_ROW_QUANTITY })),
    expectedPrice: Type.Optional(Type.Number({ minimum: 0, maximum: 1e9 })),
    /** The row to stand before, of an article that is not in the cart; absent, or gone: last. */
    beforeRowId: Type.Optional(Id),
  },
  { title: 'CartAddition', additionalProperties: false },
);
export const ChangeRowSchema = Type.Object(
  { orderRowId: Id },
  { title: 'CartRowChange', additionalProperties: false },
);

const DiscountCodeQuery = Type.Object({
  market: MarketParameter,
  discountCode: Type.String({ minLength: 1, maxLength: MAX_TYPED_CODE_LENGTH }),
});

/** A cart change as it waits in the outbox; `intentId` is sent as `Idempotency-Key`. */
export interface CartIntent {
  readonly intentId: string;
  readonly market: string;
  /** Names the device's cart, see cart-key.ts; absent in changes stored by a version without it. */
  readonly cartKey?: string;
  readonly change: QueuedChange;
}

const CartChangeQuery = Type.Object({
  market: MarketParameter,
  updatePaymentProvider: Type.Optional(
    Type.Boolean({
      description: 'false: a payment that is open goes on, for the order that it was begun for',
    }),
  ),
});

/** In the query, where a server of an earlier version passes over it. */
const UpTo = Type.Optional(
  Type.Array(Type.String({ maxLength: MAX_ID_LENGTH + 3, pattern: ROW_QUANTITY_PATTERN }), {
    maxItems: MAX_CART_ROWS + MAX_CART_GIFT_CARDS,
    title: 'RowQuantities',
    description:
      'the rows that there were, with their quantities (`row-a*2`): no more is taken; absent: all there is',
  }),
);

export const CART_ENDPOINTS = defineEndpoints('cart', CART_CALLS, {
  cartGet: {
    summary: "The shopper's cart, or the one of a cart link",
    query: Type.Object({ market: MarketParameter, cartId: Type.Optional(Id) }),
    response: CartSchema,
  },
  cartAdd: { summary: 'Add an article', query: CartChangeQuery, body: AddToCartSchema, response: CartSchema },
  cartSubtract: {
    summary: 'One less of a row',
    query: CartChangeQuery,
    body: ChangeRowSchema,
    response: CartSchema,
  },
  cartRemove: {
    summary: 'Remove a row',
    query: Type.Object({ ...CartChangeQuery.properties, upTo: UpTo }),
    body: ChangeRowSchema,
    response: CartSchema,
  },
  cartEnterCode: {
    summary: 'Enter a discount code; the cart says what it does',
    query: DiscountCodeQuery,
    response: CartSchema,
  },
  cartRemoveCode: { summary: 'Remove a discount code', query: DiscountCodeQuery, response: CartSchema },
  cartAddGiftCard: {
    summary: 'Add a gift card to be mailed to somebody',
    query: MarketQuery,
    body: AddGiftCardSchema,
    response: CartSchema,
  },
  cartClear: {
    summary: 'Empty the cart',
    query: Type.Object({ ...MarketQuery.properties, upTo: UpTo }),
    response: CartSchema,
  },
  cartSetCountry: {
    summary: 'Move the cart to the market of the query',
    query: MarketQuery,
    response: CartSchema,
  },
});

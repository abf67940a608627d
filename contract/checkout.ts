// A checkout: the session in which a cart becomes an order, as its page and later other clients see it (docs/checkout.md).
import { type Static, Type } from 'typebox';
import { CHECKOUT_CALLS } from '#contract/checkout.calls.ts';
import { CartDiscountCodeSchema, CartSchema, OrderRowSchema } from '#contract/cart.ts';
import { CustomerInfoSchema } from '#contract/customer-info.ts';
import { defineEndpoints } from '#contract/endpoint.ts';
import { Decimal, Id, MarketQuery, Nullable } from '#contract/parameters.ts';
import { ProductSchema } from '#contract/product.ts';

export const CHECKOUT_STATES = [
  'incomplete',
  'ready',
  'needs-buyer',
  'completing',
  'completed',
  'cancelled',
  'expired',
] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];
export const MAX_GIFT_MESSAGE_LENGTH = 500;
export const MAX_CHECKOUT_GIFT_CARDS = 10;

/** Amounts are decimals of the market's currency; see QuoteTotals in commerce/pricing for how they add up. */
export const OrderTotalsSchema = Type.Object(
  {
    subtotalValue: Decimal,
    discountValue: Decimal,
    shippingValue: Decimal,
    /** By rate, highest first; `ratePercent` 25 is 25 %. */
    taxes: Type.Array(Type.Object({ ratePercent: Type.Number(), netValue: Decimal, taxValue: Decimal })),
    taxValue: Decimal,
    /** False: the tax is added to the prices. */
    isTaxIncluded: Type.Boolean(),
    /** The address that decides the tax is not known yet. */
    isTaxEstimate: Type.Boolean(),
    totalValue: Decimal,
    giftCardsValue: Decimal,
    toPayValue: Decimal,
  },
  { title: 'OrderTotals' },
);
export type OrderTotals = Static<typeof OrderTotalsSchema>;

/** A row with what it costs in this order: `chargedValue` is after discounts, with tax where prices hold it. */
export const CheckoutRowSchema = Type.Object(
  {
    ...OrderRowSchema.properties,
    chargedValue: Decimal,
    discountValue: Decimal,
    taxValue: Decimal,
    ratePercent: Type.Number(),
  },
  { title: 'CheckoutRow' },
);
export type CheckoutRow = Static<typeof CheckoutRowSchema>;

export const DeliveryOptionSchema = Type.Object(
  {
    methodId: Type.String(),
    kind: Type.Union([Type.Literal('delivery'), Type.Literal('pick-up')]),
    /** In the market's language. */
    title: Type.String(),
    /** What it would cost with this cart and its codes. */
    chargedValue: Decimal,
    /** Dates, 2026-11-25: the first and the last day on which the goods are expected; null: not known. */
    earliest: Nullable(Type.String()),
    latest: Nullable(Type.String()),
    /** Of a pick-up: where, one line. */
    place: Nullable(Type.String()),
    /** False: does not take these goods. */
    isAvailable: Type.Boolean(),
  },
  { title: 'DeliveryOption' },
);
export type DeliveryOption = Static<typeof DeliveryOptionSchema>;

/** Names a card without its code: `hint` is the code's last four characters. */
export const CheckoutGiftCardSchema = Type.Object(
  {
    cardId: Type.String(),
    hint: Type.String(),
    usedValue: Decimal,
    leftValue: Decimal,
    refusal: Nullable(Type.Enum(['other-currency', 'expired', 'empty', 'not-needed'])),
  },
  { title: 'CheckoutGiftCard' },
);
export type CheckoutGiftCard = Static<typeof CheckoutGiftCardSchema>;

/** Why a field keeps the checkout from being completed. */
export const CHECKOUT_FAULTS = [
  'required',
  'invalid',
  'not-shipped-there',
  'unknown',
  'unavailable',
  'too-long',
] as const;
export const CheckoutIssueSchema = Type.Object(
  {
    /** `delivery.zip`, `billing.city`, `methodId`, `terms`, `rows`, `giftCard`. */
    field: Type.String(),
    fault: Type.Enum([...CHECKOUT_FAULTS]),
  },
  { title: 'CheckoutIssue' },
);
export type CheckoutIssue = Static<typeof CheckoutIssueSchema>;

/** What is otherwise than when the shopper last saw it, to be agreed to before anything is paid. */
export const CheckoutChangeSchema = Type.Object(
  {
    kind: Type.Enum([
      'price-changed',
      'out-of-stock',
      'fewer-in-stock',
      'not-sold-here',
      'code-ended',
      'campaign-ended',
      'gift-card-changed',
      'shipping-changed',
      'total-changed',
    ]),
    /** The article's title, the code, the campaign's title, the card's hint; empty for the order as a whole. */
    subject: Type.String(),
    before: Nullable(Type.Number()),
    after: Nullable(Type.Number()),
  },
  { title: 'CheckoutChange' },
);
export type CheckoutChange = Static<typeof CheckoutChangeSchema>;

export const CheckoutSchema = Type.Object(
  {
    checkoutId: Type.String(),
    market: Type.String(),
    currency: Type.String(),
    /** Goes up by one with every change. */
    version: Type.Integer({ minimum: 0 }),
    state: Type.Enum([...CHECKOUT_STATES]),
    /** ms since 1970. */
    expiresAt: Type.Integer(),
    rows: Type.Array(CheckoutRowSchema),
    /** Gift cards that are bought. */
    giftCardRows: CartSchema.properties.giftCardRows,
    delivery: CustomerInfoSchema,
    /** Null: as `delivery`. */
    billing: Nullable(CustomerInfoSchema),
    /** Countries that the market sells to, ISO 3166-1 alpha-2; the first is the one a form begins with; none: anywhere. */
    countries: Type.Array(Type.String()),
    deliveryOptions: Type.Array(DeliveryOptionSchema),
    /** The one chosen, else the first that takes these goods; null: none does, or nothing is sent. */
    methodId: Nullable(Type.String()),
    /** How much more of goods makes delivery by that method free; null: it is free already, or no amount does. */
    freeShippingDistanceValue: CartSchema.properties.freeShippingDistanceValue,
    giftMessage: Type.String(),
    hasAcceptedTerms: Type.Boolean(),
    discountCodes: Type.Array(CartDiscountCodeSchema),
    campaigns: CartSchema.properties.campaigns,
    rowDiscounts: CartSchema.properties.rowDiscounts,
    giftCards: Type.Array(CheckoutGiftCardSchema),
    totals: OrderTotalsSchema,
    /** Empty in every state but `incomplete`. */
    issues: Type.Array(CheckoutIssueSchema),
    /** Why the last attempt to complete was stopped. */
    changes: Type.Array(CheckoutChangeSchema),
    /** Stands for rows, codes, cards, delivery and totals as they are here; sent back to say what the shopper agrees to. */
    agreement: Type.String(),
    /** With `needs-buyer`: where the shopper pays, or takes the next step of it. */
    paymentUrl: Nullable(Type.String()),
    /** Why the last payment failed. */
    paymentFault: Nullable(
      Type.Enum(['declined', 'cancelled', 'timed-out', 'unavailable', 'too-little', 'refunded']),
    ),
    /** Of a completed checkout. */
    orderNumber: Nullable(Type.String()),
  },
  { title: 'Checkout' },
);
export type Checkout = Static<typeof CheckoutSchema>;

/** What is absent stays as it is. Codes are the cart's; gift cards have calls of their own. */
export const CheckoutUpdateSchema = Type.Object(
  {
    delivery: Type.Optional(Type.Partial(CustomerInfoSchema, { additionalProperties: false })),
    billing: Type.Optional(Nullable(Type.Partial(CustomerInfoSchema, { additionalProperties: false }))),
    methodId: Type.Optional(Type.String({ maxLength: 120 })),
    giftMessage: Type.Optional(Type.String({ maxLength: MAX_GIFT_MESSAGE_LENGTH })),
    hasAcceptedTerms: Type.Optional(Type.Boolean()),
  },
  { title: 'CheckoutUpdate', additionalProperties: false },
);
export type CheckoutUpdate = Static<typeof CheckoutUpdateSchema>;

const GiftCardCodeSchema = Type.Object(
  { code: Type.String({ minLength: 1, maxLength: 60 }) },
  { title: 'GiftCardCode', additionalProperties: false },
);
const GiftCardRemovalSchema = Type.Object(
  { cardId: Id },
  { title: 'GiftCardRemoval', additionalProperties: false },
);
const CompletionSchema = Type.Object(
  { agreement: Type.String({ minLength: 1, maxLength: 100 }) },
  { title: 'CheckoutCompletion', additionalProperties: false },
);

export const CHECKOUT_ENDPOINTS = defineEndpoints('checkout', CHECKOUT_CALLS, {
  checkoutGet: {
    summary: "The checkout of the shopper's cart; begun where there is none",
    query: MarketQuery,
    response: CheckoutSchema,
  },
  checkoutUpdate: {
    summary: 'Fill in who buys, where the goods go and how',
    query: MarketQuery,
    body: CheckoutUpdateSchema,
    response: CheckoutSchema,
  },
  checkoutSetGiftCard: {
    summary: 'Pay with a gift card',
    query: MarketQuery,
    body: GiftCardCodeSchema,
    response: CheckoutSchema,
  },
  checkoutRemoveGiftCard: {
    summary: 'Do not pay with a gift card after all',
    query: MarketQuery,
    body: GiftCardRemovalSchema,
    response: CheckoutSchema,
  },
  checkoutComplete: {
    summary: 'Place the order as agreed to, or say what has changed or is missing, or where to pay',
    query: MarketQuery,
    body: CompletionSchema,
    response: CheckoutSchema,
  },
  checkoutCancel: {
    summary: 'End the checkout; the cart stays as it is',
    query: MarketQuery,
    response: CheckoutSchema,
  },
  checkoutOffers: {
    summary: 'Products offered at checkout',
    query: MarketQuery,
    response: Type.Object({ products: Type.Array(ProductSchema) }, { title: 'CheckoutOffers' }),
  },
});

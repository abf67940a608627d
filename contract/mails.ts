// Mails to shoppers: what each kind tells, and the border between the server, which sends them, and the build, which writes them.
import { type Static, type TSchema, Type } from 'typebox';
import type { ColorScheme } from '#contract/appearance-settings.ts';
import type { PageMarket } from '#contract/market.ts';
import { OrderSchema } from '#contract/orders.ts';
import { Decimal, Nullable } from '#contract/parameters.ts';
import type { ShopProfile } from '#contract/shop-profile.ts';

/** What is given back, and where it goes. */
const RefundedSchema = Type.Object({
  paymentValue: Decimal,
  giftCards: Type.Array(Type.Object({ hint: Type.String(), value: Decimal })),
});

/**
 * Why a payment became no order: its checkout has an order (`ordered`), the bag was another by then (`changed`), something was
 * not there any more (`unavailable`), or it was of another amount than asked for.
 */
const PaymentRefundReasonSchema = Type.Enum(['ordered', 'changed', 'unavailable', 'other-amount']);
export type PaymentRefundReason = Static<typeof PaymentRefundReasonSchema>;

const PiecesSchema = Type.Array(
  Type.Object({ orderRowId: Type.String(), quantity: Type.Integer({ minimum: 1 }) }),
);

/** By kind: what is stored with a mail until it is sent. */
export const MAIL_DOCS = {
  order: Type.Object({ order: OrderSchema }),
  /** One parcel: a part of the order, or all of it. */
  shipped: Type.Object({
    order: OrderSchema,
    carrier: Type.String(),
    trackingNumber: Type.String(),
    rows: PiecesSchema,
  }),
  cancelled: Type.Object({ order: OrderSchema, refunded: RefundedSchema }),
  /** Some of the order will not come: pieces of rows, and gift cards that were bought. */
  'cancelled-part': Type.Object({
    order: OrderSchema,
    rows: PiecesSchema,
    giftCards: Type.Array(Type.Object({ value: Decimal, recipientEmail: Type.String() })),
    refunded: RefundedSchema,
  }),
  refund: Type.Object({ order: OrderSchema, refunded: RefundedSchema }),
  /** Money that was received and became no order. */
  'payment-refund': Type.Object({
    value: Decimal,
    currency: Type.String(),
    reason: PaymentRefundReasonSchema,
  }),
  'gift-card': Type.Object({
    cardId: Type.String(),
    value: Decimal,
    currency: Type.String(),
    /** ms since 1970; null: never. */
    expiresAt: Nullable(Type.Integer()),
    /** Empty where the giver gave none. */
    senderName: Type.String(),
    message: Type.String(),
  }),
} as const satisfies Readonly<Record<string, TSchema>>;
export type MailKind = keyof typeof MAIL_DOCS;
export type MailDocs = { readonly [K in MailKind]: Static<(typeof MAIL_DOCS)[K]> };
export type MailContent = {
  [K in MailKind]: { readonly kind: K; readonly doc: MailDocs[K] };
}[MailKind];

/** What of the shop a mail shows. */
export interface MailShop {
  readonly profile: ShopProfile;
  /** `https://shop.example`; null: not known, and the mail has no links to the shop. */
  readonly origin: string | null;
  /** Each #rrggbb: mail programs know no other form. */
  readonly colors: { readonly light: ColorScheme; readonly dark: ColorScheme };
}
/** What the mail of a gift card tells; its code is as it is typed in, and stored nowhere. */
export type GiftCardMail = Omit<MailDocs['gift-card'], 'cardId'> & { readonly code: string };
/** As it is stored, but for the code, which is made when the mail is sent. */
export type SentMailContent =
  | Exclude<MailContent, { readonly kind: 'gift-card' }>
  | { readonly kind: 'gift-card'; readonly doc: GiftCardMail };
export type MailRequest = SentMailContent & { readonly market: PageMarket; readonly shop: MailShop };
export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}
export type RenderMail = (request: MailRequest) => RenderedMail | Promise<RenderedMail>;

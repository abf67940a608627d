// Gift cards as shoppers see them: what may be bought, what is in a cart, and what is left on one (GC-01, AP-08).
import { type Static, Type } from 'typebox';
import { EMAIL_PATTERN } from '#contract/email.ts';
import { defineEndpoints } from '#contract/endpoint.ts';
import { GIFT_CARD_CALLS } from '#contract/gift-cards.calls.ts';
import { MAX_GIFT_CARD_MESSAGE_LENGTH, MAX_GIFT_CARD_SENDER_LENGTH } from '#contract/gift-card-terms.ts';
import { Decimal, MarketQuery, Nullable } from '#contract/parameters.ts';

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'a date, 2026-12-24' });
const Email = Type.String({ maxLength: 200, pattern: EMAIL_PATTERN });

/** A gift card in a cart. Its message is told to the recipient alone. */
export const GiftCardRowSchema = Type.Object(
  {
    orderRowId: Type.String(),
    value: Decimal,
    /** Empty in a cart that is seen by a link. */
    recipientEmail: Type.String(),
    /** The day on which it is mailed; null: at once. */
    deliverOn: Nullable(Day),
  },
  { title: 'GiftCardRow' },
);
export type GiftCardRow = Static<typeof GiftCardRowSchema>;

export const AddGiftCardSchema = Type.Object(
  {
    /** One of the amounts of `/giftcard/settings`. */
    value: Type.Number({ minimum: 0, maximum: 1e9 }),
    recipientEmail: Email,
    /** Who gives it, as the recipient reads it. */
    senderName: Type.Optional(
      Type.String({ maxLength: MAX_GIFT_CARD_SENDER_LENGTH, pattern: '^[^\\u0000-\\u001f\\u007f]*$' }),
    ),
    message: Type.Optional(Type.String({ maxLength: MAX_GIFT_CARD_MESSAGE_LENGTH })),
    deliverOn: Type.Optional(Nullable(Day)),
  },
  { title: 'GiftCardAddition', additionalProperties: false },
);
export type AddGiftCard = Static<typeof AddGiftCardSchema>;

export const GiftCardSettingsSchema = Type.Object(
  {
    currency: Type.String(),
    /** Empty: no gift cards are sold in this currency. */
    amounts: Type.Array(Decimal),
    /** Null: a card that is bought now never expires. */
    validForMonths: Nullable(Type.Integer({ minimum: 1 })),
    maxMessageLength: Type.Integer(),
    /** How far ahead one may be delivered. */
    maxDaysAhead: Type.Integer(),
  },
  { title: 'GiftCardSettings' },
);
export type GiftCardSettings = Static<typeof GiftCardSettingsSchema>;

export const GiftCardBalanceSchema = Type.Object(
  {
    hint: Type.String({ description: 'the last characters of the code' }),
    currency: Type.String(),
    balanceValue: Decimal,
    /** ms since 1970; null: never. */
    expiresAt: Nullable(Type.Integer()),
  },
  { title: 'GiftCardBalance' },
);
export type GiftCardBalance = Static<typeof GiftCardBalanceSchema>;

export const GIFT_CARD_ENDPOINTS = defineEndpoints('gift cards', GIFT_CARD_CALLS, {
  giftCardSettings: {
    summary: 'Which gift cards can be bought in a market',
    query: MarketQuery,
    response: GiftCardSettingsSchema,
  },
  giftCardValidate: {
    summary: 'What is left on a gift card; one answer for a code that is wrong, spent, expired or blocked',
    query: MarketQuery,
    body: Type.Object(
      { code: Type.String({ minLength: 1, maxLength: 60 }) },
      { title: 'GiftCardCheck', additionalProperties: false },
    ),
    response: GiftCardBalanceSchema,
  },
});

// What a gift card that is bought may be, and the states of its page (GC-01); without schemas.

export const MAX_CART_GIFT_CARDS = 10;
export const MAX_GIFT_CARD_MESSAGE_LENGTH = 300;
export const MAX_GIFT_CARD_SENDER_LENGTH = 80;
/** How far ahead a gift card may be delivered. */
export const MAX_GIFT_CARD_DAYS_AHEAD = 365;

/** GC-01: what last became of a gift card that was to be bought or looked up. */
export const ERROR_ADD_TO_CART = 'ERROR_ADD_TO_CART';
export const ERROR_GIFT_CARD_CHECK = 'ERROR_GIFT_CARD_CHECK';
export const LOADING_GIFT_CARD_CHECK = 'LOADING_GIFT_CARD_CHECK';
export const SUCCESS_GIFT_CARD_CHECK = 'SUCCESS_GIFT_CARD_CHECK';
export type GiftCardStatus =
  | typeof ERROR_ADD_TO_CART
  | typeof ERROR_GIFT_CARD_CHECK
  | typeof LOADING_GIFT_CARD_CHECK
  | typeof SUCCESS_GIFT_CARD_CHECK;

// What a gift card that is bought may be, and the states of its page (GC-01); without schemas.

export const MAX_CART_GIFT_CARDS = 10;
export const MAX_GIFT_CARD_MESSAGE_LENGTH = 300;
export const MAX_GIFT_CARD_SENDER_LENGTH = 80;
/** How far ahead a gift card may be delivered. */
export const MAX_GIFT_CARD_DAYS_AHEAD = 365;

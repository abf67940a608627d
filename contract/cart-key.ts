// The cart key: a secret that a device makes before its first cart change, by which the server knows its cart.

/**
 * Sent with every call for the cart. The session cookie of a first change may be lost with its response, or two changes
 * may leave before either's response comes: both name the same cart by this key.
 */
export const CART_KEY_HEADER = 'cart-key';
/** At least 128 random bits. */
export const CART_KEY_PATTERN = /^[A-Za-z0-9_-]{22,64}$/;

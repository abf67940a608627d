// Discount codes as shoppers type them, and the one spelling in which they are stored and compared; without schemas.

/** Codes that a cart holds at most. */
export const MAX_CART_CODES = 5;
/** Characters of a code as it is typed. */
export const MAX_TYPED_CODE_LENGTH = 80;
/** In the spelling that is compared: letters and digits of any script, and `-`, `_`, `.` or `%` after the first. */
export const DISCOUNT_CODE_PATTERN = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._%-]{0,39}$/u;

/** Upper case without spaces and invisible characters; of what looks the same in several encodings one. */
export function normalizedCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{C}]+/gu, '')
    .normalize('NFKC');
}

/** Null: no code can be spelt like this. */
export function discountCodeOf(typed: string): string | null {
  const code = normalizedCode(typed);
  return DISCOUNT_CODE_PATTERN.test(code) ? code : null;
}

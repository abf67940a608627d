// A gift card's code: how it is made from random bytes, grouped for typing, and read however it was typed; without schemas.

/** Crockford's base 32: without I, L, O and U, so that no two look alike and hardly a word comes out. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 100 bits of randomness; 80 of them are unknown even to who has seen the hint. */
export const GIFT_CARD_CODE_LENGTH = 20;
const GROUP_LENGTH = 4;
const CODE_PATTERN = new RegExp(`^[${ALPHABET}]{${GIFT_CARD_CODE_LENGTH}}$`);

/** In the spelling that is compared, of as many random bytes as it has characters. */
export function giftCardCodeFrom(random: Uint8Array): string {
  // 256 is a multiple of 32: every character is equally likely.
  return Array.from(random, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** `7K2M-9QXR-…`: as it is shown. */
export function giftCardCodeInGroups(code: string): string {
  return code.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g'))?.join('-') ?? '';
}

/** The spelling that is compared: whatever case, spaces and hyphens, and O for 0. Null: no code can be spelt like this. */
export function giftCardCodeOf(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{C}\p{Pd}]+/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return CODE_PATTERN.test(code) ? code : null;
}

/** Names a card to who knows its code: the last characters. */
export function giftCardHintOf(code: string): string {
  return code.slice(-GROUP_LENGTH);
}

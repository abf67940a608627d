// What an e-mail address is, for all that ask for one and for the mail that is sent to it; without schemas.

/** No blank and no control character, and nothing that a header takes for the end of an address, a list or a comment. */
const CHARACTER = '[^\\s\\u0000-\\u001f\\u007f<>"(),:;@\\\\[\\]]';
const OF_A_HOST = '[^\\s\\u0000-\\u001f\\u007f<>"\'(),:;@\\\\[\\].]';
const NAME = `${CHARACTER}{1,64}`;

/**
 * Narrower than what mail allows, which includes quotes and comments: whom a mail is sent to, and who sends it. The host may be one
 * word, as where a shop is tried. A pattern with the flag `u`.
 */
export const MAIL_ADDRESS_PATTERN = `^${NAME}@${CHARACTER}{1,190}$`;
/** One that a shopper gives: its host has a dot. What it is beyond that only the mail itself can tell. */
export const EMAIL_PATTERN = `^${NAME}@(?=.{1,190}$)${OF_A_HOST}+(\\.${OF_A_HOST}+)+$`;

// What a piece of compact text is, by its first character; one from TEXT on is a text.

export const NULL = '!';
export const NUMBER = '#';
/** Followed by the number of a list of names, counted from 0 as they came. */
export const RECORD = '$';
/** Followed by its names: how many of their characters are those of the last record of the field, as of a text, and the rest. */
export const NEW_RECORD = '%';
/** Followed by its length. */
export const LIST = '*';
export const TRUE = '+';
export const FALSE = '-';
/** A text that shares no character with the last one of its field; each of the next characters says one more. */
export const TEXT = '0';
/** Of a number that is written as one character. */
export const ZERO_CODE = TEXT.charCodeAt(0);

/** How many values follow, each by the rule that its field had last; none: one. */
export const RUN = '.';
// Rules for the next value of a field.
/** It is the last one. */
export const SAME = '(';
/** It is the last one at this place of a list. */
export const SAME_PLACE = "'";
/** It is the one that followed the value before, when that was last before a value of this field. */
export const FOLLOWING = ')';
/**
 * It is part of a text of the HTML: of the one that is `by` texts after the one before, from the character `from` on (negative:
 * counted from its end), without the last `to` characters.
 */
export const IN_HTML = '&';
/** It is the last one without `from` characters, then what the piece says, then the last `to` of the value before. */
export const JOINED = ',';
/** Rules that take a value as it was, the usual first. */
export const REPEATING: readonly string[] = [SAME, SAME_PLACE, FOLLOWING];

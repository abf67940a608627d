// What looks like a secret or like personal data, wherever it stands: names of parameters, values, words of free text.
import { GIFT_CARD_CODE_LENGTH, giftCardCodeOf } from '#contract/gift-card-code.ts';

/** Names of secrets and persons, those of password, verification and cart links among them. */
const PRIVATE_NAME =
  /token|secret|passw|auth|signature|session|jwt|nonce|otp|e-?mail|phone|cart_?id|order_?id/i;
/** Names that are too short to be looked for inside of others. */
const PRIVATE_WORDS: ReadonlySet<string> = new Set(
  (
    't tk tok pw pwd pass pin puk otp totp mfa tan jwt jwe sid sig sign hmac hash csrf xsrf ticket cvc cvv cc card pan iban ssn ' +
    'tel mobile msisdn mail login user username saml jsessionid phpsessid bearer credential credentials apikey'
  ).split(' '),
);
/** Names that often are those of secrets too, though not among our own parameters. */
const SUSPICIOUS_NAME = /code|key(?!word)/i;
const JWT = String.raw`eyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?`;
/** Hexadecimal digests, UUIDs, signed tokens, and long runs of characters with a digit: nothing that a person types. */
const PRIVATE_VALUE = new RegExp(
  String.raw`^(?:[0-9a-f]{32,}|[0-9a-f]{8}-[0-9a-f-]{27}|(?=.*\d)[\w-]{24,}|${JWT})$`,
  'i',
);
/** Between the dots of a host. */
const LABEL = String.raw`[^\s@/?&=<>"'(),;:.%]+`;
/**
 * Of a long run before the sign only its end, and labels that end at the next sign: else looking at one takes the square of
 * its length, or more.
 */
const EMAIL = new RegExp(
  String.raw`[^\s@/?&=<>"'(),;:]{1,64}(?:@|%(?:25){0,4}40)(?:${LABEL}\.)+${LABEL}`,
  'gi',
);
/** Looked for once in a run of characters, and only in one that a dot ends, for the same reason. */
const JWT_IN_TEXT = new RegExp(String.raw`(?<![\w-])(?=[\w-]+\.[\w-])([\w-]*?)\b${JWT}`, 'g');
const BEARER = /\b(bearer)\s+[\w.~+/=-]{6,}/gi;
/** What follows may be a word: a basic hoodie. */
const BASIC = /\b(basic)\s+([\w+/-]{6,}={0,2})/gi;
/** Of providers of payments, code and clouds. */
const KEY_IN_TEXT = /\b(?:[srp]k_(?:live|test)_|gh[pousr]_|xox[abprs]-|AKIA|whsec_)[\w-]{8,}/g;
const CARD_IN_TEXT = /(?<![\w.])\d(?:[ -]?\d){12,18}(?![\w])/g;
const GROUPED_CARD = /(?<!\d)\d{4}[ -]\d{4}[ -]\d{4}[ -]\d{1,7}(?!\d)|(?<!\d)\d{4}[ -]\d{6}[ -]\d{5}(?!\d)/g;
/** Of a gift card of ours, as it is shown or typed. */
const GIFT_CARD = new RegExp(
  String.raw`(?<![\w-])(?:\w{${GIFT_CARD_CODE_LENGTH}}|\w{4}(?:[ -]\w{4}){${GIFT_CARD_CODE_LENGTH / 4 - 1}})(?![\w-])`,
  'g',
);
/** A code without so many digits is rarer than words that look like one. */
const MIN_GIFT_CARD_DIGITS = 3;
/** What a value is said to be: `pin=`, `password: `, `"token": `, the last also in a string of JSON. */
const NAME_OF_VALUE = /([\w.[\]-]{1,60})\\?["']?\s{0,4}[=:]\s{0,4}/g;
/** To the end of the line: they have several parts, and a scheme before them. */
const PRIVATE_HEADER = /^(?:set-?)?cookie2?$|authorization$/i;
const LINE = /[^\r\n]*/y;
/** A string, in a string of JSON too, to its end or, where it was cut off, to that of the text; or what stands without spaces. */
const VALUE = /(\\?["'])[^]*?(?:\1|$)|[^\s&;,"'<>\\]+/y;

/** Whether a parameter of this name is private whatever its value is. */
export function isPrivateName(name: string): boolean {
  return PRIVATE_NAME.test(name) || wordsOf(name).some((word) => PRIVATE_WORDS.has(word));
}

export function isSuspiciousName(name: string): boolean {
  return SUSPICIOUS_NAME.test(name);
}

/** `user[pw]` and `resetPin` as their words. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

export function isPrivateValue(value: string): boolean {
  return PRIVATE_VALUE.test(value) || withoutPersons(value) !== value;
}

/**
 * Whether a segment of a path is a secret or a mail address. Slugs are long and have numbers, too: they are words of small
 * letters, and a secret is none.
 */
export function isPrivateSegment(segment: string): boolean {
  if (withoutPersons(segment) !== segment) return true;
  if (/^(?:[0-9a-f]{32,}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22})$/i.test(segment)) return true;
  if (/^[\w-]{20,}$/.test(segment) && [/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(segment)))
    return true;
  return segment
    .split(/[-_.]/)
    .some((word) => word.length >= 16 && (word.match(/[a-z]\d/gi) ?? []).length > 2);
}

/** Segments after which a secret stands: `/reset/abc`. */
export function isBeforeSecret(segment: string): boolean {
  return /^(?:reset|reset-?password|password|verify|confirm|token|invite|magic|unsubscribe|activate|auth|session)$/i.test(
    segment,
  );
}

/** Without mail addresses, signed tokens, keys of services, and numbers of cards in groups: of ids, too. */
export function withoutPersons(text: string): string {
  return text
    .replace(EMAIL, '[e-mail]')
    .replace(JWT_IN_TEXT, '$1[token]')
    .replace(KEY_IN_TEXT, '[key]')
    .replace(GROUPED_CARD, (digits) => (isCard(digits) ? '[card]' : digits));
}

/** Free text, without its URLs: besides, every number of a card, codes of gift cards, and what is said to be a secret. */
export function withoutSecrets(text: string): string {
  return withoutNamedSecrets(
    withoutPersons(text)
      .replace(CARD_IN_TEXT, (digits) => (isCard(digits) ? '[card]' : digits))
      .replace(GIFT_CARD, (code) => (isGiftCard(code) ? '[gift card]' : code))
      .replace(BEARER, '$1 [token]')
      .replace(BASIC, (whole: string, scheme: string, value: string) =>
        isUserAndPassword(value) ? `${scheme} [token]` : whole,
      ),
  );
}

/** Without the values that have the name of a secret. A value that has none may be a name itself: `Error: pin=1`. */
function withoutNamedSecrets(text: string): string {
  let end = 0;
  let kept = '';
  for (const match of text.matchAll(NAME_OF_VALUE)) {
    const [whole, name = ''] = match;
    const start = match.index + whole.length;
    const isHeader = PRIVATE_HEADER.test(name);
    if (match.index < end || (!isHeader && !isPrivateName(name))) continue;
    const pattern = isHeader ? LINE : VALUE;
    pattern.lastIndex = start;
    const [value = ''] = pattern.exec(text) ?? [];
    if (value === '') continue;
    kept += `${text.slice(end, start)}[private]`;
    end = start + value.length;
  }
  return kept + text.slice(end);
}

/** Whether it is `user:password` in base64; few words of that alphabet are UTF-8 with a colon. */
function isUserAndPassword(value: string): boolean {
  try {
    const bytes = Uint8Array.from(bytesOfBase64(value) ?? '', (char) => char.charCodeAt(0));
    return /^\P{Cc}*:\P{Cc}*$/u.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

/** A character for each byte; in the alphabet of URLs, too. Null: it is no base64. */
export function bytesOfBase64(value: string): string | null {
  if (!/^[\w+/-]+={0,2}$/.test(value)) return null;
  try {
    return atob(value.replace(/-/g, '+').replace(/_/g, '/'));
  } catch {
    return null;
  }
}

function isGiftCard(text: string): boolean {
  return (
    (text.match(/\d/g)?.length ?? 0) >= MIN_GIFT_CARD_DIGITS &&
    /[a-z]/i.test(text) &&
    giftCardCodeOf(text) !== null
  );
}

/** By its check digit (Luhn) and its first one. */
function isCard(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (digits.length < 13 || !/^[2-6]/.test(digits)) return false;
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

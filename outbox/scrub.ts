// Takes what must not be told out of an event before it is stored: tokens and private parameters of addresses.

/** Names of parameters that carry a secret or a person; reset, verification and cart links among them. */
const PRIVATE_NAME =
  /token|secret|passw|auth|signature|session|jwt|nonce|otp|^code$|^key$|api_?key|e-?mail|phone|cart_?id|order_?id/i;
/** Long runs of letters and digits, and signed tokens: no word a person types looks like that. */
const PRIVATE_VALUE =
  /^(?:[0-9a-f]{32,}|[0-9a-f]{8}-[0-9a-f-]{27}|(?=.*\d)(?=.*[a-z])[\w-]{40,}|eyJ[\w-]+\.[\w-]+\.[\w-]*)$/i;
/** Our own parameters: query, sorting and filters hold base64 by design (UR-03). */
const PUBLIC_NAME = /^(?:query|sorting|f[a-z0-9-]*_|filter_)/i;
const URL_PATTERN = /\bhttps?:\/\/[^\s"'<>]+/gi;
const EMAIL_PATTERN = /[^\s@/?&=]+@[^\s@/?&=]+\.[^\s@/?&=]+/g;

/**
 * An address without its private parameters, its fragment and its user name. One that cannot be read keeps only what
 * stands before its question mark.
 */
export function scrubUrl(input: string): string {
  const bare = input.replace(/[?#].*$/s, '');
  const url = parse(input);
  if (url === undefined) return bare;
  url.hash = '';
  url.username = '';
  url.password = '';
  const isSecret = ([name, value]: [string, string]) => isPrivate(name, value);
  for (const [name] of [...url.searchParams].filter(isSecret)) url.searchParams.delete(name);
  return input.startsWith('/') ? url.pathname + url.search : url.href;
}

/** Free text with every address in it scrubbed, and e-mail addresses taken out. */
export function scrubText(text: string): string {
  return text.replace(URL_PATTERN, scrubUrl).replace(EMAIL_PATTERN, '[e-mail]');
}

function isPrivate(name: string, value: string): boolean {
  if (PRIVATE_NAME.test(name)) return true;
  return !PUBLIC_NAME.test(name) && (PRIVATE_VALUE.test(value) || value.match(EMAIL_PATTERN) !== null);
}

function parse(input: string): URL | undefined {
  try {
    return input.startsWith('/') ? new URL(input, 'https://shop.invalid') : new URL(input);
  } catch {
    return undefined;
  }
}

// Takes secrets and personal data out of tracking events: before they are stored on the device, and again where they arrive.

/** What an event says in URLs and in free text. */
interface ScrubbedFields {
  readonly url?: string | undefined;
  readonly document_referrer?: string | undefined;
  readonly detail?: string | undefined;
}

/** Parameter names of secrets and persons, those of password, verification and cart links among them. */
const PRIVATE_NAME =
  /token|secret|passw|auth|signature|session|jwt|nonce|otp|e-?mail|phone|cart_?id|order_?id/i;
/** Names that often are those of secrets too, though not among our own parameters. */
const SUSPICIOUS_NAME = /code|key(?!word)/i;
/** Hexadecimal digests, UUIDs, signed tokens, and long runs of characters with a digit: nothing that a person types. */
const PRIVATE_VALUE =
  /^(?:[0-9a-f]{32,}|[0-9a-f]{8}-[0-9a-f-]{27}|(?=.*\d)[\w-]{24,}|eyJ[\w-]+\.[\w-]+\.[\w-]*)$/i;
/** Our own parameters: query, sorting and filters, whose values are base64 by design (UR-03). */
const OWN_NAME = /^(?:query|sorting|f[a-z0-9-]*_|filter_)/i;
const URL_IN_TEXT = /\bhttps?:\/\/[^\s"'<>]+/gi;
const EMAIL = /[^\s@/?&=]+@[^\s@/?&=]+\.[^\s@/?&=]+/g;

/** The event with its URLs and its free text scrubbed; a URL that is none is left out. */
export function scrubEvent<E extends ScrubbedFields>(event: E): E {
  const { url, document_referrer: referrer, detail, ...rest } = event;
  const urls = { url: scrubOptional(url), document_referrer: scrubOptional(referrer) };
  const present = Object.entries(urls).filter(([, value]) => value !== undefined);
  return {
    ...rest,
    ...Object.fromEntries(present),
    ...(detail === undefined ? {} : { detail: scrubText(detail) }),
  } as E;
}

function scrubOptional(url: string | undefined): string | undefined {
  return url === undefined ? undefined : scrubUrl(url);
}

/**
 * The URL without private parameters, user info and fragment; undefined where it is neither http(s) nor a path. Of one that
 * cannot be parsed, only what stands before its query.
 */
export function scrubUrl(text: string): string | undefined {
  const isPath = text.startsWith('/');
  const url = parseUrl(text, isPath);
  if (url === undefined) return withoutQuery(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  url.hash = '';
  url.username = '';
  url.password = '';
  const names = [...url.searchParams].filter(([name, value]) => isPrivate(name, value));
  for (const [name] of names) url.searchParams.delete(name);
  return isPath ? url.pathname + url.search : url.href;
}

/** Free text with every URL in it scrubbed, and e-mail addresses taken out. */
export function scrubText(text: string): string {
  return text.replace(URL_IN_TEXT, (url) => scrubUrl(url) ?? '').replace(EMAIL, '[e-mail]');
}

function isPrivate(name: string, value: string): boolean {
  if (PRIVATE_NAME.test(name)) return true;
  if (OWN_NAME.test(name)) return false;
  return SUSPICIOUS_NAME.test(name) || PRIVATE_VALUE.test(value) || value.search(EMAIL) >= 0;
}

function parseUrl(text: string, isPath: boolean): URL | undefined {
  try {
    return isPath ? new URL(text, 'https://relative.invalid') : new URL(text);
  } catch {
    return undefined;
  }
}

function withoutQuery(text: string): string | undefined {
  const [start = ''] = text.split(/[?#]/);
  return /^(?:https?:\/)?\//i.test(start) ? start.replace(/\/\/[^/]*@/, '//') : undefined;
}

// Takes tokens out of addresses before they are stored: a reset link or a cart link in an event would be a key to it.

const SECRET_NAME = /token|password|passwd|secret|session|auth|code|cartid|email|key|signature/i;
/** Long runs of letters and digits without a word in them, as tokens are made of. */
const TOKEN_LIKE = /^(?=.*\d)[A-Za-z0-9_-]{24,}$|^[^@\s]+@[^@\s]+$/;
const REMOVED = 'removed';

/** The address with every token-like parameter, path segment and all user info replaced; what is no address is dropped. */
export function scrubUrl(text: string): string | undefined {
  const isRelative = text.startsWith('/');
  const url = URL.parse(text, 'http://relative.invalid');
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  url.username = '';
  url.password = '';
  for (const [name, value] of Array.from(url.searchParams)) {
    if (SECRET_NAME.test(name) || TOKEN_LIKE.test(value)) url.searchParams.set(name, REMOVED);
  }
  if (TOKEN_LIKE.test(url.hash.slice(1)) || SECRET_NAME.test(url.hash)) url.hash = '';
  return isRelative ? `${url.pathname}${url.search}${url.hash}` : url.href;
}

// Takes secrets and personal data out of tracking events: before they are stored on the device, and again where they arrive.
import {
  bytesOfBase64,
  isBeforeSecret,
  isPrivateName,
  isPrivateSegment,
  isPrivateValue,
  isSuspiciousName,
  withoutPersons,
  withoutSecrets,
} from '#contract/private-text.ts';
import { filterOf } from '#contract/url-state/filters.ts';

/** Of a filter's parameter: the key of its instance, then its field. */
const FILTER_NAME = /^f([A-Za-z0-9-]*)_(.+)$/;
const URL_IN_TEXT = /\bhttps?:\/\/[^\s"'<>]+/gi;
/** Where a URL may go on inside of a parameter, and that one inside of its own. */
const MAX_NESTED_URLS = 3;
/** How often a segment of a path may have been encoded. */
const MAX_ENCODINGS = 5;
/** A segment that is no secret, as most are, without a closer look: letters alone, fewer than any key of a service has. */
const PLAIN_SEGMENT = /^[a-z-]{0,11}$/i;
/** Of base64 that may hold a person: what is shorter holds too little. */
const MIN_HIDDEN_LENGTH = 8;
/** Fields that are URLs, those that a person or a foreign script may have filled with words, and those without any text. */
const URL_FIELDS: ReadonlySet<string> = new Set(['url', 'document_referrer']);
const WORD_FIELDS: ReadonlySet<string> = new Set([
  'detail',
  'error_type',
  'click_location',
  'ab_test_group',
  'recommendation_type',
  'categoryName',
  'contactId',
]);

/** The event with its URLs and its texts scrubbed; a URL that is none is left out. Ids lose mail addresses and tokens alone. */
export function scrubEvent<E extends object>(event: E): E {
  const scrubbed = Object.entries(event).map(([name, value]) => [name, scrubField(name, value)] as const);
  return Object.fromEntries(scrubbed.filter(([, value]) => value !== undefined)) as E;
}

function scrubField(name: string, value: unknown): unknown {
  if (typeof value === 'string') {
    if (URL_FIELDS.has(name)) return scrubUrl(value);
    // There to find the bag again (docs/events.md).
    if (name === 'cartUrl') return scrubbedUrl(value, 0, true) ?? '';
    return WORD_FIELDS.has(name) ? scrubText(value) : withoutPersons(value);
  }
  if (Array.isArray(value)) return value.map((item) => scrubField(name, item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [withoutPersons(key), scrubField(key, inner)]),
  );
}

/**
 * The URL without private parameters, user info and fragment, and with `private` for secrets of its path; undefined where it
 * is neither http(s) nor a path. Of one that cannot be parsed, only what stands before its query.
 */
export function scrubUrl(text: string): string | undefined {
  return scrubbedUrl(text, 0, false);
}

function scrubbedUrl(text: string, depth: number, keepsCart: boolean): string | undefined {
  const isPath = text.startsWith('/');
  const url = parseUrl(text, isPath);
  if (url === undefined) return withoutQuery(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  url.hash = '';
  url.username = '';
  url.password = '';
  url.pathname = scrubPath(url.pathname);
  url.search = scrubQuery(url.search.slice(1), depth, keepsCart);
  return isPath ? url.pathname + url.search : url.href;
}

/** Every other parameter stays character by character. */
function scrubQuery(query: string, depth: number, keepsCart: boolean): string {
  const kept = query.split(/(?=[&;])/).flatMap((part) => {
    const sign = /^[&;]/.test(part) ? part.charAt(0) : '';
    const [name = '', ...rest] = part.slice(sign.length).split('=');
    const value = rest.join('=');
    const scrubbed = scrubValue(decoded(name), decoded(value), depth, keepsCart);
    if (scrubbed === undefined) return [];
    return scrubbed === null ? [part] : [`${sign}${name}=${encodeURIComponent(scrubbed)}`];
  });
  return kept.join('').replace(/^[&;]/, '');
}

/** Null: as it is; undefined: it goes. */
function scrubValue(
  name: string,
  value: string,
  depth: number,
  keepsCart: boolean,
): string | null | undefined {
  if (keepsCart && /^cart_?id$/i.test(name)) return null;
  if (withoutPersons(name) !== name) return undefined;
  if (isOwn(name, value)) return withoutSecrets(value) === value && !hidesPerson(value) ? null : undefined;
  if (isPrivateName(name) || isSuspiciousName(name) || isPrivateValue(value)) return undefined;
  if (/^(?:https?:)?\//i.test(value)) {
    const inner = depth < MAX_NESTED_URLS ? scrubbedUrl(value, depth + 1, false) : undefined;
    return inner === value ? null : inner;
  }
  if (hidesPerson(value) || withoutSecrets(value) !== value) return undefined;
  // Encoded more than once.
  const again = /%[0-9a-f]{2}/i.test(value) ? decoded(value) : value;
  if (again === value) return null;
  return depth < MAX_NESTED_URLS ? scrubValue(name, again, depth + 1, keepsCart) : undefined;
}

/**
 * Query, sorting, and a filter whose value we could have written: base64 by design (UR-03), in which a secret can't be told by
 * its form. Its field may be named after a code, not after a person or a secret.
 */
function isOwn(name: string, value: string): boolean {
  if (name === 'query' || name === 'sorting') return true;
  const [, key = '', field = ''] = FILTER_NAME.exec(name) ?? [];
  return field !== '' && !isPrivateName(field) && filterOf(name, value, key) !== undefined;
}

/** In base64. */
function hidesPerson(value: string): boolean {
  const text = value.length < MIN_HIDDEN_LENGTH ? null : bytesOfBase64(value);
  return text !== null && withoutSecrets(text) !== text;
}

function scrubPath(path: string): string {
  const segments = path.split('/');
  const plain = segments.map(decodedFully);
  return segments
    .map((segment, at) => {
      const text = plain[at] ?? '';
      const follows = isBeforeSecret(plain[at - 1] ?? '') && text !== '';
      if (!follows && PLAIN_SEGMENT.test(text)) return segment;
      if (follows || isPrivateSegment(text) || withoutSecrets(text) !== text) return 'private';
      // `;jsessionid=…`
      return text.includes(';') ? (segment.split(/;|%(?:25)*3b/i)[0] ?? '') : segment;
    })
    .join('/');
}

/** Free text with every URL in it scrubbed, and mail addresses, numbers of cards and secrets taken out. */
export function scrubText(text: string): string {
  let end = 0;
  let scrubbed = '';
  for (const match of text.matchAll(URL_IN_TEXT)) {
    scrubbed += withoutSecrets(text.slice(end, match.index)) + (scrubUrl(match[0]) ?? '');
    end = match.index + match[0].length;
  }
  return scrubbed + withoutSecrets(text.slice(end));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** Also what was encoded more than once. */
function decodedFully(text: string): string {
  let plain = text;
  for (let round = 0; round < MAX_ENCODINGS && /%[0-9a-f]{2}/i.test(plain); round += 1)
    plain = decoded(plain);
  return plain;
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
  return /^(?:https?:\/)?\//i.test(start)
    ? withoutSecrets(
        start
          .replace(/\/\/[^/]*@/, '//')
          .replace(/[^/]{20,}/g, (part) => (isPrivateSegment(part) ? 'private' : part)),
      )
    : undefined;
}

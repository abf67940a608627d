// One filter value as the text of a URL parameter, and back (UR-03).
import type { FilterOperatorName } from '#contract/facets.ts';
import type { FilterDataValue } from '#contract/filters.ts';

/** Between the items of a list. A low quotation mark, not a comma; an item that holds it makes the value base64. */
const ITEM_END = '\u201A';
/** After every path of a hierarchical value. */
const PATH_END = '\u2023';
/** Begins a list of paths whose texts are all simple, and each of its paths; see `shortPathsText`. */
const SHORT_PATH = '~';
/** Between the segments of such a path. */
const SHORT_STEP = '.';
const SHORT_SEGMENT = /^[\da-z][\w-]*$/i;
/** Operators whose value is a pair of numbers; that of the others is anything else. */
const TAKES_PAIR: Readonly<Record<FilterOperatorName, boolean>> = {
  eq: false,
  neq: false,
  in: false,
  nin: false,
  leq: false,
  geq: false,
  inrange: true,
};
const EMPTY_ITEM = '0\uFE0F\u20E3';
/** `min-max`; each side may be negative or have an exponent. */
const RANGE = /^(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)-(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/;

/** The bounds of DA-13's value; what is larger is neither written nor read. */
const MAX_TEXT_LENGTH = 200;
const MAX_ITEMS = 200;
const MAX_PATH_LENGTH = 10;

/**
 * The text for a value; undefined when a URL can't hold it: a number that is not finite, a range that is
 * not a pair of numbers, more items or longer texts than a filter may have. -0 is written as 0.
 */
export function encodeValue(op: FilterOperatorName, data: unknown): string | undefined {
  if (!isFilterValue(op, data)) return undefined;
  if (typeof data === 'boolean') return data ? '1' : '0';
  if (Array.isArray(data)) {
    if (TAKES_PAIR[op]) return data.map(String).join('-');
    if (isPlainList(data)) return data.map(itemText).join(ITEM_END) + (data.length === 1 ? ITEM_END : '');
    if (data.length > 0 && data.every((path) => Array.isArray(path) && isPlainList(path)))
      return (
        shortPathsText(data) ?? data.map((path) => path.map(itemText).join(ITEM_END) + PATH_END).join('')
      );
  }
  return toBase64(JSON.stringify(data));
}

/** The value of a text; undefined for a text that no value of this operator has. Never throws. */
export function decodeValue(op: FilterOperatorName, text: string): FilterDataValue | undefined {
  const data = readValue(op, text);
  return isFilterValue(op, data) ? data : undefined;
}

function readValue(op: FilterOperatorName, text: string): unknown {
  if (text === '') return undefined;
  if (TAKES_PAIR[op]) {
    const pair = RANGE.exec(text);
    if (pair !== null) return [Number(pair[1]), Number(pair[2])];
  }
  if (text === '1') return true;
  if (text === '0') return false;
  if (text.endsWith(PATH_END)) return text.slice(0, -1).split(PATH_END).map(itemsOf);
  if (text.includes(ITEM_END)) return itemsOf(text.endsWith(ITEM_END) ? text.slice(0, -1) : text);
  // Not before the others: the text of a list may begin with any sign.
  if (text.startsWith(SHORT_PATH)) return shortPathsOf(text);
  return fromBase64(text);
}

/**
 * Paths of ids in signs that no URL encodes: `~women.-jackets.-parkas~~~-vests` is women › women-jackets › women-parkas and
 * women › women-jackets › women-vests. A path shares as many segments with the one before it as it has tildes after its
 * first, and a hyphen stands for its first segment. Undefined: not all are ids.
 */
function shortPathsText(paths: readonly (readonly string[])[]): string | undefined {
  if (!paths.every((path) => path.every((segment) => SHORT_SEGMENT.test(segment)))) return undefined;
  let before: readonly string[] = [];
  let text = '';
  for (const path of paths) {
    const [first = ''] = path;
    let kept = 0;
    while (kept < path.length - 1 && path[kept] === before[kept]) kept += 1;
    const rest = path
      .slice(kept)
      .map((segment, at) =>
        kept + at > 0 && segment.startsWith(`${first}-`) ? segment.slice(first.length) : segment,
      );
    text += SHORT_PATH.repeat(kept + 1) + rest.join(SHORT_STEP);
    before = path;
  }
  return text;
}

/** Undefined for a text that `shortPathsText` does not write. */
function shortPathsOf(text: string): string[][] | undefined {
  const paths: string[][] = [];
  for (const [, signs = '', rest = ''] of text.matchAll(/(~+)([^~]*)/g)) {
    const path = (paths.at(-1) ?? []).slice(0, signs.length - 1);
    if (path.length < signs.length - 1) return undefined;
    for (const segment of rest.split(SHORT_STEP)) {
      const whole = segment.startsWith('-') ? `${path[0] ?? ''}${segment}` : segment;
      if (!SHORT_SEGMENT.test(whole)) return undefined;
      path.push(whole);
    }
    paths.push(path);
  }
  return paths;
}

function itemsOf(text: string): string[] {
  return text.split(ITEM_END).map((item) => (item === EMPTY_ITEM ? '' : item));
}

function itemText(item: string): string {
  return item === '' ? EMPTY_ITEM : item;
}

/** Texts that can stand between separators as they are; lone surrogates would not survive a URL. */
function isPlainList(items: readonly unknown[]): items is string[] {
  return (
    items.length > 0 &&
    items.every(
      (item) =>
        typeof item === 'string' &&
        item !== EMPTY_ITEM &&
        item.isWellFormed() &&
        !item.includes(ITEM_END) &&
        !item.includes(PATH_END),
    )
  );
}

function isFilterValue(op: FilterOperatorName, data: unknown): data is FilterDataValue {
  if (TAKES_PAIR[op]) return Array.isArray(data) && data.length === 2 && data.every(isFinite);
  if (typeof data === 'boolean' || isFinite(data) || isText(data)) return true;
  if (!Array.isArray(data) || data.length > MAX_ITEMS) return false;
  return data.every((item) => isText(item) || isFinite(item) || isPath(item));
}

function isPath(value: unknown): boolean {
  return Array.isArray(value) && value.length <= MAX_PATH_LENGTH && value.every(isText);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= MAX_TEXT_LENGTH;
}

function isFinite(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value);
}

function toBase64(text: string): string {
  let binary = '';
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** A `+` that some mailer or form turned into a space is read as the `+` it was. */
function fromBase64(text: string): unknown {
  try {
    const binary = atob(text.replaceAll(' ', '+'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

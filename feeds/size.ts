// Sizes in one spelling, and the size or colour that a title ends with.
import { ONE_SIZE } from '#contract/limits.ts';

/** In characters; of a longer one each option is shortened. */
export const MAX_SIZE = 60;
const ONE_SIZE_NAMES =
  /^(?:one[ -]?size(?: fits (?:all|most))?|os|o\/s|uni(?:size)?|en storlek|einheitsgr(?:ö|oe)(?:ß|ss)e|talla [uú]nica|[uú]nica|default(?: title)?|один размер|프리 ?(?:사이즈)?|free ?size)$/iu;
const LETTER_SIZES = /^(?:x{0,4}[sl]|[2-6]xl|[2-4]xs|m)(?:\s*[/-]\s*(?:x{0,4}[sl]|[2-6]xl|m))?$/i;

/** "xs" and "XS" are one size; '' and names of a single size are ONE_SIZE. Other sizes stay as the feed writes them. */
export function readSize(text: string): string {
  const size = shortened(text.replace(/\s+/g, ' ').trim());
  if (size === '' || ONE_SIZE_NAMES.test(size)) return ONE_SIZE;
  return LETTER_SIZES.test(size) ? size.toUpperCase().replace(/\s*([/-])\s*/, '$1') : size;
}

const WORD_FOR_SIZE = '(?:sizes?|storlek|stl|str|gr(?:ö|oe)(?:ß|ss)e|gr\\.|talla|размер|사이즈)';
/** "42", "42,5", "38-40", "104/110", "75B", "W32", "XS/S", "small". */
const SIZE_AFTER_WORD =
  '(?:\\p{L}{0,2}\\d{1,3}(?:[.,]\\d)?\\p{L}{0,2}(?:[/-]\\d{1,3}(?:[.,]\\d)?)?|x{0,4}[sl](?:/x{0,4}[sl])?|m(?:/l)?|s/m|[2-6]xl|[2-4]xs|x{0,2}-?(?:small|large)|medium)';
const TITLE_SIZE_SUFFIX = new RegExp(
  `(?:^|[\\s,(/|–-])(?:${WORD_FOR_SIZE}(?!\\p{L})[.\\s:]*(${SIZE_AFTER_WORD})|((?:x{1,4}[sl]|[2-6]xl|[sml])(?=\\s*\\)?$)))\\s*\\)?$`,
  'iu',
);

/**
 * The size that a title ends with, and the title without it: "Trail jacket - XL", "Boot, size 42". A single letter counts only
 * after a separator, since "Type S" is a name. What follows a word for size must look like one: "Queen size bed" is a name.
 */
export function sizeInTitle(title: string): { readonly title: string; readonly size: string } {
  const found = TITLE_SIZE_SUFFIX.exec(title);
  const size = found?.[1] ?? found?.[2] ?? '';
  if (found === null || size === '') return { title, size: '' };
  const isBare = found[1] === undefined;
  if (isBare && !/[,(/|–-]\s*$/.test(title.slice(0, title.length - found[0].length + 1))) {
    const before = title.slice(0, found.index).trimEnd();
    if (!/[,(/|–-]$/.test(before)) return { title, size: '' };
  }
  const bare = trimEnd(title.slice(0, found.index));
  return bare === '' ? { title, size: '' } : { title: bare, size };
}

/** The title without a size and a colour at its end that the feed also gives in fields of their own. */
export function stripTitleSuffixes(title: string, ...suffixes: readonly string[]): string {
  let bare = title;
  for (let before = ''; before !== bare; ) {
    before = bare;
    for (const suffix of suffixes) {
      const end = bare.toLowerCase().replace(/\)$/, '');
      const tail = suffix.trim().toLowerCase();
      if (tail === '' || !end.endsWith(tail)) continue;
      const rest = bare.slice(0, end.length - tail.length);
      if (/[\s,(/|–-]$/.test(rest) && /[,(/|–-]\s*$/.test(rest) && trimEnd(rest) !== '') bare = trimEnd(rest);
    }
  }
  return bare;
}

function trimEnd(text: string): string {
  return text.replace(/[\s,(/|:–-]+$/, '');
}

/** Each of a size's options gives up what it has above its share, so that none of them is gone: "57 / Axle mou… / Right". */
function shortened(size: string): string {
  if (size.length <= MAX_SIZE) return size;
  const options = size.split(' / ');
  let room = MAX_SIZE - 3 * (options.length - 1);
  const lengths = new Map<number, number>();
  const byLength = options.map((_, at) => at).sort((a, b) => lengthAt(a) - lengthAt(b));
  for (const [done, at] of byLength.entries()) {
    const share = Math.floor(room / (options.length - done));
    lengths.set(at, Math.min(lengthAt(at), share));
    room -= lengths.get(at) ?? 0;
  }
  return options
    .map((option, at) => cut(option, lengths.get(at) ?? 0))
    .join(' / ')
    .slice(0, MAX_SIZE);

  function lengthAt(at: number): number {
    return options[at]?.length ?? 0;
  }
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, Math.max(0, length - 1)).trimEnd()}…`;
}

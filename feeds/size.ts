// Sizes in one spelling, and the size or colour that a title ends with.
import { ONE_SIZE } from '#contract/limits.ts';

const ONE_SIZE_NAMES =
  /^(?:one[ -]?size(?: fits (?:all|most))?|os|o\/s|uni(?:size)?|en storlek|einheitsgr(?:ö|oe)(?:ß|ss)e|talla [uú]nica|[uú]nica|default(?: title)?|один размер|프리 ?(?:사이즈)?|free ?size)$/iu;
const LETTER_SIZES = /^(?:x{0,4}[sl]|[2-6]xl|[2-4]xs|m)(?:\s*[/-]\s*(?:x{0,4}[sl]|[2-6]xl|m))?$/i;

/** "xs" and "XS" are one size; '' and names of a single size are ONE_SIZE. Other sizes stay as the feed writes them. */
export function readSize(text: string): string {
  const size = text.replace(/\s+/g, ' ').trim().slice(0, 60);
  if (size === '' || ONE_SIZE_NAMES.test(size)) return ONE_SIZE;
  return LETTER_SIZES.test(size) ? size.toUpperCase().replace(/\s*([/-])\s*/, '$1') : size;
}

const WORD_FOR_SIZE = '(?:size|sizes|storlek|stl\\.?|str\\.?|gr(?:ö|oe)(?:ß|ss)e|gr\\.|talla|размер|사이즈)';
const TITLE_SIZE_SUFFIX = new RegExp(
  `(?:^|[\\s,(/|–-])(?:${WORD_FOR_SIZE}[\\s:]*([\\p{L}\\d.,/-]{1,8})|((?:x{1,4}[sl]|[2-6]xl|[sml])(?=\\s*\\)?$)))\\s*\\)?$`,
  'iu',
);

/**
 * The size that a title ends with, and the title without it: "Trail jacket - XL", "Boot, size 42". A single letter counts only
 * after a separator, since "Type S" is a name.
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

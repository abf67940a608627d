// Canonical size names, and sizes mentioned in queries: XXL for 2XL and xx-large, 42 for EU 42.
import { normalise } from '#engine/text/fold.ts';
import { COMMON_UNITS } from '#engine/text/units.ts';
import { tokenize } from '#engine/text/tokenizer.ts';

/** Query words that name a size. */
export interface SizeMention {
  /** Word indexes, `to` exclusive. */
  readonly from: number;
  readonly to: number;
  /** Possible canonical names; never empty. */
  readonly ids: readonly string[];
  /** Cannot mean anything else: "size 42", "xl", "w32 l34"; but not a bare 42 or m. */
  readonly isUnambiguous: boolean;
}

/** Of all languages together, as shoppers mix them. */
const SIZE_WORDS = new Set(
  'size sizes sz storlek storlekar strl stl größe grösse grössen groesse gr str 사이즈 호'.split(' '),
);
const ONE_SIZE =
  /^(?:os|one ?size(?: fits (?:all|most))?|osfa|en ?storlek|einheitsgrösse|free ?size|프리 ?사이즈)$/u;
const LETTER_SIZES: ReadonlyMap<string, string> = new Map([
  ['s', 'S'],
  ['small', 'S'],
  ['m', 'M'],
  ['med', 'M'],
  ['medium', 'M'],
  ['l', 'L'],
  ['large', 'L'],
]);
/** Prefix of canonical names by region; European sizes have none. */
const REGIONS: ReadonlyMap<string, string> = new Map([
  ['eu', ''],
  ['eur', ''],
  ['us', 'US '],
  ['uk', 'UK '],
  ['jp', 'JP '],
  ['kr', 'KR '],
]);
const NUMBER = /^\d{1,3}(?:\.\d+)?$/u;
/** Range in which a bare number of a query may be a size: shoes, clothes, children's heights. */
const MIN_SIZE = 16;
const MAX_SIZE = 200;
const MAX_WORDS = 4;
/** Names with an X, a region, W and L, or ONE. */
const UNAMBIGUOUS = /X|^[A-Z]{2} |^W\d|^ONE$/u;

/** The canonical name of a size; the normalised text if it is not recognised. */
export function canonicalSize(size: string): string {
  const words = tokenize(size).map(({ text }) => text);
  const whole = readSize(words);
  if (whole !== undefined) return whole;
  return words.length === 0 ? normalise(size).trim() : words.join(' ');
}

/** Sizes mentioned in a query, left to right, without overlap. `words` are token texts. */
export function sizesInQuery(words: readonly string[]): SizeMention[] {
  const mentions: SizeMention[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const size = sizeAt(words, at);
    if (size === undefined) continue;
    mentions.push(size);
    at = size.to - 1;
  }
  return mentions;
}

function sizeAt(words: readonly string[], from: number): SizeMention | undefined {
  const hasSizeWordBefore = SIZE_WORDS.has(words[from]!);
  const start = hasSizeWordBefore ? from + 1 : from;
  for (let end = Math.min(words.length, start + MAX_WORDS); end > start; end -= 1) {
    const id = readSize(words.slice(start, end));
    if (id === undefined) continue;
    // In Korean the size word follows: "42호", "XL사이즈".
    const hasSizeWordAfter = !hasSizeWordBefore && SIZE_WORDS.has(words[end] ?? '');
    const isExplicit = hasSizeWordBefore || hasSizeWordAfter || REGIONS.has(words[start]!);
    if (!isExplicit && !isLikely(id, words[start - 1])) return undefined;
    return {
      from,
      to: hasSizeWordAfter ? end + 1 : end,
      ids: idsOf(id),
      isUnambiguous: isExplicit || UNAMBIGUOUS.test(id),
    };
  }
  return undefined;
}

/** A single letter after a number is a unit; very small and large numbers are no sizes. */
function isLikely(id: string, previous: string | undefined): boolean {
  if (/^[SML]$/u.test(id)) return !NUMBER.test(previous ?? '');
  return id.split('-').every((number) => !NUMBER.test(number) || isLikelyNumber(Number(number)));
}

/** "32/34" may be waist and leg (W32 L34), or a double size. */
function idsOf(id: string): string[] {
  const [, waist, leg] = /^(\d{2})-(\d{2})$/u.exec(id) ?? [];
  return waist === undefined ? [id] : [id, `W${waist} L${leg}`];
}

function isLikelyNumber(number: number): boolean {
  return number >= MIN_SIZE && number <= MAX_SIZE;
}

/** The canonical size that the words form together, if any. */
function readSize(words: readonly string[]): string | undefined {
  const text = words.join(' ');
  if (ONE_SIZE.test(text)) return 'ONE';
  const letters = readLetters(words);
  if (letters !== undefined) return letters;
  const trousers = /^w ?(\d{2}) ?(?:x ?)?l ?(\d{2})$/u.exec(text);
  if (trousers !== null) return `W${trousers[1]} L${trousers[2]}`;
  const measure = /^(\d+(?:\.\d+)?)(?: ?x? ?(\d+(?:\.\d+)?))? ?(\p{L}+)$/u.exec(text);
  if (measure !== null) {
    const [, first, second, name = ''] = measure;
    const unit = COMMON_UNITS.get(name);
    return unit === undefined ? undefined : [first, second].filter(Boolean).join('-') + unit;
  }
  return readNumbers(text);
}

/** One or two numbers, with an optional region. */
function readNumbers(text: string): string | undefined {
  const match = /^(?:(eu|eur|us|uk|jp|kr) ?)?(\d{1,3}(?:\.\d+)?)(?: (\d{1,3}(?:\.\d+)?))?$/u.exec(text);
  if (match === null) return undefined;
  const [, region = '', first, second] = match;
  return (REGIONS.get(region) ?? '') + [first, second].filter(Boolean).join('-');
}

/** S to 6XL as letters or words, or two of them: "s m" is S/M. A number without an X is none: "1l" is a litre. */
function readLetters(words: readonly string[]): string | undefined {
  const sizes: string[] = [];
  let extra = 0;
  for (const word of words) {
    const prefix = /^(?:(x+)|(\d)x|(extra))$/u.exec(word);
    if (prefix !== null) {
      extra += prefix[1]?.length ?? Number(prefix[2] ?? 1);
      continue;
    }
    const whole = /^(?:(x+)|(\d)x)?(s|m|l|small|large|medium)$/u.exec(word);
    const letter = LETTER_SIZES.get(whole?.[3] ?? word);
    if (letter === undefined) return undefined;
    const xCount = extra + (whole?.[1]?.length ?? Number(whole?.[2] ?? 0));
    if (xCount > 6 || (letter === 'M' && xCount > 0)) return undefined;
    sizes.push('X'.repeat(xCount) + letter);
    extra = 0;
  }
  return extra === 0 && sizes.length > 0 && sizes.length <= 2 ? sizes.join('/') : undefined;
}

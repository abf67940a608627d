// Sizes under one name each, however a catalogue or a shopper writes them: XXL for 2XL and xx-large, 42 for EU 42.
import { normalise } from '#engine/text/fold.ts';
import { COMMON_UNITS } from '#engine/text/units.ts';
import { tokenize } from '#engine/text/tokenizer.ts';

/** Words of a query that name a size. */
export interface SizeMention {
  /** Numbers of the words, `to` not included. */
  readonly from: number;
  readonly to: number;
  /** The names it may have in a catalogue; never empty. */
  readonly ids: readonly string[];
  /** It can be nothing else: "size 42", "xl", "w32 l34"; not a bare 42 or an m. */
  readonly isUnambiguous: boolean;
}

/** In the languages of the shop, for shoppers mix them. */
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
/** Sizes of shoes and clothes on the continent have no region before them; other regions count otherwise. */
const REGIONS: ReadonlyMap<string, string> = new Map([
  ['eu', ''],
  ['eur', ''],
  ['us', 'US '],
  ['uk', 'UK '],
  ['jp', 'JP '],
  ['kr', 'KR '],
]);
const NUMBER = /^\d{1,3}(?:\.\d+)?$/u;
/** What a bare number of a query must be to be taken for a size: shoes, clothes, heights of children. */
const MIN_SIZE = 16;
const MAX_SIZE = 200;
const MAX_WORDS = 4;
/** With an X, a region, W and L, or for all: nothing else is written so. */
const UNAMBIGUOUS = /X|^[A-Z]{2} |^W\d|^ONE$/u;

/** The name of a size as a catalogue writes it; the size in comparable form when it is none that is known. */
export function canonicalSize(size: string): string {
  const words = tokenize(size).map(({ text }) => text);
  const whole = readSize(words);
  if (whole !== undefined) return whole;
  return words.length === 0 ? normalise(size).trim() : words.join(' ');
}

/** The words that name sizes, from left to right, without overlap. `words` are a query's, as wordsOf() gives them. */
export function sizesInQuery(words: readonly string[]): SizeMention[] {
  const found: SizeMention[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const size = sizeAt(words, at);
    if (size === undefined) continue;
    found.push(size);
    at = size.to - 1;
  }
  return found;
}

function sizeAt(words: readonly string[], from: number): SizeMention | undefined {
  const isNamed = SIZE_WORDS.has(words[from]!);
  const start = isNamed ? from + 1 : from;
  for (let end = Math.min(words.length, start + MAX_WORDS); end > start; end -= 1) {
    const id = readSize(words.slice(start, end));
    if (id === undefined) continue;
    // "42호", "XL사이즈": in Korean the word follows.
    const isFollowed = !isNamed && SIZE_WORDS.has(words[end] ?? '');
    const isSaid = isNamed || isFollowed || REGIONS.has(words[start]!);
    if (!isSaid && !isLikely(id, words[start - 1])) return undefined;
    return {
      from,
      to: isFollowed ? end + 1 : end,
      ids: idsOf(id),
      isUnambiguous: isSaid || UNAMBIGUOUS.test(id),
    };
  }
  return undefined;
}

/** A single letter after a number is a unit, and small or large numbers are no sizes. */
function isLikely(id: string, before: string | undefined): boolean {
  if (/^[SML]$/u.test(id)) return !NUMBER.test(before ?? '');
  return id.split('-').every((number) => !NUMBER.test(number) || isLikelyNumber(Number(number)));
}

/** "32/34" is W32 L34 of trousers, or a size for both. */
function idsOf(id: string): string[] {
  const [, waist, leg] = /^(\d{2})-(\d{2})$/u.exec(id) ?? [];
  return waist === undefined ? [id] : [id, `W${waist} L${leg}`];
}

function isLikelyNumber(number: number): boolean {
  return number >= MIN_SIZE && number <= MAX_SIZE;
}

/** The name of the size that all of these words make, if they do. */
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

/** One or two numbers, with a region before them or without. */
function readNumbers(text: string): string | undefined {
  const match = /^(?:(eu|eur|us|uk|jp|kr) ?)?(\d{1,3}(?:\.\d+)?)(?: (\d{1,3}(?:\.\d+)?))?$/u.exec(text);
  if (match === null) return undefined;
  const [, region = '', first, second] = match;
  return (REGIONS.get(region) ?? '') + [first, second].filter(Boolean).join('-');
}

/** S to 6XL by letters or words, and two of them: "s m" is S/M. */
function readLetters(words: readonly string[]): string | undefined {
  const sizes: string[] = [];
  let extra = 0;
  for (const word of words) {
    const opening = /^(?:(x+)|(\d)x|(extra))$/u.exec(word);
    if (opening !== null) {
      extra += opening[1]?.length ?? Number(opening[2] ?? 1);
      continue;
    }
    const whole = /^(?:(x+)|(\d)x?)?(s|m|l|small|large|medium)$/u.exec(word);
    const letter = LETTER_SIZES.get(whole?.[3] ?? word);
    if (letter === undefined) return undefined;
    const times = extra + (whole?.[1]?.length ?? Number(whole?.[2] ?? 0));
    if (times > 6 || (letter === 'M' && times > 0)) return undefined;
    sizes.push('X'.repeat(times) + letter);
    extra = 0;
  }
  return extra === 0 && sizes.length > 0 && sizes.length <= 2 ? sizes.join('/') : undefined;
}
